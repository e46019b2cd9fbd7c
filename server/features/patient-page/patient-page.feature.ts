import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { GetPatient } from "./get-patient.lookups.ts";
import { makeGetPatientPhone } from "./get-patient-phone.ts";
import { makePatientPanelQueries } from "./patient-panel.queries.ts";

interface Deps extends Platform {
  readonly getPatient: GetPatient;
  readonly noteRead: NoteRead;
}

/** Feature with one patient, as the patient's page shows them. */
export const patientPageFeature = ({ db, getPatient, noteRead }: Deps): Feature => {
  const getPhone = makeGetPatientPhone({ panel: makePatientPanelQueries(db), noteRead });
  return {
    resolvers: {
      Query: {
        getPatient: ({ id }, { scope, viewer, selects }) =>
          getPatient(scope, viewer, id, (field) => selects("patient", field)),
        getPatientPhone: ({ id }, { scope }) => getPhone(scope, id),
      },
    },
  };
};
