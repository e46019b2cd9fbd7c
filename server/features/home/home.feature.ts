import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import { countOutcomes, mergeOutcomeCounters } from "./count-outcomes.ts";
import { makeGetEngagement } from "./get-engagement.ts";
import { makeGetOutcomes } from "./get-outcomes.ts";
import { makeHomeQueries } from "./home.queries.ts";
import { makeOutcomeCountersStore } from "./outcome-counters.store.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly periodSums: PeriodSums;
}

/** Feature with engagement and outcomes on a clinic's home page. */
export const homeFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeHomeQueries(featureDeps.db) };
  const getEngagement = makeGetEngagement(deps);
  const getOutcomes = makeGetOutcomes(deps);
  const store = makeOutcomeCountersStore(featureDeps.db);
  return {
    timed: [countOutcomes({ store }), mergeOutcomeCounters({ store })],
    resolvers: {
      Query: {
        getLast7Activities: ({ range }, { scope, selects }) =>
          getEngagement.activities(
            scope,
            range,
            ["skipped", "partial", "complete"].some((bucket) => selects(bucket, "patientids")),
          ),
        getLast7Measurements: ({ range }, { scope, selects }) =>
          getEngagement.measurements(
            scope,
            range,
            ["measkipped", "meapartial", "meacomplete"].some((bucket) => selects(bucket, "patientids")),
          ),
        getFormGraphData: ({ range }, { scope }) => getOutcomes(scope, range),
      },
    },
  };
};
