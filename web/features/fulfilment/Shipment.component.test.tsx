import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { session } from "../../platform/session/session.ts";
import { button, checkbox, field, region } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  AskCarrierDocument,
  CorrectCustodyDocument,
  MarkAsDeletedDocument,
  MarkAsShippedDocument,
  OrderIdsDocument,
  UpdateDeviceOrderDocument,
} from "./fulfilment.graphql.ts";
import { openOrder, order, scale, sensor } from "./order.fixture.tsx";

const shipped = { markAsShipped: { status: "success", message: "Device(s) marked as shipped" } };
const dialog = page.getByRole("dialog");

test("Save keeps what is typed without sending a device, and says so", async () => {
  const answer = mockServer.delay(UpdateDeviceOrderDocument);
  await openOrder();
  await field("Tracking URL").fill("https://track.example/2B");
  expect(requiredLabels()).toEqual(["Gateway ID", "Tracking URL"]);
  await field("Note").fill(" Ring once. ");
  await button("Save").dblClick();
  await expect.element(button("Mark As Shipped")).toBeDisabled();
  answer({ updateDeviceOrder: { status: "success", message: "", fullfillment: { ...order, note: "Ring once." } } });
  await expect.element(page.getByText("Order saved.", { exact: true })).toBeVisible();
  await expect.element(field("Note")).toHaveValue("Ring once.");
  expect(mockServer.sent(UpdateDeviceOrderDocument)).toHaveLength(1);
  expect(mockServer.sent(UpdateDeviceOrderDocument)[0]).toMatchObject({ tracking_url: "https://track.example/2B" });
  expect(mockServer.sent(MarkAsShippedDocument)).toEqual([]);
});

test("all devices that can be sent are selected at once, and left again once they are on their way", async () => {
  const other = { ...scale, deviceid: uuid(14), device: { ...scale.device, name: "Watch" } };
  await openOrder({ devices: [scale, sensor, other] });
  await checkbox("Select Watch").click();
  await expect.element(checkbox("Select all that can be sent")).toBePartiallyChecked();
  await expect.element(page.getByText("1 of 2 that can be sent are selected")).toBeVisible();
  await checkbox("Select all that can be sent").click();
  await expect.element(checkbox("Select Scale")).toBeChecked();
  await expect.element(page.getByText("for the 2 selected")).toBeVisible();
  const answer = mockServer.delay(MarkAsShippedDocument);
  await button("Mark As Shipped").click();
  await expect.element(button("Save")).toBeDisabled();
  answer(shipped);
  await expect.element(checkbox("Select Scale")).not.toBeChecked();
  expect(mockServer.sent(MarkAsShippedDocument)).toMatchObject([{ devicesids: [uuid(11), uuid(14)] }]);
  expect(mockServer.sent(UpdateDeviceOrderDocument)).toEqual([]);
});

test("to who has signed no consent a device is sent only after a question", async () => {
  mockServer.answer(MarkAsShippedDocument, shipped);
  await openOrder({ patient: { ...order.patient, consent: false } });
  await checkbox("Select Scale").click();
  await button("Mark As Shipped").click();
  await expect.element(page.getByRole("dialog", { name: "Consent is not signed. Ship anyway?" })).toBeVisible();
  await expect.element(page.getByText("Ann Bell has not signed the consent form yet.")).toBeVisible();
  await button("Cancel").click();
  expect(mockServer.sent(MarkAsShippedDocument)).toEqual([]);
  await button("Mark As Shipped").click();
  await button("Ship anyway").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => mockServer.sent(MarkAsShippedDocument))
    .toEqual([{ _id: uuid(1), devicesids: [uuid(11)], unsigned: true }]);
});

test("a device is not sent where what was typed could not be saved", async () => {
  const message = "Somebody else changed this order.";
  mockServer.answer(UpdateDeviceOrderDocument, { updateDeviceOrder: { status: "fail", message, fullfillment: null } });
  await openOrder();
  await checkbox("Select Scale").click();
  await field("Note").fill("Ring once.");
  await button("Mark As Shipped").click();
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  await expect.element(field("Note")).toHaveValue("Ring once.");
  await expect.element(checkbox("Select Scale")).toBeChecked();
  expect(mockServer.sent(MarkAsShippedDocument)).toEqual([]);
});

