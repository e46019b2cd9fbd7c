import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { type CalendarNeeds, makeGetActivities } from "./get-activities.ts";

/** One day of a patient with its items. */
export const makeDayOf = (needs: CalendarNeeds) => {
  const getActivities = makeGetActivities(needs);
  return async (scope: CustomerScope, patientId: Id, date: CalendarDate) => {
    const wanted = (...[, field]: string[]) => field !== undefined && field !== "reminders";
    const found = await getActivities(scope, { patientId, from: date, to: date, wanted, operation: "getMyDay" });
    return isRefusal(found) ? found : found.activities[0]!;
  };
};

export type DayOf = ReturnType<typeof makeDayOf>;
