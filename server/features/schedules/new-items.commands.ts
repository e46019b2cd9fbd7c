import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { recordset, tableRows } from "../../platform/database/recordset.ts";
import { revisionColumns, revisionRow, type StoredItem } from "./revisions.commands.ts";

/** A new item with its content. */
export interface NewItem {
  readonly area: Area;
  readonly item: StoredItem;
  readonly contentId: Id;
  readonly regimenId: Id | null;
  readonly nextId: Id | null;
}

/** The order of new devices: all devices that begin together form one order. */
export interface DeviceOrder {
  readonly orderId: Id;
  readonly day: CalendarDate;
  /** Now, ISO 8601. */
  readonly at: string;
  /** Whether devices are ordered again. */
  readonly isReorder: boolean;
}

const rowOf = ({ item, area, contentId, regimenId, nextId }: NewItem) => ({
  item_id: item.id,
  area,
  content_id: contentId,
  regimen_id: regimenId,
  next_item_id: nextId,
});

const itemColumns = {
  item_id: "uuid",
  area: "text",
  content_id: "uuid",
  regimen_id: "uuid",
  next_item_id: "uuid",
} as const;

/** Makes the function that adds items to a patient's programme with their first revisions; its devices are ordered together. */
export const makeAddItems =
  (db: Database) =>
  (
    { rls, customerId, userId }: CustomerScope,
    patientId: Id,
    items: readonly NewItem[],
    { orderId, day, at, isReorder }: DeviceOrder,
  ): void => {
    const revisions = items.map(({ item }) => revisionRow(item));
    const patientValues = sql`${customerId}::uuid, ${patientId}::uuid`;
    db.write(
      { rls },
      "addItems",
      sql`
        with new_items as (
          select * from ${recordset(items.map(rowOf), itemColumns)}),
        exercise as (
          insert into patient_exercises (customer_id, patient_id, item_id, exercise_id, regimen_id, next_item_id)
          select ${patientValues}, item_id, content_id, regimen_id, next_item_id from new_items where area = 'exercise'),
        ordered as (
          insert into device_orders (customer_id, patient_id, order_id, ordered_at, ordered_by, is_reorder)
          select ${patientValues}, ${orderId}::uuid, ${at}, ${userId}::uuid, ${isReorder} where exists (select from new_items where area = 'measurement')),
        device as (
          insert into patient_devices (customer_id, patient_id, item_id, device_id, status, ordered_on, order_id)
          select ${patientValues}, item_id, content_id, 'Pending', ${day}::date, ${orderId}::uuid from new_items where area = 'measurement'),
        questionnaire as (
          insert into patient_questionnaires (customer_id, patient_id, item_id, questionnaire_id)
          select ${patientValues}, item_id, content_id from new_items where area = 'questionnaire')
        insert into item_revisions (customer_id, patient_id, ${revisionColumns})
        select ${patientValues}, ${revisionColumns} from ${tableRows("item_revisions", revisions)}`,
    );
  };

export type AddItems = ReturnType<typeof makeAddItems>;
