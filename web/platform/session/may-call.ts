import { type OperationName, operations } from "@restride/domain/operations.ts";
import type { Role } from "@restride/domain/access/roles.ts";

/** Returns whether the role may call the operation, by the same access table that the server enforces. */
export const mayCall = (name: OperationName, role: Role): boolean => operations[name].roles.includes(role);
