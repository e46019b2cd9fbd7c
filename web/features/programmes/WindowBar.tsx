import type { Window } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import styles from "./WindowBar.module.css";

const [first, last] = [-28, 84];
const ticks = [-28, 0, 28, 56, 84];

const placeOf = (day: number): number => (Math.min(Math.max(day, first), last + 1) - first) / (last + 1 - first);
const percent = (share: number): string => `${share * 100}%`;

const barOf = ({ startdate, enddate }: Window) => {
  const left = placeOf(startdate);
  return { left: percent(left), width: percent(Math.max(placeOf(enddate + 1) - left, 0.01)) };
};

interface WindowBarProps {
  window: Window;
  /** Where it was before, dashed. */
  before?: Window | undefined;
  /** What lies before today is grey. */
  today?: number;
  /** It ends with yesterday: what would have come is dashed. */
  ends?: boolean;
}

/** A window of days on the scale that all rows share. */
export function WindowBar({ window, before, today = Number.NEGATIVE_INFINITY, ends = false }: WindowBarProps) {
  const { startdate, enddate } = window;
  const ahead = { startdate: Math.max(startdate, today), enddate };
  return (
    <span className={styles.line} aria-hidden>
      {ticks.map((day) => (
        <i key={day} className={styles.tick} style={{ left: percent(placeOf(day)) }} />
      ))}
      {before && <i className={styles.before} style={barOf(before)} />}
      {startdate < today && (
        <i className={styles.bar} data-past style={barOf({ startdate, enddate: Math.min(enddate, today - 1) })} />
      )}
      {ahead.startdate <= enddate && <i className={ends ? styles.before : styles.bar} style={barOf(ahead)} />}
    </span>
  );
}

/** The days that the scale names. */
export const WindowScale = () => (
  <span className={styles.scale} aria-hidden>
    {ticks.map((day) => (
      <span key={day}>{surgeryDayLabel(day)}</span>
    ))}
  </span>
);
