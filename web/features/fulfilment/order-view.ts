import { pathOf } from "@restride/domain/access/routes.ts";
import {
  defaultOrderSort,
  type OrderFilter,
  orderFilterParams,
  type OrderSort,
  orderSortSchema,
  parseOrderFilter,
} from "@restride/domain/fulfilment/order-filter.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { useSearchParams } from "react-router";
import { pageParams, parsePage } from "../../platform/page/page-params.ts";

/** View of a list of orders as stored in the URL: filter, order, and page. */
export interface OrderListView {
  readonly filter: OrderFilter;
  readonly sort: OrderSort;
  readonly page: Page;
}

/** Parses the URL parameters; invalid values are ignored. */
export const parseOrderListView = (params: URLSearchParams): OrderListView => ({
  filter: parseOrderFilter(params),
  sort: orderSortSchema.safeParse({ field: "orderDate", order: params.get("sort") }).data ?? defaultOrderSort,
  page: parsePage(params),
});

/** Returns the URL parameters of a view, without default values. */
export const orderListViewParams = ({ filter, sort, page }: OrderListView): URLSearchParams => {
  const order = sort.order === "ascend" ? sort.order : "";
  const parameters = { ...orderFilterParams(filter), sort: order, ...pageParams(page) };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ""));
};

/** Returns the query variables of a view. */
export const orderListInput = ({ filter, sort, page }: OrderListView) => ({
  metadata: page,
  filters: filter,
  sorter: sort,
});

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
