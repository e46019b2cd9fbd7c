import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { activityLogRoute } from "./activity-log.rest.ts";
import { makeActivityLogQueries } from "./activity-log.queries.ts";
import { makeExportLog } from "./export-log.ts";
import { makeGetActivityLog } from "./get-activity-log.ts";

interface Deps extends Platform {
  readonly clock: ClinicClock;
  readonly patients: PatientContacts;
  readonly noteRead: NoteRead;
}

/** Feature with the log of activities in a patient's record, by staff and by the patient. */
export const activityLogFeature = (featureDeps: Deps): Feature => {
  const deps = { ...featureDeps, queries: makeActivityLogQueries(featureDeps.db) };
  const getActivityLog = makeGetActivityLog(deps);
  return {
    resolvers: {
      Query: {
        getActivityLog: (request, { scope, viewer, selects }) =>
          getActivityLog(scope, viewer, request, (field) => selects(field)),
      },
    },
    routes: [activityLogRoute({ exportLog: makeExportLog(deps) })],
  };
};
