import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { AnyRow } from "@restride/domain/programmes/plan-save.ts";
import type { ScheduleChange } from "@restride/domain/programmes/undo-change.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { StoredMove } from "./surgery/surgery.store.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

/** A change as it is stored. */
export interface StoredChange extends ScheduleChange<AnyRow> {
  readonly changeId: Id;
  readonly area: Area;
  readonly undoes: Id | null;
}

/** A change that may be undone: of an area, or a move of the surgery date. */
export type ChangeToUndo =
  | ({ readonly area: Area } & ScheduleChange<AnyRow>)
  | ({ readonly area: "surgery" } & StoredMove);

/** The dates of a change are the surgery dates of a move; null for other changes. */
const changeToUndoRow = row({
  area: column.textOf<Area | "surgery">(),
  before: column.json<unknown>(),
  after: column.json<unknown>(),
  from: column.date.nullable(),
  to: column.date.nullable(),
  madeOn: column.date.nullable(),
  reminders: column.json<StoredMove["reminders"]>(),
});

const changeOf = ({ area, before, after, ...move }: Row<typeof changeToUndoRow>): ChangeToUndo => {
  if (area !== "surgery") return { area, before, after } as ChangeToUndo;
  const { from, to, madeOn, reminders } = move;
  return { area, from: from!, to: to!, madeOn: madeOn!, reminders, before, after } as ChangeToUndo;
};

export interface ItemLink {
  readonly item_id: Id;
  readonly next_item_id: Id | null;
}

/** Day of and reason for ordering devices again. */
interface Reorder {
  readonly on: CalendarDate;
  readonly reason: string | null;
}

export const makeSchedulesStore = (db: Database) => ({
  /** Sets the given links of exercises; an exercise that is not given gets no link. */
  setLinks: (scope: CustomerScope, patientId: Id, links: readonly ItemLink[]): void =>
    db.write(
      scope,
      "setLinks",
      sql`
        with links as (
          select i.item_id, g.next_item_id from patient_exercises i
          left join ${recordset(links, { item_id: "uuid", next_item_id: "uuid" })} on g.item_id = i.item_id
          where i.customer_id = ${scope.customerId} and i.patient_id = ${patientId})
        update patient_exercises i set next_item_id = links.next_item_id
        from links where i.customer_id = ${scope.customerId} and i.patient_id = ${patientId} and i.item_id = links.item_id
          and i.next_item_id is distinct from links.next_item_id`,
    ),

  /** Stores which devices were ordered again. */
  setReordered: (scope: CustomerScope, patientId: Id, itemIds: readonly Id[], { on, reason }: Reorder): void =>
    db.write(
      scope,
      "setReordered",
      sql`
        update patient_devices set reorder_on = ${on}, reorder_reason = ${reason}
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and item_id = any(${[...itemIds]}::uuid[])`,
    ),

  saveChange: (scope: CustomerScope, patientId: Id, change: StoredChange, at: string): void =>
    db.write(
      scope,
      "saveScheduleChange",
      sql`
        insert into schedule_changes (customer_id, patient_id, change_id, area, before, after, changed_by, changed_at, undoes)
        values (${scope.customerId}, ${patientId}, ${change.changeId}, ${change.area}, ${JSON.stringify(change.before)}::jsonb,
          ${JSON.stringify(change.after)}::jsonb, ${scope.userId}, ${at}, ${change.undoes})`,
    ),

  /** Returns a change that is not older than `since` and was not undone yet. */
  changeToUndo: async (scope: CustomerScope, patientId: Id, changeId: Id, since: string) => {
    const change = await db.row(
      scope,
      "changeToUndo",
      typedSql(changeToUndoRow)`
        select c.area, c.before, c.after, c.moved_from as "from", c.moved_to as "to", c.made_on as "madeOn", c.reminders
        from schedule_changes c
        where c.customer_id = ${scope.customerId} and c.patient_id = ${patientId} and c.change_id = ${changeId}
          and c.changed_at > ${since} and not exists (
            select from schedule_changes u where u.customer_id = c.customer_id and u.patient_id = c.patient_id and u.undoes = c.change_id)`,
    );
    return change && changeOf(change);
  },
});

export type SchedulesStore = ReturnType<typeof makeSchedulesStore>;
