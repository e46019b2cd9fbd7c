import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, region } from "../../testing/finders.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import type { OrderFragment, UnitFragment } from "./fulfilment.graphql.ts";
import { openOrder, sensor } from "./order.fixture.tsx";

const unit: UnitFragment = {
  deviceid: uuid(12),
  state: "Linked",
  out: true,
  ahead: ["Returned"],
  newest: uuid(32),
  dueback: "2026-04-01" as CalendarDate,
  overdue: true,
  maybelost: true,
  sources: [],
  moves: [],
};
const worn = { ...sensor, status: "Delivered", first_reading: "2026-03-02T05:30:00.000Z" };
const open = (change: Partial<OrderFragment> = {}) =>
  openOrder({ devices: [worn], units: [unit], ...change }, `?device=${uuid(12)}`);
const facts = (title: string): Record<string, string> =>
  Object.fromEntries(
    textsOf(region(title).getByRole("term")).map((name, at) => [
      name,
      textsOf(region(title).getByRole("definition"))[at]!,
    ]),
  );

test("a device that is out names who has it, when it is due back, and its readings by the clinic's clock", async () => {
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Sensor");
  expect(facts("With")).toMatchObject({ Patient: "Ann Bell", Customer: "Harbor Clinic", "Case No": "C-20418" });
  expect(facts("With")["Due back"]).toMatch(/04\/01\/2026/);
  expect(facts("Readings")).toEqual({
    "Hardware ID": "A477-190C-52F0",
    "Gateway ID": "7C21-09AE-44B0",
    "First reading": "03/01/2026, 11:30 PM",
    "Last reading": "none yet",
  });
  await expect
    .element(page.getByRole("link", { name: "Order of Ann Bell" }))
    .toHaveAttribute("href", `/fulfillment/${uuid(1)}`);
});

test.for<[string, Partial<OrderFragment>]>([
  ["one that is on its way is for them", { devices: [{ ...worn, status: "Shipped" }] }],
  ["one that is not out is for them", { units: [{ ...unit, out: false }] }],
  ["one that was never noted is for them", { units: [] }],
])("%s", async ([, change]) => {
  await open(change);
  await expect.element(region("For")).toBeVisible();
  expect(region("With").elements()).toEqual([]);
});

test("a device that is out has a slip for its way back, with the clinic's address and no patient", async () => {
  const { print } = window;
  onTestFinished(() => void (window.print = print));
  let prints = 0;
  window.print = () => void (prints += 1);
  await open({ returnto: ["Harbor Clinic", "1 Quay", "Madison, WI"] });
  await button("Return slip").click();
  const dialog = page.getByRole("dialog", { name: "Return slip" });
  await expect.element(dialog.getByText("Sensor · A477-190C-52F0 · C-20418")).toBeVisible();
  await expect.element(dialog.getByText("1 Quay")).toBeVisible();
  expect(dialog.element().textContent).not.toContain("Ann Bell");
  await dialog.getByRole("button", { name: "Print slip" }).click();
  expect(prints).toBe(1);
});

test("a slip without an address is not printed, and says why", async () => {
  await open({ returnto: ["Harbor Clinic"] });
  await button("Return slip").click();
  await expect
    .element(page.getByText("The clinic's record has no address yet. Add it before the slip is printed."))
    .toBeVisible();
  await expect.element(button("Print slip")).toBeDisabled();
});

test("what is not out needs no slip", async () => {
  await open({ units: [{ ...unit, out: false }] });
  await expect.element(button("Custody PDF")).toBeVisible();
  expect(button("Return slip").elements()).toEqual([]);
});
