import styles from "./DaysBar.module.css";
import { type Days, marksOn } from "./day-marks.ts";

const shared: Days = { startdate: -28, enddate: 84 };
const ticks = [-28, 0, 28, 56, 84];

const percent = (share: number): string => `${share * 100}%`;

/** Returns functions that convert days to positions on a scale. */
const placesOn = ({ startdate: first, enddate: last }: Days) => {
  const placeOf = (day: number): number => (Math.min(Math.max(day, first), last + 1) - first) / (last + 1 - first);
  const barOf = ({ startdate, enddate }: Days) => {
    const left = placeOf(startdate);
    return { left: percent(left), width: percent(Math.max(placeOf(enddate + 1) - left, 0.01)) };
  };
  return { placeOf, barOf };
};

const isSame = (one: Days, other: Days): boolean => one.startdate === other.startdate && one.enddate === other.enddate;

interface DaysBarProps {
  window: Days;
  /** Days that the whole line covers, without ticks; the shared scale by default. */
  scale?: Days | undefined;
  /** Window before the change. Where it differs, it is drawn dashed and the new window is drawn stronger. */
  before?: Days | undefined;
  /** Today; days before it are gray. */
  today?: number;
  /** Whether the window ends with yesterday: the days that would have followed are dashed. */
  endsYesterday?: boolean;
}

/** Bar of a window of days, on the scale that all rows share. */
export function DaysBar({
  window,
  scale,
  before,
  today = Number.NEGATIVE_INFINITY,
  endsYesterday = false,
}: DaysBarProps) {
  const { startdate, enddate } = window;
  const { placeOf, barOf } = placesOn(scale ?? shared);
  const isMoved = before !== undefined && !isSame(before, window);
  const ahead = { startdate: Math.max(startdate, today), enddate };
  return (
    <span className={styles.line} aria-hidden>
      {(scale ? [] : ticks).map((day) => (
        <i key={day} className={styles.tick} style={{ left: percent(placeOf(day)) }} />
      ))}
      {isMoved && <i className={styles.before} data-was style={barOf(before)} />}
      {startdate < today && (
        <i className={styles.bar} data-past style={barOf({ startdate, enddate: Math.min(enddate, today - 1) })} />
      )}
      {ahead.startdate <= enddate && (
        <i
          className={endsYesterday ? styles.before : styles.bar}
          data-moved={isMoved || undefined}
          style={barOf(ahead)}
        />
      )}
    </span>
  );
}

interface DaysScaleProps {
  label: (day: number) => string;
  /** Days that the bars below are drawn on; the shared scale by default. */
  scale?: Days | undefined;
}

/** Labels of a scale's days: each label is where its day begins, the last one where its day ends. Labels without room are left out. */
export function DaysScale({ label, scale = shared }: DaysScaleProps) {
  const { placeOf } = placesOn(scale);
  return (
    <span className={styles.scale} aria-hidden>
      {(scale === shared ? ticks : marksOn(scale)).map((day) => (
        <span key={day} style={{ left: percent(placeOf(day === scale.enddate ? day + 1 : day)) }}>
          {label(day)}
        </span>
      ))}
    </span>
  );
}
