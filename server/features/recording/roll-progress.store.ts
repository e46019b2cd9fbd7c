import type { EveryScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

export const makeRollStore = (db: Database) => ({
  /** Adds the days from as_of to each clinic's today to the sums of its patients. Answers how many patients moved on. */
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
            select b.customer_id, b.patient_id, b.today,
              coalesce(sum(d.exercise_due), 0) as exercise_due, coalesce(sum(d.exercise_done), 0) as exercise_done,
              coalesce(sum(d.measurement_due), 0) as measurement_due, coalesce(sum(d.measurement_done), 0) as measurement_done,
              coalesce(sum(d.questionnaire_due), 0) as questionnaire_due, coalesce(sum(d.questionnaire_done), 0) as questionnaire_done
            from behind b left join patient_days d
              on d.customer_id = b.customer_id and d.patient_id = b.patient_id and d.day > b.as_of and d.day <= b.today
            group by b.customer_id, b.patient_id, b.today)
          update patient_progress g set as_of = n.today,
            exercise_due = g.exercise_due + n.exercise_due, exercise_done = g.exercise_done + n.exercise_done,
            measurement_due = g.measurement_due + n.measurement_due, measurement_done = g.measurement_done + n.measurement_done,
            questionnaire_due = g.questionnaire_due + n.questionnaire_due, questionnaire_done = g.questionnaire_done + n.questionnaire_done
          from grown n where g.customer_id = n.customer_id and g.patient_id = n.patient_id
          returning g.patient_id`,
      )
    ).length,
});

export type RollStore = ReturnType<typeof makeRollStore>;
