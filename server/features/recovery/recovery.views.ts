import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { centiles, type CohortWindow } from "@restride/domain/recovery/corridor.ts";
import type { Joint, RecoveryMetric } from "@restride/domain/recovery/recovery-words.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";
import { type RecoveryValue, valuesOf } from "./recovery.values.views.ts";

/** A value of the patient, with its date. */
export interface DatedValue extends RecoveryValue {
  readonly date: CalendarDate;
}

/** A version of a clinic's corridors. */
export interface MadeCorridors {
  readonly version: number;
  readonly madeOn: CalendarDate;
  readonly cohortFrom: CalendarDate;
  readonly cohortTo: CalendarDate;
}

interface MeasuredWindow extends CohortWindow {
  readonly metric: RecoveryMetric;
  readonly source: string;
}

interface Of {
  readonly customerId: Id;
  readonly patientId: Id;
}

const own = compiledOnce(
  ({ customerId, patientId }: Of) => sql<DatedValue>`
    select metric, source, date, day, value from (${valuesOf(customerId, sql`p.patient_id = ${patientId}`)}) v order by day, at`,
);

/** The others of the newest version with the patient's joint. Centiles are interpolated between neighbours, as type 7 of Hyndman and Fan, 1996. */
const others = compiledOnce(
  ({ customerId, patientId }: Of) => sql<MeasuredWindow>`
    select v.metric, v.source, v.day, count(*)::int as people, sum(v.readings)::int as readings,
      percentile_cont(${[...centiles]}::float[]) within group (order by v.value) as centiles
    from recovery_values v join patients p on p.customer_id = v.customer_id and p.patient_id = ${patientId} and p.surgery_type = v.joint
    where v.customer_id = ${customerId} and v.patient_id <> ${patientId}
      and v.version = (select max(version) from recovery_versions where customer_id = ${customerId})
    group by v.metric, v.source, v.day order by v.day`,
);

const joint = compiledOnce(({ customerId, patientId }: Of) =>
  build
    .selectFrom("patients")
    .select("surgery_type as joint")
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId)
    .$castTo<{ joint: Joint }>(),
);

const newest = compiledOnce(
  ({ customerId }: Pick<Of, "customerId">) => sql<MadeCorridors>`
    select version, made_on as "madeOn", cohort_from as "cohortFrom", cohort_to as "cohortTo" from recovery_versions
    where customer_id = ${customerId} order by version desc limit 1`,
);

/** What a patient's recovery is drawn from. The caller has looked up that the scope holds the patient. */
export const makeRecoveryViews = (db: Database) => ({
  /** What the patient had since surgery, oldest first. */
  own: ({ wall, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ wall }, "recoveryOfPatient", own({ customerId, patientId })),

  /** What the clinic's other patients of the cohort had, window by window. */
  others: ({ wall, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ wall }, "recoveryOfOthers", others({ customerId, patientId })),

  /** Which joint was operated on; undefined for who is not in the clinic. */
  joint: async ({ wall, customerId }: CustomerScope, patientId: Id): Promise<Joint | undefined> =>
    (await db.row({ wall }, "operatedJoint", joint({ customerId, patientId })))?.joint,

  newest: ({ wall, customerId }: CustomerScope) => db.row({ wall }, "newestRecovery", newest({ customerId })),
});

export type RecoveryViews = ReturnType<typeof makeRecoveryViews>;
