import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { readSearchText } from "@restride/domain/names/search-form.ts";
import { maxListedReminders } from "@restride/domain/reminders/clinic-month.ts";
import { firstOfMonth, lastOfMonth } from "@restride/domain/values/calendar-date.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetRemindersArgs } from "../../generated/resolvers.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { MonthPage, RemindersQueries } from "./reminders.queries.ts";

interface Deps {
  readonly queries: RemindersQueries;
  readonly clock: ClinicClock;
}

/** The page of a call; a call that names none gets all that a month lists. */
const readPage = (metadata: QueryGetRemindersArgs["metadata"]): MonthPage | Refusal => {
  if (!metadata) return { offset: 0, limit: maxListedReminders };
  const page = parseOrRefuse(pageSchema, metadata);
  return isRefusal(page) ? page : { offset: offsetOf(page), limit: page.pageSize };
};

/** Makes the use case that returns a page of the reminders of a clinic's month, and how many there are if that is selected. */
export const makeGetReminders =
  ({ queries, clock }: Deps) =>
  async (
    scope: CustomerScope,
    { month, search, metadata }: QueryGetRemindersArgs,
    selects: (field: "total" | "tocome") => boolean,
  ) => {
    const page = readPage(metadata);
    if (isRefusal(page)) return page;
    const { today } = await clock(scope);
    const days = { from: firstOfMonth(month), to: lastOfMonth(month), today };
    const searchText = readSearchText(search ?? "");
    const [reminders, counts] = await Promise.all([
      queries.ofMonth(scope, searchText, days, page),
      selects("total") || selects("tocome") ? queries.countOfMonth(scope, searchText, days) : null,
    ]);
    return { reminders, today, ...counts };
  };
