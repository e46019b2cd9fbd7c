import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  OrderByIdDocument,
  OrderCountsDocument,
  OrderCustomersDocument,
  OrdersDocument,
  SilentDevicesDocument,
} from "./fulfilment.graphql.ts";
import { OrderList } from "./OrderList.tsx";
import { OrderPage } from "./OrderPage.tsx";

const noAnswer = (): never => {
  throw new TypeError("Failed to fetch");
};
const networkError = page.getByText("Network error", { exact: true });
const refusal = "This order was not found.";

test("C279 C280: an order that no answer brings says 'Network error', a refused one why", async () => {
  const open = () =>
    render(<OrderPage />, { at: `/fulfillment/${uuid(1)}`, path: "/fulfillment/:fulfillmentid", profile: ofCompany() });
  mockServer.answer(OrderByIdDocument, noAnswer);
  const { unmount } = await open();
  await expect.element(networkError).toBeVisible();
  await unmount();
  mockServer.answer(OrderByIdDocument, { getFullfillment: { status: "fail", message: refusal, fullfillment: null } });
  await open();
  await expect.element(page.getByText(refusal)).toBeVisible();
});

test("C279 C280: a list of orders that no answer brings says 'Network error'", async () => {
  mockServer.answer(OrdersDocument, noAnswer);
  mockServer.answer(OrderCountsDocument, noAnswer);
  mockServer.answer(OrderCustomersDocument, noAnswer);
  mockServer.answer(SilentDevicesDocument, noAnswer);
  await render(<OrderList enter={async () => true} />, {
    at: "/fulfillment",
    path: "/fulfillment",
    profile: ofCompany(),
  });
  await expect.element(networkError).toBeVisible();
});
