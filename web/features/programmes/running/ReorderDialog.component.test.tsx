import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ReorderDialog } from "./ReorderDialog.tsx";
import { type RunningDeviceFragment, SaveDevicesDocument } from "./running.graphql.ts";
import type { RunningArea } from "./use-running-area.ts";

const scale: RunningDeviceFragment = {
  _id: uuid(11),
  deviceid: uuid(12),
  display_name: "Scale",
  startdate: 1,
  enddate: 60,
  interval: 1,
  time: 2,
  skiponsurgerydate: true,
  status: "Delivered",
  cause: "",
  orderid: uuid(13),
  ordered_on: null,
  shipped_on: null,
  delivered_on: "2026-03-02" as CalendarDate,
  reorder_on: null,
  returned_on: null,
  configured: true,
  stage: "running",
  media: { image: { url: null } },
  sums: { totaldays: 9, completeddays: 4 },
};
const row = {
  _id: scale._id,
  deviceid: scale.deviceid,
  startdate: 1,
  enddate: 60,
  interval: 1,
  time: 2,
  skiponsurgerydate: true,
};
const address = { addressline1: "1 Main St", addressline2: "", city: "Chicago", state: "IL", zip: "60601" };

const open = async (device = scale, shipaddress: typeof address | null = address) => {
  let closings = 0;
  const running = {
    area: { version: "v7", edited: { saved: { exercises: [], devices: [row], feedback: [] } } },
    patient: { _id: uuid(1), surgery: { type: "knee", date: "2026-03-01" }, shipaddress },
  } as unknown as RunningArea;
  await render(<ReorderDialog running={running} device={device} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};
const dialog = () => page.getByRole("dialog", { name: "Do you want to reorder device?", exact: true });

test("B154: a device is ordered again with its reason; what runs is sent as it is saved", async () => {
  mockServer.answer(SaveDevicesDocument, {
    updateDeviceSchedule: { status: "success", message: "1 device: ordered.", change: null },
  });
  const { closings } = await open();
  await expect.element(dialog()).toMatchTextContent(/Scale.*Delivered 03\/02\/2026 · Configured/);
  const reasons = page.getByRole("combobox", { name: "Why" });
  expect(requiredLabels()).toEqual(["Why"]);
  expect(textsOf(reasons.getByRole("option"))).toEqual(["Lost or broken", "Does not work", "Wrong size", "Other"]);
  await reasons.selectOptions("Wrong size");
  await page.getByRole("button", { name: "Reorder" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(SaveDevicesDocument)).toEqual([
    {
      input: {
        _id: uuid(1),
        surgery: "2026-03-01",
        assigneddevices: [row],
        reorder: [uuid(11)],
        reorderreason: "Wrong size",
        version: "v7",
      },
    },
  ]);
  await expect.element(page.getByText("1 device: ordered.")).toBeVisible();
});

test("it says where the device goes, that the schedule goes on, and what becomes of the old one", async () => {
  await open();
  await expect
    .element(dialog())
    .toMatchTextContent(
      /To1 Main St, Chicago, IL 60601Schedulegoes on, S\+1 → S\+60Old devicekeeps its readings, return is asked for/,
    );
});

test("the second line of an address is part of where the device goes", async () => {
  await open(scale, { ...address, addressline2: "Apt 4" });
  await expect.element(dialog()).toMatchTextContent(/To1 Main St, Apt 4, Chicago, IL 60601Schedule/);
});

test("what came back is not asked for, and no address is a dash", async () => {
  await open({ ...scale, status: "Returned" }, null);
  await expect.element(dialog()).toMatchTextContent(/To—.*keeps its readings, is back already/);
});

test("a device is ordered again once, however often Reorder is pressed, and Cancel orders nothing", async () => {
  const answer = mockServer.delay(SaveDevicesDocument);
  const { closings } = await open();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(closings()).toBe(1);
  expect(mockServer.sent(SaveDevicesDocument)).toEqual([]);
  await page.getByRole("button", { name: "Reorder" }).dblClick();
  answer({ updateDeviceSchedule: { status: "success", message: "Ordered.", change: null } });
  await expect.element(page.getByText("Ordered.")).toBeVisible();
  expect(mockServer.sent(SaveDevicesDocument)).toHaveLength(1);
});

test("a refusal is told", async () => {
  mockServer.answer(SaveDevicesDocument, {
    updateDeviceSchedule: { status: "fail", message: "Order status is in Pending state", change: null },
  });
  await open();
  await page.getByRole("button", { name: "Reorder" }).click();
  await expect.element(page.getByText("Order status is in Pending state")).toBeVisible();
});
