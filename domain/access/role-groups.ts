import { Role } from "./roles.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin, patient } = Role;

/** Who cares for a clinic's patients. */
export const care = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach] as const;
/** Who adds patients to a clinic, and changes their programmes. */
export const patientAdders = [admin, companyAdmin, physio, medicalAssociate, surgeon] as const;
/** Measurement charts are not for company users. */
export const chartReaders = [admin, physio, surgeon, medicalAssociate] as const;
/** Who may open the page of a patient's progress: staff, the patient, and the holder of a link to it. */
export const progressReaders = [...chartReaders, patient, Role.progressLink, Role.caregiverLink] as const;
/** Who may open a clinic's home. */
export const homeReaders = [admin, surgeon, medicalAssociate, companyAdmin] as const;
/** Who keeps companies' customers. */
export const companyKeepers = [companyAdmin, superAdmin] as const;
/** Who looks into companies' customers. */
export const companyPeople = [companyAdmin, healthCoach, superAdmin] as const;
