import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type DueMetric, metricSpan } from "@restride/domain/drill-down/metric.ts";
import { metricDays, includesItem } from "@restride/domain/drill-down/days.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { sumProgress } from "@restride/domain/progress/day-progress.ts";
import { areas } from "@restride/domain/schedules/schedule-item.ts";
import { type CalendarDate, calendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { DayItems, ItemsOn } from "../calendar/calendar.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import { toAreaCounts, type Recordings } from "../recording/recording.lookups.ts";
import type { DrillDownQueries, NamedPatient } from "./drill-down.queries.ts";

/** Returns a patient as the GraphQL schema describes it, with the days since surgery. */
export const toPatientResult = ({ _id, name, surgeryType, surgeryDate }: NamedPatient, today: CalendarDate) => ({
  _id,
  name,
  surgeryType,
  surgeryDays: daysBetween(surgeryDate, today),
});

interface Deps {
  readonly queries: DrillDownQueries;
  readonly recordings: Recordings;
  readonly itemsOn: ItemsOn;
  readonly noteRead: NoteRead;
}

const firstDay = calendarDate("0001-01-01");

/** Returns exercises, measurements and questionnaires of a day as one list, as the GraphQL schema describes it. */
const toItemResults = ({ exercises, measurements, questionnaires }: DayItems) => [
  ...exercises.map((item) => ({
    ...item,
    area: "exercise" as const,
    itemid: item.exerciseid,
    times: item.time,
    doneAt: [...item.doneAt],
  })),
  ...measurements.map((item) => ({
    ...item,
    area: "measurement" as const,
    itemid: item.deviceid,
    name: item.display_name,
    times: item.time,
    doneAt: [...item.doneAt],
  })),
  ...questionnaires.map(({ submittime, ...item }) => ({
    ...item,
    area: "questionnaire" as const,
    times: 1,
    timesDone: submittime === null ? 0 : 1,
    doneAt: submittime === null ? [] : [submittime],
  })),
];

/** Makes the use case that lists the days that a count adds up for one patient, page by page, each with its items. */
export const makeDrillDownDays =
  ({ queries, recordings, itemsOn, noteRead }: Deps) =>
  async (scope: CustomerScope, number: DueMetric, patientId: Id, today: CalendarDate, page: Page) => {
    const { from, to } = metricSpan(number, today);
    const [patient, storedDays] = await Promise.all([
      queries.patient(scope, patientId),
      recordings.days(scope, patientId, from ?? firstDay, to),
    ]);
    if (!patient) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, "getCounted");
    const days = metricDays(number, storedDays.map(toAreaCounts), patient.asOf);
    const pageDays = days.slice(offsetOf(page), offsetOf(page) + page.pageSize);
    const items = await itemsOn(
      scope,
      patientId,
      patient,
      pageDays.map(({ date }) => date),
      number.area === "overall" ? areas : [number.area],
    );
    const sums = sumProgress(days);
    return {
      ...sums,
      total: days.length,
      person: { ...toPatientResult(patient, today), ...sums },
      days: pageDays.map((day) => ({
        ...day,
        items: toItemResults(items.get(day.date)!).filter((item) => includesItem(number, item, day.date, patient.asOf)),
      })),
    };
  };

export type DrillDownDays = ReturnType<typeof makeDrillDownDays>;
