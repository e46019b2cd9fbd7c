import { Role } from "../../roles.ts";
import { inClinic } from "../reach.ts";

export const phoneChecksOperations = {
  getPhonesToCheck: inClinic(Role.admin),
};
