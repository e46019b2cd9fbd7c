import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CustodyWord } from "@restride/domain/fulfilment/custody.ts";
import type { DeviceState, OrderState } from "@restride/domain/fulfilment/device-state.ts";
import type { ReturnAddress } from "@restride/domain/fulfilment/return-slip.ts";
import type { OrderAddress } from "@restride/domain/fulfilment/order-address.ts";
import type { ShipAddress } from "@restride/domain/patients/ship-address.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { listedColumns, listedOrderRow, ofOrder } from "./order.columns.queries.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const orderRow = row({
  ...listedOrderRow,
  status: column.textOf<OrderState>(),
  note: column.text,
  gateway_id: column.text.nullable(),
  tracking_link: column.text.nullable(),
  ownAddress: column.json<OrderAddress>().nullable(),
  orderedBy: column.text.nullable(),
  savedAt: column.text.nullable(),
  savedBy: column.text.nullable(),
  timezone: column.text,
  clinicAddress: column.json<Partial<ReturnAddress>>(),
  version: column.number,
});

/** An order with its stored fields. */
export type OrderRow = Row<typeof orderRow>;

const orderedRow = row({
  itemId: column.id,
  name: column.text,
  status: column.textOf<DeviceState>(),
  assigned: column.boolean,
  hardware: column.text.nullable(),
  tracking: column.text.nullable(),
  ordered_on: column.date.nullable(),
  shipped_on: column.date.nullable(),
  delivered_on: column.date.nullable(),
  reorder_on: column.date.nullable(),
  returned_on: column.date.nullable(),
  patientName: column.text,
  /** The address of its order, if it differs from the patient's. */
  ownAddress: column.json<OrderAddress>().nullable(),
  patientAddress: column.json<Partial<ShipAddress>>(),
  firstReading: column.text.nullable(),
  lastReading: column.text.nullable(),
  /** The last day on which the patient needs the device; null when the need has no end. */
  overOn: column.date.nullable(),
});

/** A device of an order. */
export type OrderedRow = Row<typeof orderedRow>;

const lineRow = row({
  lineId: column.id,
  itemId: column.id,
  word: column.textOf<CustodyWord>(),
  happenedAt: column.text,
  notedAt: column.text,
  source: column.text,
  by: column.text.nullable(),
  note: column.text,
  corrects: column.id.nullable(),
});

/** A custody line of a device of an order. */
export type LineRow = Row<typeof lineRow>;

const messageRow = row({
  _id: column.id,
  at: column.text,
  carrier: column.text,
  event: column.text,
  result: column.text,
  did: column.text,
});

/** An event of a carrier about an order. */
export type MessageRow = Row<typeof messageRow>;

const nameOf = (user: RawBuilder<unknown>) => sql`(select u.firstname || ' ' || u.lastname from staff_card(${user}) u)`;

/** SQL with the time of the first or last reading of a device `d`, read from one end of the index. */
const readingTime = (
  end: "asc" | "desc",
) => sql`(select e.taken_at from device_readings e where e.customer_id = d.customer_id
  and e.patient_id = d.patient_id and e.item_id = d.item_id order by e.taken_at ${sql.raw(end)} limit 1)`;

const devices = (condition: RawBuilder<unknown>) => typedSql(orderedRow)`
  select d.item_id as "itemId", n.display_name as name, d.status, d.hardware_id as hardware, d.tracking_link as tracking,
    d.ordered_on, d.shipped_on, d.delivered_on, d.reorder_on, d.returned_on, p.first_name || ' ' || p.last_name as "patientName",
    o.ship_address as "ownAddress", p.ship_address as "patientAddress",
    ${readingTime("asc")} as "firstReading", ${readingTime("desc")} as "lastReading",
    (select nullif(u.over_on, 'infinity') from listed_units u where u.customer_id = d.customer_id and u.patient_id = d.patient_id
      and u.item_id = d.item_id) as "overOn",
    exists (select from item_revisions r where r.customer_id = d.customer_id and r.patient_id = d.patient_id
      and r.item_id = d.item_id and r.valid_to is null) as assigned
  from patient_devices d join devices n on n.device_id = d.device_id
  join patients p on p.customer_id = d.customer_id and p.patient_id = d.patient_id
  left join device_orders o on o.customer_id = d.customer_id and o.order_id = d.order_id
  where ${condition} order by n.display_name, d.item_id`;

const orderOfDeviceRow = row({ orderId: column.id });

/** Returns the queries of one order with all of its data. */
export const makeOrderQueries = (db: Database) => ({
  order: (scope: CustomerScope, orderId: Id) =>
    db.row(
      scope,
      "order",
      typedSql(orderRow)`
        select ${listedColumns}, o.status, o.note, o.gateway_id, o.tracking_link, o.ship_address as "ownAddress",
          ${nameOf(sql`o.ordered_by`)} as "orderedBy", o.saved_at as "savedAt", ${nameOf(sql`o.saved_by`)} as "savedBy",
          k.time_zone as timezone, k.address as "clinicAddress", o.version
        from device_orders o ${ofOrder} where o.customer_id = ${scope.customerId} and o.order_id = ${orderId}`,
    ),

  devices: (scope: CustomerScope, orderId: Id) =>
    db.rows(scope, "orderDevices", devices(sql`d.customer_id = ${scope.customerId} and d.order_id = ${orderId}`)),

  /** Returns the devices in a patient's programme now. */
  assigned: async (scope: CustomerScope, patientId: Id) => {
    const all = devices(
      sql`d.customer_id = ${scope.customerId} and d.patient_id = ${patientId} and d.status <> 'Deleted'`,
    );
    return (await db.rows(scope, "assignedDevices", all)).filter(({ assigned }) => assigned);
  },

  /** Returns the order with which a device of a patient was ordered. */
  orderOf: (scope: CustomerScope, patientId: Id, itemId: Id) =>
    db.row(
      scope,
      "orderOfDevice",
      typedSql(orderOfDeviceRow)`
        select order_id as "orderId" from patient_devices
        where customer_id = ${scope.customerId} and patient_id = ${patientId} and item_id = ${itemId} and order_id is not null`,
    ),

  lines: (scope: CustomerScope, orderId: Id) =>
    db.rows(
      scope,
      "custodyLines",
      typedSql(lineRow)`
        select l.line_id as "lineId", l.item_id as "itemId", l.word, l.happened_at as "happenedAt", l.noted_at as "notedAt", l.source,
          ${nameOf(sql`l.noted_by`)} as by, l.note, l.corrects
        from custody_lines l where l.customer_id = ${scope.customerId} and l.order_id = ${orderId}
        order by l.happened_at, l.noted_at, l.line_id`,
    ),

  messages: (scope: CustomerScope, orderId: Id, limit: number) =>
    db.rows(
      scope,
      "carrierMessages",
      typedSql(messageRow)`
        select message_id as _id, received_at as at, carrier, event_id || ' ' || event_type as event, result, outcome as did
        from carrier_events where customer_id = ${scope.customerId} and order_id = ${orderId}
        order by received_at desc, message_id desc limit ${limit}`,
    ),
});

export type OrderQueries = ReturnType<typeof makeOrderQueries>;
