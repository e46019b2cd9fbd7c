import { whenDone } from "@restride/domain/drill-down/when-done.ts";
import { dayBucketOf } from "@restride/domain/progress/buckets.ts";
import { countsLabel } from "@restride/domain/progress/percent.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { type CalendarDate, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { formatWeekdayUs } from "@restride/domain/drill-down/metric-texts.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { type GrowingPage, GrowingRows, PageWaiting } from "../../ui/list/GrowingRows.tsx";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { SkeletonBar, useHasLasted } from "../../ui/look/States.tsx";
import { type CountedDayFragment, CountedDaysDocument } from "./drill-down.graphql.ts";
import styles from "./DrillDown.module.css";
import { foldKeys } from "./fold-keys.ts";
import { drillDownSubjects, type OpenedProps } from "./use-drill-down.ts";
import * as texts from "./drill-down-texts.ts";

type Item = CountedDayFragment["items"][number];

export const daysPerPage = 7;
const firstPage: GrowingPage = { current: 1, pageSize: daysPerPage };

interface ItemProps {
  item: Item;
  date: CalendarDate;
  today: CalendarDate;
  timeZone: string;
}

/** Row of an item that was due on a day; it opens the times and sources of its recordings. */
function DayItem({ item, date, today, timeZone }: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const bucket = dayBucketOf({ due: item.times, done: item.timesDone }, date, today);
  const name = (
    <>
      <AdherenceMark state={bucket === "none" ? "remaining" : bucket} /> {item.name}
    </>
  );
  if (item.timesDone === 0) return <li className={styles.item}>{name}</li>;
  const typedItem = { ...item, area: item.area as Area, doneAt: item.doneAt.map((at) => Date.parse(at)) };
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <button type="button" {...foldKeys(isOpen, setOpen)}>
        {name}
      </button>
      {isOpen && <p>{whenDone(typedItem, timeZone)}</p>}
    </li>
  );
}

interface DaysProps extends OpenedProps {
  patientid: string;
}

function DaysPage({ number, patientid, timeZone, page }: DaysProps & { page: GrowingPage }) {
  const variables = { number, patientid, metadata: page };
  const { data, failure, refetch } = useGraphqlQuery(CountedDaysDocument, variables, { tags: drillDownSubjects });
  const isSlow = useHasLasted(300, !data && !failure);
  const { asOf, days } = data?.getCounted ?? {};
  if (!asOf) {
    const placeholder = isSlow && <SkeletonBar width="60%" />;
    return (
      <PageWaiting failure={failure} effect={texts.theDaysAreNotShown} placeholder={placeholder} onRetry={refetch} />
    );
  }
  const today = todayIn(Date.parse(asOf), timeZone);
  return days?.map((day) => (
    <li key={day.date} className={styles.day}>
      <span>
        <span className="visually-hidden">{formatWeekdayUs(day.date)}</span>
        <span aria-hidden>
          {formatWeekdayUs(day.date).slice(0, 3)} {formatUs(day.date).slice(0, 5)}
        </span>
        <small>{countsLabel(day)}</small>
      </span>
      <ul>
        {day.items.map((item) => (
          <DayItem key={item.itemid} item={item} date={day.date} today={today} timeZone={timeZone} />
        ))}
      </ul>
    </li>
  ));
}

/** List of the days of a patient that a number adds up, newest first, each with its items. */
export function DrillDownDays(props: DaysProps) {
  const { number, patientid } = props;
  const variables = { number, patientid, metadata: firstPage };
  const { data } = useGraphqlQuery(CountedDaysDocument, variables, { tags: drillDownSubjects });
  return (
    <div className={styles.days}>
      <GrowingRows
        pageSize={daysPerPage}
        total={data?.getCounted.total ?? 0}
        renderPage={(page) => <DaysPage {...props} page={page} />}
        moreText={texts.moreDayCount}
      />
    </div>
  );
}
