import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CustodyWord } from "@restride/domain/fulfilment/custody.ts";
import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const deviceLineRow = row({
  lineId: column.id,
  word: column.textOf<CustodyWord>(),
  at: column.number,
  corrects: column.id.nullable(),
  hardware: column.text.nullable(),
  replaced: column.text.nullable(),
  itemId: column.id,
});

/** A custody line with its device. */
export type DeviceLine = Row<typeof deviceLineRow>;

/** A custody line to add. */
export interface NewLine {
  readonly item_id: Id;
  readonly line_id: Id;
  readonly word: CustodyWord;
  readonly happened_at: string;
  readonly note: string;
  readonly corrects: Id | null;
  readonly hardware_id: string | null;
  readonly replaced_id: string | null;
}

/** The source, the person and the time of new lines. */
export interface LineOrigin {
  readonly source: "Console" | "Webhook" | "Poll" | "Rule";
  readonly by: Id | null;
  readonly at: string;
}

/** The new state of a device. Hardware and link do not change when they are null; an empty hardware removes it. */
export interface NewDeviceState {
  readonly item_id: Id;
  readonly status: DeviceState;
  readonly shipped_on: CalendarDate | null;
  readonly delivered_on: CalendarDate | null;
  readonly returned_on: CalendarDate | null;
  readonly hardware_id: string | null;
  readonly tracking_link: string | null;
}

const lineColumns = {
  item_id: "uuid",
  line_id: "uuid",
  word: "text",
  happened_at: "timestamptz",
  note: "text",
  corrects: "uuid",
  hardware_id: "text",
  replaced_id: "text",
} as const;

const standColumns = {
  item_id: "uuid",
  status: "text",
  shipped_on: "date",
  delivered_on: "date",
  returned_on: "date",
  hardware_id: "text",
  tracking_link: "text",
} as const;

export const makeCustodyStore = (db: Database) => ({
  /** Returns all custody lines of an order's devices. */
  lines: (scope: CustomerScope, orderId: Id) =>
    db.rows(
      scope,
      "linesOfOrder",
      typedSql(deviceLineRow)`
        select item_id as "itemId", line_id as "lineId", word, (extract(epoch from happened_at) * 1000)::float as at, corrects,
          hardware_id as hardware, replaced_id as replaced
        from custody_lines where customer_id = ${scope.customerId} and order_id = ${orderId}`,
    ),

  add: (
    scope: CustomerScope,
    of: { orderId: Id; patientId: Id },
    lines: readonly NewLine[],
    origin: LineOrigin,
  ): void =>
    db.write(
      scope,
      "addCustodyLines",
      sql`
        insert into custody_lines (customer_id, patient_id, order_id, item_id, line_id, word, happened_at, note, corrects, noted_at, source,
          noted_by, hardware_id, replaced_id)
        select ${scope.customerId}, ${of.patientId}, ${of.orderId}, item_id, line_id, word, happened_at, note, corrects, ${origin.at},
          ${origin.source}, ${origin.by}::uuid, hardware_id, replaced_id
        from ${recordset(lines, lineColumns)}`,
    ),

  stand: (scope: CustomerScope, patientId: Id, devices: readonly NewDeviceState[]): void =>
    db.write(
      scope,
      "standDevices",
      sql`
        update patient_devices d set status = g.status, shipped_on = g.shipped_on, delivered_on = g.delivered_on,
          returned_on = g.returned_on, hardware_id = nullif(coalesce(g.hardware_id, d.hardware_id), ''),
          tracking_link = coalesce(g.tracking_link, d.tracking_link)
        from ${recordset(devices, standColumns)}
        where d.customer_id = ${scope.customerId} and d.patient_id = ${patientId} and d.item_id = g.item_id`,
    ),
});

export type CustodyStore = ReturnType<typeof makeCustodyStore>;
