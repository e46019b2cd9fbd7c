import { smallPicture } from "@restride/domain/images/image.ts";
import { UserRound } from "lucide-react";
import styles from "./Marks.module.css";
import * as texts from "./look-texts.ts";

/** Share of due items that are done. */
export type Adherence = "complete" | "partial" | "skipped" | "remaining";

const words: Record<Adherence, string> = {
  complete: texts.complete,
  partial: texts.partial,
  skipped: texts.skippedLabel,
  remaining: texts.remainingLabel,
};

const shapes = {
  complete: (
    <>
      <circle cx="8" cy="8" r="8" fill="var(--ok)" />
      <path d="m4.6 8.200 2.300 2.300 4.500-4.700" stroke="var(--surface)" strokeWidth="1.8" fill="none" />
    </>
  ),
  partial: (
    <>
      <circle cx="8" cy="8" r="7" stroke="var(--part)" strokeWidth="1.8" fill="none" />
      <path d="M8 3.500a4.500 4.500 0 0 1 0 9z" fill="var(--part)" />
    </>
  ),
  skipped: (
    <>
      <circle cx="8" cy="8" r="7" stroke="var(--skip)" strokeWidth="1.8" fill="none" />
      <path d="M4.800 8h6.400" stroke="var(--skip)" strokeWidth="1.8" />
    </>
  ),
  remaining: (
    <circle cx="8" cy="8" r="7" stroke="var(--rest)" strokeWidth="1.600" strokeDasharray="2.200 2.200" fill="none" />
  ),
} as const;

/** Mark of an adherence: a shape and a word, never color alone. `label` replaces the word. */
export function AdherenceMark({ state, label, size = 16 }: { state: Adherence; label?: string; size?: number }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden>
        {shapes[state]}
      </svg>
      <span className="visually-hidden">{label ?? words[state]}</span>
    </span>
  );
}

/** Bar and number of a progress in percent, or NA where nothing was due. */
export function Progress({ percent }: { percent: number | null }) {
  if (percent === null) return <span className={styles.none}>{texts.naLabel}</span>;
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden>
        <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </span>
      <span className={styles.percent}>{percent}%</span>
    </span>
  );
}

/** Short word in a box: tinted, outlined, or in dark ink. */
export function Tag({
  look = "tint",
  children,
}: {
  look?: "tint" | "outline" | "ink" | "brand" | "danger";
  children: React.ReactNode;
}) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>;
}

/** Dot and word of a state that is not adherence. */
export function StatusDot({
  look,
  children,
}: {
  look: "brand" | "hollow" | "half" | "ink" | "grey";
  children: string;
}) {
  return (
    <span className={styles.status}>
      <span className={`${styles.dot} ${styles[`dot${look}`]}`} aria-hidden />
      {children}
    </span>
  );
}

interface AvatarProps {
  name: string;
  /** URL of the person's picture; empty for none. */
  image?: string;
  size?: number;
}

/** Round picture of a person, or the initials; an outline while there is no name. */
export function Avatar({ name, image = "", size = 28 }: AvatarProps) {
  if (image !== "")
    return <img className={styles.avatar} src={smallPicture(image)} alt="" width={size} height={size} loading="lazy" />;
  const letters = name
    .split(" ")
    .filter(Boolean)
    .map((word) => word[0])
    .join("");
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.max(11, size * 0.36) }}
      aria-hidden
    >
      {letters === "" && <UserRound size={size * 0.44} strokeWidth={1.5} />}
      {letters.length > 2 ? `${letters[0]}${letters.at(-1)}` : letters}
    </span>
  );
}

/** Key of the keyboard. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
