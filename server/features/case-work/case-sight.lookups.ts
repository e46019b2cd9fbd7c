import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** Said of a case that is not there, and of one that the viewer may not see. */
export const caseNotFound = refuse("This case was not found.");

interface Sight {
  readonly customerId: Id;
  readonly surgeonIds: readonly Id[] | null;
}

/** What a scope sees of cases. */
export const sightOfCases = ({ customerId, caseSurgeonIds }: CustomerScope): Sight => ({
  customerId,
  surgeonIds: caseSurgeonIds,
});

/** The cases `c` that are seen: those of the clinic, or of the surgeons somebody is limited to. */
export const isSeen = ({ customerId, surgeonIds }: Sight) => sql<boolean>`
  c.customer_id = ${customerId} and (${surgeonIds}::uuid[] is null or exists (select from patients s
    where s.customer_id = c.customer_id and s.patient_id = c.patient_id and s.surgeon_id = any(${surgeonIds}::uuid[])))`;

const seenCaseRow = row({ caseId: column.id, patientId: column.id.nullable() });

const seenCase = compiledOnce(
  ({ caseId, ...sight }: Sight & { readonly caseId: Id }) => typedSql(seenCaseRow)`
    select c.case_id as "caseId", c.patient_id as "patientId" from cases c where ${isSeen(sight)} and c.case_id = ${caseId}`,
);

/** Finds a case that the scope may see: its id and its patient's; none for any other. */
export const makeSeenCase = (db: Database) => (scope: CustomerScope, caseId: Id) =>
  db.row(scope, "case", seenCase({ ...sightOfCases(scope), caseId }));

export type SeenCase = ReturnType<typeof makeSeenCase>;
