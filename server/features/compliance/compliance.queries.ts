import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Bucket } from "@restride/domain/progress/buckets.ts";
import type { ComplianceJoint } from "@restride/domain/progress/compliance-filter.ts";
import type { Span } from "@restride/domain/progress/periods.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type RawBuilder, sql } from "kysely";
import { withCustomPlan, withCustomPlanInSight } from "../../platform/database/row-level-security.ts";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { bucketIn, isCounted, sumsOf } from "../patients/drill-down.lookups.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";
import { isInSight, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

const patientSumsRow = row({
  patientId: column.id,
  exercise_due: column.number,
  exercise_done: column.number,
  measurement_due: column.number,
  measurement_done: column.number,
  questionnaire_due: column.number,
  questionnaire_done: column.number,
});

/** Due and done counts of one patient in a range of days. */
export type PatientSums = Row<typeof patientSumsRow>;

const bucketColumn = column.textOf<Bucket>();

const bucketCountRow = row({
  exercise: bucketColumn,
  measurement: bucketColumn,
  questionnaire: bucketColumn,
  overall: bucketColumn,
  patients: column.number,
});

/** Number of patients in these buckets. */
export type BucketCount = Row<typeof bucketCountRow>;

/** Values of the conditions of the sums. An undefined condition has no effect. */
interface SumConditions extends SightLimits {
  readonly customerId: Id;
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate;
  readonly joint: ComplianceJoint;
}

const whereAll = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );

/** SQL with the sums `s` of each active patient of the joint whom the scope may see. */
const patientSums = ({ customerId, from, to, joint, ...limits }: SumConditions) => sql`
  ${sumsOf(whereAll([sql`customer_id = ${customerId}`, from !== undefined && sql`day >= ${from}`, sql`day <= ${to}`]))}
  where exists (select from patients p where p.customer_id = ${customerId} and p.patient_id = s.patient_id
    and ${isCounted(sql`${joint}::text`)} and ${isInSight(limits, "p")})`;

const sumsOfEach = compiledPerShape(
  (conditions: SumConditions) =>
    typedSql(patientSumsRow)`
    select patient_id as "patientId", exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due, questionnaire_done
    from ${patientSums(conditions)} order by patient_id`,
);

const bucket = (area: Area | "overall") => bucketIn(sql.lit(area));

const counts = compiledPerShape(
  (conditions: SumConditions) => typedSql(bucketCountRow)`
    select ${bucket("exercise")} as exercise, ${bucket("measurement")} as measurement,
      ${bucket("questionnaire")} as questionnaire, ${bucket("overall")} as overall, count(*)::int as patients
    from ${patientSums(conditions)}
    group by 1, 2, 3, 4`,
);

const sumConditions = (scope: CustomerScope, { from, to }: Span, joint: ComplianceJoint): SumConditions => ({
  customerId: scope.customerId,
  from: from ?? undefined,
  to,
  joint,
  ...limitsOf(scope),
});

export const makeComplianceQueries = (db: Database) => ({
  /** Returns the sums of each active patient in the scope. */
  sums: (scope: CustomerScope, span: Span, joint: ComplianceJoint) =>
    db.rows(withCustomPlanInSight(scope), "complianceSums", sumsOfEach(sumConditions(scope, span, joint))),

  /** Returns the number of those patients per combination of buckets. */
  counts: (scope: CustomerScope, span: Span, joint: ComplianceJoint) =>
    db.rows(withCustomPlan(scope), "complianceCounts", counts(sumConditions(scope, span, joint))),
});

export type ComplianceQueries = ReturnType<typeof makeComplianceQueries>;
