import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  isQuestionnaire,
  type QuestionnaireItem,
  type ScheduleItem,
} from "@restride/domain/schedules/schedule-item.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type Insertable, sql } from "kysely";
import type { ItemRevisions } from "../../generated/database.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordset, tableRows } from "../../platform/database/recordset.ts";

interface ExerciseDose {
  readonly sets: number;
  readonly repeats: number;
  readonly holdSeconds: number;
}

export type StoredItem = (ScheduleItem & (ExerciseDose | object)) | QuestionnaireItem;

/** A revision of an item, without its patient. */
type RevisionRow = Omit<Insertable<ItemRevisions>, "customer_id" | "patient_id">;

const planOf = (item: StoredItem): Partial<RevisionRow> =>
  isQuestionnaire(item)
    ? { schedule_type: item.type, weekdays: [...item.weekdays], days: [...item.days] }
    : { interval: item.interval, times: item.times, ...("sets" in item && doseOf(item)) };

const doseOf = ({ sets, repeats, holdSeconds }: ExerciseDose) =>
  ({ sets, repeats, hold_seconds: holdSeconds }) satisfies Partial<RevisionRow>;

export const revisionRow = (item: StoredItem): RevisionRow => ({
  item_id: item.id,
  valid_from: item.validFrom,
  valid_to: item.validTo,
  surgery_date: item.surgeryDate,
  start_day: item.start,
  end_day: item.end,
  skip_on_surgery_date: item.skipOnSurgeryDate,
  ...planOf(item),
});

const columnNames: Readonly<Record<keyof RevisionRow, true>> = {
  item_id: true,
  valid_from: true,
  valid_to: true,
  surgery_date: true,
  start_day: true,
  end_day: true,
  skip_on_surgery_date: true,
  interval: true,
  times: true,
  sets: true,
  repeats: true,
  hold_seconds: true,
  schedule_type: true,
  weekdays: true,
  days: true,
};

export const revisionColumns = sql.raw(Object.keys(columnNames).join(", "));

const keyOf = ({ id, validFrom }: StoredItem) => ({ id, validFrom });

/** Makes the function that replaces the revisions of a patient's items by those that a rule of `domain/schedules/revise.ts` made. */
export const makeReplaceRevisions =
  (db: Database) =>
  (scope: CustomerScope, patientId: Id, before: readonly StoredItem[], after: readonly StoredItem[]): void => {
    const unchangedRows = new Set(before.map((item) => JSON.stringify(revisionRow(item))));
    const newRows = after.map(revisionRow).filter((row) => !unchangedRows.has(JSON.stringify(row)));
    const remainingKeys = new Set(after.map(({ id, validFrom }) => `${id} ${validFrom}`));
    const removedKeys = before.map(keyOf).filter(({ id, validFrom }) => !remainingKeys.has(`${id} ${validFrom}`));
    if (removedKeys.length > 0)
      db.write(
        scope,
        "dropRevisions",
        sql`
          delete from item_revisions r
          using ${recordset(removedKeys, { id: "uuid", validFrom: "date" })}
          where r.customer_id = ${scope.customerId} and r.patient_id = ${patientId} and r.item_id = g.id
            and r.valid_from = g."validFrom"`,
      );
    // An item has one running revision at a time, so the previous one is closed first.
    db.write(
      scope,
      "storeRevisions",
      sql`
        insert into item_revisions (customer_id, patient_id, ${revisionColumns})
        select ${scope.customerId}, ${patientId}, ${revisionColumns}
        from ${tableRows("item_revisions", newRows)} order by item_id, valid_from
        on conflict (customer_id, patient_id, item_id, valid_from) do update set valid_to = excluded.valid_to,
          surgery_date = excluded.surgery_date, start_day = excluded.start_day, end_day = excluded.end_day,
          skip_on_surgery_date = excluded.skip_on_surgery_date, interval = excluded.interval, times = excluded.times,
          sets = excluded.sets, repeats = excluded.repeats, hold_seconds = excluded.hold_seconds,
          schedule_type = excluded.schedule_type, weekdays = excluded.weekdays, days = excluded.days`,
    );
  };

export type ReplaceRevisions = ReturnType<typeof makeReplaceRevisions>;
