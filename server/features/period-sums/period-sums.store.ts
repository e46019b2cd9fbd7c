import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { StoredPeriod } from "@restride/domain/home/stored-periods.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

const outdatedClinicRow = row({ customerId: column.id, today: column.date });

export const makePeriodSumsStore = (db: Database) => ({
  /** Returns the clinics whose periods are not those of their present day, or not ready, with that day. */
  acrossCustomersOutdated: (scope: EveryScope, now: string): Promise<{ customerId: Id; today: CalendarDate }[]> =>
    db.rows(
      scope,
      "outdatedPeriodSums",
      typedSql(outdatedClinicRow)`
        select c.customer_id as "customerId", d.today from customers c
        cross join lateral (select (${now}::timestamptz at time zone c.time_zone)::date as today) d
        where not exists (select from period_spans s
          where s.customer_id = c.customer_id and s.period = '1d' and s.last_day = d.today - 1 and s.is_ready)
        order by 1`,
    ),

  /** Replaces the periods of a clinic. They are not read before `count`. */
  replaceSpans: (scope: CustomerScope, spans: readonly StoredPeriod[]) =>
    db.rows(
      scope,
      "replacePeriodSpans",
      sql`select replace_period_spans(${scope.customerId}, ${JSON.stringify(spans)}::jsonb)`,
    ),

  /** Returns the ids of the next patients of a clinic, in order. */
  nextPatients: async ({ rls, customerId }: CustomerScope, after: Id, limit: number): Promise<Id[]> => {
    const patients = await db.rows(
      { rls },
      "nextPatientsOfPeriodSums",
      build
        .selectFrom("patients")
        .select("patient_id as id")
        .where("customer_id", "=", customerId)
        .where("patient_id", ">", after)
        .orderBy("patient_id")
        .limit(limit),
    );
    return patients.map(({ id }) => id);
  },

  /** Renews the sums of some patients. */
  renew: (scope: CustomerScope, patientIds: readonly Id[]) =>
    db.rows(scope, "renewPeriodSums", sql`select renew_period_sums_of(${scope.customerId}, ${patientIds}::uuid[])`),

  /** Counts the clinic's patients anew, which makes its periods ready. */
  count: (scope: CustomerScope) =>
    db.rows(scope, "countPeriodSums", sql`select count_period_sums(${scope.customerId})`),
});

export type PeriodSumsStore = ReturnType<typeof makePeriodSumsStore>;
