import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field, select } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { pressTwice } from "../../testing/press-twice.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import { type OrderFragment, UpdateOrderAddressDocument } from "./fulfilment.graphql.ts";

const device = (name: string, status: string) => ({
  deviceid: uuid(name.length),
  note: "",
  status,
  statusDescription: null,
  first_reading: null,
  last_reading: null,
  device: { name, hardware_uuid: "", fulfillment_request: { shipping_tracking_link: "" } },
});
const date = "2026-03-02" as CalendarDate;
const order: OrderFragment = {
  _id: uuid(1),
  orderDate: date,
  isnew: false,
  status: "Shipped",
  progress: "",
  note: "",
  gateway_id: "",
  tracking_link: "",
  shipping_name: "Ann Lee",
  savedAt: null,
  savedBy: null,
  timezone: "America/Chicago",
  returnto: [],
  version: 3,
  customer: { _id: uuid(2), name: "Harbor Clinic" },
  patient: {
    _id: uuid(3),
    firstname: "Ann",
    lastname: "Lee",
    active: true,
    consent: true,
    registered: true,
    surgeon: { name: "Dr. Ochoa" },
    surgery: { date },
  },
  cases: [],
  address: {
    shipping_address: "12 Lake St",
    shipping_city: "Chicago",
    shipping_state: "IL",
    shipping_zip_code: "60601",
    country: "US",
  },
  devices: [device("Scale", "Pending"), device("Knee Motion Sensor", "Shipped")],
  units: [],
  happened: [],
  messages: [],
  trouble: null,
};

