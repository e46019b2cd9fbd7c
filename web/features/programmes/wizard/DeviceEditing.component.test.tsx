import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, checkbox, field, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { AssignableDevicesDocument } from "../content.graphql.ts";
import { all, card, device, devices, open, surgery, today, withDevices } from "./wizard-pages.fixture.tsx";
import { emptyProgramme } from "./wizard-content.ts";
import { DevicesPage } from "./WizardPages.tsx";

const onDay = (day: number): string => formatUs(addDays(surgery, day));
const preview = page.getByRole("region", { name: "As the patient will see it" });
const oneDevice = { carePlan: all, programme: { ...emptyProgramme, devices: [device(21)] } };

test("what is changed of a device is kept under its name, and the other device stays", async () => {
  await open(DevicesPage, "devices", withDevices);
  const [changed, other] = devices();
  await button("Edit Step Counter").click();
  await expect.element(field("Start")).toHaveValue("+1");
  await expect.element(field("End")).toHaveValue("+14");
  await expect.element(select("Interval")).toHaveDisplayValue("Every Day");
  await expect.element(select("Time")).toHaveDisplayValue("2× a day");
  await field("Start").fill("-2");
  await field("End").fill("+20");
  await select("Interval").selectOptions("Once A Week");
  await select("Time").selectOptions("3× a day");
  await button("Save").click();
  await expect.element(card("Step Counter")).toMatchTextContent(/S-2 → S\+20.*Once A Week.*3× a day.*dateYes/);
  expect(devices()).toEqual([{ ...changed, startdate: -2, enddate: 20, interval: 7, time: 3 }, other]);
});

test("A301 B422: a device has the intervals from every day to once a week", async () => {
  await open(DevicesPage, "devices", oneDevice);
  await button("Edit Step Counter").click();
  expect(textsOf(select("Interval").getByRole("option"))).toEqual([
    "Every Day",
    "Two Times Week",
    "Three Times Week",
    "Four Times Week",
    "Five Times Week",
    "Six Times Week",
    "Once A Week",
  ]);
});

test("days are typed from surgery with their date below, or as dates with their day below", async () => {
  await open(DevicesPage, "devices", oneDevice);
  await button("Edit Step Counter").click();
  await expect.element(field("Start")).toHaveAccessibleDescription(onDay(1));
  await page.getByText("Dates", { exact: true }).click();
  await expect.element(field("Start")).toHaveValue(onDay(1));
  await expect.element(field("End")).toHaveValue(onDay(14));
  await expect.element(field("End")).toHaveAccessibleDescription("S+14");
  await field("End").fill(onDay(30));
  await page.getByText("Days", { exact: true }).click();
  await expect.element(field("End")).toHaveValue("+30");
  await page.getByText("Dates", { exact: true }).click();
  await field("Start").fill(onDay(3));
  await button("Save").click();
  await expect.poll(devices).toMatchObject([{ startdate: 3, enddate: 30 }]);
});

test.each([
  ["Start", "", "Please select start date."],
  ["End", "", "Please select end date."],
  ["End", "0", "select days today or greater"],
  ["Start", "20", "start date can be same or before end date"],
])(
  "B223 B224 B227 B228: a device whose %s is %j is not saved, and its field says why",
  async (name, text, sentence) => {
    await open(DevicesPage, "devices", oneDevice);
    await button("Edit Step Counter").click();
    await field(name).fill(text);
    await button("Save").click();
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(sentence));
    expect(devices()).toMatchObject([{ startdate: 1, enddate: 14 }]);
  },
);

test.each(["Start", "End"])(
  "B229: without %s a device is told that a date is missing, until it is there",
  async (name) => {
    await open(DevicesPage, "devices", oneDevice);
    await button("Edit Step Counter").click();
    const missing = page.getByText("start date or end date is missing", { exact: true });
    await field(name).fill("");
    expect(missing.elements()).toEqual([]);
    await button("Save").click();
    await expect.element(missing).toBeVisible();
    await field(name).fill("+7");
    await expect.element(missing).not.toBeInTheDocument();
    await button("Save").click();
    await expect.poll(devices).toMatchObject([name === "Start" ? { startdate: 7 } : { enddate: 7 }]);
  },
);

