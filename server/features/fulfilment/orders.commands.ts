import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { notSent } from "@restride/domain/fulfilment/device-state.ts";
import type { OrderAddress } from "@restride/domain/fulfilment/order-address.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";

/** SQL condition: the device `d` waits to be sent. */
export const waits = sql`d.status in (${sql.join(notSent.map((state) => sql.lit(state)))})`;

/** An order, and whether its address follows that of its patient's devices. */
export interface OrderFollows {
  readonly orderid: Id;
  readonly follows: boolean;
}

/** Returns the commands with which other features change addresses of orders and withdraw devices, and read why devices were refused. */
export const makeOrders = (db: Database, newId: () => Id) => ({
  /** Returns the vendor's newest note on each refused device of a patient; the note may be empty. */
  refusals: (scope: CustomerScope, patientId: Id): Promise<{ itemId: Id; note: string }[]> =>
    db.rows(
      scope,
      "refusals",
      sql`
        select distinct on (l.item_id) l.item_id as "itemId", l.note from custody_lines l
        where l.customer_id = ${scope.customerId} and l.patient_id = ${patientId} and l.word = 'refused'
          and not exists (select from custody_lines c where c.customer_id = l.customer_id and c.corrects = l.line_id)
        order by l.item_id, l.happened_at desc, l.line_id desc`,
    ),

  /**
   * Sets which open orders of a patient use the patient's current shipping address from now on; the others store `before`, the address they
   * had.
   */
  setFollowedAddress: (
    scope: CustomerScope,
    patientId: Id,
    orders: readonly OrderFollows[],
    before: OrderAddress,
  ): void =>
    db.write(
      scope,
      "sendOrders",
      sql`
        update device_orders o set version = version + 1,
          ship_address = case when g.follows then null else ${JSON.stringify(before)}::jsonb end
        from ${recordset(orders, { orderid: "uuid", follows: "boolean" })}
        where o.customer_id = ${scope.customerId} and o.patient_id = ${patientId} and o.order_id = g.orderid and o.status = 'Pending'
          and (o.ship_address is null) <> g.follows`,
    ),

  /** Removes devices that were not sent yet from their orders. */
  withdraw: (scope: CustomerScope, patientId: Id, itemIds: readonly Id[], at: string): void => {
    if (itemIds.length === 0) return;
    const lines = itemIds.map((item_id) => ({ item_id, line_id: newId() }));
    db.write(
      scope,
      "withdrawDevices",
      sql`
        with withdrawals as (select * from ${recordset(lines, { item_id: "uuid", line_id: "uuid" })}),
        withdrawn_devices as (
          update patient_devices d set status = 'Deleted' from withdrawals w
          where d.customer_id = ${scope.customerId} and d.patient_id = ${patientId} and d.item_id = w.item_id
            and ${waits}
          returning d.item_id, d.order_id, w.line_id),
        custody_entries as (
          insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source, noted_by, note)
          select ${scope.customerId}, ${patientId}, item_id, line_id, order_id, 'deleted', ${at}, ${at}, 'Console', ${scope.userId},
            'Taken out of the schedule' from withdrawn_devices)
        update device_orders o set status = 'Shipped'
        where o.customer_id = ${scope.customerId} and o.status = 'Pending' and o.order_id in (select order_id from withdrawn_devices)
          and not exists (select from patient_devices d where d.customer_id = o.customer_id and d.order_id = o.order_id
            and ${waits} and d.item_id not in (select item_id from withdrawn_devices))`,
    );
  },
});

export type Orders = ReturnType<typeof makeOrders>;
