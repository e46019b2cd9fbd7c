import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { makeDeviceChartQueries } from "./device-charts.queries.ts";
import { makeGetGraph } from "./get-graph.ts";
import { makeGetRange } from "./get-range.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
  readonly patients: PatientContacts;
  readonly recordings: Recordings;
  readonly schedules: Schedules;
}

/** Feature with the readings of a device over time. */
export const deviceChartsFeature = (deps: Deps): Feature => {
  const getGraph = makeGetGraph({ ...deps, queries: makeDeviceChartQueries(deps.db) });
  const getRange = makeGetRange(deps);
  return {
    resolvers: {
      Query: {
        getRangeMeasurement: ({ patientid, deviceid, startdate, enddate }, { scope }) =>
          getRange(scope, {
            patientId: patientid,
            itemId: deviceid,
            from: startdate ?? null,
            to: enddate ?? null,
          }),
        getGraphMeasurementData: ({ graphIn }, { scope }) => getGraph(scope, graphIn),
      },
    },
  };
};
