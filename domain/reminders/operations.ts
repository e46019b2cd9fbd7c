import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";

/** Tags of what screens show of it. */
export type RemindersQueryTag = "reminders";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

/** The documents name one call twice. */
const reminding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);
/** Who opens the clinic's month hears of it. */
const hearing = inClinic(admin, companyAdmin, healthCoach, superAdmin);

export const remindersOperations = {
  addEvent: reminding,
  addEditEvent: reminding,
  deleteEvent: reminding,
  restoreEvent: reminding,
  getReminders: hearing,
  onReminders: hearing,
};
