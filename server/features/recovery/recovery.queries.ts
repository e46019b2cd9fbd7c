import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { centiles, type CohortWindow } from "@restride/domain/recovery/corridor.ts";
import type { Joint, RecoveryMetric } from "@restride/domain/recovery/recovery-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";
import { valuesOf } from "./recovery.values.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const datedValueRow = row({
  metric: column.textOf<RecoveryMetric>(),
  source: column.text,
  day: column.number,
  value: column.number,
  date: column.date,
});

/** A value of the patient, with its date. */
export type DatedValue = Row<typeof datedValueRow>;

const corridorVersionRow = row({
  version: column.number,
  madeOn: column.date,
  cohortFrom: column.date,
  cohortTo: column.date,
});

/** A version of a clinic's corridors. */
export type CorridorVersion = Row<typeof corridorVersionRow>;

const cohortWindowRow = row({
  day: column.number,
  people: column.number,
  readings: column.number,
  centiles: column.listOf<CohortWindow["centiles"]>(column.number),
  metric: column.textOf<RecoveryMetric>(),
  source: column.text,
});

interface PatientKey {
  readonly customerId: Id;
  readonly patientId: Id;
}

const selectPatientValues = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(datedValueRow)`
    select metric, source, date, day, value from (${valuesOf(customerId, sql`p.patient_id = ${patientId}`)}) v order by day, at`,
);

/** SQL with the value at a rank of window `w`. When that patient was erased since, the next rank in the given order is used. */
const personAt = (rank: RawBuilder<unknown>, order: "asc" | "desc") => sql`
  select v.value from recovery_values v where v.customer_id = w.customer_id and v.version = w.version and v.joint = w.joint
    and v.metric = w.metric and v.source = w.source and v.day = w.day and v.rank ${order === "asc" ? sql`>=` : sql`<=`} ${rank}
  order by v.rank ${sql.raw(order)} limit 1`;

/** SQL with the rank of the nth other patient: n, or n + 1 when the patient's own rank is not above n. */
const withoutOwn = (nth: RawBuilder<unknown>) => sql`(${nth} + case when own.rank <= ${nth} then 1 else 0 end)`;

/**
 * SQL with the centiles of the other patients, from the newest version and for the patient's joint. A centile is interpolated between two values
 * (type 7 of Hyndman and Fan, 1996). Values are stored by rank, so only two rows are read for each centile.
 */
const selectCohortCentiles = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(cohortWindowRow)`
    select w.metric, w.source, w.day, o.people, w.readings - coalesce(own.readings, 0) as readings, c.centiles
    from recovery_windows w
    left join recovery_values own on own.customer_id = w.customer_id and own.patient_id = ${patientId} and own.version = w.version
      and own.joint = w.joint and own.metric = w.metric and own.source = w.source and own.day = w.day
    cross join lateral (select w.people - case when own.rank is null then 0 else 1 end as people) o
    cross join lateral (
      select array_agg(coalesce(low.value, high.value) + (step - floor(step)) * coalesce(high.value - low.value, 0) order by part) as centiles
      from unnest(${[...centiles]}::float[]) part cross join lateral (select part * (o.people - 1) as step) s
      left join lateral (${personAt(withoutOwn(sql`(floor(step) + 1)::int`), "desc")}) low on true
      left join lateral (${personAt(withoutOwn(sql`(ceil(step) + 1)::int`), "asc")}) high on true) c
    where w.customer_id = ${customerId} and o.people > 0
      and w.joint = (select surgery_type from patients where customer_id = ${customerId} and patient_id = ${patientId})
      and w.version = (select max(version) from recovery_versions where customer_id = ${customerId})
    order by w.day`,
);

const joint = compiledOnce(({ customerId, patientId }: PatientKey) =>
  build
    .selectFrom("patients")
    .select("surgery_type as joint")
    .where("customer_id", "=", customerId)
    .where("patient_id", "=", patientId),
);

const selectNewestVersion = compiledOnce(
  ({ customerId }: Pick<PatientKey, "customerId">) => typedSql(corridorVersionRow)`
    select version, made_on as "madeOn", cohort_from as "cohortFrom", cohort_to as "cohortTo" from recovery_versions
    where customer_id = ${customerId} order by version desc limit 1`,
);

/** Returns the queries of a patient's recovery. The caller has checked that the patient is in the scope. */
export const makeRecoveryQueries = (db: Database) => ({
  /** Returns the patient's values since surgery, oldest first. */
  own: ({ rls, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ rls }, "recoveryOfPatient", selectPatientValues({ customerId, patientId })),

  /** Returns centiles, patients and readings of the rest of the cohort, one row for each metric, source and day. */
  others: ({ rls, customerId }: CustomerScope, patientId: Id) =>
    db.rows({ rls }, "recoveryOfOthers", selectCohortCentiles({ customerId, patientId })),

  /** Returns the operated joint; undefined for a patient who is not in the clinic. */
  joint: async ({ rls, customerId }: CustomerScope, patientId: Id): Promise<Joint | undefined> =>
    (await db.row({ rls }, "operatedJoint", joint({ customerId, patientId })))?.joint,

  newest: ({ rls, customerId }: CustomerScope) =>
    db.row({ rls }, "newestRecovery", selectNewestVersion({ customerId })),
});

export type RecoveryQueries = ReturnType<typeof makeRecoveryQueries>;
