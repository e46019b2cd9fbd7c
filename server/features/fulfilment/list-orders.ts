import { customerTexts } from "@restride/domain/customers/customer-form.ts";
import {
  defaultOrderSort,
  type OrderFilter,
  orderFilter,
  orderSort,
} from "@restride/domain/fulfilment/order-filter.ts";
import { orderAddressOf } from "@restride/domain/fulfilment/order-address.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { FullfillmentFilters, QueryGetFullfillmentsArgs } from "../../generated/resolvers.ts";
import type { CarrierWatch } from "./carriers/watch-carriers.ts";
import type { ListedOrder } from "./order.columns.queries.ts";
import type { OrderFilters, OrderListQueries } from "./order-list.queries.ts";
import type { SilentDevicesQueries } from "./silent-devices.queries.ts";
import type { OrderReach, OrdersScope, ReachedClinics } from "./order-reach.ts";

interface Deps {
  readonly reach: OrderReach;
  readonly lists: OrderListQueries;
  readonly silentDevices: SilentDevicesQueries;
  readonly carrierWatch: CarrierWatch;
}

const nonEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

const toBoolean = (answer: "Yes" | "No" | null | undefined): boolean | undefined =>
  answer ? answer === "Yes" : undefined;

const narrowingOf = ({ type, lastname, consent, registered, patienttype }: OrderFilter): OrderFilters => ({
  isReorder: type ? type === "Reorder" : undefined,
  nameParts: nonEmpty(searchParts(lastname ?? "")),
  consent: toBoolean(consent),
  registered: toBoolean(registered),
  active: patienttype ? patienttype === "active" : undefined,
});

/** Returns an order in the shape of the contract. */
export const shownOrder = ({ patient, ...order }: ListedOrder) => ({
  ...order,
  patient: {
    ...patient,
    patientconsent: patient.consent,
    shipaddress: orderAddressOf(patient.shipaddress),
    surgeon: { name: patient.surgeon },
    surgery: { date: patient.surgery },
  },
});

/** Returns the use cases that list and count orders. */
export const makeListOrders = ({ reach, lists, silentDevices, carrierWatch }: Deps) => {
  const narrowed = async (scope: OrdersScope, filters: FullfillmentFilters | null | undefined) => {
    const filter = parseOrRefuse(orderFilter, filters ?? {});
    if (isRefusal(filter)) return filter;
    const reachedClinics = await reach.reached(scope);
    const { customer } = filter;
    if (!customer) return { filter, ...reachedClinics };
    return reachedClinics.customerIds.includes(customer)
      ? { filter, ...reachedClinics, customerIds: [customer] }
      : refuse(customerTexts.notFound);
  };

  const list = async (ordersScope: OrdersScope, { metadata, filters, sorter }: QueryGetFullfillmentsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const sort = parseOrRefuse(orderSort, sorter ?? defaultOrderSort);
    if (isRefusal(sort)) return sort;
    const narrowedOrders: (ReachedClinics & { filter: OrderFilter }) | Refusal = await narrowed(ordersScope, filters);
    if (isRefusal(narrowedOrders)) return narrowedOrders;
    const { scope, customerIds, filter } = narrowedOrders;
    const selection = { customerIds, status: filter.status, ...narrowingOf(filter) };
    const slice = { ...selection, limit: page.pageSize, offset: offsetOf(page) };
    const [rows, total] = await Promise.all([
      lists.acrossCustomersPage(scope, slice, sort),
      lists.acrossCustomersTotal(scope, selection),
    ]);
    return { fullfillments: rows.map(shownOrder), total };
  };

  const count = async (ordersScope: OrdersScope, filters: FullfillmentFilters | null | undefined) => {
    const narrowedOrders = await narrowed(ordersScope, filters);
    if (isRefusal(narrowedOrders)) return narrowedOrders;
    const { scope, customerIds, filter } = narrowedOrders;
    const of = (status: OrderFilter["status"]) =>
      lists.acrossCustomersTotal(scope, { customerIds, status, ...narrowingOf(filter) });
    const [pending, shipped, silent, trouble] = await Promise.all([
      of("Pending"),
      of("Shipped"),
      silentDevices.acrossCustomersCountSilent(scope, customerIds),
      carrierWatch.trouble(),
    ]);
    return { pending, shipped, silent, trouble };
  };

  return { list, count };
};
