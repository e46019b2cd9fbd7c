import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeGetEngagement } from "./get-engagement.ts";
import { makeGetOutcomes } from "./get-outcomes.ts";
import { makeHomeQueries } from "./home.queries.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
}

/** Engagement and outcomes on a clinic's home. */
export const homeFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeHomeQueries(featureDeps.db) };
  const getEngagement = makeGetEngagement(deps);
  const getOutcomes = makeGetOutcomes(deps);
  return {
    resolvers: {
      Query: {
        getLast7Activities: ({ range }, { scope }) => getEngagement.activities(scope, range),
        getLast7Measurements: ({ range }, { scope }) => getEngagement.measurements(scope, range),
        getFormGraphData: ({ range }, { scope }) => getOutcomes(scope, range),
      },
    },
  };
};
