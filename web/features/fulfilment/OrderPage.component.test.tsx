import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, checkbox, field, region } from "../../testing/finders.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { MarkAsShippedDocument, OrderByIdDocument, UpdateDeviceOrderDocument } from "./fulfilment.graphql.ts";
import { openOrder as open, order, scale } from "./order.fixture.tsx";

test("C090: an order has its details, and an address that is edited", async () => {
  await open();
  const details = region("Order details");
  await expect.element(details).toBeVisible();
  expect(mockServer.sent(OrderByIdDocument)).toEqual([{ id: uuid(1) }]);
  const names = textsOf(details.getByRole("term"));
  const values = textsOf(details.getByRole("definition"));
  expect(names.map((name, at) => [name, values[at]])).toEqual([
    ["Customer", "Harbor Clinic"],
    ["Provider", "Dr. Sam Surgeon"],
    ["Surgery Date", "03/20/2026"],
    ["Order Date", "03/02/2026"],
    ["Case No", "C-20418"],
    ["Consent", "Yes"],
    ["Registered", "No"],
  ]);
  const address = region("Shipping address");
  await expect.element(address).toMatchTextContent(/Ann Bell30 Alder WayMadison, Wisconsin 53711United States/);
  await address.getByRole("button", { name: "Edit" }).click();
  await expect.element(page.getByRole("dialog").getByRole("textbox", { name: "Address" })).toHaveValue("30 Alder Way");
});

test("C090: an order of a patient who registered, and did not consent", async () => {
  await open({ patient: { ...order.patient, consent: false, registered: true } });
  await expect.element(region("Order details")).toMatchTextContent(/ConsentNo.*RegisteredYes/);
});

test("C088 C090: the devices stand in a table with checkbox, device, hardware, status, note and tracking", async () => {
  await open();
  const devices = region("Devices");
  await expect.element(devices).toBeVisible();
  const heads = [...devices.element().querySelectorAll("thead th")].map(({ textContent }) => textContent);
  expect(heads).toEqual(["", "Device", "Hardware ID", "Status", "Note", "Tracking", "Action"]);
  const row = (name: string) => devices.getByRole("row").filter({ hasText: name });
  expect(textsOf(row("Scale").getByRole("cell")).slice(1)).toEqual(["—", "Pending", "—", "—", ""]);
  expect(textsOf(row("Sensor").getByRole("cell")).slice(1)).toEqual([
    "A477-190C-52F0",
    "Shipped",
    "Left at the door",
    "1Z7",
    "",
  ]);
  expect(textsOf(row("Cuff").getByRole("cell")).slice(1)).toEqual([
    "—",
    "Deleted",
    "Device Cuff is deleted: Patient has one",
    "—",
    "",
  ]);
  await devices.getByRole("button", { name: "Actions for Scale" }).click();
  await expect.element(page.getByRole("menuitem", { name: "Delete device" })).toBeVisible();
});

test("B391 C090 C167 C168: a deleted and a shipped device have no checkbox, and say why", async () => {
  await open();
  await expect.element(checkbox("Select Scale")).toBeVisible();
  expect(page.getByRole("checkbox").elements()).toHaveLength(2); // the checkbox for all, and that of the scale
  await button("Device Cuff is deleted").hover();
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Device Cuff is deleted");
  await expect.element(button("Sensor is Shipped already.")).toHaveAttribute("aria-disabled");
});

test("C168: a device that is not assigned to the patient any more can be neither selected nor deleted", async () => {
  const statusDescription = "Scale is not assigned to the patient any more.";
  await open({ devices: [{ ...scale, statusDescription }] });
  await expect.element(button(statusDescription)).toHaveAttribute("aria-disabled", "true");
  expect(checkbox("Select Scale").elements()).toEqual([]);
  expect(button("Actions for Scale").elements()).toEqual([]);
});

test("C007 C091 C143 C164 C165 C281: Mark As Shipped sends the selected devices with gateway, tracking link and note", async () => {
  mockServer.answer(UpdateDeviceOrderDocument, {
    updateDeviceOrder: { status: "success", message: "", fullfillment: { ...order, note: "Ring once." } },
  });
  mockServer.answer(MarkAsShippedDocument, {
    markAsShipped: { status: "success", message: "Device(s) marked as shipped" },
  });
  await open();
  await expect.element(field("Gateway ID")).toHaveValue("7C21-09AE-44B0");
  await expect.element(field("Tracking URL")).toHaveValue("https://track.example/1Z9");
  await expect.element(field("Note")).toHaveValue("Ring twice.");
  await expect.element(button("Mark As Shipped")).toBeDisabled();
  await expect.element(page.getByText("Please select at least one device from the list above to order")).toBeVisible();
  await checkbox("Select Scale").click();
  await field("Gateway ID").fill("");
  await expect.element(page.getByText("Fill Gateway ID and Tracking URL")).toBeVisible();
  await expect.element(button("Mark As Shipped")).toBeDisabled();
  await field("Gateway ID").fill("A477-190C-52F0");
  await field("Tracking URL").fill("https://track.example/2Z");
  await field("Note").fill("Ring once.");
  await button("Mark As Shipped").click();
  await expect.element(page.getByText("Device(s) marked as shipped")).toBeVisible();
  expect(mockServer.sent(UpdateDeviceOrderDocument)).toEqual([
    {
      _id: uuid(1),
      gateway_url: "A477-190C-52F0",
      tracking_url: "https://track.example/2Z",
      note: "Ring once.",
      version: 3,
    },
  ]);
  expect(mockServer.sent(MarkAsShippedDocument)).toEqual([{ _id: uuid(1), devicesids: [uuid(11)], unsigned: false }]);
});

test("C161 C162 C163: a gateway and a link that are no such say so when they are left", async () => {
  await open();
  await field("Gateway ID").fill("7C21-09AE");
  await field("Tracking URL").fill("1Z");
  expect(page.getByText("Invalid URL", { exact: true }).elements()).toEqual([]);
  await field("Note").click();
  await expect.element(page.getByText("Invalid URL", { exact: true })).toBeVisible();
  await expect
    .element(
      page.getByText("Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).", {
        exact: true,
      }),
    )
    .toBeVisible();
  await field("Gateway ID").fill("A477-190C-52F0-9");
  await expect
    .element(
      page.getByText("Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z).", { exact: true }),
    )
    .toBeVisible();
  await checkbox("Select Scale").click();
  await expect.element(button("Mark As Shipped")).toBeDisabled();
});

test("C279 C280 C281: a refused order says why, and one without an answer 'Network error'", async () => {
  const fail = { status: "fail", message: "This gateway serves another open order." };
  mockServer.answer(UpdateDeviceOrderDocument, { updateDeviceOrder: { ...fail, fullfillment: null } });
  await open();
  await button("Save").click();
  await expect.element(page.getByText(fail.message)).toBeVisible();
  mockServer.answer(UpdateDeviceOrderDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Save").click();
  await expect.element(page.getByText("Network error", { exact: true })).toBeVisible();
});

test("C166: nothing is shipped to an inactive patient", async () => {
  await open({ patient: { ...order.patient, active: false } });
  await checkbox("Select Scale").click();
  await expect.element(page.getByText("This patient is inactive")).toBeVisible();
  await expect.element(button("Mark As Shipped")).toBeDisabled();
});

test("an order is read again once an order, its patient or a schedule changes", async () => {
  await open();
  await expectReadAgain(OrderByIdDocument, "orders", "patients", "schedules");
});
