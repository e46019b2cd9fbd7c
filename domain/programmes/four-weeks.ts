import { isPaused, type Pauses } from "../schedules/hold.ts";
import type { ExercisePlan } from "./programme.ts";
import { isPlannedOn, spanOfItem } from "../schedules/due-days.ts";
import { type AnyPlan, areaOf, timesOf } from "../schedules/schedule-item.ts";
import {
  addDays,
  type CalendarDate,
  datesBetween,
  dayNumber,
  daysBetween,
  fromDayNumber,
  startOfWeek,
  weekdayOfNumber,
} from "../values/calendar-date.ts";

/** Day of a programme with the due plans in their given order. Nothing is due on a day before today. */
export type ProgrammeDay<Plan extends AnyPlan> = {
  readonly date: CalendarDate;
  /** Counted from surgery. */
  readonly day: number;
  readonly isPast: boolean;
  readonly due: readonly Plan[];
};

/** Programme from today on: its plans count from `surgery`, and nothing is due while it is paused. */
export type PlannedProgramme<Plan extends AnyPlan> = {
  readonly plans: readonly Plan[];
  readonly surgery: CalendarDate;
  readonly today: CalendarDate;
  readonly pauses?: Pauses;
};

const never: Pauses = { holds: [], inactive: [] };

/** Returns the day of a programme on a date, with its due items. */
export const programmeDay = <Plan extends AnyPlan>(
  { plans, surgery, today, pauses = never }: PlannedProgramme<Plan>,
  date: CalendarDate,
): ProgrammeDay<Plan> => {
  const [day, weekday] = [daysBetween(surgery, date), weekdayOfNumber(dayNumber(date))];
  const isPast = date < today;
  const isFree = isPast || isPaused(date, pauses);
  return { date, day, isPast, due: isFree ? [] : plans.filter((plan) => isPlannedOn(plan, day, weekday)) };
};

/** Returns the first date from today on with something due; null when there is none. */
export const firstDueDate = <Plan extends AnyPlan>(programme: PlannedProgramme<Plan>): CalendarDate | null => {
  const last = Math.max(...programme.plans.map((plan) => spanOfItem(plan).end), -Infinity);
  const end = dayNumber(programme.surgery) + last;
  for (let number = dayNumber(programme.today); number <= end; number++)
    if (programmeDay(programme, fromDayNumber(number)).due.length > 0) return fromDayNumber(number);
  return null;
};

/** Returns the last date of a programme, or today when that date has passed. */
export const lastDueDate = <Plan extends AnyPlan>({ plans, surgery, today }: PlannedProgramme<Plan>): CalendarDate => {
  const dates = plans.map((plan) => addDays(surgery, spanOfItem(plan).end));
  return [today, ...dates].toSorted().at(-1) ?? today;
};

/**
 * Returns the first day of the four weeks: the Sunday of the week with the first due day from today on, or of the current week when nothing is due.
 */
export const firstSunday = <Plan extends AnyPlan>(programme: PlannedProgramme<Plan>): CalendarDate =>
  startOfWeek(firstDueDate(programme) ?? programme.today);

/** Returns the days of four weeks from a Sunday on. */
export const fourWeeks = <Plan extends AnyPlan>(
  programme: PlannedProgramme<Plan>,
  sunday: CalendarDate,
): ProgrammeDay<Plan>[] => datesBetween(sunday, addDays(sunday, 27)).map((date) => programmeDay(programme, date));

/** Returns the dates from today on at which a plan is due. */
export const datesOf = <Plan extends AnyPlan>(
  plan: Plan,
  { surgery, today }: Pick<PlannedProgramme<Plan>, "surgery" | "today">,
): CalendarDate[] =>
  datesBetween(today, addDays(surgery, spanOfItem(plan).end)).filter(
    (date) => programmeDay({ plans: [plan], surgery, today }, date).due.length > 0,
  );

/** Due item, with a dose if it is an exercise. */
type DosedItem = AnyPlan & Partial<Pick<ExercisePlan, "sets" | "repeats" | "holdSeconds">>;

/** Returns whether two states of a day are equal: the same items are due, as often and in the same dose. A cell that differs is marked as changed. */
export const isSameDay = (one: ProgrammeDay<DosedItem>, other: ProgrammeDay<DosedItem>): boolean =>
  JSON.stringify(one.due.map(costOf)) === JSON.stringify(other.due.map(costOf));

const costOf = (plan: DosedItem): readonly (string | number)[] => {
  const { sets = 0, repeats = 0, holdSeconds = 0 } = plan;
  return [plan.id, areaOf(plan), timesOf(plan), sets, repeats, holdSeconds];
};
