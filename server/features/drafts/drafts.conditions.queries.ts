import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { build } from "../../platform/database/database.ts";
import { isOfSurgeons, limitsOf } from "../sight/sight.lookups.ts";

/**
 * SQL with the drafts that a viewer may see: all drafts of a clinic; for a surgeon, drafts of their own patients and drafts that the surgeon began.
 */
export const visibleDrafts = (scope: CustomerScope) =>
  build
    .selectFrom("patient_drafts as d")
    .where("d.customer_id", "=", scope.customerId)
    .where((where) =>
      where.or([
        isOfSurgeons(limitsOf(scope), "d.surgeon_id"),
        where.and([where("d.surgeon_id", "is", null), where("d.created_by", "=", scope.userId)]),
      ]),
    );
