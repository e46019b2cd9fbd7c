import type { EveryScope } from "@restride/domain/access/scope.ts";
import { areas } from "@restride/domain/schedules/schedule-item.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

const eachArea = (write: (area: string) => string) => sql.raw(areas.map(write).join(", "));

/**
 * SQL with the amounts that the days from as_of to today add to the sums. On today, done items count as both due and done; as_of was counted in the
 * same way before.
 */
const grown = eachArea(
  (area) => `
    coalesce(sum(case when d.day = b.today then d.${area}_done when d.day = b.as_of then d.${area}_due - d.${area}_done
      else d.${area}_due end), 0) as ${area}_due,
    coalesce(sum(d.${area}_done) filter (where d.day > b.as_of), 0) as ${area}_done`,
);

const added = eachArea(
  (area) => `${area}_due = g.${area}_due + n.${area}_due, ${area}_done = g.${area}_done + n.${area}_done`,
);

export const makeRollStore = (db: Database) => ({
  /** Removes what is due from the coming days, up to each clinic's today, of patients who have become inactive. */
  acrossCustomersPause: (scope: EveryScope, now: string) =>
    db.rows(
      scope,
      "pauseProgress",
      sql`
        update patient_days d set exercise_due = 0, exercise_done = 0, measurement_due = 0, measurement_done = 0,
          questionnaire_due = 0, questionnaire_done = 0
        from customers c
        join patient_progress g on g.customer_id = c.customer_id and g.as_of < (${now}::timestamptz at time zone c.time_zone)::date
        join inactive_spells i on i.customer_id = g.customer_id and i.patient_id = g.patient_id
        where d.customer_id = g.customer_id and d.patient_id = g.patient_id
          and d.day > g.as_of and d.day <= (${now}::timestamptz at time zone c.time_zone)::date
          and d.day >= i.inactive_from and (i.active_again_on is null or d.day < i.active_again_on)
          and d.exercise_due + d.measurement_due + d.questionnaire_due > 0`,
    ),

  /**
   * Adds the days from as_of to each clinic's today to the sums of its patients: the day that has ended in full, the new day only as far as
   * it is done. Returns how many patients were updated.
   */
  acrossCustomersRoll: async (scope: EveryScope, now: string): Promise<number> =>
    (
      await db.rows(
        scope,
        "rollProgress",
        sql`
          with behind as (
            select g.customer_id, g.patient_id, g.as_of, (${now}::timestamptz at time zone c.time_zone)::date as today
            from customers c join patient_progress g on g.customer_id = c.customer_id
              and g.as_of < (${now}::timestamptz at time zone c.time_zone)::date
            for update of g),
          grown as (
            select b.customer_id, b.patient_id, b.today, ${grown}
            from behind b left join patient_days d
              on d.customer_id = b.customer_id and d.patient_id = b.patient_id and d.day >= b.as_of and d.day <= b.today
            group by b.customer_id, b.patient_id, b.today)
          update patient_progress g set as_of = n.today,
            ${added}
          from grown n where g.customer_id = n.customer_id and g.patient_id = n.patient_id
          returning g.patient_id`,
      )
    ).length,
});

export type RollStore = ReturnType<typeof makeRollStore>;
