import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { CohortRule } from "@restride/domain/recovery/cohort.ts";
import { lastRecoveryDay, windowsOn } from "@restride/domain/recovery/windows.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { valuesOf } from "./recovery.values.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

interface Version {
  readonly version: number;
  readonly madeOn: CalendarDate;
}

/** For each day after surgery, beginning with the first, the windows that contain it, in the syntax of PostgreSQL arrays. */
const windowsByDay = Array.from({ length: lastRecoveryDay }, (_, at) => `{${windowsOn(at + 1).join()}}`);

/** SQL condition for the patients `p` of a cohort. A hold that has not ended counts up to `today`. */
const inCohort = ({ from, to, maxHoldDays }: CohortRule, today: CalendarDate) => sql`
  p.surgery_date between ${from} and ${to} and not exists (
    select from technical_holds h where h.customer_id = p.customer_id and h.patient_id = p.patient_id
      and coalesce(h.released_on, ${today}::date) - h.held_from > ${maxHoldDays}::int)`;

const clinicsWithOldCorridorsRow = row({ customerId: column.id });

export const makeRecoveryStore = (db: Database) => ({
  /** Returns the clinics whose corridors were made before a date, or never. */
  acrossCustomersOlderThan: async (scope: EveryScope, date: CalendarDate): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "clinicsWithOldCorridors",
      typedSql(clinicsWithOldCorridorsRow)`
        select customer_id as "customerId" from customers c where not exists (
          select from recovery_versions v where v.customer_id = c.customer_id and v.made_on >= ${date})`,
    );
    return rows.map(({ customerId }) => customerId);
  },

  /** Returns the newest version, and locks the clinic against another job that makes the next one. */
  lock: async (scope: CustomerScope): Promise<Version | undefined> => {
    const { customerId } = scope;
    await db.rows(
      scope,
      "lockCorridors",
      sql`select pg_advisory_xact_lock(hashtextextended(${`recovery ${customerId}`}, 0))`,
    );
    return db.row(
      scope,
      "newestCorridors",
      build
        .selectFrom("recovery_versions")
        .select(["version", "made_on as madeOn"])
        .where("customer_id", "=", customerId)
        .orderBy("version", "desc")
        .limit(1),
    );
  },

  /** Begins a version, which is the newest from now on, and deletes the values that the versions before were made of. */
  begin: ({ rls, customerId }: CustomerScope, { version, madeOn }: Version, { from, to }: CohortRule): void => {
    db.write(
      { rls },
      "forgetCorridorWindows",
      build.deleteFrom("recovery_windows").where("customer_id", "=", customerId),
    );
    db.write(
      { rls },
      "forgetCorridorValues",
      build.deleteFrom("recovery_values").where("customer_id", "=", customerId),
    );
    db.write(
      { rls },
      "beginCorridors",
      build
        .insertInto("recovery_versions")
        .values({ customer_id: customerId, version, made_on: madeOn, cohort_from: from, cohort_to: to }),
    );
  },

  /** Fills a version: people in the order of their medians, window by window. */
  fill: ({ rls, customerId }: CustomerScope, { version, madeOn }: Version, rule: CohortRule): void => {
    db.write(
      { rls },
      "fillCorridors",
      sql`
        insert into recovery_values (customer_id, version, joint, metric, source, day, rank, patient_id, value, readings)
        with cohort as materialized (
          select patient_id, joint, metric, source, day, value from (${valuesOf(customerId, inCohort(rule, madeOn))}) v),
        enough as (select patient_id, metric, source from cohort group by patient_id, metric, source having count(*) >= ${rule.minValues}::int),
        people as (
          select f.joint, f.metric, f.source, w.day, f.patient_id, percentile_cont(0.5) within group (order by f.value) as value,
            count(*) as readings
          from cohort f join enough using (patient_id, metric, source)
            cross join lateral unnest((${windowsByDay}::text[])[f.day]::int[]) as w (day)
          group by f.joint, f.metric, f.source, w.day, f.patient_id)
        select ${customerId}::uuid, ${version}::int, joint, metric, source, day,
          row_number() over (partition by joint, metric, source, day order by value), patient_id, value, readings from people`,
    );
    db.write(
      { rls },
      "countCorridors",
      sql`
        insert into recovery_windows (customer_id, version, joint, metric, source, day, people, readings)
        select customer_id, version, joint, metric, source, day, count(*), sum(readings) from recovery_values
        where customer_id = ${customerId} and version = ${version} group by customer_id, version, joint, metric, source, day`,
    );
  },
});

export type RecoveryStore = ReturnType<typeof makeRecoveryStore>;
