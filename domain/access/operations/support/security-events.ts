import { Role } from "../../roles.ts";
import { everywhere } from "../reach.ts";

export const securityEventsOperations = {
  getSecurityEvents: everywhere(Role.superAdmin),
};
