import type { Sight } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";

/** The limits of a scope as values of a statement; what is undefined limits nothing. */
export interface SightLimits {
  readonly ofSurgeons?: readonly Id[] | undefined;
  readonly ofPatient?: Id | undefined;
}

/** The limits within which a scope sees patients. */
export const limitsOf = ({ surgeonIds, patientId }: Sight): SightLimits => ({
  ofSurgeons: surgeonIds ?? undefined,
  ofPatient: patientId ?? undefined,
});

/** The limits within which a scope sees cases and messages. */
export const caseLimitsOf = ({ caseSurgeonIds, patientId }: Sight): SightLimits => ({
  ofSurgeons: caseSurgeonIds ?? undefined,
  ofPatient: patientId ?? undefined,
});

const always = sql<boolean>`true`;

/** True where the surgeon in a column is one of those that a scope is limited to. */
export const isOfSurgeons = ({ ofSurgeons }: SightLimits, column: string): RawBuilder<boolean> =>
  ofSurgeons ? sql<boolean>`/* sight */ ${sql.ref(column)} = any(${ofSurgeons}::uuid[])` : always;

/**
 * True of the patients in a scope's sight, by their surgeon and id in a row of this alias. It is the one way in which statements say so;
 * row-level security says it once more, so that a statement which forgets it shows nothing.
 */
export const isInSight = (limits: SightLimits, row: string): RawBuilder<boolean> => {
  const { ofPatient } = limits;
  const isOfPatient = ofPatient ? sql<boolean>`/* sight */ ${sql.ref(`${row}.patient_id`)} = ${ofPatient}` : always;
  return sql<boolean>`(${isOfSurgeons(limits, `${row}.surgeon_id`)} and ${isOfPatient})`;
};
