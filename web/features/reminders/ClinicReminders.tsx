import { splitByToday } from "@restride/domain/reminders/clinic-month.ts";
import {
  addMonths,
  type CalendarDate,
  firstOfMonth,
  isCalendarMonth,
  monthOf,
  todayIn,
} from "@restride/domain/values/calendar-date.ts";
import { monthNames } from "@restride/domain/values/long-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { type ListSearch, useListFilter, useListSearch } from "../../platform/page/use-list-search.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { NoReminders } from "./NoReminders.tsx";
import { ReminderDialog } from "./ReminderDialog.tsx";
import { ReminderRows } from "./ReminderRows.tsx";
import { type ClinicReminderFragment, ClinicRemindersDocument } from "./reminders.graphql.ts";
import styles from "./ClinicReminders.module.css";
import { reminderTexts } from "@restride/domain/reminders/clinic-month-texts.ts";
import * as texts from "./reminders-texts.ts";

/** Returns the visible month from the URL, by default that of today, and a function that changes it. */
function useMonth(today: CalendarDate) {
  const [typed, set] = useListFilter("month");
  const month = isCalendarMonth(typed) ? firstOfMonth(typed) : firstOfMonth(today);
  const show = (date: CalendarDate): void => set(monthOf(date) === monthOf(today) ? "" : monthOf(date));
  return { month, show };
}

const nameOf = (month: CalendarDate): string => monthNames[Number(month.slice(5, 7)) - 1]!;

interface MonthBarProps {
  month: CalendarDate;
  today: CalendarDate;
  onMonth: (month: CalendarDate) => void;
}

const MonthBar = ({ month, today, onMonth }: MonthBarProps) => (
  <>
    <IconButton label={texts.previousMonth} icon={<ChevronLeft />} onClick={() => onMonth(addMonths(month, -1))} />
    <IconButton label={texts.nextMonth} icon={<ChevronRight />} onClick={() => onMonth(addMonths(month, 1))} />
    <h2>{`${nameOf(month)} ${month.slice(0, 4)}`}</h2>
    <Button size="small" capitals onClick={() => onMonth(today)}>
      {texts.todayHeading}
    </Button>
  </>
);

const grouped = (count: number | null): string => count?.toLocaleString("en-US") ?? "—";

const None = ({ isFiltered }: { isFiltered: boolean }) => (
  <p className={styles.none}>{isFiltered ? reminderTexts.noMatch : reminderTexts.noneToCome}</p>
);

const Waiting = () => (
  <div className={styles.waiting}>
    <SkeletonLines count={10} height={44} />
  </div>
);

interface MonthCardProps extends MonthBarProps {
  reminders: readonly ClinicReminderFragment[] | null;
  /** Number of reminders, listed or not. */
  total: number;
  isFiltered: boolean;
  failure: ReactNode;
  onEdit: (reminder: ClinicReminderFragment) => void;
}

/** Card of a month: future reminders, and past ones behind a button. */
function MonthCard({ month, today, onMonth, reminders, total, isFiltered, failure, onEdit }: MonthCardProps) {
  const [pastOf, setPastOf] = useState<CalendarDate | null>(null);
  const { past, toCome } = splitByToday(reminders ?? [], today);
  const withPast = pastOf === month;
  const visibleReminders = withPast ? [...past, ...toCome] : toCome;
  const isEmpty = past.length === 0 && !isFiltered;
  return (
    <section className={styles.card} aria-label={texts.remindersOfTheMonth}>
      <div className={styles.bar}>
        <MonthBar month={month} today={today} onMonth={onMonth} />
        {past.length > 0 && (
          <span className={styles.pastReminder}>
            {texts.visibleOfTotal(grouped(visibleReminders.length), grouped(total))}
            {" · "}
            <button type="button" onClick={() => setPastOf(withPast ? null : month)}>
              {withPast ? texts.hideThePastOnes : texts.showThePastOneOnes(grouped(past.length), past.length)}
            </button>
          </span>
        )}
      </div>
      {failure}
      {reminders && total > reminders.length && <p className={styles.none}>{reminderTexts.listed}</p>}
      {!reminders && !failure && <Waiting />}
      {reminders &&
        visibleReminders.length === 0 &&
        (isEmpty ? <NoReminders month={month} name={nameOf(month)} /> : <None isFiltered={isFiltered} />)}
      {visibleReminders.length > 0 && <ReminderRows reminders={visibleReminders} today={today} onEdit={onEdit} />}
    </section>
  );
}

interface HeadProps {
  month: CalendarDate;
  /** Number of reminders; a dash is shown while it loads. */
  count: number | null;
  toCome: number | null;
  search: ListSearch;
}

const Head = ({ month, count, toCome, search }: HeadProps) => (
  <header className={styles.head}>
    <h1>{texts.reminders}</h1>
    <p>
      <strong>{grouped(count)}</strong> {nameOf(month)}
    </p>
    <p>{texts.stillToCome(grouped(toCome))}</p>
    <SearchField
      label={texts.searchPatientOrTitle}
      placeholder={texts.searchPatientOrTitle}
      value={search.typed}
      onValue={search.type}
    />
  </header>
);

/** Page with the clinic's reminders by month. */
export function ClinicReminders() {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [deviceToday] = useState(() => todayIn(Date.now(), timeZone));
  const search = useListSearch();
  const { month, show } = useMonth(deviceToday);
  const [edited, setEdited] = useState<ClinicReminderFragment | null>(null);
  const { searchText } = search;
  const { data, failure, isOutdated, refetch } = useGraphqlQuery(
    ClinicRemindersDocument,
    { month, search: searchText },
    { tags: ["reminders"] },
  );
  const today = data?.getReminders.today ?? deviceToday;
  const answered = data?.getReminders.reminders ?? [];
  const total = data?.getReminders.total ?? 0;
  const tocome = data?.getReminders.tocome ?? 0;
  const isOfMonth = answered.length > 0 && answered.every(({ date }) => monthOf(date) === monthOf(month));
  // Data of another month is not shown under this month's header; while a search loads, the previous results stay.
  const isShown = data !== null && (!isOutdated || (isOfMonth && failure === null));
  const reminders = isShown ? answered : null;
  return (
    <>
      <Head month={month} count={reminders && total} toCome={reminders && tocome} search={search} />
      <MonthCard
        month={month}
        today={today}
        onMonth={show}
        reminders={reminders}
        total={total}
        isFiltered={searchText !== ""}
        failure={failure && <PartFailed message={failure} effect={texts.theRemindersCouldNotBe} onRetry={refetch} />}
        onEdit={setEdited}
      />
      {edited && (
        <ReminderDialog
          patientId={edited.patientid}
          today={today}
          date={edited.date}
          reminder={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
