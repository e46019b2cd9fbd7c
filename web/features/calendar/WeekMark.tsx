import { metricParam } from "@restride/domain/drill-down/metric.ts";
import type { WeekStatus } from "@restride/domain/progress/week-status.ts";
import { weekStatus } from "@restride/domain/progress/week-status.ts";
import { weekProgressHeading, weekProgressLine } from "@restride/domain/progress/week-progress-texts.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useMetricLink } from "../../platform/page/metric-link.ts";
import type { Adherence } from "../../ui/look/Marks.tsx";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { PopoverButton } from "../../ui/overlay/PopoverButton.tsx";
import type { CountsFragment, WeekFragment } from "./calendar.graphql.ts";
import styles from "./WeekMark.module.css";
import * as texts from "./calendar-texts.ts";

const looks: Record<WeekStatus, Adherence> = { complete: "complete", partial: "partial", incomplete: "skipped" };
const words: Record<WeekStatus | "none", string> = {
  complete: texts.weekComplete,
  partial: texts.weekPartlyComplete,
  incomplete: texts.nothingCompleted,
  none: texts.noStatusYet,
};
const areas = ["exercise", "measurement", "questionnaire"] as const;

type CountsByArea = Readonly<Record<(typeof areas)[number], CountsFragment>>;

const sumOf = (counted: CountsByArea): CountsFragment => ({
  due: areas.reduce((total, area) => total + counted[area].due, 0),
  done: areas.reduce((total, area) => total + counted[area].done, 0),
});

/** Returns whether a week or day has anything due. Days before the plan have not. */
export const isScheduled = (counted: CountsByArea): boolean => sumOf(counted).due > 0;

const lookOf = (counts: CountsFragment, week: CalendarDate, today: CalendarDate): Adherence => {
  const status = weekStatus(counts, week, today);
  return status === null ? "remaining" : looks[status];
};

interface WeekLinesProps {
  patientId: string;
  week: WeekFragment;
  today: CalendarDate;
  close: () => void;
}

/** List of the items that were completed in a week, by area; each line opens the days. */
function WeekLines({ patientId, week, today, close }: WeekLinesProps) {
  const open = useMetricLink();
  return (
    <ul>
      {areas.map((area) => (
        <li key={area}>
          <AdherenceMark state={lookOf(week[area], week.weekdate, today)} label="" />
          <Link {...open(metricParam({ name: "week", area, week: week.weekdate }), patientId)} onClick={close}>
            {weekProgressLine(area, week[area])}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Check mark of a week, which opens what was completed in it. */
export function WeekMark({ patientId, week, today }: Omit<WeekLinesProps, "close">) {
  const start = week.weekdate;
  const status = weekStatus(sumOf(week), start, today);
  const [title, span] = weekProgressHeading(start);
  return (
    <PopoverButton
      label={`${title} ${span}: ${words[status ?? "none"]}`}
      className={styles.mark}
      button={<AdherenceMark state={lookOf(sumOf(week), start, today)} label={words[status ?? "none"]} />}
    >
      {(close) => (
        <div className={styles.popover}>
          <p className={styles.head}>
            <strong>{title}</strong> <span>{span}</span>
          </p>
          <WeekLines patientId={patientId} week={week} today={today} close={close} />
        </div>
      )}
    </PopoverButton>
  );
}
