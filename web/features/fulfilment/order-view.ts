import { pathOf } from "@restride/domain/access/routes.ts";
import { type OrderSort, orderSortSchema, defaultOrderSort } from "@restride/domain/fulfilment/order-filter.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { useSearchParams } from "react-router";
import type { FullfillmentFilters } from "../../generated/inputs.ts";
import { pageParams, parsePage } from "../../platform/page/page-params.ts";

/** Filters of the list, by their names in the URL. An empty value means no filter. */
export const orderFilterFields = ["customer", "lastname", "consent", "registered", "type", "patienttype"] as const;
export type OrderFilterField = (typeof orderFilterFields)[number];
export type OrderFilter = Readonly<Record<OrderFilterField, string>>;

export const noFilters: OrderFilter = {
  customer: "",
  lastname: "",
  consent: "",
  registered: "",
  type: "",
  patienttype: "",
};

/** View of a list of orders as stored in the URL. */
export interface OrderListView {
  readonly status: "Pending" | "Shipped";
  readonly filters: OrderFilter;
  readonly sort: OrderSort;
  readonly page: Page;
}

export const parseOrderListView = (params: URLSearchParams): OrderListView => ({
  status: params.get("status") === "Shipped" ? "Shipped" : "Pending",
  filters: Object.fromEntries(orderFilterFields.map((name) => [name, params.get(name) ?? ""])) as OrderFilter,
  sort: orderSortSchema.safeParse({ field: "orderDate", order: params.get("sort") }).data ?? defaultOrderSort,
  page: parsePage(params),
});

/** Returns the URL parameters of a view, without default values. */
export const orderListViewParams = ({ status, filters, sort, page }: OrderListView): URLSearchParams => {
  const describedFilters = {
    status: status === "Pending" ? "" : status,
    ...filters,
    sort: sort.order === "ascend" ? sort.order : "",
    ...pageParams(page),
  };
  return new URLSearchParams(Object.entries(describedFilters).filter(([, value]) => value !== ""));
};

/** Returns the query variables of a view. */
export const orderListInput = ({ status, filters, sort, page }: OrderListView) => ({
  metadata: page,
  filters: { status, ...orderFilterInput(filters) },
  sorter: sort,
});

/** Returns the active filters as input of the query. */
export const orderFilterInput = (filters: OrderFilter): FullfillmentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

/** Returns the view of the open list and a function that changes it: any change except of the page returns to page 1. */
export function useOrderView() {
  const [params, setParams] = useSearchParams();
  const view = parseOrderListView(params);
  const show = (change: Partial<OrderListView>): void =>
    setParams(orderListViewParams({ ...view, page: { ...view.page, current: 1 }, ...change }));
  return { view, show };
}

/** Returns the path of the page of a device in an order. */
export const custodyPath = (orderId: string, deviceId: string): string =>
  `${pathOf("fulfillmentDetail", { fulfillmentid: orderId })}?device=${deviceId}`;
