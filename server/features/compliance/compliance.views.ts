import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Span } from "@restride/domain/progress/periods.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

/** What was due and done for one patient in a range. */
export interface PatientSums {
  readonly patientId: Id;
  readonly exercise_due: number;
  readonly exercise_done: number;
  readonly measurement_due: number;
  readonly measurement_done: number;
  readonly questionnaire_due: number;
  readonly questionnaire_done: number;
}

const sums = sql.raw(
  ["exercise", "measurement", "questionnaire"]
    .flatMap((area) => [`${area}_due`, `${area}_done`])
    .map((column) => `sum(d.${column})::int as ${column}`)
    .join(", "),
);

export const makeComplianceViews = (db: Database) => ({
  /** Active patients in the scope of one joint, or of both when type is null. */
  sums: (scope: CustomerScope, { from, to }: Span, type: string | null) =>
    db.rows(
      scope,
      "complianceSums",
      sql<PatientSums>`
        select p.patient_id as "patientId", ${sums}
        from patients p join patient_days d on d.customer_id = p.customer_id and d.patient_id = p.patient_id
        where p.customer_id = ${scope.customerId} and p.active
          and (${type}::text is null or p.surgery_type = ${type})
          and (${scope.surgeonIds === null} or p.surgeon_id = any(${[...(scope.surgeonIds ?? [])]}::uuid[]))
          and (${from}::date is null or d.day >= ${from}) and d.day <= ${to}
        group by p.patient_id order by p.patient_id`,
    ),
});

export type ComplianceViews = ReturnType<typeof makeComplianceViews>;
