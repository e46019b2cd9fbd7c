import type { ProgrammeDevice, ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import {
  AssignableDevicesDocument,
  AssignedRegimensDocument,
  CarePlansDocument,
  ContentNamesDocument,
  OfferedFormsDocument,
  type OfferedPlanFragment,
  type OfferedRegimenFragment,
  OfferedRegimensDocument,
} from "../content.graphql.ts";
import { CarePlanStep } from "./careplan/CarePlanStep.tsx";
import { DiscardPatientDraftDocument, SavePatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { RegimenStep } from "./regimens/RegimenStep.tsx";
import { DeviceStep } from "./steps/DeviceStep.tsx";
import { QuestionnaireStep } from "./steps/QuestionnaireStep.tsx";
import type { NewPatient } from "./use-wizard.ts";
import { emptyProgramme, type WizardContent } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";

/** Ann Bell, 66, whose knee has surgery on 03/22/2026, seventeen days from now. */
const planned = {
  patient: {
    firstname: "Ann",
    lastname: "Bell",
    gender: "female",
    dob: calendarDate("1960-01-01"),
    surgery: { type: "knee", date: calendarDate("2026-03-22") },
    shipaddress: { addressline1: "5 Oak Road", addressline2: "", city: "Austin", state: "TX", zip: "73301" },
  },
  today: calendarDate("2026-03-05"),
  day: -17,
} as NewPatient;

const device = (number: number, change: Partial<ProgrammeDevice> = {}): ProgrammeDevice => ({
  _id: readId(uuid(10 + number)),
  deviceid: readId(uuid(20 + number)),
  startdate: -17,
  enddate: 14,
  interval: 2,
  time: 3,
  skiponsurgerydate: false,
  ...change,
});
const regimen = (number: number): OfferedRegimenFragment => ({
  _id: uuid(30 + number),
  name: `Regimen ${number}`,
  surgery_type: "knee",
  gender: null,
  age_groups: [],
  startdate: 1,
  enddate: 14,
  exerciseschedule: [
    {
      holdseconds: 5,
      repeat: 10,
      set: 2,
      time: 3,
      interval: 1,
      startdate: 1,
      enddate: 14,
      next: null,
      exercise: { _id: uuid(40 + number), name: `Exercise ${number}`, image: null },
    },
  ],
});
const plan = (number: number, devices: readonly number[]): OfferedPlanFragment => ({
  _id: uuid(50 + number),
  name: `Plan ${number}`,
  description: `For knee ${number}.`,
  age_groups: [],
  include_regimens: false,
  deviceids: devices.map((of) => ({
    _id: uuid(20 + of),
    display_name: `Device ${of}`,
    scheduled_criteria: { start_date: -30, end_date: 30, interval: 1, time: 1, skiponsurgerydate: true },
  })),
  regimens: [],
  feedback: [],
});
const content = { number: 1, image: null, questions: 3, recalldays: null, measures: [], retired: false, newest: true };
const named = (number: number, name: string) => ({ ...content, _id: uuid(number), content: uuid(number), name });
const form: ProgrammeQuestionnaire = {
  _id: readId(uuid(61)),
  formid: readId(uuid(71)),
  scheduletype: "weekly",
  schedule: [1, 4],
  startdate: 1,
  enddate: 42,
  skiponsurgerydate: true,
};
const success = { status: "success", message: "" };

beforeEach(() => {
  session.save(signedIn());
  wizard.begin();
  const names = [1, 2, 3].flatMap((at) => [named(20 + at, `Device ${at}`), named(30 + at, `Regimen ${at}`)]);
  mockServer.answer(ContentNamesDocument, {
    getContentNames: { ...success, names: [...names, named(71, "Pain Check")] },
  });
  mockServer.answer(OfferedRegimensDocument, { getRegimens: { ...success, regimens: [1, 2, 3].map(regimen) } });
  mockServer.answer(AssignedRegimensDocument, { getAutoAssignedRegimens: { ...success, regimens: [] } });
  mockServer.answer(OfferedFormsDocument, { getAllFeedbackForms: { ...success, forms: [] } });
  const devices = [1, 2, 3].map((at) => ({
    _id: uuid(20 + at),
    display_name: `Device ${at}`,
    media: { image: { url: null } },
  }));
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { ...success, devices } });
});

