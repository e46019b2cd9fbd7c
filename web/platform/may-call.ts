import type { OperationName } from "@restride/domain/access/operations.ts";
import { operations } from "@restride/domain/access/operations.ts";
import type { Role } from "@restride/domain/access/roles.ts";

/** True when the role may call the operation: what stands on a page is shown by the same table that the server enforces. */
export const mayCall = (name: OperationName, role: Role): boolean => {
  const roles: readonly Role[] = operations[name].roles;
  return roles.includes(role);
};
