import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { CircleAlert, Inbox, RotateCcw, SearchX, WifiOff } from "lucide-react";
import { useIsOffline } from "./page-connection.ts";
import { Button } from "./Button.tsx";
import styles from "./States.module.css";
import * as texts from "./look-texts.ts";

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

/** Empty state for first use: what belongs here, and the action. */
export const EmptyState = (props: StateProps) => <Tile {...props} icon={<Inbox size={18} />} />;

/** State for filters that match nothing. */
export const NoResult = (props: StateProps) => <Tile {...props} icon={<SearchX size={18} />} />;

/** Moves the focus to the surrounding section when a focused button unmounts, so that Tab does not restart at the top. */
const keepFocusInSection = (place: HTMLElement | null) => {
  const part = place?.closest<HTMLElement>("section, [role=dialog], main");
  return () => {
    if (!part || !place?.contains(document.activeElement)) return;
    part.tabIndex = -1;
    requestAnimationFrame(() => part.focus({ preventScroll: true }));
  };
};

/**
 * Error in place of content: the server's message, what is unaffected, and a retry button. The icon shows whether the connection or the call failed.
 */
export function ErrorState({
  message,
  reassurance,
  onRetry,
}: {
  message: string;
  reassurance: string;
  onRetry: () => void;
}) {
  const Sign = useIsOffline() ? WifiOff : CircleAlert;
  return (
    <Tile failed title={message} text={reassurance} icon={<Sign size={18} />}>
      <div ref={keepFocusInSection}>
        <Button icon={<RotateCcw />} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    </Tile>
  );
}

/** Error of a part of the page; the rest stays usable. */
export function PartFailed({ message, effect, onRetry }: { message: string; effect: string; onRetry: () => void }) {
  return (
    <div className={styles.partFailure} role="alert">
      <CircleAlert />
      <span>
        <strong>{message}</strong>
        <br />
        {effect}
      </span>
      <div ref={keepFocusInSection}>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {texts.tryAgain}
        </button>
      </div>
    </div>
  );
}

/** Returns the whole seconds until a time, counted down; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Muted notice that tells the effects of a lost connection, and the time of the next attempt. */
export function LostNotice({ loss, retryAt }: { loss: string; retryAt: number }) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <output className={styles.live}>
      <WifiOff />
      <span>
        {loss}
        <span className={styles.again} aria-hidden>
          {texts.connectingAgainInS(seconds)}
        </span>
      </span>
    </output>
  );
}

/** Returns true once the time has passed while `waiting`, so that fast loads show no skeleton. */
export function useHasLasted(milliseconds: number, waiting: boolean): boolean {
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

/** Gray bar in place of text that loads. */
export const SkeletonBar = ({ width }: { width: string }) => <span className={styles.skeleton} style={{ width }} />;
