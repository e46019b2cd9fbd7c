import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { button, listItem, row } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  type ListedOrderFragment,
  OrderCountsDocument,
  OrderCustomersDocument,
  OrdersDocument,
  SilentDevicesDocument,
} from "./fulfilment.graphql.ts";
import { OrderList } from "./OrderList.tsx";

const order: ListedOrderFragment = {
  _id: uuid(1),
  orderDate: "2026-03-02" as CalendarDate,
  noOfDevice: 2,
  isnew: true,
  customer: { name: "Harbor Clinic" },
  patient: {
    firstname: "Ann",
    lastname: "Bell",
    active: true,
    consent: true,
    registered: false,
    surgeon: { name: "Dr. Sam Surgeon" },
    surgery: { date: "2026-03-20" as CalendarDate },
  },
  cases: [{ _id: uuid(51), casenumber: "C-20418" }],
};
const again: ListedOrderFragment = {
  ...order,
  _id: uuid(2),
  isnew: false,
  cases: [],
  patient: { ...order.patient, firstname: "Bo", lastname: "Diaz", consent: false, registered: true },
};

const noTrouble = { silent: 0, trouble: null };
const answerOrders = (
  orders: ListedOrderFragment[] = [order, again],
  { total = orders.length, ...counts }: { total?: number; silent?: number; trouble?: typeof trouble } = {},
): void => {
  mockServer.answer(OrdersDocument, {
    getFullfillments: { status: "success", message: "", total, fullfillments: orders },
  });
  mockServer.answer(OrderCountsDocument, {
    getFullfillmentsCount: { status: "success", message: "", pending: 2, shipped: 1060, ...noTrouble, ...counts },
  });
  const customers = [{ _id: uuid(41), name: "Harbor Clinic" }];
  mockServer.answer(OrderCustomersDocument, {
    getCustomersIdAndNameList: { status: "success", message: "", customers },
  });
};
const trouble = { since: "2026-03-02T22:59:00.000Z", text: "Ask the carrier for their key.", keys: ["•••• a1b2"] };

const open = async ({ at = "/fulfillment", profile = ofCompany() } = {}) =>
  render(<OrderList enter={async () => true} />, { at, path: "/fulfillment", profile });
const tab = (name: RegExp) => page.getByRole("navigation", { name: "States of orders" }).getByRole("button", { name });
const lastRequest = () => mockServer.sent(OrdersDocument).at(-1);
const cellsOf = (name: string) => textsOf(row(name).getByRole("cell"));

test("C085 C137: the list has two tabs, Pending and then Shipped", async () => {
  answerOrders();
  await open();
  await expect.element(tab(/Shipped 1,060/)).toBeVisible();
  const tabs = page.getByRole("navigation", { name: "States of orders" }).getByRole("button");
  expect(textsOf(tabs)).toEqual(["Pending 2", "Shipped 1,060"]);
});

test("A293 C085 C086 C088 C089 C297: orders that wait, the newest first, 20 a page, in ten columns, with a count for each tab", async () => {
  answerOrders();
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader"))).toEqual([
    "Customer",
    "Patient",
    "Provider",
    "Surgery Date",
    "Devices Ordered",
    "Case No",
    "Consent",
    "Registered",
    "Fulfillment Type",
    "Order Date",
  ]);
  const same = ["Dr. Sam Surgeon", "03/20/2026", "2"];
  expect(cellsOf("Ann Bell")).toEqual([
    "Harbor Clinic",
    "Ann Bell",
    ...same,
    "C-20418",
    "Yes",
    "No",
    "New",
    "03/02/2026",
  ]);
  expect(cellsOf("Bo Diaz")).toEqual(["Harbor Clinic", "Bo Diaz", ...same, "—", "No", "Yes", "Reorder", "03/02/2026"]);
  await expect.element(tab(/Pending 2/)).toHaveAttribute("aria-current", "page");
  await expect.element(tab(/Shipped 1,060/)).not.toHaveAttribute("aria-current");
  await expect.element(page.getByText("2 orders", { exact: true })).toBeVisible();
  expect(mockServer.sent(OrdersDocument)).toEqual([
    {
      metadata: { current: 1, pageSize: 20 },
      filters: { status: "Pending" },
      sorter: { field: "orderDate", order: "descend" },
    },
  ]);
  expect(mockServer.sent(OrderCountsDocument)).toEqual([{ filters: {} }]);
});

test("a case leads to its page for who works in the clinic, and is a number for others", async () => {
  answerOrders();
  await open({ profile: signedIn(Role.admin) });
  await expect.element(page.getByRole("link", { name: "C-20418" })).toHaveAttribute("href", `/cases/${uuid(51)}`);
});

test("C085 C137 C297: the other tab is read from page 1, and Order Date turns around", async () => {
  answerOrders([order, again], { total: 45 });
  const { address } = await open({ at: "/fulfillment?page=2" });
  await tab(/Shipped/).click();
  await expect.poll(lastRequest).toMatchObject({ filters: { status: "Shipped" }, metadata: { current: 1 } });
  expect(address()).toBe("/fulfillment?status=Shipped");
  await button("Order Date").click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "orderDate", order: "ascend" } });
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 2, pageSize: 20 } });
  expect(address()).toBe("/fulfillment?status=Shipped&sort=ascend&page=2");
});

