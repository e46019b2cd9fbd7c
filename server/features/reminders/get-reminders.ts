import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { type CalendarDate, firstOfMonth, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { RemindersQueries } from "./reminders.queries.ts";

interface Deps {
  readonly queries: RemindersQueries;
  readonly clock: ClinicClock;
}

/** Makes the use case that returns the reminders of a clinic's month, and how many there are. */
export const makeGetReminders =
  ({ queries, clock }: Deps) =>
  async (scope: CustomerScope, month: CalendarDate, search: string) => {
    const { today } = await clock(scope);
    const [from, to] = [firstOfMonth(month), lastOfMonth(month)];
    const reminders = await queries.ofMonth(scope, readSearchText(search), { from, to, today });
    const { total = 0, tocome = 0 } = reminders[0] ?? {};
    return { reminders, total, tocome, today };
  };
