import type { Machines } from "../../machines.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { PatientPages } from "../patients/patient-page.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import { makeMakeReport } from "./make-report.ts";
import { reportRoute } from "./reports.rest.ts";
import { makeReportsViews } from "./reports.views.ts";

interface Needs extends Machines {
  readonly clock: ClinicClock;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
}

/** A patient's report as a PDF. */
export const reportsFeature = (needs: Needs): Feature => ({
  routes: [reportRoute({ makeReport: makeMakeReport({ ...needs, views: makeReportsViews(needs.db) }) })],
});
