import { barLabels, barStatus } from "@restride/domain/progress/bar-status.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import styles from "./Bars.module.css";
import type { DayFragment } from "./calendar.graphql.ts";
import * as texts from "./calendar-texts.ts";

/** Returns the width of a partly filled bar in percent, at least 10 so that it is visible when rounds are done but no item is. */
const widthOf = (done: number, due: number): number => Math.max((done / due) * 100, 10);

/** Progress bars of a day: one for each area in which something is due, with its counts. */
export function Bars({ day, today }: { day: DayFragment; today: CalendarDate }) {
  return (
    <span className={styles.bars}>
      {barLabels.map(([area, label]) => {
        const { due, done } = day[area];
        const items = { exercise: day.exercises, measurement: day.measurements, questionnaire: [] }[area];
        const status = barStatus({ due, done }, items, day.date, today);
        if (status === null) return null;
        const isBegun = status === "partial" && done === 0;
        return (
          <span key={area} className={styles.bar} data-status={status} title={label}>
            <span className={styles.caption}>
              <span className={styles.long}>{label}</span>
              <span className={styles.short} aria-hidden>
                {label[0]}
              </span>
              <span>
                {status === "planned" ? due : `${done}/${due}`}
                {isBegun && <span className="visually-hidden"> {texts.partlyDone}</span>}
              </span>
            </span>
            <span className={styles.track}>
              <span style={{ width: status === "partial" ? `${widthOf(done, due)}%` : undefined }} />
            </span>
          </span>
        );
      })}
    </span>
  );
}
