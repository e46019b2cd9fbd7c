import { type OperationName, operations, roleMayCall } from "@restride/domain/operations.ts";
import type { Role } from "@restride/domain/access/roles.ts";

/** True when the role may call the operation: what stands on a page is shown by the same table that the server enforces. */
export const mayCall = (name: OperationName, role: Role): boolean => operations[name].roles.includes(role);

/** The same for an operation of a subject that a product may be without: nobody may call it there. */
export const mayCallWherePresent = (name: string, role: Role): boolean => roleMayCall(name, role);
