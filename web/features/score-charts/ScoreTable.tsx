import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import type { DayOfChart } from "@restride/domain/score-charts/score-charts.ts";
import { type CalendarDate, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { TableHead } from "../../ui/list/TableHead.tsx";
import { type DrawnScore, leftOutText, type ScorePoint, scoreText } from "@restride/domain/score-charts/drawn-score.ts";
import styles from "./ScoreCharts.module.css";
import * as texts from "./score-charts-texts.ts";

/** Row of the table: a day with its point and the change since the previous point, both as text. */
export interface ScoreRow {
  readonly date: CalendarDate;
  readonly day: string;
  readonly value: string;
  readonly change: string;
  readonly source: string;
  /** Implausible values that were sent for the day, with the reason. */
  readonly leftOut: string;
}

/** Formats a change: +2, −4, 0. */
export const changeText = (change: number): string => {
  const size = Math.abs(change).toLocaleString("en-US", { maximumFractionDigits: 2 });
  if (change === 0) return size;
  return change > 0 ? `+${size}` : `−${size}`;
};

const leftOutOn = (score: DrawnScore, day: CalendarDate): string =>
  score.leftOut
    .filter(({ date }) => date === day)
    .map((value) => leftOutText(score, value))
    .join("; ");

/** Returns whether no further point of the same day follows. */
const isLast = (days: readonly DayOfChart<ScorePoint>[], at: number): boolean => days[at]?.date !== days[at + 1]?.date;

/** Returns the rows of a score's table, newest first. */
export const scoreRows = (
  score: DrawnScore,
  days: readonly DayOfChart<ScorePoint>[],
  surgery: CalendarDate,
): ScoreRow[] => {
  const before = new Map(score.points.map((point, at) => [point, score.points[at - 1]]));
  const rows = days.map(({ date, point }, at) => {
    const previous = point && before.get(point);
    const leftOut = isLast(days, at) ? leftOutOn(score, date) : "";
    return {
      date,
      day: surgeryDayLabel(daysBetween(surgery, date)),
      value: point ? scoreText(score, point.value) : leftOut ? "" : texts.noReading,
      change: point && previous ? changeText(point.value - previous.value) : "—",
      source: point?.source ?? "",
      leftOut,
    };
  });
  return rows.toReversed();
};

interface ScoreTableProps {
  title: string;
  rows: readonly ScoreRow[];
  /** Index of the row under the pointer, in the table or in the drawing. */
  marked: number | null;
  onMark: (row: number | null) => void;
}

/** Table of a chart's numbers; the row under the pointer is also marked in the drawing. */
export const ScoreTable = ({ title, rows, marked, onMark }: ScoreTableProps) => (
  <table>
    <caption className="visually-hidden">{title}</caption>
    <TableHead heads={[texts.date, texts.day, title, texts.change]} />
    <tbody onPointerLeave={() => onMark(null)}>
      {rows.map(({ date, day, value, change, source, leftOut }, at) => (
        <tr
          key={`${date} ${rows.length - at}`}
          data-marked={at === marked}
          title={source}
          onPointerEnter={() => onMark(at)}
        >
          <th scope="row">{formatUs(date)}</th>
          <td>{day}</td>
          <td>
            {source ? <strong>{value}</strong> : <span className={styles.none}>{value}</span>}
            {leftOut && <small className={styles.omissionText}>{leftOut}</small>}
          </td>
          <td>{change}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
