import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Bucket } from "@restride/domain/progress/buckets.ts";
import type { ComplianceJoint } from "@restride/domain/progress/compliance-filters.ts";
import type { Span } from "@restride/domain/progress/periods.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { bucketIn, isCounted, sumsOf } from "../patients/counted.lookups.ts";

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

/** How many patients are in these buckets. */
export interface BucketCount extends Record<Area | "overall", Bucket> {
  readonly patients: number;
}

/** What sums are narrowed by. What is undefined does not narrow. */
interface Narrowing {
  readonly customerId: Id;
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate;
  readonly joint: ComplianceJoint;
  readonly surgeonIds: readonly Id[] | undefined;
}

const where = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );

/** The sums `s` of each active patient of the joint, among those that the scope may see. */
const summed = ({ customerId, from, to, joint, surgeonIds }: Narrowing) => sql`
  ${sumsOf(where([sql`customer_id = ${customerId}`, from !== undefined && sql`day >= ${from}`, sql`day <= ${to}`]))}
  where exists (select from patients p where ${where([
    sql`p.customer_id = ${customerId} and p.patient_id = s.patient_id and ${isCounted(sql`${joint}::text`)}`,
    surgeonIds !== undefined && sql`p.surgeon_id = any(${surgeonIds}::uuid[])`,
  ])})`;

const sumsOfEach = compiledPerShape(
  (narrowing: Narrowing) =>
    sql<PatientSums>`select s.patient_id as "patientId", s.* from ${summed(narrowing)} order by s.patient_id`,
);

const bucket = (area: Area | "overall") => bucketIn(sql.lit(area));

const counts = compiledPerShape(
  (narrowing: Narrowing) => sql<BucketCount>`
    select ${bucket("exercise")} as exercise, ${bucket("measurement")} as measurement,
      ${bucket("questionnaire")} as questionnaire, ${bucket("overall")} as overall, count(*)::int as patients
    from ${summed(narrowing)}
    group by 1, 2, 3, 4`,
);

const narrowing = (
  { customerId, surgeonIds }: CustomerScope,
  { from, to }: Span,
  joint: ComplianceJoint,
): Narrowing => ({
  customerId,
  from: from ?? undefined,
  to,
  joint,
  surgeonIds: surgeonIds ?? undefined,
});

export const makeComplianceQueries = (db: Database) => ({
  /** Active patients in the scope. */
  sums: (scope: CustomerScope, span: Span, joint: ComplianceJoint) =>
    db.rows(scope, "complianceSums", sumsOfEach(narrowing(scope, span, joint))),

  /** How many of them are in the same buckets. */
  counts: (scope: CustomerScope, span: Span, joint: ComplianceJoint) =>
    db.rows(scope, "complianceCounts", counts(narrowing(scope, span, joint))),
});

export type ComplianceQueries = ReturnType<typeof makeComplianceQueries>;