test("C279 C280 C281: devices that are not marked as shipped say why, or 'Network error', and stay selected", async () => {
  const message = "Scale is not assigned to the patient any more.";
  mockServer.answer(MarkAsShippedDocument, { markAsShipped: { status: "fail", message } });
  await openOrder();
  await checkbox("Select Scale").click();
  await button("Mark As Shipped").click();
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
  mockServer.answer(MarkAsShippedDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Mark As Shipped").click();
  await expect.element(page.getByText("Network error", { exact: true })).toBeVisible();
  await expect.element(checkbox("Select Scale")).toBeChecked();
});

test("a gateway that the server refuses is said at its field", async () => {
  const message = "7C21-09AE-44B1 serves another open order.";
  mockServer.answer(UpdateDeviceOrderDocument, { updateDeviceOrder: { status: "fail", message, fullfillment: null } });
  await openOrder();
  await field("Gateway ID").fill("7C21-09AE-44B1");
  await button("Save").click();
  await expect.element(field("Gateway ID")).toHaveAccessibleDescription(message);
});

test("C088 C281 C282: a device is taken out of the order with its note, after a question", async () => {
  const answer = mockServer.delay(MarkAsDeletedDocument);
  await openOrder();
  await button("Actions for Scale").click();
  await page.getByRole("menuitem", { name: "Delete device" }).click();
  await expect.element(page.getByRole("dialog", { name: "Delete Scale from this order?" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Has one");
  await button("Delete device").dblClick();
  answer({ markAsDeleted: { status: "success", message: "Device marked as deleted" } });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText("Device marked as deleted")).toBeVisible();
  const deleted = [{ _id: uuid(1), deviceid: uuid(11), note: "Has one" }];
  expect(mockServer.sent(MarkAsDeletedDocument)).toEqual(deleted);
});

test("C279 C280 C281: a refusal to take a device out keeps the question and its note", async () => {
  mockServer.answer(MarkAsDeletedDocument, { markAsDeleted: { status: "fail", message: "It is on its way." } });
  await openOrder();
  await button("Actions for Scale").click();
  await page.getByRole("menuitem", { name: "Delete device" }).click();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Has one");
  await button("Delete device").click();
  await expect.element(page.getByText("It is on its way.")).toBeVisible();
  mockServer.answer(MarkAsDeletedDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Delete device").click();
  await expect.element(page.getByText("Network error", { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Has one");
});

const line = {
  _id: uuid(5),
  deviceid: uuid(11),
  what: "fail",
  text: "Scale was refused",
  at: "2026-03-03T05:30:00.000Z", // 11:30 PM of the day before in Chicago
  by: "Cora Coach",
  source: "Console",
  note: "Box was open",
  takenBack: false,
  correctable: true,
};
const older = { ...line, _id: uuid(6), text: "Order placed", source: "Vendor", correctable: false, note: "" };
const back = { ...line, _id: uuid(7), text: "Scale shipped", by: "Swift", source: "Carrier", takenBack: true };

test("what happened is told by the clinic's clock with who and by what, and a line is taken back", async () => {
  mockServer.answer(CorrectCustodyDocument, { correctCustody: { status: "success", message: "Taken back." } });
  await openOrder({ happened: [line, older, { ...back, correctable: false }] });
  await expect.element(region("What happened")).toBeVisible();
  expect(textsOf(region("What happened").getByRole("listitem"))).toEqual([
    "Scale was refused“Box was open”03/02/2026, 11:30 PM · Cora Coach",
    "Order placed03/02/2026, 11:30 PM · Cora Coach, vendor",
    "Scale shipped“Box was open”03/02/2026, 11:30 PM · Swift, carrier · taken back",
  ]);
  expect(page.getByRole("button", { name: /^Take back: / }).elements()).toHaveLength(1);
  await button("Take back: Scale was refused").click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The wrong one.");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mockServer.sent(CorrectCustodyDocument)).toMatchObject([{ _id: uuid(1), lineid: uuid(5) }]);
});

test("a device whose order failed is ordered again by taking its last line back", async () => {
  const earlier = { ...line, _id: uuid(8), text: "Scale was ordered" };
  const other = { ...line, _id: uuid(9), deviceid: sensor.deviceid, text: "Sensor was delivered" };
  await openOrder({ devices: [{ ...scale, status: "fail" }, sensor], happened: [earlier, line, other] });
  await button("Order again").click(); // of one device only
  await expect.element(dialog.getByText(/“Scale was refused”/)).toBeVisible();
});

test("carriers that tell nothing are asked about this order, and who saved last is told", async () => {
  mockServer.answer(AskCarrierDocument, { askCarrier: { status: "success", message: "No news yet." } });
  await openOrder({
    trouble: { since: "2026-03-03T05:30:00.000Z", text: "Check the key.", keys: ["…a1b2"] },
    savedAt: "2026-03-03T05:30:00.000Z",
    savedBy: "Cora Coach",
  });
  await expect.element(page.getByText("No carrier news since 03/02/2026, 11:30 PM.")).toBeVisible();
  await button("Ask the carrier now").click();
  await expect.element(page.getByText("No news yet.")).toBeVisible();
  expect(mockServer.sent(AskCarrierDocument)).toEqual([{ _id: uuid(1) }]);
  await checkbox("Select Scale").click();
  await expect.element(page.getByText("Saved 11:30 PM by Cora Coach")).toBeVisible();
});

const row = (id: number) => ({ _id: uuid(id), orderDate: calendarDate("2026-03-02") });

test("J and K go through the orders of the list that was left, over its pages", async () => {
  session.save(ofCompany());
  const search = "?status=Shipped&page=2";
  listPlaces.save("/fulfillment", { search, ids: [uuid(3), uuid(1)], total: 41 });
  mockServer.answer(OrderIdsDocument, {
    getFullfillments: { status: "success", message: "", total: 41, fullfillments: [row(8), row(9)] },
  });
  const { address } = await openOrder();
  await expect.element(page.getByText("22 of 41")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.poll(address).toBe(`/fulfillment/${uuid(8)}`);
  expect(mockServer.sent(OrderIdsDocument)).toMatchObject([
    { metadata: { current: 3, pageSize: 20 }, filters: { status: "Shipped" } },
  ]);
  expect(listPlaces.read("/fulfillment")).toMatchObject({ search: "?status=Shipped&page=3", row: uuid(8) });
  await expect.element(page.getByText("41 of 41")).toBeVisible();
  await userEvent.keyboard("k");
  await expect.poll(address).toBe(`/fulfillment/${uuid(9)}`);
});
