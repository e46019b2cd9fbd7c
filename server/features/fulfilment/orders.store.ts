import type { CustomerScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { OrderState } from "@restride/domain/fulfilment/device-state.ts";
import type { OrderAddress } from "@restride/domain/fulfilment/order-address.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const lockedOrderRow = row({
  orderId: column.id,
  patientId: column.id,
  status: column.textOf<OrderState>(),
  gateway: column.text.nullable(),
  tracking: column.text.nullable(),
  version: column.number,
  active: column.boolean,
  consented: column.boolean,
  /** Time of the order, ISO 8601. */
  orderedAt: column.text,
});

/** An order while it is changed. */
export type LockedOrder = Row<typeof lockedOrderRow>;

/** The fields of an order that staff save. */
export interface OrderChange {
  readonly gateway_id?: string | null;
  readonly tracking_link?: string | null;
  readonly note?: string;
  readonly ship_address?: OrderAddress;
}

const gatewayHolderRow = row({ orderId: column.id, customerId: column.id, name: column.text });

export const makeOrdersStore = (db: Database) => ({
  /** Returns the order, locked until the transaction ends, so that another change waits. */
  lock: (scope: CustomerScope, orderId: Id) =>
    db.row(
      scope,
      "lockOrder",
      typedSql(lockedOrderRow)`
        select o.order_id as "orderId", o.patient_id as "patientId", o.status, o.gateway_id as gateway, o.tracking_link as tracking,
          o.version, p.active, p.consented_at is not null as consented, o.ordered_at as "orderedAt"
        from device_orders o join patients p on p.customer_id = o.customer_id and p.patient_id = o.patient_id
        where o.customer_id = ${scope.customerId} and o.order_id = ${orderId} for update of o`,
    ),

  save: (
    scope: CustomerScope,
    orderId: Id,
    { gateway_id, tracking_link, note, ship_address }: OrderChange,
    at: string,
  ): void =>
    db.write(
      scope,
      "saveOrder",
      build
        .updateTable("device_orders")
        .set({
          gateway_id,
          tracking_link,
          note,
          ship_address: ship_address && JSON.stringify(ship_address),
          version: sql`version + 1`,
          saved_by: scope.userId,
          saved_at: at,
        })
        .where("customer_id", "=", scope.customerId)
        .where("order_id", "=", orderId),
    ),

  setStatus: (scope: CustomerScope, orderId: Id, status: OrderState): void =>
    db.write(
      scope,
      "setOrderStatus",
      sql`update device_orders set status = ${status}, version = version + 1
        where customer_id = ${scope.customerId} and order_id = ${orderId}`,
    ),

  /**
   * Returns the other order, in any clinic, that holds a gateway, as the gateway of its parcel or as the hardware of one of its devices; an
   * order counts until all of its devices are back. A second request for the same gateway waits.
   */
  acrossCustomersHolder: async (scope: EveryScope, gateway: string, orderId: Id) => {
    await db.rows(scope, "lockGateway", sql`select pg_advisory_xact_lock(hashtext(${`gateway ${gateway}`}))`);
    return db.row(
      scope,
      "gatewayHolderAcrossCustomers",
      typedSql(gatewayHolderRow)`
        select o.order_id as "orderId", o.customer_id as "customerId", p.first_name || ' ' || p.last_name as name
        from device_orders o join patients p on p.customer_id = o.customer_id and p.patient_id = o.patient_id
        where (o.customer_id, o.order_id) in (
            select g.customer_id, g.order_id from device_orders g where g.gateway_id = ${gateway}
            union select h.customer_id, h.order_id from patient_devices h where h.hardware_id = ${gateway}
              and h.status not in ('Returned', 'Deleted'))
          and o.order_id <> ${orderId} and exists (
          select from patient_devices d where d.customer_id = o.customer_id and d.order_id = o.order_id
            and d.status not in ('Returned', 'Deleted'))
        limit 1`,
    );
  },
});

export type OrdersStore = ReturnType<typeof makeOrdersStore>;
