import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { CircleAlert, Inbox, RotateCcw, SearchX, WifiOff } from "lucide-react";
import { useIsLost } from "./page-answer.ts";
import { Button } from "./Button.tsx";
import styles from "./States.module.css";

interface StateProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Tile({ icon, failed = false, title, text, children }: StateProps & { icon: ReactNode; failed?: boolean }) {
  return (
    <div className={styles.state} role={failed ? "alert" : undefined}>
      <span className={styles.tile} data-failed={failed} aria-hidden>
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** First use: what belongs here, and the action. */
export const EmptyState = (props: StateProps) => <Tile {...props} icon={<Inbox size={18} />} />;

/** Filters that nothing matches. */
export const NoResult = (props: StateProps) => <Tile {...props} icon={<SearchX size={18} />} />;

/** Where a button that has the focus goes away, the keyboard goes on in the part that it stood in, not at the top. */
const stay = (place: HTMLElement | null) => {
  const part = place?.closest<HTMLElement>("section, [role=dialog], main");
  return () => {
    if (!part || !place?.contains(document.activeElement)) return;
    part.tabIndex = -1;
    requestAnimationFrame(() => part.focus({ preventScroll: true }));
  };
};

/** The server's words in place of what failed, what is safe, and one way out. Without a connection, its sign: a refusal has another. */
export function ErrorState({ message, safe, onRetry }: { message: string; safe: string; onRetry: () => void }) {
  const Sign = useIsLost() ? WifiOff : CircleAlert;
  return (
    <Tile failed title={message} text={safe} icon={<Sign size={18} />}>
      <div ref={stay}>
        <Button icon={<RotateCcw />} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Tile>
  );
}

/** A part of the page that failed; the rest stays usable. */
export function PartFailed({ message, effect, onRetry }: { message: string; effect: string; onRetry: () => void }) {
  return (
    <div className={styles.part} role="alert">
      <CircleAlert />
      <span>
        <strong>{message}</strong>
        <br />
        {effect}
      </span>
      <div ref={stay}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  );
}

/** Whole seconds until a moment, counted down; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Says quietly what is lost, and when it is tried again. */
export function LostNotice({ loss, retryAt }: { loss: string; retryAt: number }) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <output className={styles.live}>
      <WifiOff />
      <span>
        {loss}
        <span className={styles.again} aria-hidden>
          Connecting again in {seconds} s.
        </span>
      </span>
    </output>
  );
}

/** True once the time is over: what loads fast shows no skeleton. */
export function useAfter(milliseconds: number, waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [milliseconds, waiting]);
  return waiting && over;
}

/** A grey bar in place of text that is on its way. */
export const SkeletonBar = ({ width }: { width: string }) => <span className={styles.skeleton} style={{ width }} />;
