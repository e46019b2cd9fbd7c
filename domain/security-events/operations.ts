import { Role } from "../access/roles.ts";
import { everywhere } from "../access/reach.ts";

export const securityEventsOperations = {
  getSecurityEvents: everywhere(Role.superAdmin),
};
