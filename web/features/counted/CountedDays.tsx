import { whenDone } from "@restride/domain/counted/when-done.ts";
import { dayBucketOf } from "@restride/domain/progress/buckets.ts";
import { countsLabel } from "@restride/domain/progress/percent.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { type CalendarDate, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { formatWeekdayUs } from "@restride/domain/counted/number-texts.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { PartFailed, SkeletonBar, useHasLasted } from "../../ui/look/States.tsx";
import { type CountedDayFragment, CountedDaysDocument } from "./counted.graphql.ts";
import styles from "./Counted.module.css";
import { foldKeys } from "./fold-keys.ts";
import { countedSubjects, type OpenedProps, usePages } from "./use-counted.ts";
import * as texts from "./counted-texts.ts";

type Item = CountedDayFragment["items"][number];
type Page = ReturnType<typeof usePages>["pages"][number];

export const daysPerPage = 7;

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

function DaysPage({ number, patientid, timeZone, page }: DaysProps & { page: Page }) {
  const variables = { number, patientid, metadata: page };
  const { data, failure, refetch } = useGraphqlQuery(CountedDaysDocument, variables, { tags: countedSubjects });
  const isSlow = useHasLasted(300, !data && !failure);
  if (failure && !data) return <PartFailed message={failure} effect={texts.theDaysAreNotShown} onRetry={refetch} />;
  const { asOf, days } = data?.getCounted ?? {};
  if (!asOf) return isSlow && <SkeletonBar width="60%" />;
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
export function CountedDays(props: DaysProps) {
  const { pages, showMore, left } = usePages(daysPerPage);
  const { number, patientid } = props;
  const variables = { number, patientid, metadata: pages[0]! };
  const { data } = useGraphqlQuery(CountedDaysDocument, variables, { tags: countedSubjects });
  const more = left(data?.getCounted.total ?? 0);
  return (
    <div className={styles.days}>
      <ul>
        {pages.map((page) => (
          <DaysPage key={page.current} {...props} page={page} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.moreButton} onClick={showMore}>
          {texts.moreDayCount(more)}
        </button>
      )}
    </div>
  );
}
