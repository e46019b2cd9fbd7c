import { notesPatientParts } from "../notes/patient-parts.tsx";

/** What subjects show on a patient's page. */
export const patientParts = {
  ...notesPatientParts,
};
