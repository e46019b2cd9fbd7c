import type { WeekStatus } from "@restride/domain/progress/week-status.ts";
import { weekStatus } from "@restride/domain/progress/week-status.ts";
import { weekProgressHeading, weekProgressLine } from "@restride/domain/progress/week-progress-text.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Adherence } from "../../ui/Marks.tsx";
import { AdherenceMark } from "../../ui/Marks.tsx";
import { PopoverButton } from "../../ui/PopoverButton.tsx";
import type { CountsFragment, WeekFragment } from "./calendar.graphql.ts";
import styles from "./WeekMark.module.css";

const looks: Record<WeekStatus, Adherence> = { complete: "complete", partial: "partial", incomplete: "skipped" };
const words: Record<WeekStatus | "none", string> = {
  complete: "week complete",
  partial: "week partly complete",
  incomplete: "nothing completed",
  none: "no status yet",
};
const areas = ["exercise", "measurement", "questionnaire"] as const;

const sum = (week: WeekFragment): CountsFragment => ({
  due: areas.reduce((total, area) => total + week[area].due, 0),
  done: areas.reduce((total, area) => total + week[area].done, 0),
});

const lookOf = (counts: CountsFragment, week: CalendarDate, today: CalendarDate): Adherence => {
  const status = weekStatus(counts, week, today);
  return status === null ? "remaining" : looks[status];
};

/** The tick of a week, which opens what was completed in it. */
export function WeekMark({ week, today }: { week: WeekFragment; today: CalendarDate }) {
  const start = week.weekdate;
  const status = weekStatus(sum(week), start, today);
  const [title, span] = weekProgressHeading(start);
  return (
    <PopoverButton
      label={`${title} ${span}: ${words[status ?? "none"]}`}
      className={styles.mark}
      button={<AdherenceMark state={lookOf(sum(week), start, today)} label={words[status ?? "none"]} />}
    >
      <div className={styles.popover}>
        <p className={styles.head}>
          <strong>{title}</strong> <span>{span}</span>
        </p>
        <ul>
          {areas.map((area) => (
            <li key={area}>
              <AdherenceMark state={lookOf(week[area], start, today)} label="" />
              {weekProgressLine(area, week[area])}
            </li>
          ))}
        </ul>
      </div>
    </PopoverButton>
  );
}
