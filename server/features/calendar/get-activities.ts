import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isHeld } from "@restride/domain/patients/hold.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  startOfWeek,
} from "@restride/domain/values/calendar-date.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Facts } from "../../platform/events/facts.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.lookups.ts";
import type { PatientContacts, PatientPlan } from "../patients/patients.lookups.ts";
import type { KeptDay, Recordings } from "../recording/recording.lookups.ts";
import type { Reminders } from "../reminders/reminders.lookups.ts";
import type { Schedules } from "../schedules/schedules.lookups.ts";
import { type DayItems, type ItemSources, itemsOfDay } from "./day-items.ts";

export interface CalendarNeeds {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly schedules: Schedules;
  readonly recordings: Recordings;
  readonly reminders: Reminders;
  readonly facts: Facts;
  readonly noteRead: NoteRead;
}

interface Asked {
  readonly patientId: Id;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether the items themselves are wanted, beside their counts. */
  readonly withItems: boolean;
  /** The call that asks, for the log of reads. */
  readonly operation: string;
}

const longestRange = 62;
const noItems: DayItems = { exercises: [], measurements: [], questionnaires: [] };
const emptyDay = {
  exercise_due: 0,
  exercise_done: 0,
  measurement_due: 0,
  measurement_done: 0,
  questionnaire_due: 0,
  questionnaire_done: 0,
};

const counts = (day: Omit<KeptDay, "day" | "on_hold">) => ({
  exercise: { due: day.exercise_due, done: day.exercise_done },
  measurement: { due: day.measurement_due, done: day.measurement_done },
  questionnaire: { due: day.questionnaire_due, done: day.questionnaire_done },
});

const sum = (days: readonly KeptDay[], field: keyof typeof emptyDay) =>
  days.reduce((total, day) => total + day[field], 0);

const weekOf = (weekdate: CalendarDate, days: readonly KeptDay[]) => {
  const its = days.filter(({ day }) => day >= weekdate && day < addDays(weekdate, 7));
  return {
    weekdate,
    exercise: { due: sum(its, "exercise_due"), done: sum(its, "exercise_done") },
    measurement: { due: sum(its, "measurement_due"), done: sum(its, "measurement_done") },
    questionnaire: { due: sum(its, "questionnaire_due"), done: sum(its, "questionnaire_done") },
  };
};

/** Where the items of a patient's days come from; shared with the patient's own view of a day. */
export const makeItemSources =
  ({ schedules, recordings }: Pick<CalendarNeeds, "schedules" | "recordings">) =>
  async (
    scope: CustomerScope,
    patientId: Id,
    plan: PatientPlan,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<ItemSources> => ({
    schedule: await schedules.all(scope, patientId),
    pauses: plan,
    exercisesDone: await recordings.exercisesDone(scope, patientId, from, to),
    readingsTaken: await recordings.readingsTaken(scope, patientId, from, to),
    submissions: await recordings.submissions(scope, patientId, from, to),
  });

/** A patient's days with counts, weeks, reminders and, when wanted, the items themselves. */
export const makeGetActivities = (needs: CalendarNeeds) => {
  const { db, clock, patients, recordings, reminders, facts, noteRead } = needs;
  const itemSources = makeItemSources(needs);
  return async (scope: CustomerScope, { patientId, from, to, withItems, operation }: Asked) => {
    if (to < from || daysBetween(from, to) >= longestRange) return refuse(`Ask for at most ${longestRange} days.`);
    return db.transaction(scope, async () => {
      const plan = await patients.planOf(scope, patientId);
      if (!plan) return refuse(patientTexts.notFound);
      await noteRead(scope, patientId, operation);
      const fact = await facts.newest(scope);
      const kept = await recordings.days(scope, patientId, startOfWeek(from), addDays(startOfWeek(to), 6));
      const events = await reminders.between(scope, patientId, from, to);
      const sources = withItems ? await itemSources(scope, patientId, plan, from, to) : null;
      const byDay = new Map(kept.map((day) => [day.day, day]));
      const weeks = [...new Set(datesBetween(from, to).map(startOfWeek))];
      return {
        today: (await clock(scope)).today,
        fact,
        weeks: weeks.map((weekdate) => weekOf(weekdate, kept)),
        activities: datesBetween(from, to).map((date) => ({
          date,
          hold: isHeld(date, plan.holds),
          ...counts(byDay.get(date) ?? emptyDay),
          reminders: events.filter((event) => event.date === date),
          ...(sources ? itemsOfDay(sources, date) : noItems),
        })),
      };
    });
  };
};
