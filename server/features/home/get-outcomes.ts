import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { outcomeMonths, outcomeOf, outcomeRangeSchema, outcomeSets } from "@restride/domain/home/outcomes.ts";
import { firstOfMonth } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { HomeViews } from "./home.views.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly views: HomeViews;
}

const kinds = Object.values(outcomeSets).map(({ kind }) => kind);

/** What the clinic's patients answered in the last months, counted by band. */
export const makeGetOutcomes =
  ({ clock, views }: Deps) =>
  async (scope: CustomerScope, asked: unknown) => {
    const range = parseOrRefuse(outcomeRangeSchema, asked);
    if (isRefusal(range)) return range;
    const { today } = await clock(scope);
    const months = outcomeMonths(range, today);
    const counts = await views.outcomes(scope, kinds, firstOfMonth(months[0]!), today);
    return {
      months,
      oks: outcomeOf(outcomeSets.oks, counts, months),
      pain: outcomeOf(outcomeSets.pain, counts, months),
      rom: outcomeOf(outcomeSets.rom, counts, months),
    };
  };
