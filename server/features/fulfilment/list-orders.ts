import {
  defaultOrderSort,
  type OrderFilter,
  orderFilterSchema,
  orderSortSchema,
} from "@restride/domain/fulfilment/order-filter.ts";
import { orderAddressOf } from "@restride/domain/fulfilment/order-address.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { offsetOf, pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { FullfillmentFilters, QueryGetFullfillmentsArgs } from "../../generated/resolvers.ts";
import type { CarrierWatch } from "./carriers/watch-carriers.ts";
import type { ListedOrder } from "./order.columns.queries.ts";
import type { OrderConditions, OrderListQueries } from "./order-list.queries.ts";
import type { SilentDevicesQueries } from "./silent-devices.queries.ts";
import type { OrderReach, OrdersScope, ReachedClinics } from "./order-reach.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly reach: OrderReach;
  readonly lists: OrderListQueries;
  readonly silentDevices: SilentDevicesQueries;
  readonly carrierWatch: CarrierWatch;
}

const nonEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined => (items.length > 0 ? items : undefined);

const toBoolean = (answer: "Yes" | "No" | null | undefined): boolean | undefined =>
  answer ? answer === "Yes" : undefined;

const filterConditions = (
  filter: OrderFilter,
  { customerIds, companyId }: Omit<ReachedClinics, "scope">,
): OrderConditions => ({
  customerIds,
  companyId,
  status: filter.status,
  isReorder: filter.type ? filter.type === "Reorder" : undefined,
  nameParts: nonEmpty(searchParts(filter.lastname ?? "")),
  consent: toBoolean(filter.consent),
  registered: toBoolean(filter.registered),
  active: filter.patienttype ? filter.patienttype === "active" : undefined,
});

/** Returns an order as the GraphQL schema describes it. */
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
  const readConditions = async (ordersScope: OrdersScope, filters: FullfillmentFilters | null | undefined) => {
    const filter = parseOrRefuse(orderFilterSchema, filters ?? {});
    if (isRefusal(filter)) return filter;
    const { scope, ...reached } = await reach.reached(ordersScope);
    const { customer } = filter;
    if (customer && !reached.customerIds.includes(customer)) return refuse(customerTexts.notFound);
    return { scope, conditions: filterConditions(filter, customer ? { customerIds: [customer] } : reached) };
  };

  const list = async (ordersScope: OrdersScope, { metadata, filters, sorter }: QueryGetFullfillmentsArgs) => {
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const sort = parseOrRefuse(orderSortSchema, sorter ?? defaultOrderSort);
    if (isRefusal(sort)) return sort;
    const request = await readConditions(ordersScope, filters);
    if (isRefusal(request)) return request;
    const { scope, conditions } = request;
    const slice = { ...conditions, limit: page.pageSize, offset: offsetOf(page) };
    const [rows, total] = await Promise.all([
      lists.acrossCustomersPage(scope, slice, sort),
      lists.acrossCustomersTotal(scope, conditions),
    ]);
    return { fullfillments: rows.map(shownOrder), total };
  };

  const count = async (ordersScope: OrdersScope, filters: FullfillmentFilters | null | undefined) => {
    const request = await readConditions(ordersScope, filters);
    if (isRefusal(request)) return request;
    const { scope, conditions } = request;
    const [pending, shipped, silent, trouble] = await Promise.all([
      lists.acrossCustomersTotal(scope, { ...conditions, status: "Pending" }),
      lists.acrossCustomersTotal(scope, { ...conditions, status: "Shipped" }),
      silentDevices.acrossCustomersCountSilent(scope, conditions.customerIds),
      carrierWatch.trouble(),
    ]);
    return { pending, shipped, silent, trouble };
  };

  return { list, count };
};
