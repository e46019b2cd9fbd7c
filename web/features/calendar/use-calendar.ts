import { patientTags, type QueryTag } from "@restride/domain/query-tags.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useSubscription } from "../../platform/calls/live.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useCompact, useMobile, useNarrow } from "../../ui/look/use-width.ts";
import type { CalendarView } from "./calendar-view.ts";
import { calendarViewParams, rangeOf, parseCalendarView } from "./calendar-view.ts";
import {
  ActivitiesDocument,
  OnPatientActivityDocument,
  type OnPatientActivitySubscription,
  type DayFragment,
  type WeekFragment,
} from "./calendar.graphql.ts";

/** Returns how many days the day view shows side by side in this window. */
export function useDaysShown(): number {
  const [narrow, mobile, compact] = [useNarrow(), useMobile(), useCompact()];
  if (narrow) return 1;
  if (mobile) return 2;
  return compact ? 3 : 4;
}

/** View of the calendar, and the function that changes it. */
export interface CalendarControl {
  readonly view: CalendarView;
  readonly show: (view: CalendarView) => void;
}

/** Returns the calendar's view, stored in the URL. It starts with the month of today. Back restores the previous view. */
export function useCalendarView(today: CalendarDate): CalendarControl {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseCalendarView(params) ?? ({ kind: "month", date: today } as const), [params, today]);
  return { view, show: (next) => setParams(calendarViewParams(next)) };
}

/** Days and weeks of a view. They update live with the patient's activity. */
export interface PatientDays {
  readonly patientId: string;
  readonly days: ReadonlyMap<CalendarDate, DayFragment>;
  readonly weeks: ReadonlyMap<CalendarDate, WeekFragment>;
  /** Whether all days of the view are loaded; until then a missing day may have content. */
  readonly isKnown: boolean;
  readonly failure: string | null;
  readonly refetch: () => void;
}

/** Event of a change by somebody else to the patient's data. */
export type EditOfPatient = NonNullable<OnPatientActivitySubscription["onPatientActivity"]["edit"]>;

/** Tags of the data on a patient's page and in its dialogs; any event of the patient may have changed each of them. */
const subjects: readonly QueryTag[] = [
  ...patientTags,
  "cases",
  "diagnoses",
  "links",
  "orders",
  "patients",
  "progress",
  "questionnaires",
  "readings",
  "reminders",
  "schedules",
];

/** Loads the days of a view and subscribes to events of the patient. */
export function usePatientDays(
  patientid: string,
  view: CalendarView,
  onEdited: (edit: EditOfPatient) => void,
): PatientDays {
  const range = rangeOf(view, useDaysShown());
  const { data, failure, isOutdated, refetch } = useGraphqlQuery(
    ActivitiesDocument,
    { patientid, ...range },
    { tags: ["progress", "reminders"] },
  );
  const answer = data?.getDateRangeActivities;
  const since = answer?.fact ?? null;
  useSubscription(OnPatientActivityDocument, useFirstSince(patientid, since), {
    invalidates: subjects,
    onEvent: ({ onPatientActivity: { edit } }) => edit && onEdited(edit),
  });
  const days = useMemo(() => new Map(answer?.activities?.map((day) => [day.date, day])), [answer]);
  const weeks = useMemo(() => new Map(answer?.weeks?.map((week) => [week.weekdate, week])), [answer]);
  return { patientId: patientid, days, weeks, isKnown: data !== null && !isOutdated, failure, refetch };
}

/** Returns the variables of the subscription. `since` stays the first known event number, because the subscription itself continues from there. */
function useFirstSince(patientid: string, since: number | null): { patientid: string; since: number } | null {
  const [first, setFirst] = useState<{ patientid: string; since: number } | null>(null);
  if (since !== null && first?.patientid !== patientid) setFirst({ patientid, since });
  return first;
}
