import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { outcomeMonths, outcomeOf, outcomeRangeSchema, outcomeSets } from "@restride/domain/home/outcomes.ts";
import { firstOfMonth } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { HomeQueries } from "./home.queries.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly queries: HomeQueries;
}

const kinds = Object.values(outcomeSets).map(({ kind }) => kind);

/**
 * Makes the use case that returns the answers of the clinic's patients in the last months, counted by band: from stored counters, or from the forms until
 * these are counted.
 */
export const makeGetOutcomes =
  ({ clock, queries }: Deps) =>
  async (scope: CustomerScope, rangeInput: unknown) => {
    const range = parseOrRefuse(outcomeRangeSchema, rangeInput);
    if (isRefusal(range)) return range;
    const { today } = await clock(scope);
    const months = outcomeMonths(range, today);
    const read = (await queries.areOutcomesCounted(scope)) ? queries.countedOutcomes : queries.outcomes;
    const counts = await read(scope, kinds, firstOfMonth(months[0]!), today);
    return {
      months,
      oks: outcomeOf(outcomeSets.oks, counts, months),
      pain: outcomeOf(outcomeSets.pain, counts, months),
      rom: outcomeOf(outcomeSets.rom, counts, months),
    };
  };
