import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { orderListViewParams, orderListInput, parseOrderListView, useOrderView } from "./order-view.ts";

function Orders() {
  const { view, show } = useOrderView();
  return (
    <>
      <button type="button" onClick={() => show({ filter: { ...view.filter, lastname: "Bell" } })}>
        Filter
      </button>
      <button type="button" onClick={() => show({ page: { current: 4, pageSize: 20 } })}>
        Page 4
      </button>
    </>
  );
}

test("what the address says is asked for, and written the same", () => {
  const params = new URLSearchParams("status=Shipped&lastname=Bell&consent=Yes&sort=ascend&page=3&size=50");
  const view = parseOrderListView(params);
  expect(orderListInput(view)).toEqual({
    metadata: { current: 3, pageSize: 50 },
    filters: { status: "Shipped", lastname: "Bell", consent: "Yes" },
    sorter: { field: "orderDate", order: "ascend" },
  });
  expect(String(orderListViewParams(view))).toBe(String(params));
  expect(String(orderListViewParams(parseOrderListView(new URLSearchParams("page=0&sort=up"))))).toBe("");
});

test("a new filter begins at page 1, and a page keeps the filters", async () => {
  const { address } = await render(<Orders />, { at: "/fulfillment?status=Shipped&page=3" });
  await page.getByRole("button", { name: "Filter" }).click();
  expect(address()).toBe("/fulfillment?status=Shipped&lastname=Bell");
  await page.getByRole("button", { name: "Page 4" }).click();
  expect(address()).toBe("/fulfillment?status=Shipped&lastname=Bell&page=4");
});
