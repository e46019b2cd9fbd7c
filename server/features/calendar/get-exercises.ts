import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { makeGetActivities } from "./get-activities.ts";

/** Makes the use case that returns a patient's exercises by day; days without exercises are left out. */
export const makeGetExercises =
  (getActivities: ReturnType<typeof makeGetActivities>) =>
  async (scope: CustomerScope, patientId: Id, from: CalendarDate, to: CalendarDate) => {
    const selects = (...[, field]: string[]) => field === "exercises";
    const calendar = await getActivities(scope, { patientId, from, to, selects, operation: "getRangeExercises" });
    if (isRefusal(calendar)) return calendar;
    const days = calendar.activities.map(({ date, exercises }) => ({ date, items: exercises }));
    return { exercises: days.filter(({ items }) => items.length > 0) };
  };
