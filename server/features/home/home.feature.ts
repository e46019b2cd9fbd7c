import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import { makeGetEngagement } from "./get-engagement.ts";
import { makeGetOutcomes } from "./get-outcomes.ts";
import { makeHomeViews } from "./home.views.ts";

interface Needs extends Platform {
  readonly clock: ClinicClock;
}

/** Engagement and outcomes on a clinic's home. */
export const homeFeature = (given: Needs): Feature => {
  const needs = { ...given, views: makeHomeViews(given.db) };
  const getEngagement = makeGetEngagement(needs);
  const getOutcomes = makeGetOutcomes(needs);
  return {
    faces: {
      Query: {
        getLast7Activities: ({ range }, { scope }) => getEngagement.activities(scope, range),
        getLast7Measurements: ({ range }, { scope }) => getEngagement.measurements(scope, range),
        getFormGraphData: ({ range }, { scope }) => getOutcomes(scope, range),
      },
    },
  };
};
