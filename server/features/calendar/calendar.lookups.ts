import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Pauses } from "@restride/domain/schedules/hold.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { type DayItems, itemsOfDay } from "./day-items.ts";
import { type CalendarDeps, makeGetActivities, makeItemSources } from "./get-activities.ts";

export type { DayItems };

/** Makes the function that returns one day of a patient with its items. */
export const makeDayOf = (deps: CalendarDeps) => {
  const getActivities = makeGetActivities(deps);
  return async (scope: CustomerScope, patientId: Id, date: CalendarDate) => {
    const selects = (...[, field]: string[]) => field !== undefined && field !== "reminders";
    const calendar = await getActivities(scope, { patientId, from: date, to: date, selects, operation: "getMyDay" });
    return isRefusal(calendar) ? calendar : calendar.activities[0]!;
  };
};

export type DayOf = ReturnType<typeof makeDayOf>;

const listOf = { exercise: "exercises", measurement: "measurements", questionnaire: "questionnaires" } as const;

/** Makes the function that returns the items of some of a patient's days with these pauses, in the requested areas. */
export const makeItemsOn = (deps: Pick<CalendarDeps, "schedules" | "recordings">) => {
  const itemSources = makeItemSources(deps);
  return async (
    scope: CustomerScope,
    patientId: Id,
    pauses: Pauses,
    dates: readonly CalendarDate[],
    areas: readonly Area[],
  ) => {
    const [from, to] = [dates.toSorted()[0], dates.toSorted().at(-1)];
    if (from === undefined || to === undefined) return new Map<CalendarDate, DayItems>();
    const selects = (...[, field]: string[]) => areas.some((area) => listOf[area] === field);
    const sources = await itemSources(scope, patientId, from, to, selects);
    const [exercises, devices, questionnaires, exercisesDone, readingsTaken, submissions] = sources;
    const schedule = { exercises, devices, questionnaires };
    const did = { schedule, pauses, exercisesDone, readingsTaken, submissions };
    return new Map(dates.map((date) => [date, itemsOfDay(did, date)]));
  };
};

export type ItemsOn = ReturnType<typeof makeItemsOn>;
