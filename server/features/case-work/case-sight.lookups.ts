import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { caseLimitsOf, isInSight, type SightLimits } from "../sight/sight.lookups.ts";

/** Said of a case that is not there, and of one that the viewer may not see. */
export const caseNotFound = refuse("This case was not found.");

/** The cases of a clinic, within limits. */
export type SeenCases = SightLimits & { readonly customerId: Id };

/** What a scope sees of cases. */
export const sightOfCases = (scope: CustomerScope): SeenCases => ({
  customerId: scope.customerId,
  ...caseLimitsOf(scope),
});

/** The cases `c` that are seen: those of the clinic, or of the surgeons somebody is limited to. */
export const isSeen = ({ customerId, ...limits }: SeenCases) =>
  limits.ofSurgeons || limits.ofPatient
    ? sql<boolean>`c.customer_id = ${customerId} and exists (select from patients s
        where s.customer_id = c.customer_id and s.patient_id = c.patient_id and ${isInSight(limits, "s")})`
    : sql<boolean>`c.customer_id = ${customerId}`;

const seenCaseRow = row({ caseId: column.id, patientId: column.id.nullable() });

const seenCase = compiledPerShape(
  ({ caseId, ...sight }: SeenCases & { readonly caseId: Id }) => typedSql(seenCaseRow)`
    select c.case_id as "caseId", c.patient_id as "patientId" from cases c where ${isSeen(sight)} and c.case_id = ${caseId}`,
);

/** Finds a case that the scope may see: its id and its patient's; none for any other. */
export const makeSeenCase = (db: Database) => (scope: CustomerScope, caseId: Id) =>
  db.row(scope, "case", seenCase({ ...sightOfCases(scope), caseId }));

export type SeenCase = ReturnType<typeof makeSeenCase>;
