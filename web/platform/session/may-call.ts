import { type OperationName, operations, roleMayCall } from "@restride/domain/operations.ts";
import type { Role } from "@restride/domain/access/roles.ts";

/** Returns whether the role may call the operation, by the same access table that the server enforces. */
export const mayCall = (name: OperationName, role: Role): boolean => operations[name].roles.includes(role);

/** Returns whether the role may call an operation of a subject that may not be part of the product; without the subject no role may. */
export const mayCallWherePresent = (name: string, role: Role): boolean => roleMayCall(name, role);
