import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Bucket } from "@restride/domain/progress/buckets.ts";
import type { Span } from "@restride/domain/progress/periods.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";

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
  readonly joint: string | undefined;
  readonly surgeonIds: readonly Id[] | undefined;
}

const sums = sql.raw(
  ["exercise", "measurement", "questionnaire"]
    .flatMap((area) => [`${area}_due`, `${area}_done`])
    .map((column) => `sum(${column})::int as ${column}`)
    .join(", "),
);

const where = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );

/** The sums `s` of each active patient: days are summed by themselves, so that an index alone answers. */
const summed = ({ customerId, from, to, joint, surgeonIds }: Narrowing) => sql`
  (select patient_id as "patientId", ${sums} from patient_days
    where ${where([sql`customer_id = ${customerId}`, from !== undefined && sql`day >= ${from}`, sql`day <= ${to}`])}
    group by patient_id) s
  where exists (select from patients p where ${where([
    sql`p.customer_id = ${customerId} and p.patient_id = s."patientId" and p.active`,
    joint !== undefined && sql`p.surgery_type = ${joint}`,
    surgeonIds !== undefined && sql`p.surgeon_id = any(${surgeonIds}::uuid[])`,
  ])})`;

const sumsOfEach = compiledPerShape(
  (narrowing: Narrowing) => sql<PatientSums>`select s.* from ${summed(narrowing)} order by s."patientId"`,
);

const counts = compiledPerShape(
  (narrowing: Narrowing) => sql<BucketCount>`
    select bucket_of(s.exercise_due, s.exercise_done) as exercise,
      bucket_of(s.measurement_due, s.measurement_done) as measurement,
      bucket_of(s.questionnaire_due, s.questionnaire_done) as questionnaire,
      bucket_of(s.exercise_due + s.measurement_due + s.questionnaire_due,
        s.exercise_done + s.measurement_done + s.questionnaire_done) as overall,
      count(*)::int as patients
    from ${summed(narrowing)}
    group by 1, 2, 3, 4`,
);

const narrowing = ({ customerId, surgeonIds }: CustomerScope, { from, to }: Span, joint: string | null): Narrowing => ({
  customerId,
  from: from ?? undefined,
  to,
  joint: joint ?? undefined,
  surgeonIds: surgeonIds ?? undefined,
});

export const makeComplianceViews = (db: Database) => ({
  /** Active patients in the scope of one joint, or of both when it is null. */
  sums: (scope: CustomerScope, span: Span, joint: string | null) =>
    db.rows(scope, "complianceSums", sumsOfEach(narrowing(scope, span, joint))),

  /** How many of them are in the same buckets. */
  counts: (scope: CustomerScope, span: Span, joint: string | null) =>
    db.rows(scope, "complianceCounts", counts(narrowing(scope, span, joint))),
});

export type ComplianceViews = ReturnType<typeof makeComplianceViews>;
