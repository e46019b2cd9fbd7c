import type { Sight } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** The limits of a scope as values of a statement; an undefined limit has no effect. */
export interface SightLimits {
  readonly ofSurgeons?: readonly Id[] | undefined;
  readonly ofPatient?: Id | undefined;
}

/** Returns the limits within which a scope sees patients. */
export const limitsOf = ({ surgeonIds, patientId }: Sight): SightLimits => ({
  ofSurgeons: surgeonIds ?? undefined,
  ofPatient: patientId ?? undefined,
});

/** Returns the limits within which a scope sees cases and messages. */
export const caseLimitsOf = ({ caseSurgeonIds, patientId }: Sight): SightLimits => ({
  ofSurgeons: caseSurgeonIds ?? undefined,
  ofPatient: patientId ?? undefined,
});

const always = sql<boolean>`true`;

/** SQL condition: the surgeon in a column is one of those that a scope is limited to. */
export const isOfSurgeons = ({ ofSurgeons }: SightLimits, column: string): RawBuilder<boolean> =>
  ofSurgeons ? sql<boolean>`/* sight */ ${sql.ref(column)} = any(${ofSurgeons}::uuid[])` : always;

/**
 * SQL condition: a patient is in a scope's sight, by surgeon and id in a row with this alias. All statements use this condition; row-level
 * security enforces the same limit, so that a statement without the condition shows nothing.
 */
export const isInSight = (limits: SightLimits, row: string): RawBuilder<boolean> => {
  const { ofPatient } = limits;
  const isOfPatient = ofPatient ? sql<boolean>`/* sight */ ${sql.ref(`${row}.patient_id`)} = ${ofPatient}` : always;
  return sql<boolean>`(${isOfSurgeons(limits, `${row}.surgeon_id`)} and ${isOfPatient})`;
};
