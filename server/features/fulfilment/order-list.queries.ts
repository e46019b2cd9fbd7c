import type { Scope } from "@restride/domain/access/scope.ts";
import type { OrderState } from "@restride/domain/fulfilment/device-state.ts";
import type { OrderSort } from "@restride/domain/fulfilment/order-filter.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { type RawBuilder, sql } from "kysely";
import { compiledPerShape, type Database } from "../../platform/database/database.ts";
import { inCustomers, namedIds } from "../names/name-parts.lookups.ts";
import { listedColumns, listedOrderRow, ofOrder } from "./order.columns.queries.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** Optional filters of orders, in addition to clinics and status. An undefined filter has no effect. */
export interface OrderConditions {
  readonly customerIds: readonly Id[];
  /** The company, if these are all of its clinics. */
  readonly companyId?: Id | undefined;
  readonly status: OrderState;
  readonly isReorder?: boolean | undefined;
  readonly nameParts?: readonly string[] | undefined;
  readonly consent?: boolean | undefined;
  readonly registered?: boolean | undefined;
  readonly active?: boolean | undefined;
}

type OrderPage = OrderConditions & { readonly limit: number; readonly offset: number };

type PatientConditions = Pick<OrderConditions, "nameParts" | "consent" | "registered" | "active">;

/** Returns whether a condition depends on the patients of orders. */
const dependsOnPatient = ({ nameParts, consent, registered, active }: PatientConditions): boolean =>
  [nameParts, consent, registered, active].some((condition) => condition !== undefined);

/** SQL with the orders in a place that meet the conditions. */
const matchingOrders = (
  { customerIds, status, isReorder, nameParts, consent, registered, active }: OrderConditions,
  isInPlace: RawBuilder<unknown>,
) => {
  const conditions: RawBuilder<unknown>[] = [sql`${isInPlace} and o.status = ${status}`];
  if (isReorder !== undefined) conditions.push(sql`o.is_reorder = ${isReorder}`);
  if (nameParts !== undefined)
    conditions.push(
      sql`o.patient_id = any(${namedIds("patient", nameParts, inCustomers(sql`${customerIds}::uuid[]`))})`,
    );
  if (consent !== undefined) conditions.push(sql`(p.consented_at is not null) = ${consent}`);
  if (registered !== undefined) conditions.push(sql`(p.registered_at is not null) = ${registered}`);
  if (active !== undefined) conditions.push(sql`p.active = ${active}`);
  const patients = dependsOnPatient({ consent, registered, active })
    ? sql`join patients p on p.customer_id = o.customer_id and p.patient_id = o.patient_id`
    : sql``;
  return sql`from device_orders o ${patients} where ${sql.join(conditions, sql` and `)}`;
};

const isInClinic = sql`o.customer_id = c.customer_id`;

/**
 * SQL of a page. An index sorts the orders of a company by date. Of a part of a company, or for patients' names, at most `limit + offset` rows are
 * read per clinic, whose orders an index sorts too.
 */
const page = compiledPerShape(({ limit, offset, ...conditions }: OrderPage, { order }: OrderSort) => {
  const direction = sql.raw(order === "ascend" ? "asc, order_id desc" : "desc, order_id");
  const { customerIds, companyId, nameParts } = conditions;
  const orders =
    companyId === undefined || nameParts !== undefined
      ? sql`from unnest(${customerIds}::uuid[]) c (customer_id) cross join lateral (
        select o.* ${matchingOrders(conditions, isInClinic)} order by o.ordered_at ${direction} limit ${limit}::bigint + ${offset}::bigint) o`
      : matchingOrders(conditions, sql`o.company_id = ${companyId}`);
  return typedSql(listedOrderRow)`
    with page as (select o.* ${orders} order by o.ordered_at ${direction} limit ${limit}::bigint offset ${offset}::bigint)
    select ${listedColumns} from page o ${ofOrder} order by o.ordered_at ${direction}`;
});

const totalRow = row({ orders: column.number });

const countedTotal = compiledPerShape(
  (conditions: OrderConditions) => typedSql(totalRow)`
    select count(*)::int as orders from unnest(${conditions.customerIds}::uuid[]) c (customer_id)
    cross join lateral (select 1 ${matchingOrders(conditions, isInClinic)}) o`,
);

const storedTotal = compiledPerShape(
  ({ customerIds, companyId, status, isReorder }: OrderConditions) => typedSql(totalRow)`
    select coalesce(sum(orders), 0)::int as orders
    from ${companyId === undefined ? sql`device_order_counts where customer_id = any(${customerIds}::uuid[])` : sql`company_order_counters where company_id = ${companyId}`}
      and status = ${status} ${isReorder === undefined ? sql`` : sql`and is_reorder = ${isReorder}`}`,
);

const clinicOfPatientRow = row({ customerId: column.id });

const clinicOfOrderRow = row({ customerId: column.id });

const everyCustomerRow = row({ id: column.id });

/** Returns the queries of orders of several clinics; the caller has checked that the clinics belong to the scope. */
export const makeOrderListQueries = (db: Database) => ({
  acrossCustomersPage: (scope: Scope, slice: OrderPage, sort: OrderSort) =>
    db.rows(scope, "orderPageAcrossCustomers", page(slice, sort)),

  /** Returns the number of orders. It comes from stored counters, or from a count of the rows when a filter depends on the patient. */
  acrossCustomersTotal: async (scope: Scope, conditions: OrderConditions): Promise<number> => {
    const { orders } = await (dependsOnPatient(conditions)
      ? db.one(scope, "orderTotalByPatientAcrossCustomers", countedTotal(conditions))
      : db.one(scope, "orderTotalAcrossCustomers", storedTotal(conditions)));
    return orders;
  },

  /** Returns all clinics, for a super admin. */
  acrossCustomersAll: async (scope: Scope): Promise<Id[]> =>
    (await db.rows(scope, "everyCustomer", typedSql(everyCustomerRow)`select customer_id as id from customers`)).map(
      ({ id }) => id,
    ),

  /** Returns the clinic of an order; undefined when it belongs to none of these clinics. */
  acrossCustomersOrder: (scope: Scope, customerIds: readonly Id[], orderId: Id) =>
    db.row(
      scope,
      "clinicOfOrderAcrossCustomers",
      typedSql(clinicOfOrderRow)`select customer_id as "customerId" from device_orders
        where customer_id = any(${[...customerIds]}::uuid[]) and order_id = ${orderId}`,
    ),

  /** Returns the clinic of a patient; undefined when the patient belongs to none of these clinics. */
  acrossCustomersPatient: (scope: Scope, customerIds: readonly Id[], patientId: Id) =>
    db.row(
      scope,
      "clinicOfPatientAcrossCustomers",
      typedSql(clinicOfPatientRow)`select customer_id as "customerId" from patients
        where customer_id = any(${[...customerIds]}::uuid[]) and patient_id = ${patientId}`,
    ),
});

export type OrderListQueries = ReturnType<typeof makeOrderListQueries>;
