import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";
import { caseLimitsOf, isInSight, type SightLimits } from "../sight/sight.lookups.ts";

/** Refusal for a case that does not exist, and for one that the viewer may not see. */
export const caseNotFound = refuse("This case was not found.");

/** The cases of a clinic, within limits. */
export type SeenCases = SightLimits & { readonly customerId: Id };

/** Returns the cases that a scope may see. */
export const sightOfCases = (scope: CustomerScope): SeenCases => ({
  customerId: scope.customerId,
  ...caseLimitsOf(scope),
});

/** SQL condition for the cases `c` that may be seen: those of the clinic, or of the surgeons that the viewer is limited to. */
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

/** Makes the function that returns the id of a case that the scope may see, and of its patient; undefined for any other case. */
export const makeSeenCase = (db: Database) => (scope: CustomerScope, caseId: Id) =>
  db.row(scope, "case", seenCase({ ...sightOfCases(scope), caseId }));

export type SeenCase = ReturnType<typeof makeSeenCase>;