const open = (step: ReactNode, at: string, change: Partial<WizardContent["programme"]> = {}) => {
  wizard.edit({ programme: { ...emptyProgramme, ...change } });
  return render(step, { at });
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const programme = () => wizard.current().content.programme;
const openPlans = (plans: OfferedPlanFragment[]) => {
  mockServer.answer(CarePlansDocument, { getAllCarePlans: { ...success, plans } });
  return open(<CarePlanStep planned={planned} />, "/patient/add/careplan");
};

test("B059 B060 B061 B403: ASSIGN REGIMENS filters regimens for joint, age group and gender, side by side, beside those that are assigned", async () => {
  await open(<RegimenStep planned={planned} />, "/patient/add/regimens");
  await expect.element(page.getByRole("heading", { name: "ASSIGN REGIMENS", exact: true })).toBeVisible();
  const filters = page.getByRole("group", { name: "Filters" });
  const options = ["Surgery type", "Age group", "Gender"].map((name) =>
    textsOf(filters.getByRole("combobox", { name }).getByRole("option")),
  );
  expect(options).toEqual([
    ["All", "Knee", "Hip"],
    ["All", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"],
    ["All", "male", "female"],
  ]);
  const asked = () => mockServer.sent(OfferedRegimensDocument).at(-1)?.filter;
  expect(asked()).toEqual({ surgery_type: "knee", age_group: "61-70", gender: "female", careplan: null });
  for (const [name, value] of [
    ["Surgery type", "hip"],
    ["Age group", "41-50"],
    ["Gender", "male"],
  ] as const)
    await filters.getByRole("combobox", { name }).selectOptions(value);
  await expect.poll(asked).toEqual({ surgery_type: "hip", age_group: "41-50", gender: "male", careplan: null });
  const card = page.getByRole("article", { name: "Regimen 1" });
  const { width } = card.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(270);
  expect(width).toBeLessThanOrEqual(320);
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await expect.element(assigned).toMatchTextContent(/Surgery 03\/22\/2026/);
  expect(textsOf(assigned.getByRole("listitem"))).toEqual([]);
  await button("Assign Regimen 2").click();
  await expect.element(assigned.getByRole("listitem")).toMatchTextContent(/Regimen 2.*S\+1 → S\+14 · 03\/23 – 04\/05/);
});

test("B062 B063: SELECT CARE PLAN names the patient, has a card for each plan, and shows what the assigned one brings", async () => {
  await openPlans([plan(1, [1]), plan(2, [2, 3])]);
  await expect.element(page.getByRole("heading", { name: "SELECT CARE PLAN (Ann Bell)", exact: true })).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Plan 1" })).toBeVisible();
  await expect.element(page.getByRole("article", { name: "Plan 2" })).toBeVisible();
  await button("Next").click();
  await expect
    .element(page.getByRole("dialog", { name: "No Care Plan selected" }))
    .toMatchTextContent(/Select a careplan to continue/);
  await button("OK").click();
  await button("Assign Plan 2").click();
  const preview = page.getByRole("region", { name: "Assigned plan" });
  await expect.element(preview).toMatchTextContent(/Plan 2.*Device 2.*Device 3/);
  await expect.element(preview).not.toMatchTextContent(/Device 1/);
});

test.each([
  ["one with devices is assigned by itself", [plan(1, [1])], "Plan 1"],
  ["one without devices is not", [plan(1, [])], null],
  ["of several none is", [plan(1, [1]), plan(2, [2])], null],
])("B173: of the care plans that are offered %s", async (_, plans, chosen) => {
  await openPlans(plans);
  await expect.element(page.getByRole("article", { name: "Plan 1" })).toBeVisible();
  if (chosen) await expect.element(button(`Remove ${chosen}`)).toBeVisible();
  expect(wizard.current().content.carePlan?.name ?? null).toBe(chosen);
});

test("B064 B065: a device is a card to look at, and after Edit one to change, for itself or for all, with the surgery date left out", async () => {
  await open(<DeviceStep planned={planned} />, "/patient/add/devices", { devices: [device(1), device(2)] });
  const card = page.getByRole("article", { name: "Device 1" });
  await expect
    .element(card)
    .toMatchTextContent(/DaysS-17 → S\+14IntervalTwo Times WeekTime3× a daySkip on surgery dateNo/);
  await button("Edit Device 1").click();
  await expect.element(card).not.toBeInTheDocument();
  const editor = page.getByRole("form", { name: "Edit Device 1" });
  await editor.getByRole("checkbox", { name: "Skip on surgery date" }).click({ force: true });
  await editor.getByRole("checkbox", { name: /^Apply to all/ }).click({ force: true });
  await editor.getByRole("button", { name: "Save" }).click();
  await expect.element(card).toMatchTextContent(/Skip on surgery dateYes/);
  expect(programme().devices).toEqual([device(1, { skiponsurgerydate: true }), device(2, { skiponsurgerydate: true })]);
});

test("B175 B176 B421: a device that is added skips the surgery date, is due every day, and begins today at the earliest", async () => {
  const late = { ...planned, today: calendarDate("2026-03-27"), day: 5 };
  await open(<DeviceStep planned={late} />, "/patient/add/devices", { devices: [device(1), device(2)] });
  await expect.element(button("Add device")).toBeVisible();
  button("Add device").element().focus(); // the steps lie over it where the page is not scrolled
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Device 3" }).click();
  await expect.element(page.getByRole("article", { name: "Device 3" })).toMatchTextContent(/IntervalEvery Day/);
  expect(programme().devices.at(-1)).toMatchObject({
    deviceid: uuid(23),
    startdate: 5,
    interval: 1,
    time: 1,
    skiponsurgerydate: true,
  });
});

test("B067 B182: a questionnaire's card says weekly or custom; Edit opens a form in its place, Cancel closes it", async () => {
  const custom = { ...form, _id: readId(uuid(62)), scheduletype: "custom" as const, schedule: [-14, 14] };
  await open(<QuestionnaireStep planned={planned} />, "/patient/add/questionnaire", { feedback: [form] });
  const card = page.getByRole("article", { name: "Pain Check" });
  await expect.element(card).toMatchTextContent(/weekly/);
  await button("Edit Pain Check").click();
  const editor = page.getByRole("form", { name: "Edit Pain Check" });
  await expect.element(editor.getByRole("radio", { name: "Weekly" })).toBeChecked();
  await expect.element(card).not.toBeInTheDocument();
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect.element(editor).not.toBeInTheDocument();
  wizard.edit({ programme: { ...emptyProgramme, feedback: [custom] } });
  await expect.element(card).toMatchTextContent(/custom.*S-14 · 03\/08S\+14 · 04\/05/);
});

test("B057 B058: Cancel asks whether the page is left, and then goes back to the patients", async () => {
  const draft = {
    _id: uuid(91),
    version: 1,
    step: "careplan",
    changedat: "2026-03-05T15:00:00.000Z",
    changedby: "Thea",
  };
  mockServer.answer(SavePatientDraftDocument, { savePatientDraft: { ...success, draft } });
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: success });
  const { address } = await openPlans([plan(1, []), plan(2, [])]);
  wizard.edit({ patient: { firstname: "Ann" } });
  await button("Cancel").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  await expect.element(question).toMatchTextContent(/Your changes will be lost if you go back\./);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe("/patient");
});
