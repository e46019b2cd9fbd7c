import { Role } from "../access/roles.ts";
import { inClinic } from "../access/reach.ts";

export const phoneChecksOperations = {
  getPhonesToCheck: inClinic(Role.admin),
};
