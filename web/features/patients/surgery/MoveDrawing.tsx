import { addDays, type CalendarDate, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import type { CSSProperties } from "react";
import { drawnLines } from "./moved-lines.ts";
import styles from "./MoveDrawing.module.css";
import type { ShownPlan } from "./use-tried-move.ts";
import * as texts from "./surgery-texts.ts";

interface Scale {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

const placeOf = (date: CalendarDate, { first, last }: Scale): number =>
  Math.min(Math.max(daysBetween(first, date) / Math.max(1, daysBetween(first, last)), 0), 1) * 100;

const barOf = (from: CalendarDate, to: CalendarDate, scale: Scale): CSSProperties => {
  const left = placeOf(from, scale);
  return { left: `${left}%`, width: `${Math.max(placeOf(addDays(to, 1), scale) - left, 0.8)}%` };
};

/** Maximum number of month names side by side; with more months, only every nth is named. */
const maxMonthNames = 13;

/** Percent of the scale after which a name has no room. */
const lastName = 92;

/** Returns the firsts of months to name on the scale. */
const monthsOn = (scale: Scale): CalendarDate[] => {
  const { first, last } = scale;
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));
  const firsts = days.filter((date) => date.endsWith("-01") && placeOf(date, scale) <= lastName);
  const step = Math.ceil(firsts.length / maxMonthNames);
  return firsts.filter((_, at) => at % step === 0);
};

const scaleOf = ({ items, from, to, today }: ShownPlan): Scale => {
  const dates = items.flatMap(({ before, after }) => [
    before.from,
    before.to,
    ...(after ? [after.from, after.to] : []),
  ]);
  const sorted = [...dates, from, to, today].toSorted();
  return { first: addDays(sorted[0]!, -7), last: addDays(sorted.at(-1)!, 7) };
};

/** Drawing of a move: dashed before, solid after, gray for the past. */
export function MoveDrawing({ plan }: { plan: ShownPlan }) {
  const { today, from, to } = plan;
  const scale = scaleOf(plan);
  const at = (date: CalendarDate): CSSProperties => ({ left: `${placeOf(date, scale)}%` });
  return (
    <div className={styles.drawing} aria-hidden>
      <div className={styles.heads}>
        <span />
        <span className={styles.track}>
          {monthsOn(scale).map((date) => (
            <small key={date} style={at(date)}>
              {monthNames[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}
            </small>
          ))}
        </span>
      </div>
      <div className={styles.lines}>
        <div className={styles.marks}>
          <i className={styles.today} style={at(today)} title={texts.todayLabel(formatUs(today))} />
          <i className={styles.was} style={at(from)} />
          <i style={at(to)} title={texts.surgeryTo(formatUs(to))} />
        </div>
        {drawnLines(plan.items).map(({ key, name, count, before, after }) => (
          <div key={key} className={styles.line}>
            <span>
              {name} {count > 1 && <small>{count}</small>}
            </span>
            <span className={styles.track}>
              <i className={styles.before} style={barOf(before.from, before.to, scale)} />
              {after && <i className={styles.after} style={barOf(after.from, after.to, scale)} />}
              {before.from < today && (
                <i
                  className={styles.done}
                  style={barOf(before.from, addDays(before.to < today ? addDays(before.to, 1) : today, -1), scale)}
                />
              )}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        {[
          { mark: styles.before, means: texts.beforeMove },
          { mark: styles.after, means: texts.afterMove },
          { mark: styles.done, means: texts.hasPassedStays },
          { mark: `${styles.mark} ${styles.today}`, means: texts.todayMark },
          { mark: `${styles.mark} ${styles.was}`, means: texts.surgeryOn(formatUs(from)) },
          ...(to === from ? [] : [{ mark: styles.mark, means: texts.surgeryOn(formatUs(to)) }]),
        ].map(({ mark, means }) => (
          <span key={means}>
            <i className={mark} /> {means}
          </span>
        ))}
      </p>
    </div>
  );
}
