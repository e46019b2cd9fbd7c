import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import { engagementOf, engagementRangeSchema } from "@restride/domain/home/engagement.ts";
import { lastDays } from "@restride/domain/progress/periods.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { DaySpan, HomeQueries } from "./home.queries.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly queries: HomeQueries;
}

/** Who did how much of what was due in the last days, for exercises and for measurements. */
export const makeGetEngagement = ({ clock, queries }: Deps) => {
  // Both areas are asked for together, and a year of a clinic's days is long to read.
  const engaged = singleFlight(
    (scope: CustomerScope, { from, to }: DaySpan) => `${sightOf(scope)} ${from} ${to}`,
    queries.engaged,
  );
  const inArea = async (scope: CustomerScope, area: "exercise" | "measurement", rangeInput: unknown) => {
    const range = parseOrRefuse(engagementRangeSchema, rangeInput);
    if (isRefusal(range)) return range;
    const { today } = await clock(scope);
    const patients = await engaged(scope, lastDays(range, today));
    return engagementOf(patients.map(({ _id, name, [area]: progress }) => ({ _id, name, ...progress })));
  };
  return {
    activities: (scope: CustomerScope, rangeInput: unknown) => inArea(scope, "exercise", rangeInput),
    measurements: async (scope: CustomerScope, rangeInput: unknown) => {
      const counts = await inArea(scope, "measurement", rangeInput);
      if (isRefusal(counts)) return counts;
      return { measkipped: counts.skipped, meapartial: counts.partial, meacomplete: counts.complete };
    },
  };
};