const open = async (changed: Partial<OrderFragment> = {}) => {
  let closings = 0;
  await render(<AddressDialog order={{ ...order, ...changed }} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};

test("A304: states and countries are those of every address", async () => {
  await open();
  const optionsOf = (name: string) => textsOf(select(name).getByRole("option"));
  expect(optionsOf("State")).toEqual(
    expect.arrayContaining(["Alabama", "District of Columbia", "Puerto Rico", "Virgin Islands", "Wyoming"]),
  );
  expect([optionsOf("State")[0], optionsOf("State").length - 1]).toEqual(["Select", 53]);
  expect(optionsOf("Country")).toHaveLength(249);
});

test("C090 C281: every line of an address in the US arrives, what the server says is told, and the patient's record takes it too", async () => {
  mockServer.answer(UpdateOrderAddressDocument, { updateAddress: { status: "success", message: "Address saved." } });
  const { closings } = await open();
  await expect.element(field("Address")).toHaveValue("12 Lake St");
  await expect.element(select("State")).toHaveValue("IL");
  expect(requiredLabels()).toEqual(["Address", "City", "State", "Zip", "Country"]);
  await field("Address").fill("7 Pier Rd, Apt 2");
  await field("City").fill("Boston");
  await select("State").selectOptions("MA");
  await field("Zip").fill("02110");
  await button("Save").click();
  await expect.poll(closings).toBe(1);
  await expect.element(page.getByText("Address saved.", { exact: true })).toBeVisible();
  expect(mockServer.sent(UpdateOrderAddressDocument)).toEqual([
    {
      id: uuid(1),
      address: {
        shipping_address: "7 Pier Rd, Apt 2",
        shipping_city: "Boston",
        shipping_state: "MA",
        shipping_zip_code: "02110",
        country: "US",
      },
      record: true,
    },
  ]);
});

test("C090 C158: another country has a state of its own words, and the record stays as it is when that is not ticked", async () => {
  mockServer.answer(UpdateOrderAddressDocument, { updateAddress: { status: "success", message: "Address saved." } });
  const { closings } = await open();
  await select("Country").selectOptions("GB");
  await field("City").fill("Leeds");
  await field("State").fill("West Yorkshire");
  expect(requiredLabels()).toEqual(["Address", "City", "State", "Zip", "Country"]);
  await field("Zip").fill("LS1 4AP");
  const box = page.getByRole("checkbox", { name: /Also write it to the patient's record/ });
  await page.getByText(/^Also write it to the patient's record/).click();
  await expect.element(box).not.toBeChecked();
  await button("Save").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UpdateOrderAddressDocument)).toEqual([
    {
      id: uuid(1),
      address: {
        shipping_address: "12 Lake St",
        shipping_city: "Leeds",
        shipping_state: "West Yorkshire",
        shipping_zip_code: "LS1 4AP",
        country: "GB",
      },
      record: false,
    },
  ]);
});

test("C155 C156 C157 C158 C160: a line that is missing is told at its field, the first gets the focus, and nothing is sent", async () => {
  const { closings } = await open();
  await field("Address").fill("");
  await field("City").fill("");
  await select("State").selectOptions("");
  await field("Zip").fill("");
  await button("Save").click();
  await expect.element(field("Address")).toHaveAccessibleDescription("Please enter address.");
  await expect.element(field("City")).toHaveAccessibleDescription("Please select city name.");
  await expect.element(select("State")).toHaveAccessibleDescription("Please select state.");
  await expect.element(field("Zip")).toHaveAccessibleDescription("Please enter zip code");
  await expect.element(field("Address")).toHaveFocus();
  expect([mockServer.sent(UpdateOrderAddressDocument), closings()]).toEqual([[], 0]);
});

test("C155 C156 C157 C159: a line that is too long is told at its field; the longest ones are sent", async () => {
  mockServer.answer(UpdateOrderAddressDocument, { updateAddress: { status: "success", message: "" } });
  await open();
  await field("Address").fill("a".repeat(151));
  await field("City").fill("c".repeat(51));
  await field("Zip").fill("1".repeat(51));
  await button("Save").click();
  await expect.element(field("Address")).toHaveAccessibleDescription("Address must be 150 characters or less");
  await expect.element(field("City")).toHaveAccessibleDescription("City must be 50 characters or less");
  await expect.element(field("Zip")).toHaveAccessibleDescription("Zip must be 50 characters or less");
  expect(mockServer.sent(UpdateOrderAddressDocument)).toEqual([]);
  await field("Address").fill("a".repeat(150));
  await field("City").fill("c".repeat(50));
  await field("Zip").fill("1".repeat(50));
  await button("Save").click();
  await expect
    .poll(() => mockServer.sent(UpdateOrderAddressDocument))
    .toMatchObject([
      {
        address: {
          shipping_address: "a".repeat(150),
          shipping_city: "c".repeat(50),
          shipping_zip_code: "1".repeat(50),
        },
      },
    ]);
});

test("pressed twice on a slow line, an address is saved once; its letters are counted", async () => {
  const answer = mockServer.delay(UpdateOrderAddressDocument);
  const { closings } = await open();
  await expect.element(page.getByText("10 / 150", { exact: true })).toBeVisible();
  await pressTwice(button("Save"));
  answer({ updateAddress: { status: "success", message: "" } });
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UpdateOrderAddressDocument)).toHaveLength(1);
});

test("what has left is named with the address that it keeps", async () => {
  await open();
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent(/Knee Motion Sensor is on the way to 12 Lake St\. What has left keeps its address\./);
});

test("several devices that left without an address are named without one", async () => {
  const devices = [device("Knee Motion Sensor", "Shipped"), device("Scale", "Shipped"), device("Cuff", "Pending")];
  await open({ devices, address: { ...order.address, shipping_address: "" } });
  await expect
    .element(page.getByRole("dialog"))
    .toMatchTextContent(/Knee Motion Sensor, Scale are on the way\. What has left keeps its address\./);
});

test("nothing is said of the way while nothing has left", async () => {
  await open({ devices: [device("Scale", "Pending")] });
  await expect.element(page.getByText(/What has left/)).not.toBeInTheDocument();
});

test("C279 C280 C281: a refusal is shown, and what was typed stays", async () => {
  mockServer.answer(UpdateOrderAddressDocument, {
    updateAddress: { status: "fail", message: "This order is closed." },
  });
  const { closings } = await open();
  await field("City").fill("Boston");
  await button("Save").click();
  await expect.element(page.getByText("This order is closed.")).toBeVisible();
  mockServer.answer(UpdateOrderAddressDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Save").click();
  await expect.element(page.getByText("Network error", { exact: true })).toBeVisible();
  await expect.element(field("City")).toHaveValue("Boston");
  expect(closings()).toBe(0);
});
