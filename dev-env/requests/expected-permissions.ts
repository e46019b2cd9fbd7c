import type { OperationName, RestOperationName } from "@restride/domain/operations.ts";
import { expectedPermissions as permissions } from "../generated/requests.ts";
import type { Permission } from "./permission.ts";

/**
 * Roles that may call each operation, written by hand from the permissions of the requirements and not from the access table, which tests compare
 * with this. To change a permission, change the fixture of its subject too, according to the row of the requirements.
 */
export const expectedPermissions: Record<OperationName | RestOperationName, Permission> = permissions;
