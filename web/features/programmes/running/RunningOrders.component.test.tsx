import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { answerPatient, answerProgramme, day, open, row, sensor, today } from "./running-pages.fixture.tsx";
import { type RunningDeviceFragment, RunningDevicesDocument } from "./running.graphql.ts";

const dates = {
  ordered_on: day("2026-02-20"),
  shipped_on: day("2026-02-22"),
  delivered_on: day("2026-02-25"),
  returned_on: day("2026-03-11"),
};
const answer = (...devices: Partial<RunningDeviceFragment>[]): void => {
  answerProgramme();
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: {
      status: "success",
      message: "",
      schedules: {
        version: "v1",
        today,
        assigneddevices: devices.map((device, at) => ({ ...sensor, _id: uuid(50 + at), ...device })),
      },
    },
  });
};

test.each([
  ["Pending", "Pending", "ordered 02/20/2026", 1],
  ["Shipped", "Shipped", "02/22/2026", 2],
  ["Delivered", "Delivered", "02/25/2026 · Configured", 3],
  ["Returned", "Returned", "03/11/2026", 4],
  ["Unlinked", "Unlinked", "no hardware linked", 1],
])("an order that is %s says so with its day and how far it is", async (status, word, text, steps) => {
  answer({ status, ...dates, configured: true });
  await open("deviceschedule");
  await expect.element(row("Motion Sensor")).toMatchTextContent(new RegExp(`${word}${text}`));
  expect(row("Motion Sensor").element().querySelectorAll("i[data-done=true]")).toHaveLength(steps);
});

test("a device of which nothing was due yet has no count of days", async () => {
  answer({ sums: { totaldays: 0, completeddays: 0 } });
  await open("deviceschedule");
  await expect.element(row("Motion Sensor")).toBeVisible();
  expect(page.getByText(/days done/).elements()).toEqual([]);
});

test("an order that failed says what the vendor said", async () => {
  answer({ status: "fail", cause: "No such address." });
  await open("deviceschedule");
  await expect.element(row("Motion Sensor").getByText("No such address.")).toBeVisible();
});

test("orders stand newest first, the devices of one order and state in one line; what was never ordered stands in none", async () => {
  const first = {
    orderid: uuid(61),
    ordered_on: day("2026-02-20"),
    status: "Delivered",
    delivered_on: day("2026-02-25"),
  };
  answer(
    first,
    { ...first, display_name: "Body Scale", deviceid: uuid(71) },
    { ...first, display_name: "Thermometer", deviceid: uuid(72), status: "Shipped", shipped_on: day("2026-02-22") },
    { orderid: uuid(62), ordered_on: day("2026-03-08"), status: "Pending", display_name: "Grip", deviceid: uuid(73) },
    { display_name: "Own Device", deviceid: uuid(74) },
  );
  await open("deviceschedule");
  const orders = page.getByRole("region", { name: "Orders" });
  await expect.element(orders).toMatchTextContent(/^Orders ?2/);
  expect(textsOf(orders.getByRole("paragraph"))).toEqual([
    "03/08/2026GripPending",
    "02/20/2026ThermometerShipped 02/22/2026",
    "02/20/2026Motion Sensor and 1 moreDelivered 02/25/2026",
  ]);
});

test("without an order that is said, and saving orders nothing without a change", async () => {
  answer({});
  await open("deviceschedule");
  await expect.element(page.getByText("Nothing was ordered yet.")).toBeVisible();
  await expect.element(page.getByText("Nothing is changed.").first()).toBeVisible();
});

test.each([
  ["Pending", "The order of Motion Sensor is withdrawn."],
  ["Delivered", "Motion Sensor keeps its readings, and its return is asked for."],
])(
  "of a device that is %s it is said what becomes of it once it is taken out, and Undo takes that back",
  async (status, text) => {
    answer({ status });
    await open("deviceschedule");
    await button("Remove Motion Sensor").click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(row("Motion Sensor")).toMatchTextContent(/ends yesterday/);
    expect(page.getByRole("button", { name: /^(Edit|Reorder|Remove) Motion Sensor/ }).elements()).toEqual([]);
    await button("Undo the change of Motion Sensor").click();
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toMatch(/^Reorder Motion Sensor/);
  },
);

test("a device that has passed has no buttons; while one is edited the others say why theirs are off", async () => {
  answer(
    { display_name: "Body Scale", deviceid: uuid(71), stage: "passed", enddate: 5 },
    {},
    { display_name: "Thermometer", deviceid: uuid(72) },
  );
  await open("deviceschedule");
  await expect.element(row("Body Scale")).toMatchTextContent(/passed 03\/07\/2026/);
  expect(row("Body Scale").getByRole("button").elements()).toEqual([]);
  await expect.element(row("Thermometer")).toMatchTextContent(/2 of 9 days done/);
  await button("Edit Motion Sensor").click();
  for (const action of ["Edit", "Remove", "Reorder"])
    await expect
      .element(button(`${action} Thermometer: Save or cancel the open one first.`))
      .toHaveAttribute("aria-disabled", "true");
});

test("a device that was delivered is ordered again from its row, to the patient's address", async () => {
  answer({ status: "Delivered" }, { display_name: "Thermometer", deviceid: uuid(72), status: "Delivered" });
  answerPatient({
    shipaddress: { addressline1: "1 Lake St", addressline2: "", city: "Chicago", state: "IL", zip: "60601" },
  } as Parameters<typeof answerPatient>[0]);
  await open("deviceschedule");
  await button("Reorder Thermometer").click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toMatchTextContent(/Thermometer.*1 Lake St, Chicago, IL 60601/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
