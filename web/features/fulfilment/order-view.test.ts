import { readId } from "@restride/domain/values/id.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { orderListInput, type OrderListView, orderListViewParams, parseOrderListView } from "./order-view.ts";

const yesOrNo = fc.constantFrom("Yes", "No", undefined);
const anyView: fc.Arbitrary<OrderListView> = fc.record({
  filter: fc.record({
    status: fc.constantFrom("Pending", "Shipped"),
    customer: fc.option(fc.uuid().map(readId), { nil: undefined }),
    lastname: fc.constantFrom("Bell", "O’Brien & Söhne", undefined),
    consent: yesOrNo,
    registered: yesOrNo,
    type: fc.constantFrom("New", "Reorder", undefined),
    patienttype: fc.constantFrom("active", "inactive", undefined),
  }),
  sort: fc.record({ field: fc.constant("orderDate" as const), order: fc.constantFrom("ascend", "descend") }),
  page: fc.record({ current: fc.integer({ min: 1, max: 999_999 }), pageSize: fc.constantFrom(5, 10, 20, 50, 100) }),
});

test("status, filters, order and page travel in the address and back", () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(parseOrderListView(orderListViewParams(view))).toEqual(view);
    }),
  );
});

test("what a list begins with is left out of the address, and what makes no sense is passed over", () => {
  expect(orderListViewParams(parseOrderListView(new URLSearchParams())).toString()).toBe("");
  expect(
    orderListViewParams(parseOrderListView(new URLSearchParams("status=Lost&sort=up&page=-1&size=x"))).toString(),
  ).toBe("");
});

test("the server is asked for what narrows only", () => {
  expect(orderListInput(parseOrderListView(new URLSearchParams("lastname=Be&page=2")))).toEqual({
    metadata: { current: 2, pageSize: 20 },
    filters: { status: "Pending", lastname: "Be" },
    sorter: { field: "orderDate", order: "descend" },
  });
});
