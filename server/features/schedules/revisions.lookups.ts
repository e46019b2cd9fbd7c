import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  isQuestionnaire,
  type QuestionnaireItem,
  type ScheduleItem,
} from "@restride/domain/schedules/schedule-item.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";

interface ExerciseDose {
  readonly sets: number;
  readonly repeats: number;
  readonly holdSeconds: number;
}

export type Scheduled = (ScheduleItem & (ExerciseDose | object)) | QuestionnaireItem;

const planOf = (item: Scheduled) =>
  isQuestionnaire(item)
    ? { schedule_type: item.type, weekdays: item.weekdays, days: item.days }
    : {
        interval: item.interval,
        times: item.times,
        ...("sets" in item && { sets: item.sets, repeats: item.repeats, hold_seconds: item.holdSeconds }),
      };

export const revisionRow = (item: Scheduled) => ({
  item_id: item.id,
  valid_from: item.validFrom,
  valid_to: item.validTo,
  surgery_date: item.surgeryDate,
  start_day: item.start,
  end_day: item.end,
  skip_on_surgery_date: item.skipOnSurgeryDate,
  ...planOf(item),
});

export const revisionColumns = sql.raw(
  "item_id, valid_from, valid_to, surgery_date, start_day, end_day, skip_on_surgery_date, interval, times, sets, repeats, " +
    "hold_seconds, schedule_type, weekdays, days",
);

/** Puts the revisions of a patient's items, as a rule of `domain/schedules/revise.ts` made them, in place of those before. */
export const makeKeepRevisions =
  (db: Database) =>
  (scope: CustomerScope, patientId: Id, before: readonly Scheduled[], after: readonly Scheduled[]): void => {
    const stays = new Set(before.map((item) => JSON.stringify(revisionRow(item))));
    const fresh = after.map(revisionRow).filter((row) => !stays.has(JSON.stringify(row)));
    const left = new Set(after.map(({ id, validFrom }) => `${id} ${validFrom}`));
    const gone = before.filter(({ id, validFrom }) => !left.has(`${id} ${validFrom}`));
    if (gone.length > 0)
      db.write(
        scope,
        "dropRevisions",
        sql`
          delete from item_revisions r
          using json_to_recordset(${JSON.stringify(gone)}::json) as g (id uuid, "validFrom" date)
          where r.customer_id = ${scope.customerId} and r.patient_id = ${patientId} and r.item_id = g.id
            and r.valid_from = g."validFrom"`,
      );
    // An item has one running revision at a time: the one before is closed first.
    db.write(
      scope,
      "keepRevisions",
      sql`
        insert into item_revisions (customer_id, patient_id, ${revisionColumns})
        select ${scope.customerId}, ${patientId}, ${revisionColumns}
        from json_populate_recordset(null::item_revisions, ${JSON.stringify(fresh)}::json) order by item_id, valid_from
        on conflict (customer_id, patient_id, item_id, valid_from) do update set valid_to = excluded.valid_to,
          surgery_date = excluded.surgery_date, start_day = excluded.start_day, end_day = excluded.end_day,
          skip_on_surgery_date = excluded.skip_on_surgery_date, interval = excluded.interval, times = excluded.times,
          sets = excluded.sets, repeats = excluded.repeats, hold_seconds = excluded.hold_seconds,
          schedule_type = excluded.schedule_type, weekdays = excluded.weekdays, days = excluded.days`,
    );
  };

export type KeepRevisions = ReturnType<typeof makeKeepRevisions>;