test("Apply to all says how many others there are, and is not there for the only device", async () => {
  const { unmount } = await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await expect.element(page.getByText("1 other device", { exact: true })).toBeVisible();
  await unmount();
  await open(DevicesPage, "devices", oneDevice);
  await button("Edit Step Counter").click();
  await expect.element(field("Start")).toBeVisible();
  expect(checkbox("Apply to all").elements()).toEqual([]);
});

test("B065: without Apply to all only the open device changes", async () => {
  await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await checkbox("Skip on surgery date").click();
  await button("Save").click();
  await expect.poll(() => devices().map(({ skiponsurgerydate }) => skiponsurgerydate)).toEqual([false, true]);
});

test("the preview shows what is typed before it is saved, and what is saved again after Cancel", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(preview.getByText("2 devices, 4 measurements")).toBeVisible();
  await button("Edit Step Counter").click();
  await select("Time").selectOptions("4× a day");
  await expect.element(preview.getByText("2 devices, 6 measurements")).toBeVisible();
  await checkbox("Apply to all").click();
  await expect.element(preview.getByText("2 devices, 8 measurements")).toBeVisible();
  await button("Cancel").first().click();
  await expect.element(preview.getByText("2 devices, 4 measurements")).toBeVisible();
});

test("below the cards stands what is ordered, where it goes, and by when the first is needed", async () => {
  const soon = { ...device(22), startdate: -16 };
  await open(DevicesPage, "devices", {
    carePlan: all,
    programme: { ...emptyProgramme, devices: [device(21), soon] },
  });
  const order = page
    .getByText(/ordered when the patient is created/)
    .element()
    .closest("p")!;
  expect(order.textContent).toContain(
    `2 devices are ordered when the patient is created, to 418 Wren Street, Evanston, Illinois 60201. ` +
      `The first is needed by ${formatUs(addDays(today, 1))}, in 1 day.`,
  );
  await expect
    .element(page.getByRole("link", { name: "Change address" }))
    .toHaveAttribute("href", `/patient/add/info?draft=${uuid(61)}`);
  await button("Remove Thermometer").click();
  expect(order.textContent).toContain("1 device is ordered");
  expect(order.textContent).toContain(`needed by ${onDay(1)}, in 18 days.`);
});

test("only a device that the patient may have and does not have yet is offered, asked for by whom it is for", async () => {
  await open(DevicesPage, "devices", oneDevice);
  await expect.element(button("Add device")).toBeVisible();
  button("Add device").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem")).toBeVisible();
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Thermometer"]);
  expect(mockServer.sent(AssignableDevicesDocument)).toEqual([
    { surgery_type: "knee", age_group: "61-70", gender: "female" },
  ]);
  await userEvent.keyboard("{Enter}");
  await expect.element(card("Thermometer")).toMatchTextContent(/S\+1 → S\+14/);
  await expect.element(button("Add device")).not.toBeInTheDocument();
});

test("B390: devices that the server does not give say 'Server error: can't fetch data', with another try", async () => {
  await open(DevicesPage, "devices", oneDevice);
  await expect.element(button("Add device")).toBeVisible();
  mockServer.answer(AssignableDevicesDocument, {
    getAllDevices: { status: "fail", message: "Try again in a minute.", devices: null },
  });
  void invalidateTags(["content"]);
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Server error: can't fetch data/);
  await expect.element(alert).toMatchTextContent(/Devices could not be loaded\./);
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { status: "success", message: "", devices: [] } });
  button("Try again").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
});

test("while a device is open the other one and Add device wait, with the reason", async () => {
  await open(DevicesPage, "devices", {
    ...oneDevice,
    programme: { ...emptyProgramme, devices: [device(21), device(23)] },
  });
  await button("Edit Step Counter").click();
  await expect.element(button("Add device")).not.toBeInTheDocument();
  const remove = page.getByRole("button", { name: /^Remove No longer offered: Save or cancel the open one first\.$/ });
  await expect.element(remove).toHaveAttribute("aria-disabled", "true");
  await remove.click({ force: true });
  expect(devices()).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Add device")).toBeVisible();
});
