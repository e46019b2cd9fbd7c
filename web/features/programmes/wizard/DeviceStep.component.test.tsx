import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, checkbox, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { ContentNamesDocument } from "../content.graphql.ts";
import { DevicesPage } from "./WizardPages.tsx";
import { today, patient, device, all, answerNames, open, withDevices, card, devices } from "./wizard-pages.fixture.tsx";
import { answerVersions, version } from "./resumed-draft.fixture.tsx";
import { emptyProgramme } from "./wizard-content.ts";

test("B064: a device is a card to look at, and one at a time a card to edit; Enter saves, Escape leaves it as it was", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(card("Step Counter")).toMatchTextContent(/S\+1 → S\+14.*Every Day.*2× a day/);
  button("Edit Step Counter").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Start")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /^Edit Thermometer: / })).toHaveAttribute("aria-disabled");
  await expect.element(button("Next")).toBeDisabled();
  await field("Start").fill("+2");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Edit Step Counter")).toHaveFocus();
  await expect.element(card("Step Counter").getByText("S+1 → S+14")).toBeVisible();
  await button("Edit Step Counter").click();
  await field("Start").fill("+2");
  await userEvent.keyboard("{Enter}");
  await expect.element(card("Step Counter").getByText("S+2 → S+14")).toBeVisible();
});

test("a device says what it measures, as a card and while it is edited, and which of its fields are required", async () => {
  const measured = (id: number, measures: string[]) => version(id, id + 60, { measures });
  await open(DevicesPage, "devices", withDevices, () =>
    answerVersions(measured(21, ["Steps", "Distance"]), measured(22, ["Temperature"])),
  );
  await expect.element(card("Step Counter")).toMatchTextContent(/^Step CounterSteps, DistanceDays/);
  await expect.element(card("Thermometer")).toMatchTextContent(/^ThermometerTemperatureDays/);
  await button("Edit Step Counter").click();
  await expect.element(page.getByRole("form")).toMatchTextContent(/^Step CounterSteps, Distance/);
  expect(requiredLabels()).toEqual(["Start", "End", "Interval", "Time"]);
});

test("B226: a start before today is refused in days and, where dates are typed, in dates", async () => {
  await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await field("Start").fill("-20");
  await button("Save").click();
  await expect.element(page.getByText("select days -17 or greater!")).toBeVisible();
  await page.getByText("Dates").click();
  await expect.element(page.getByText(`select date ${formatUs(today)} or greater!`)).toBeVisible();
});

test("B176: a device that is added after surgery begins today, as many days from surgery", async () => {
  await open(DevicesPage, "devices", {
    patient: { ...patient, surgery: { type: "knee", date: addDays(today, -9) } },
    carePlan: all,
    programme: { ...emptyProgramme, devices: [device(21)] },
  });
  await expect.element(button("Add device")).toBeVisible();
  button("Add device").element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Thermometer" }).click();
  await expect.poll(() => devices()[1]?.startdate).toBe(9);
});

test("B065: a change is applied to all devices, and the surgery date is skipped or not", async () => {
  await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await page.getByRole("combobox", { name: "Interval" }).selectOptions("Three Times Week");
  await checkbox("Skip on surgery date").click();
  await checkbox("Apply to all").click();
  await button("Save").click();
  for (const name of ["Step Counter", "Thermometer"])
    await expect.element(card(name)).toMatchTextContent(/Three Times Week.*Skip on surgery dateNo/);
});

test("B181: a change of all devices leaves one whose days have passed as it is", async () => {
  const passed = { ...device(22), startdate: -40, enddate: -18 }; // today is S-17
  await open(DevicesPage, "devices", {
    carePlan: all,
    programme: { ...emptyProgramme, devices: [device(21), passed] },
  });
  await button("Edit Step Counter").click();
  await page.getByRole("combobox", { name: "Interval" }).selectOptions("Three Times Week");
  await checkbox("Apply to all").click();
  await button("Save").click();
  await expect.poll(devices).toMatchObject([{ interval: 3 }, passed]);
});

test("B124 B175 B421: an added device has the interval 1, Every Day, a time from 1 to 4, and skips the surgery date", async () => {
  await open(DevicesPage, "devices", { carePlan: all, programme: { ...emptyProgramme, devices: [device(21)] } });
  await expect.element(button("Add device")).toBeVisible();
  button("Add device").element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Thermometer" }).click();
  await expect.element(card("Thermometer")).toMatchTextContent(/Every Day.*Skip on surgery dateYes/);
  expect(devices()[1]).toMatchObject({ startdate: 1, interval: 1, skiponsurgerydate: true });
  await button("Edit Thermometer").click();
  expect(textsOf(page.getByRole("combobox", { name: "Time" }).getByRole("option"))).toEqual([
    "1× a day",
    "2× a day",
    "3× a day",
    "4× a day",
  ]);
});

test("who takes a device away goes on with the one beside it, then with the button that adds one; each comes back by its own Undo", async () => {
  await open(DevicesPage, "devices", withDevices);
  await expect.element(button("Remove Step Counter")).toBeVisible();
  for (const [name, next] of [
    ["Step Counter", "Edit Thermometer"],
    ["Thermometer", "Add device"],
  ] as const) {
    button(`Remove ${name}`).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button(next)).toHaveFocus();
  }
  await expect.element(page.getByText("No devices yet.")).toBeVisible();
  const undo = (name: string) =>
    page.getByText(`${name} removed.`).element().parentElement!.querySelector<HTMLElement>("button");
  undo("Step Counter")?.click();
  await expect.element(card("Step Counter")).toBeVisible();
  expect(card("Thermometer").elements()).toEqual([]);
});

test("a preview without names says why and what is safe, and comes when it is asked for again", async () => {
  await open(DevicesPage, "devices", withDevices, () =>
    mockServer.answer(ContentNamesDocument, {
      getContentNames: { status: "fail", message: "Try again in a moment.", names: null },
    }),
  );
  const preview = page.getByRole("region", { name: "As the patient will see it" });
  await expect.element(preview.getByText("The preview could not be made")).toBeVisible();
  await expect.element(preview.getByText(/Your schedule is safe and can be changed on\./)).toBeVisible();
  expect(page.getByText("No longer offered").elements()).toEqual([]);
  answerNames();
  await preview.getByRole("button", { name: "Try again" }).click();
  await expect.element(preview.getByText("Step Counter").first()).toBeVisible();
});
