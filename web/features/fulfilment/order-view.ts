import { pathOf } from "@restride/domain/access/routes.ts";
import { type OrderSort, orderSort, defaultOrderSort } from "@restride/domain/fulfilment/order-filter.ts";
import { useSearchParams } from "react-router";
import type { FullfillmentFilters } from "../../generated/inputs.ts";

/** What the filter of the list holds, by the names that its address has. Empty means that it does not narrow. */
export const filterNames = ["customer", "lastname", "consent", "registered", "type", "patienttype"] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Readonly<Record<FilterName, string>>;

export const noFilters: Filters = {
  customer: "",
  lastname: "",
  consent: "",
  registered: "",
  type: "",
  patienttype: "",
};

/** A list of orders as its address says it. */
export interface OrderView {
  readonly status: "Pending" | "Shipped";
  readonly filters: Filters;
  readonly sort: OrderSort;
  readonly page: { readonly current: number; readonly pageSize: number };
}

const whole = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

export const orderViewFrom = (params: URLSearchParams): OrderView => ({
  status: params.get("status") === "Shipped" ? "Shipped" : "Pending",
  filters: Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ""])) as Filters,
  sort: orderSort.safeParse({ field: "orderDate", order: params.get("sort") }).data ?? defaultOrderSort,
  page: { current: whole(params.get("page"), 1), pageSize: whole(params.get("size"), 20) },
});

/** The address of a view; what is usual is left out. */
export const addressOf = ({ status, filters, sort, page }: OrderView): URLSearchParams => {
  const describedFilters = {
    status: status === "Pending" ? "" : status,
    ...filters,
    sort: sort.order === "ascend" ? sort.order : "",
    page: page.current === 1 ? "" : String(page.current),
    size: page.pageSize === 20 ? "" : String(page.pageSize),
  };
  return new URLSearchParams(Object.entries(describedFilters).filter(([, value]) => value !== ""));
};

/** What the server is asked for a view. */
export const askedOf = ({ status, filters, sort, page }: OrderView) => ({
  metadata: page,
  filters: { status, ...narrowed(filters) },
  sorter: sort,
});

/** The filters that are on, as the contract takes them. */
export const narrowed = (filters: Filters): FullfillmentFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

/** The view of the list that is open, and how it is changed: any change but of the page begins at page 1. */
export function useOrderView() {
  const [params, setParams] = useSearchParams();
  const view = orderViewFrom(params);
  const show = (change: Partial<OrderView>): void =>
    setParams(addressOf({ ...view, page: { ...view.page, current: 1 }, ...change }));
  return { view, show };
}

/** Where the page of one device of an order is. */
export const custodyPath = (orderId: string, deviceId: string): string =>
  `${pathOf("fulfillmentDetail", { fulfillmentid: orderId })}?device=${deviceId}`;
