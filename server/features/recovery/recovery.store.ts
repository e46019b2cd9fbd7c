import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { CohortRule } from "@restride/domain/recovery/cohort.ts";
import type { RecoveryWindow } from "@restride/domain/recovery/windows.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { valuesOf } from "./recovery.values.views.ts";

interface Version {
  readonly version: number;
  readonly madeOn: CalendarDate;
}

/** Each day after surgery with the day of each window that it lies in. */
const daysIn = (windows: readonly RecoveryWindow[]) => {
  const pairs = windows.flatMap(({ day, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ on: from + at, day })),
  );
  return sql`unnest(${pairs.map(({ on }) => on)}::int[], ${pairs.map(({ day }) => day)}::int[]) as w (on_day, day)`;
};

/** Patients `p` of a cohort. A hold that lasts counts up to `today`. */
const inCohort = ({ from, to, longestHold }: CohortRule, today: CalendarDate) => sql`
  p.surgery_date between ${from} and ${to} and not exists (
    select from technical_holds h where h.customer_id = p.customer_id and h.patient_id = p.patient_id
      and coalesce(h.released_on, ${today}::date) - h.held_from > ${longestHold}::int)`;

export const makeRecoveryStore = (db: Database) => ({
  /** The clinics whose corridors were made before a date, or never. */
  acrossCustomersOlderThan: async (scope: EveryScope, date: CalendarDate): Promise<Id[]> => {
    const rows = await db.rows(
      scope,
      "clinicsWithOldCorridors",
      sql<{ customerId: Id }>`
        select customer_id as "customerId" from customers c where not exists (
          select from recovery_versions v where v.customer_id = c.customer_id and v.made_on >= ${date})`,
    );
    return rows.map(({ customerId }) => customerId);
  },

  /** The newest version, with the clinic locked for whoever makes the next. */
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
        .limit(1)
        .$castTo<Version>(),
    );
  },

  /** Begins a version: from now on it is the newest, and the values of those before are gone. */
  begin: ({ wall, customerId }: CustomerScope, { version, madeOn }: Version, { from, to }: CohortRule): void => {
    db.write(
      { wall },
      "forgetCorridorValues",
      build.deleteFrom("recovery_values").where("customer_id", "=", customerId),
    );
    db.write(
      { wall },
      "beginCorridors",
      build
        .insertInto("recovery_versions")
        .values({ customer_id: customerId, version, made_on: madeOn, cohort_from: from, cohort_to: to }),
    );
  },

  /** Fills a version: the median of what each person of the cohort had in a window. Answers how many values that are. */
  fill: async (
    { wall, customerId }: CustomerScope,
    { version, madeOn }: Version,
    rule: CohortRule,
    windows: readonly RecoveryWindow[],
  ): Promise<number> => {
    const { made } = await db.one(
      { wall },
      "fillCorridors",
      sql<{ made: number }>`
        with found as materialized (${valuesOf(customerId, inCohort(rule, madeOn))}),
        enough as (select patient_id, metric, source from found group by patient_id, metric, source having count(*) >= ${rule.fewestValues}::int),
        made as (
          insert into recovery_values (customer_id, version, joint, metric, source, day, patient_id, value, readings)
          select ${customerId}::uuid, ${version}::int, f.joint, f.metric, f.source, w.day, f.patient_id,
            percentile_cont(0.5) within group (order by f.value), count(*)
          from found f join enough using (patient_id, metric, source) join ${daysIn(windows)} on w.on_day = f.day
          group by f.joint, f.metric, f.source, w.day, f.patient_id
          returning 1)
        select count(*)::int as made from made`,
    );
    return made;
  },
});

export type RecoveryStore = ReturnType<typeof makeRecoveryStore>;