test("C087 C088: what is filtered by is written in words, counted too, and taken away from page 1", async () => {
  answerOrders();
  const { address } = await open({ at: `/fulfillment?customer=${uuid(41)}&consent=No&lastname=Be&page=2` });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/Customer Harbor Clinic.*Last name Be.*Consent No/);
  expect(mockServer.sent(OrderCountsDocument)).toEqual([
    { filters: { customer: uuid(41), consent: "No", lastname: "Be" } },
  ]);
  await button("Remove filter Consent").click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 1 } });
  expect(lastRequest()?.filters).toEqual({ status: "Pending", customer: uuid(41), lastname: "Be" });
  await button("Clear all").click();
  await expect.poll(address).toBe("/fulfillment");
  await expect.element(filters).toHaveTextContent("No filters applied.");
});

test("C088 C090: a row opens its order, and the units have a page of their own", async () => {
  answerOrders();
  const { address } = await open();
  await expect.element(page.getByRole("link", { name: "Units" })).toHaveAttribute("href", "/fulfillment/units");
  await row("Bo Diaz").getByText("Reorder").click();
  expect(address()).toBe(`/fulfillment/${uuid(2)}`);
});

test("devices that send nothing are counted and opened; while all measure there is no button", async () => {
  answerOrders([order], { silent: 1 });
  mockServer.answer(SilentDevicesDocument, {
    getSilentDevices: { status: "success", message: "", total: 0, devices: [] },
  });
  await open({ at: `/fulfillment?customer=${uuid(41)}` });
  await button("1 silent device").click();
  await expect.poll(() => mockServer.sent(SilentDevicesDocument)).toEqual([{ customer: uuid(41) }]);
  await expect.element(page.getByRole("dialog")).toBeVisible();
});

test("carriers that say nothing are told, since when, and which keys are accepted", async () => {
  answerOrders([order], { trouble });
  await open();
  const notice = page.getByRole("status").filter({ hasText: "No carrier news since" });
  await expect
    .element(notice)
    .toMatchTextContent(/No carrier news since 03\/02\/2026, 4:59 PM\.Ask the carrier for their key\./);
  await button("Show the key check").click();
  await expect
    .element(page.getByRole("dialog", { name: "Key check" }).getByRole("listitem"))
    .toHaveTextContent("•••• a1b2");
});

test("a list without orders says which, and whether a filter is why", async () => {
  answerOrders([]);
  await open();
  await expect.element(page.getByText("Nothing to send")).toBeVisible();
  expect(page.getByRole("button", { name: /silent/ }).elements()).toEqual([]);
  await tab(/Shipped/).click();
  await expect.element(page.getByText("Nothing was sent yet")).toBeVisible();
});

test("Clear all stays with the orders that were shipped, and a tab that is not counted yet has a dash", async () => {
  answerOrders();
  mockServer.delay(OrderCountsDocument);
  const { address } = await open({ at: "/fulfillment?status=Shipped&lastname=Be" });
  await expect.element(tab(/Shipped —/)).toBeVisible();
  await button("Clear all").click();
  await expect.poll(address).toBe("/fulfillment?status=Shipped");
});

test("a filter that no order matches says so", async () => {
  answerOrders([]);
  await open({ at: "/fulfillment?lastname=Zz" });
  await expect.element(page.getByText("No orders match")).toBeVisible();
});

test("orders are read again when an order, a patient or a schedule changes", async () => {
  answerOrders([order]);
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  for (const [at, subject] of (["orders", "patients", "schedules"] as const).entries()) {
    const patient = { ...order.patient, lastname: `Name${at}` };
    answerOrders([{ ...order, patient }]);
    void invalidateTags([subject]);
    await expect.element(row(`Ann Name${at}`)).toBeVisible();
  }
  await expectReadAgain(OrderCountsDocument, "orders", "patients", "schedules");
  await expectReadAgain(OrderCustomersDocument, "customers");
});

test("a refused list gives the server's sentence and a way to try again", async () => {
  answerOrders();
  mockServer.answer(OrdersDocument, {
    getFullfillments: { status: "fail", message: "Try again in a minute.", total: null, fullfillments: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answerOrders();
  await button("Try again").click();
  await expect.element(row("Ann Bell")).toBeVisible();
});

test("on a phone an order is a card with clinic, provider, devices, kind and day, and with what the patient still lacks", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  const lacks = { consent: false, registered: true };
  answerOrders([order, { ...again, noOfDevice: 1, patient: { ...again.patient, ...lacks } }]);
  const { address } = await open();
  await expect
    .element(listItem("Ann Bell"))
    .toMatchTextContent(
      /^Ann BellHarbor Clinic · Dr\. Sam Surgeon2 devices · New · ordered 03\/02\/2026Not registered$/,
    );
  await expect
    .element(listItem("Bo Diaz"))
    .toMatchTextContent(/^Bo DiazHarbor Clinic · Dr\. Sam Surgeon1 device · Reorder · ordered 03\/02\/2026No consent$/);
  await listItem("Bo Diaz").getByRole("link", { name: "Bo Diaz" }).click();
  expect(address()).toBe(`/fulfillment/${uuid(2)}`);
});
