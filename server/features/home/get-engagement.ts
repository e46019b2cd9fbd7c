import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import { engagementOf, engagementRangeSchema, namedPatients } from "@restride/domain/home/engagement.ts";
import { lastDays } from "@restride/domain/progress/periods.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import type { DaySpan, HomeQueries } from "./home.queries.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly queries: HomeQueries;
  readonly periodSums: PeriodSums;
}

type Engagement = ReturnType<typeof engagementOf>;

const areas = ["exercise", "measurement"] as const;
const buckets = ["skipped", "partial", "complete"] as const;
/** The first patients of each bucket of both areas. */
const lists = areas.flatMap((area) => buckets.map((bucket) => ({ area, bucket, joint: "all" as const })));

/**
 * Returns how much of the due items the clinic's patients did in the last days, for exercises and for measurements. The ids of all patients are read only
 * if they are requested.
 */
export const makeGetEngagement = ({ clock, queries, periodSums }: Deps) => {
  const keyOf = (scope: CustomerScope, { from, to }: DaySpan): string => `${sightOf(scope)} ${from} ${to}`;
  // Both areas are requested together, so the requests share one query.
  const engaged = singleFlight(keyOf, queries.engaged);
  const readStored = singleFlight(keyOf, async (scope: CustomerScope, days: DaySpan) => {
    const period = await periodSums.find(scope, days);
    if (period === null) return null;
    const [counts, patients] = await Promise.all([
      periodSums.counts(scope, period, "all"),
      periodSums.patients(scope, period, lists, { limit: namedPatients, offset: 0 }),
    ]);
    return { counts, patients };
  });
  const storedEngagement = async (
    scope: CustomerScope,
    days: DaySpan,
    area: (typeof areas)[number],
  ): Promise<Engagement | null> => {
    const stored = await readStored(scope, days);
    if (stored === null) return null;
    const those = (bucket: (typeof buckets)[number]) => ({
      count: stored.counts.find((count) => count.area === area && count.bucket === bucket)?.patients ?? 0,
      patientids: [],
      patients: stored.patients.filter((patient) => patient.area === area && patient.bucket === bucket),
    });
    return { skipped: those("skipped"), partial: those("partial"), complete: those("complete") };
  };
  const inArea = async (
    scope: CustomerScope,
    area: (typeof areas)[number],
    { range: rangeInput, withIds }: { readonly range: unknown; readonly withIds: boolean },
  ) => {
    const range = parseOrRefuse(engagementRangeSchema, rangeInput);
    if (isRefusal(range)) return range;
    const { today } = await clock(scope);
    const days = lastDays(range, today);
    const stored = withIds ? null : await storedEngagement(scope, days, area);
    if (stored) return stored;
    const patients = await engaged(scope, days);
    return engagementOf(patients.map(({ _id, name, [area]: progress }) => ({ _id, name, ...progress })));
  };
  return {
    activities: (scope: CustomerScope, range: unknown, withIds: boolean) =>
      inArea(scope, "exercise", { range, withIds }),
    measurements: async (scope: CustomerScope, range: unknown, withIds: boolean) => {
      const counts = await inArea(scope, "measurement", { range, withIds });
      if (isRefusal(counts)) return counts;
      return { measkipped: counts.skipped, meapartial: counts.partial, meacomplete: counts.complete };
    },
  };
};
