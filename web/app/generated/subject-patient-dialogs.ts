import { casesPatientDialogs } from "../cases/patient-dialogs.ts";

/** Dialogs of subjects about a patient. */
export const patientDialogs = {
  ...casesPatientDialogs,
};
