import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { PeriodSums } from "../period-sums/period-sums.lookups.ts";
import { makeComplianceQueries } from "./compliance.queries.ts";
import { makeGetCompliance } from "./get-compliance.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly periodSums: PeriodSums;
}

const summaries = ["overAllSummary", "exerciseSummary", "measurementSummary", "feedBackSummary"];
const buckets = ["completed", "partially", "incomplete"];

/** Feature with the compliance of a clinic's patients, which its home page shows. */
export const complianceFeature = (deps: Deps): Feature => {
  const getCompliance = makeGetCompliance({ ...deps, queries: makeComplianceQueries(deps.db) });
  return {
    resolvers: {
      Query: {
        getPatientCompliance: ({ filters }, { scope, selects }) =>
          getCompliance(
            scope,
            filters,
            summaries.some((summary) => buckets.some((bucket) => selects(summary, bucket, "patientids"))),
          ),
      },
    },
  };
};
