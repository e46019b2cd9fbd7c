import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { makeGetScoreSeries } from "./get-score-series.ts";
import type { Scores } from "./scores.lookups.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly scores: Scores;
}

/** Feature with the charts of a patient's scores. */
export const scoreChartsFeature = (deps: Deps): Feature => {
  const getScoreSeries = makeGetScoreSeries(deps);
  return {
    resolvers: {
      Query: {
        getOksData: ({ patientid }, { scope }) => getScoreSeries(scope, patientid, "oks", "getOksData"),
        getPainData: ({ patientid }, { scope }) => getScoreSeries(scope, patientid, "pain", "getPainData"),
        getFlexionData: ({ patientid }, { scope }) => getScoreSeries(scope, patientid, "flexion", "getFlexionData"),
        getExtensionData: ({ patientid }, { scope }) =>
          getScoreSeries(scope, patientid, "extension", "getExtensionData"),
      },
    },
  };
};
