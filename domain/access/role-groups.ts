import { Role } from "./roles.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin, patient } = Role;

/** Roles that care for a clinic's patients. */
export const care = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach] as const;
/** Roles that add patients to a clinic and change their programmes. */
export const patientAdders = [admin, companyAdmin, physio, medicalAssociate, surgeon] as const;
/** Roles that may read measurement charts: no company users. */
export const chartReaders = [admin, physio, surgeon, medicalAssociate] as const;
/** Roles that may open the page of a patient's progress: staff, the patient, and the holder of a link to it. */
export const progressReaders = [...chartReaders, patient, Role.progressLink, Role.caregiverLink] as const;
/** Roles that may open a clinic's home. */
export const homeReaders = [admin, surgeon, medicalAssociate, companyAdmin] as const;
/** Roles that edit the customers of companies. */
export const customerEditors = [companyAdmin, superAdmin] as const;
/** Roles that may read the customers of companies. */
export const companyPeople = [companyAdmin, healthCoach, superAdmin] as const;
