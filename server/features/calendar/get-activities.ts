import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isHeld } from "@restride/domain/schedules/hold.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  startOfWeek,
} from "@restride/domain/values/calendar-date.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { StoredDay, Recordings } from "../recording/recording.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { itemsOfDay } from "./day-items.ts";
import * as texts from "./calendar-texts.ts";

export interface CalendarDeps {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
  readonly recordings: Recordings;
  readonly reminders: Reminders;
  readonly domainEvents: DomainEvents;
  readonly noteRead: NoteRead;
}

type Range = [scope: CustomerScope, patientId: Id, from: CalendarDate, to: CalendarDate];

interface DaysRequest {
  readonly patientId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Returns whether a field of the answer is requested; counts always are. */
  readonly selects: (...path: string[]) => boolean;
  /** Name of the requesting operation, for the log of reads. */
  readonly operation: string;
}

const maxRangeDays = 62;
const emptyDay = {
  exercise_due: 0,
  exercise_done: 0,
  measurement_due: 0,
  measurement_done: 0,
  questionnaire_due: 0,
  questionnaire_done: 0,
};

const counts = (day: Omit<StoredDay, "day" | "on_hold">) => ({
  exercise: { due: day.exercise_due, done: day.exercise_done },
  measurement: { due: day.measurement_due, done: day.measurement_done },
  questionnaire: { due: day.questionnaire_due, done: day.questionnaire_done },
});

const sumDays = (days: readonly StoredDay[], field: keyof typeof emptyDay) =>
  days.reduce((total, day) => total + day[field], 0);

const weekOf = (weekdate: CalendarDate, days: readonly StoredDay[]) => {
  const its = days.filter(({ day }) => day >= weekdate && day < addDays(weekdate, 7));
  return {
    weekdate,
    exercise: { due: sumDays(its, "exercise_due"), done: sumDays(its, "exercise_done") },
    measurement: { due: sumDays(its, "measurement_due"), done: sumDays(its, "measurement_done") },
    questionnaire: { due: sumDays(its, "questionnaire_due"), done: sumDays(its, "questionnaire_done") },
  };
};

type SelectsField = DaysRequest["selects"];

/** Makes the function that reads the data of the items of a patient's days; data of fields that are not requested is not read. */
export const makeItemSources =
  ({ schedules, recordings }: Pick<CalendarDeps, "schedules" | "recordings">) =>
  (scope: CustomerScope, patientId: Id, from: CalendarDate, to: CalendarDate, selects: SelectsField) => {
    const items = <Item>(field: string, read: (scope: CustomerScope, patientId: Id) => Promise<Item[]>) =>
      selects("activities", field) ? read(scope, patientId) : [];
    const done = <Row>(field: string, read: (...range: Range) => Promise<Row[]>) =>
      selects("activities", field) ? read(scope, patientId, from, to) : [];
    return Promise.all([
      items("exercises", schedules.exercises),
      items("measurements", schedules.devices),
      items("questionnaires", schedules.questionnaires),
      done("exercises", recordings.exercisesDone),
      done("measurements", recordings.readingsTaken),
      done("questionnaires", recordings.submissions),
    ]);
  };

/** Makes the use case that returns a patient's days with counts, weeks and the other requested fields: reminders, and the items themselves. */
export const makeGetActivities = (deps: CalendarDeps) => {
  const { clock, patients, recordings, reminders, domainEvents, noteRead } = deps;
  const itemSources = makeItemSources(deps);
  return async (scope: CustomerScope, { patientId, from, to, selects, operation }: DaysRequest) => {
    if (to < from) return refuse(texts.theRangeEndsBeforeIt);
    if (daysBetween(from, to) >= maxRangeDays) return refuse(texts.askForAtMostDays(maxRangeDays));
    const [plan, domainEvent, storedDays, events, sources, { today }] = await Promise.all([
      patients.planOf(scope, patientId),
      // The event number is read before the days, so that an event in between is delivered again and never missed.
      selects("fact") ? domainEvents.newest(scope) : null,
      recordings.days(scope, patientId, startOfWeek(from), addDays(startOfWeek(to), 6)),
      selects("activities", "reminders") ? reminders.between(scope, patientId, from, to) : [],
      itemSources(scope, patientId, from, to, selects),
      clock(scope),
    ]);
    if (!plan) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, operation);
    const [exercises, devices, questionnaires, exercisesDone, readingsTaken, submissions] = sources;
    const schedule = { exercises, devices, questionnaires };
    const did = { schedule, pauses: plan, exercisesDone, readingsTaken, submissions };
    const byDay = new Map(storedDays.map((day) => [day.day, day]));
    const weeks = [...new Set(datesBetween(from, to).map(startOfWeek))];
    return {
      today,
      fact: domainEvent,
      weeks: weeks.map((weekdate) => weekOf(weekdate, storedDays)),
      activities: datesBetween(from, to).map((date) => ({
        date,
        hold: isHeld(date, plan.holds),
        ...counts(byDay.get(date) ?? emptyDay),
        reminders: events.filter((event) => event.date === date),
        ...itemsOfDay(did, date),
      })),
    };
  };
};
