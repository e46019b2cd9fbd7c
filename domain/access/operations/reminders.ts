import { Role } from "../roles.ts";
import { inClinic } from "./reach.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

/** The documents name one call twice. */
const reminding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);

export const remindersOperations = {
  addEvent: reminding,
  addEditEvent: reminding,
  deleteEvent: reminding,
  restoreEvent: reminding,
  getReminders: inClinic(admin, companyAdmin, healthCoach, superAdmin),
  onReminders: inClinic(admin, companyAdmin, healthCoach, superAdmin),
};
