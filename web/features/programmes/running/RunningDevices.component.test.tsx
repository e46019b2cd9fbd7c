import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { RunningDevicesDocument } from "./running.graphql.ts";
import { answerDevices, answerProgramme, open, heads } from "./running-pages.fixture.tsx";

test("B050 B177: DEVICE SCHEDULE has its breadcrumb, title and columns in order, and SAVE is disabled until a change", async () => {
  answerProgramme();
  await open("deviceschedule");
  await expect
    .element(page.getByRole("heading", { name: "DEVICE SCHEDULE (Ann Bell - Surgery Date: 03/02/2026)", exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveTextContent("PatientsDevices");
  expect(heads("DEVICES")).toEqual(["DEVICES", "SCHEDULE", "ACTIONS"]);
  await expect.element(button("SAVE")).toBeDisabled();
  await button("Remove Motion Sensor").click();
  await expect.element(button("SAVE")).toBeEnabled();
});

test("B390: devices that cannot be fetched say 'Server error: can't fetch data' or 'Server Exception: can't fetch data', and are asked again", async () => {
  answerProgramme();
  mockServer.answer(RunningDevicesDocument, {
    getDeviceSchedule: { status: "fail", message: "Broken.", schedules: null },
  });
  const { unmount } = await open("deviceschedule");
  await expect.element(page.getByText("Server error: can't fetch data", { exact: true })).toBeVisible();
  answerDevices();
  await button("Try again").click();
  await expect.element(button("Edit Motion Sensor")).toBeVisible();
  await unmount();
  mockServer.answer(RunningDevicesDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await open("deviceschedule");
  await expect.element(page.getByText("Server Exception: can't fetch data", { exact: true })).toBeVisible();
});

test.each(["Shipped", "Delivered", "Returned"])(
  "B154: of a device whose order is %s it is asked whether to reorder it",
  async (status) => {
    answerProgramme({ device: { status } });
    await open("deviceschedule");
    await button("Reorder Motion Sensor").click();
    await expect
      .element(page.getByRole("dialog", { name: "Do you want to reorder device?", exact: true }))
      .toBeVisible();
  },
);

test("B153 B154 C140: a device whose order is Pending, Unlinked or fail cannot be reordered: 'Order status is in {status} state'", async () => {
  for (const status of ["Pending", "Unlinked", "fail"]) {
    answerProgramme({ device: { status } });
    const { unmount } = await open("deviceschedule");
    const reorder = button(`Reorder Motion Sensor: Order status is in ${status} state`);
    await expect.element(reorder).toHaveAttribute("aria-disabled", "true");
    await reorder.click({ force: true });
    expect(page.getByRole("dialog").elements()).toEqual([]);
    if (status === "fail") await expect.element(page.getByText("refused by the vendor").first()).toBeVisible();
    await unmount();
  }
});

test("of a device that is back nobody asks the return when it is taken out", async () => {
  answerProgramme({ device: { status: "Returned" } });
  await open("deviceschedule");
  await button("Remove Motion Sensor").click();
  await expect.element(page.getByText("Motion Sensor keeps its readings. It is back already.")).toBeVisible();
});
