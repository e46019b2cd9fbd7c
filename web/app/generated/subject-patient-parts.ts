import { notesPatientParts } from "../notes/patient-parts.tsx";

/** Parts of a patient's page, by subject. */
export const patientParts = {
  ...notesPatientParts,
};
