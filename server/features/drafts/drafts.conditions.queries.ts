import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { build } from "../../platform/database/database.ts";

/** Drafts that a viewer may see: all of a clinic; for a surgeon those of the own patients, and what the surgeon began. */
export const visibleDrafts = ({ customerId, surgeonIds, userId }: CustomerScope) => {
  const drafts = build.selectFrom("patient_drafts as d").where("d.customer_id", "=", customerId);
  if (surgeonIds === null) return drafts;
  return drafts.where((where) =>
    where.or([
      sql<boolean>`d.surgeon_id = any(${[...surgeonIds]}::uuid[])`,
      where.and([where("d.surgeon_id", "is", null), where("d.created_by", "=", userId)]),
    ]),
  );
};
