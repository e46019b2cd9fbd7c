import { inClinic } from "../access/reach.ts";
import { Role } from "../access/roles.ts";

const { admin, companyAdmin, healthCoach, superAdmin } = Role;

export const clinicActivityOperations = {
  // Whoever hears of at least one kind of event.
  onClinicActivity: inClinic(admin, companyAdmin, healthCoach, superAdmin),
};
