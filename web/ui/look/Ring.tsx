import type { ReactNode } from "react";
import styles from "./Ring.module.css";

interface RingProps {
  /** Parts in order, clockwise from the top. */
  parts: readonly { readonly key: string; readonly value: number; readonly colour: string }[];
  /** Number in the middle; without it the middle is empty. */
  value?: string;
  word?: string;
  /** Wraps the number and word in a link. */
  open?: (middle: ReactNode) => ReactNode;
}

const radius = 39;
const circumference = 2 * Math.PI * radius;
const gap = 1;

/** Returns where each part begins, as a share of the whole. */
const startsOf = (values: readonly number[], total: number): number[] =>
  values.map((_, at) => values.slice(0, at).reduce((sum, value) => sum + value, 0) / total);

/** Shares of a whole as a ring. The numbers are beside it as text, so the ring is hidden from screen readers, except for its link. */
export function Ring({ parts, value, word, open }: RingProps) {
  const visibleParts = parts.filter((part) => part.value > 0);
  const total = visibleParts.reduce((sum, part) => sum + part.value, 0);
  const starts = startsOf(
    visibleParts.map((part) => part.value),
    total,
  );
  const middle = (
    <>
      <b>{value}</b>
      {word}
    </>
  );
  const space = visibleParts.length > 1 ? gap : 0;
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 100 100" aria-hidden>
        {total === 0 && <circle className={styles.empty} cx="50" cy="50" r={radius} />}
        {visibleParts.map((part, at) => (
          <circle
            key={part.key}
            cx="50"
            cy="50"
            r={radius}
            stroke={`var(--${part.colour})`}
            strokeDasharray={`${(part.value / total) * circumference - space} ${circumference}`}
            transform={`rotate(${starts[at]! * 360 - 90} 50 50)`}
          />
        ))}
      </svg>
      {value !== undefined && (
        <span className={styles.middle} aria-hidden={!open}>
          {open ? open(middle) : middle}
        </span>
      )}
    </span>
  );
}
