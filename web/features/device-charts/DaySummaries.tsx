import {
  countDays,
  daysOfSummary,
  dayStates,
  type DayState,
  type MeasurementDay,
  summaryRanges,
} from "@restride/domain/device-charts/measurement-days.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { percent, percentLabel } from "@restride/domain/progress/percent.ts";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { Ring } from "../../ui/look/Ring.tsx";
import styles from "./DeviceCharts.module.css";

const colours: Record<DayState, string> = { skipped: "skip", partial: "part", complete: "ok", remaining: "rest" };

function Summary({ title, counts }: { title: string; counts: Record<DayState, number> }) {
  return (
    <section className={styles.summary} aria-label={title}>
      <Ring
        parts={dayStates.map((state) => ({ key: state, value: counts[state], colour: colours[state] }))}
        value={percentLabel(
          percent({ due: dayStates.reduce((sum, state) => sum + counts[state], 0), done: counts.complete }),
        )}
      />
      <div>
        <h3>{title}</h3>
        <dl>
          {dayStates.map((state) => (
            <div key={state}>
              <dt>
                <AdherenceMark state={state} label="" size={12} />
                {state}
              </dt>
              <dd>{counts[state]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Summaries of a device's days: the last week, the last month, and all. */
export function DaySummaries({ days, today }: { days: readonly MeasurementDay[]; today: CalendarDate }) {
  return (
    <div className={styles.summaries}>
      {summaryRanges.map((range) => (
        <Summary
          key={range.title}
          title={range.title}
          counts={countDays(daysOfSummary(days, range.days, today), today)}
        />
      ))}
    </div>
  );
}
