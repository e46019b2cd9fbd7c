import { type CalendarDate, monthOf, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useState } from "react";
import { readAll } from "../../platform/calls/read-all.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { type ListSearch, useListSearch } from "../../platform/page/use-list-search.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { SearchField } from "../../ui/list/SearchField.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { type ListedMonth, MonthCard, nameOf } from "./MonthCard.tsx";
import { ReminderDialog } from "./ReminderDialog.tsx";
import {
  type ClinicReminderFragment,
  ClinicRemindersDocument,
  type ClinicRemindersQuery,
} from "./reminders.graphql.ts";
import styles from "./ClinicReminders.module.css";
import * as texts from "./reminders-texts.ts";
import { useShownMonth } from "./use-shown-month.ts";

const grouped = (count: number | undefined): string => count?.toLocaleString("en-US") ?? "—";

interface HeadProps {
  month: CalendarDate;
  /** Null while the month loads: dashes are shown for its counts. */
  listed: ListedMonth | null;
  search: ListSearch;
}

const Head = ({ month, listed, search }: HeadProps) => (
  <header className={styles.head}>
    <h1>{texts.reminders}</h1>
    <p>
      <strong>{grouped(listed?.total)}</strong> {nameOf(month)}
    </p>
    <p>{texts.stillToCome(grouped(listed?.toCome))}</p>
    <SearchField
      label={texts.searchPatientOrTitle}
      placeholder={texts.searchPatientOrTitle}
      value={search.typed}
      onValue={search.type}
    />
  </header>
);

const listedIn = ({ getReminders: { reminders, total, tocome } }: ClinicRemindersQuery): ListedMonth => ({
  reminders: reminders ?? [],
  total: total ?? 0,
  toCome: tocome ?? 0,
});

/** Page with the clinic's reminders by month. */
export function ClinicReminders() {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const [deviceToday] = useState(() => todayIn(Date.now(), timeZone));
  const search = useListSearch();
  const monthView = useShownMonth(deviceToday);
  const { month, withPast } = monthView;
  const [edited, setEdited] = useState<ClinicReminderFragment | null>(null);
  const variables = { month, search: search.searchText, metadata: search.page };
  const { data, failure, isOutdated, refetch } = useGraphqlQuery(ClinicRemindersDocument, variables, {
    tags: ["reminders"],
  });
  const today = data?.getReminders.today ?? deviceToday;
  const answered = data && listedIn(data);
  const isOfMonth = answered?.reminders.some(({ date }) => monthOf(date) === monthOf(month)) ?? false;
  // Data of another month is not shown under this month's header; while a search or a page loads, the previous results stay.
  const listed = !isOutdated || (isOfMonth && failure === null) ? answered : null;
  return (
    <>
      <Head month={month} listed={listed} search={search} />
      <MonthCard
        listed={listed}
        monthView={monthView}
        pages={search}
        today={today}
        isFiltered={search.searchText !== ""}
        failure={failure && <PartFailed message={failure} effect={texts.theRemindersCouldNotBe} onRetry={refetch} />}
        readAll={() =>
          readAll(ClinicRemindersDocument, variables, (page) => {
            const { reminders, total, toCome } = listedIn(page);
            return { rows: reminders, total: withPast ? total : toCome };
          })
        }
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
