import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";

/** Query tag of reminders. */
export type RemindersQueryTag = "reminders";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

/** Access to both add operations: the specification has two names for this call. */
const withReminders = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);
/** Access for roles that may open the clinic's month; they receive updates of it too. */
const withClinicMonth = inClinic(admin, companyAdmin, healthCoach, superAdmin);

export const remindersOperations = {
  addEvent: withReminders,
  addEditEvent: withReminders,
  deleteEvent: withReminders,
  restoreEvent: withReminders,
  getReminders: withClinicMonth,
  onReminders: withClinicMonth,
};
