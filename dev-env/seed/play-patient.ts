import type { Id } from "@restride/domain/values/id.ts";
import { type CalendarDate, fromDayNumber } from "@restride/domain/values/calendar-date.ts";
import { playDays, type Summary } from "./activity.ts";
import {
  addCases,
  addDiagnoses,
  addHolds,
  addInactivity,
  addNotes,
  addNotifications,
  addReminders,
} from "./patient-records.ts";
import { earlierProgress } from "./earlier-progress.ts";
import { idAt } from "./ids.ts";
import { type Order, orderOf } from "./orders.ts";
import { addPatient, addProgress, addSchedule } from "./patient-rows.ts";
import type { Person } from "./people/person.ts";
import { makePlan, movePlan, type Plan } from "./plan.ts";
import type { Sink } from "./sink.ts";
import type { User } from "./people/staff.ts";

/** Numbers of past and of future days that are written in full; null for all of them. */
export type Depth = { readonly daysBack: number | null; readonly daysAhead: number | null };

export type Clinicians = { readonly staff: readonly User[]; readonly coaches: readonly User[] };

const planOf = (person: Person, firstKeptDay: number): Plan => {
  const newId = (): Id => idAt(person.createdAt, person.random);
  const { carePlan, pace, addedOn, story, surgeryNumber } = person;
  const dateOf = (day: number): CalendarDate => fromDayNumber(surgeryNumber + day);
  const { on, byDays, goAlong } = story?.moved ?? { on: 0, byDays: 0, goAlong: true };
  const from = dateOf(-byDays);
  const plan = makePlan(carePlan, { pace, addedOn: addedOn + byDays, firstKeptDay, surgeryDate: from, newId });
  const moved = byDays === 0 ? plan : movePlan(plan, { from, to: dateOf(0), today: dateOf(on) }, goAlong);
  return story?.shapePlan?.(moved) ?? moved;
};

const ordersOf = (person: Person, { devices }: Plan): Map<string, Order> => {
  const { story, addedOn, today, random } = person;
  const seen = new Map<string, number>();
  return new Map(
    devices.map((device) => {
      const count = (seen.get(device.device) ?? 0) + 1;
      seen.set(device.device, count);
      const key = count > 1 ? `${device.device}#${count}` : device.device;
      const storyState = story ? (story.devices?.[key] ?? "onTime") : null;
      return [device.id, orderOf(device, addedOn, today, random, storyState)];
    }),
  );
};

const lastDay = ({ exercises, devices, questionnaires }: Plan): number =>
  Math.max(0, ...[...exercises, ...devices, ...questionnaires].map(({ end }) => end));

const daysOf = (person: Person, plan: Plan, { daysBack, daysAhead }: Depth) => ({
  from: daysBack === null ? person.addedOn : Math.max(person.addedOn, person.today - daysBack),
  to: Math.min(lastDay(plan), daysAhead === null ? Infinity : person.today + daysAhead),
});

const withEarlierProgress = (summary: Summary, person: Person, { daysBack }: Depth): Summary =>
  daysBack === null ? summary : earlierProgress(summary, person, person.today - daysBack - 1);

/** Writes a patient with schedule, days and all other data. */
export const playPatient = (
  sink: Sink,
  person: Person,
  { staff, coaches }: Clinicians,
  depth: Depth,
  now: number,
): void => {
  const plan = planOf(person, depth.daysBack === null ? -Infinity : person.today - depth.daysBack);
  const orders = ordersOf(person, plan);
  const coach = coaches.length > 0 && person.random.chance(0.5) ? person.random.pick(coaches).id : null;
  addPatient(sink, person, coach, now);
  addSchedule(sink, person, plan, orders);
  const around = { person, sink, now, staff, coach: coaches[0] ?? null };
  addHolds(around);
  addInactivity(around);
  addDiagnoses(around);
  const summary = playDays({ person, plan, orders, sink, now, days: daysOf(person, plan, depth) });
  addProgress(sink, person, withEarlierProgress(summary, person, depth));
  addReminders(around);
  addNotifications(around);
  addCases(around);
  addNotes(around);
};
