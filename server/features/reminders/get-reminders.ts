import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type CalendarDate, firstOfMonth, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { RemindersViews } from "./reminders.views.ts";

interface Needs {
  readonly views: RemindersViews;
  readonly clock: ClinicClock;
}

const longestSearch = 100;

/** The reminders of a clinic's month. */
export const makeGetReminders =
  ({ views, clock }: Needs) =>
  async (scope: CustomerScope, month: CalendarDate, search: string) => {
    const typed = search.trim().slice(0, longestSearch);
    const [reminders, { today }] = await Promise.all([
      views.ofMonth(scope, firstOfMonth(month), lastOfMonth(month), typed),
      clock(scope),
    ]);
    return { reminders, today };
  };
