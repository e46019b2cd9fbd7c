import type { OperationName, RestOperationName } from "@restride/domain/operations.ts";
import { expectedPermissions as permissions } from "../generated/requests.ts";
import type { Permission } from "./permission.ts";

/**
 * Who may call what, written by hand from the permissions of the requirements and not from the access table, which the tests hold
 * against it. Whoever changes a permission changes it in the fixture of its subject too, with the row that says so in mind.
 */
export const expectedPermissions: Record<OperationName | RestOperationName, Permission> = permissions;
