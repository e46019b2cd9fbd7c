import { casesPatientDialogs } from "../cases/patient-dialogs.ts";

/** Dialogs about a patient, by subject. */
export const patientDialogs = {
  ...casesPatientDialogs,
};
