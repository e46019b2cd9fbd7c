import { noCaregiver } from "@restride/domain/patients/caregiver.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { addDays, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import type { ComponentType } from "react";
import { expect, onTestFinished, test } from "vitest";
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
  type OfferedPlanFragment,
  type OfferedRegimenFragment,
  OfferedFormsDocument,
  OfferedRegimensDocument,
} from "../content.graphql.ts";
import { AddPatientAdminDocument } from "./create.graphql.ts";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "./drafts/drafts.graphql.ts";
import { emptyProgramme, type WizardContent } from "./wizard-content.ts";
import { CarePlanPage, DevicesPage, QuestionnairesPage, RegimensPage } from "./WizardPages.tsx";
import { wizard } from "./wizard-store.ts";

const today = todayIn(Date.now(), "America/Chicago");
const surgery = addDays(today, 17);
const patient = {
  firstname: "Leilani",
  lastname: "Salazar",
  gender: "female",
  dob: "05/01/1960",
  height: null,
  phone: "3125550142",
  email: "leilani.salazar@example.com",
  shipaddress: {
    addressline1: "418 Wren Street",
    addressline2: "",
    city: "Evanston",
    state: "Illinois",
    zip: "60201",
    country: "US",
  },
  caregiver: noCaregiver,
  email_opt_in: true,
  include_devices: true,
  surgery: { type: "knee", date: surgery },
  surgeon: uuid(9),
};
const usual = { startdate: 1, enddate: 14, interval: 1, time: 2, skiponsurgerydate: true } as const;
const device = (id: number): Programme["devices"][number] => ({
  ...usual,
  _id: readId(uuid(100 + id)),
  deviceid: readId(uuid(id)),
});
const painCheck: Programme["feedback"][number] = {
  _id: readId(uuid(131)),
  formid: readId(uuid(31)),
  scheduletype: "weekly",
  schedule: [1],
  startdate: 1,
  enddate: 42,
  skiponsurgerydate: true,
};
const bends: Programme["exercises"][number] = {
  _id: readId(uuid(141)),
  exercise: readId(uuid(42)),
  regimen: readId(uuid(41)),
  startdate: 1,
  enddate: 14,
  interval: 1,
  skiponsurgerydate: true,
  hold: 5,
  repeat: 10,
  set: 2,
  time: 3,
  nextexerciseid: null,
};
const carePlan = (brings: { hasDevices: boolean; includesRegimens: boolean }): WizardContent["carePlan"] => ({
  _id: readId(uuid(51)),
  name: "Knee",
  surgerytype: "knee",
  ...brings,
});
const all = carePlan({ hasDevices: true, includesRegimens: true });
const none = carePlan({ hasDevices: false, includesRegimens: false });

const plan = (id: number, name: string, deviceids: number[] = []): OfferedPlanFragment => ({
  _id: uuid(id),
  name,
  description: "Ours.",
  age_groups: [],
  include_regimens: false,
  deviceids: deviceids.map((each) => ({
    _id: uuid(each),
    display_name: "Step Counter",
    scheduled_criteria: { start_date: 1, end_date: 14, interval: 1, time: 1, skiponsurgerydate: true },
  })),
  regimens: [],
  feedback: [],
});
const regimen = (id: number, name: string, startdate = 1): OfferedRegimenFragment => ({
  _id: uuid(id),
  name,
  surgery_type: "knee",
  gender: "",
  age_groups: [],
  startdate,
  enddate: startdate + 13,
  exerciseschedule: [
    {
      exercise: { _id: uuid(42), name: "Knee Bends", image: null },
      holdseconds: 5,
      repeat: 10,
      set: 2,
      time: 3,
      interval: 1,
      startdate,
      enddate: startdate + 13,
      next: null,
    },
  ],
});
const names = {
  [uuid(21)]: "Step Counter",
  [uuid(22)]: "Thermometer",
  [uuid(31)]: "Pain Check",
  [uuid(41)]: "First Weeks",
  [uuid(42)]: "Knee Bends",
  [uuid(43)]: "Later Weeks",
};

const answerDraft = (): void =>
  mockServer.answer(SavePatientDraftDocument, ({ draft }) => ({
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: draft?.step ?? "info",
        changedat: "2026-03-02T15:00:00.000Z",
        changedby: "Thea Therapist",
      },
    },
  }));
const answerPlans = (...plans: OfferedPlanFragment[]): void => {
  mockServer.answer(CarePlansDocument, { getAllCarePlans: { status: "success", message: "", plans } });
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "success", message: "", regimens: [] },
  });
};
const answerRegimens = (...regimens: OfferedRegimenFragment[]): void =>
  mockServer.answer(OfferedRegimensDocument, { getRegimens: { status: "success", message: "", regimens } });

const answerNames = (): void =>
  mockServer.answer(ContentNamesDocument, {
    getContentNames: {
      status: "success",
      message: "",
      names: Object.entries(names).map(([_id, name]) => ({
        _id,
        content: _id,
        number: 1,
        name,
        image: null,
        questions: 1,
        recalldays: 28,
        measures: [],
        retired: false,
        newest: true,
      })),
    },
  });

/** A step of a new patient in this window. */
const open = async (Page: ComponentType, step: string, change: Partial<WizardContent> = {}, prepare = answerNames) => {
  session.save(signedIn());
  answerDraft();
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  prepare();
  mockServer.answer(AssignableDevicesDocument, {
    getAllDevices: {
      status: "success",
      message: "",
      devices: [21, 22].map((id) => ({
        _id: uuid(id),
        display_name: names[uuid(id)]!,
        media: { image: { url: null } },
      })),
    },
  });
  mockServer.answer(OfferedFormsDocument, { getAllFeedbackForms: { status: "success", message: "", forms: [] } });
  wizard.begin();
  wizard.edit({ patient, carePlan: null, programme: emptyProgramme, brought: emptyProgramme, ...change });
  await wizard.save();
  onTestFinished(() => wizard.begin());
  const at = `/patient/add/${step}`;
  return render(
    <main>
      <Page />
    </main>,
    { at, path: at },
  );
};
const withDevices = { carePlan: all, programme: { ...emptyProgramme, devices: [device(21), device(22)] } };
const button = (name: string) => page.getByRole("button", { name });
const field = (name: string) => page.getByRole("textbox", { name });
const tick = (name: string) => page.getByRole("checkbox", { name });
const card = (name: string) => page.getByRole("article", { name });
const devices = () => wizard.current().content.programme.devices;

test("B062: SELECT CARE PLAN names the patient, and has a carousel of plan cards and a preview of the assigned plan", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast", [21]));
  await open(CarePlanPage, "careplan");
  await expect.element(page.getByRole("heading", { name: "SELECT CARE PLAN (Leilani Salazar)" })).toBeVisible();
  const carousel = page.getByRole("region", { name: "Care plans" });
  await expect.element(carousel.getByRole("article")).toHaveLength(2);
  const preview = page.getByRole("region", { name: "Assigned plan" });
  await expect.element(preview.getByRole("heading", { name: "Assigned plan" })).toBeVisible();
  await button("Assign Knee Fast").click();
  await expect.element(preview.getByRole("heading", { name: "Knee Fast" })).toBeVisible();
  await expect.element(preview).toMatchTextContent(/Step Counter/);
});

test("B063: without a care plan Next says 'No Care Plan selected', 'Select a careplan to continue'", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  await open(CarePlanPage, "careplan");
  await button("Next").click();
  const dialog = page.getByRole("dialog", { name: "No Care Plan selected" });
  await expect.element(dialog.getByText("Select a careplan to continue")).toBeVisible();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a search without a hit says so and is cleared", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  await open(CarePlanPage, "careplan");
  const search = page.getByRole("searchbox", { name: "Search care plans" });
  await search.fill("nothing");
  await expect.element(page.getByText("No care plan found with nothing.")).toBeVisible();
  await button("Clear search").click();
  await expect.element(search).toHaveValue("");
});

test("while care plans and regimens are on their way cards stand there in outline", async () => {
  const resolvePlans = mockServer.delay(CarePlansDocument);
  const { unmount } = await open(CarePlanPage, "careplan");
  const waiting = (what: string) => page.getByRole("list", { name: `${what} are on their way` });
  await expect.element(waiting("Care plans")).toBeVisible();
  resolvePlans({ getAllCarePlans: { status: "success", message: "", plans: [plan(51, "Knee")] } });
  await expect.element(card("Knee")).toBeVisible();
  expect(waiting("Care plans").elements()).toEqual([]);
  await unmount();
  const resolveRegimens = mockServer.delay(OfferedRegimensDocument);
  await open(RegimensPage, "regimens", { carePlan: all });
  await expect.element(waiting("Regimens")).toBeVisible();
  resolveRegimens({ getRegimens: { status: "success", message: "", regimens: [regimen(41, "First Weeks")] } });
  await expect.element(card("First Weeks")).toBeVisible();
  expect(waiting("Regimens").elements()).toEqual([]);
});

test("B173: the only care plan is selected by itself if it has devices, and is not if it has none or is one of several", async () => {
  answerPlans(plan(51, "Knee", [21]));
  const { unmount } = await open(CarePlanPage, "careplan");
  await expect.element(button("Remove Knee")).toBeVisible();
  expect(devices()).toMatchObject([{ deviceid: uuid(21), startdate: 1, enddate: 14 }]);
  await unmount();
  answerPlans(plan(51, "Knee"));
  const third = await open(CarePlanPage, "careplan");
  await expect.element(button("Assign Knee")).toBeVisible();
  expect(wizard.current().content.carePlan).toBeNull();
  await third.unmount();
  answerPlans(plan(51, "Knee", [21]), plan(52, "Knee Fast", [22]));
  await open(CarePlanPage, "careplan");
  await expect.element(button("Assign Knee Fast")).toBeVisible();
  expect(wizard.current().content.carePlan).toBeNull();
});

test("B206: a failure creating a patient shows the alert 'Something went wrong', and all that was typed stays", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  mockServer.answer(AddPatientAdminDocument, {
    addPatientAdmin: { status: "fail", message: "Try again in a moment.", patient: null },
  });
  await open(CarePlanPage, "careplan", { carePlan: none });
  await button("Create patient").click();
  const alert = page.getByRole("dialog", { name: "Something went wrong" });
  await expect
    .element(alert)
    .toMatchTextContent(/Try again in a moment\..*Nothing was created, and all that you typed is still there\./);
  await alert.getByRole("button", { name: "OK" }).click();
  expect(wizard.current()).toMatchObject({ created: null, content: { patient: { firstname: "Leilani" } } });
  expect(mockServer.sent(AddPatientAdminDocument)).toMatchObject([{ careplan: uuid(51), draft: uuid(61) }]);
});

test("B058: leaving a step asks 'Are you sure you want to leave this page?', 'Your changes will be lost if you go back.'; Stay has the focus and gives it back", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
  for (const key of ["{Escape}", "{Enter}", " "]) {
    button("Cancel").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question.getByText("Your changes will be lost if you go back.")).toBeVisible();
    await expect.element(question.getByRole("button", { name: "Stay" })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button("Cancel")).toHaveFocus();
  }
  await button("Cancel").click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe("/patient");
  await expect.poll(() => mockServer.sent(DiscardPatientDraftDocument)).toEqual([{ id: uuid(61) }]);
});

test("B057: Cancel goes back, with the draft kept on request", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  await button("Cancel").click();
  await button("Keep as draft").click();
  await expect.poll(address).toBe("/patient");
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([]);
});

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

test("B226: a start before today is refused in days and, where dates are typed, in dates", async () => {
  await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await field("Start").fill("-20");
  await button("Save").click();
  await expect.element(page.getByText("select days -17 or greater!")).toBeVisible();
  await page.getByText("Dates").click();
  await expect.element(page.getByText(`select date ${formatUs(today)} or greater!`)).toBeVisible();
});

test("B065: a change is applied to all devices, and the surgery date is skipped or not", async () => {
  await open(DevicesPage, "devices", withDevices);
  await button("Edit Step Counter").click();
  await page.getByRole("combobox", { name: "Interval" }).selectOptions("Three Times Week");
  await tick("Skip on surgery date").click();
  await tick("Apply to all").click();
  await button("Save").click();
  for (const name of ["Step Counter", "Thermometer"])
    await expect.element(card(name)).toMatchTextContent(/Three Times Week.*Skip on surgery dateNo/);
});

test("B175 B421: an added device has the interval 1, Every Day, a time from 1 to 4, and skips the surgery date", async () => {
  await open(DevicesPage, "devices", { carePlan: all, programme: { ...emptyProgramme, devices: [device(21)] } });
  await expect.element(button("Add device")).toBeVisible();
  button("Add device").element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("menuitem", { name: "Thermometer" }).click();
  await expect.element(card("Thermometer")).toMatchTextContent(/Every Day.*Skip on surgery dateYes/);
  expect(devices()[1]).toMatchObject({ interval: 1, skiponsurgerydate: true });
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

test("B059 B060: ASSIGN REGIMENS has a filter bar for surgery type, age group and gender, a carousel of regimen cards, and beside it the assigned regimens with the surgery date", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 15));
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [bends] } });
  await expect.element(page.getByRole("heading", { name: "ASSIGN REGIMENS" })).toBeVisible();
  const carousel = page.getByRole("region", { name: "Regimens" });
  await expect.element(carousel.getByRole("article")).toHaveLength(2);
  const bar = page.getByRole("group", { name: "Filters" });
  expect(
    bar
      .getByRole("combobox")
      .elements()
      .map((each) => each.getAttribute("aria-label")),
  ).toEqual(["Surgery type", "Age group", "Gender"]);
  for (const [name, value] of [
    ["Surgery type", "hip"],
    ["Age group", "41-50"],
    ["Gender", "male"],
  ] as const)
    await bar.getByRole("combobox", { name }).selectOptions(value);
  await expect
    .poll(() => mockServer.sent(OfferedRegimensDocument).at(-1)?.filter)
    .toMatchObject({ surgery_type: "hip", age_group: "41-50", gender: "male" });
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await expect.element(assigned).toMatchTextContent(/First Weeks/);
  await expect.element(assigned.getByText(`Surgery ${formatUs(surgery)}`)).toBeVisible();
  await button("Assign Later Weeks").click();
  await expect.element(assigned).toMatchTextContent(/Later Weeks/);
});

test("B061 B403: the age groups of the filter begin at 30-40, and cards of regimens are about 280 px wide", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 15));
  await open(RegimensPage, "regimens", { carePlan: all });
  const options = page.getByRole("combobox", { name: "Age group" }).getByRole("option");
  expect(textsOf(options)).toEqual(["All", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"]);
  const width = () => card("First Weeks").element().getBoundingClientRect().width;
  await expect.poll(width).toBeGreaterThanOrEqual(270);
  expect(width()).toBeLessThanOrEqual(320);
});

test("a regimen is shown by Enter, taken and given back by Space; without one Next says what is missing", async () => {
  answerRegimens(regimen(41, "First Weeks"));
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [bends] } });
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await assigned.getByRole("button", { name: "Remove First Weeks" }).click();
  await expect.element(button("Assign First Weeks")).toHaveFocus();
  await button("Next").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Assign a regimen to continue.");
  button("Assign First Weeks").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(assigned.getByRole("button", { name: "Remove First Weeks" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /First Weeks/ })).toBeVisible();
});

test("what would have begun in the past starts today, and the day that it would have been is said", async () => {
  answerRegimens(regimen(41, "First Weeks", -28));
  const early = { ...bends, startdate: -17, enddate: -15 };
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [early] } });
  const [, month, day] = addDays(today, -11).split("-");
  await expect.element(page.getByText(new RegExp(`starts today, not ${month}/${day}`))).toBeVisible();
});

test("B067 B182 B237 B240: a questionnaire's card is weekly or custom, and its form asks for week days or for days", async () => {
  await open(QuestionnairesPage, "questionnaire", {
    carePlan: all,
    programme: { ...emptyProgramme, feedback: [painCheck] },
  });
  await expect.element(card("Pain Check")).toBeVisible();
  await button("Edit Pain Check").click();
  await expect.element(page.getByRole("form", { name: "Edit Pain Check" })).toBeVisible();
  await button("Mon").click();
  await button("Save").click();
  await expect.element(page.getByText("Please select week days!")).toBeVisible();
  await page.getByText("Custom").click();
  const days = field("Days from surgery");
  await button("Save").click();
  await expect.element(page.getByText("Please select days.")).toBeVisible();
  await days.fill("14, 7O");
  await button("Save").click();
  await expect.element(page.getByText("Please enter numeric day")).toBeVisible();
  await days.fill("42, -14, 14, 42");
  await button("Save").click();
  await expect.element(page.getByRole("form")).not.toBeInTheDocument();
  await expect.element(card("Pain Check")).toMatchTextContent(/S-14 · .*3 times, last on /);
  expect(wizard.current().content.programme.feedback).toMatchObject([
    { scheduletype: "custom", schedule: [-14, 14, 42] },
  ]);
});

test("days that are closer than a questionnaire asks back are said, not refused", async () => {
  await open(QuestionnairesPage, "questionnaire", {
    carePlan: all,
    programme: { ...emptyProgramme, feedback: [{ ...painCheck, scheduletype: "custom", schedule: [14] }] },
  });
  await button("Edit Pain Check").click();
  await field("Days from surgery").fill("14, 42");
  const recall = page.getByText("Recall is 4 weeks: keep 28 days between two.");
  await expect.element(page.getByText(/S\+42/).first()).toBeVisible();
  expect(recall.elements()).toEqual([]);
  await field("Days from surgery").fill("14, 41");
  await expect.element(recall).toBeVisible();
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

/** What is known of a version of the draft's care plan, or of what it brings. */
const version = (id: number, content: number, change: object = {}) => ({
  _id: uuid(id),
  content: uuid(content),
  number: 1,
  name: id > 50 ? "Knee" : names[uuid(id)]!,
  image: null,
  questions: null,
  recalldays: null,
  measures: [],
  retired: false,
  newest: true,
  ...change,
});
const answerVersions = (...versions: ReturnType<typeof version>[]) =>
  mockServer.answer(ContentNamesDocument, { getContentNames: { status: "success", message: "", names: versions } });

/** A draft that a colleague left at the devices, made from version 1 of a plan. */
const goOn = async (change: Partial<WizardContent> = {}) => {
  const content = { patient, ...withDevices, brought: withDevices.programme, ...change };
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: "devices",
        changedat: "2026-03-02T15:00:00.000Z",
        changedby: "Cora Colleague",
        content: JSON.stringify(content),
      },
    },
  });
  session.save(signedIn());
  answerDraft();
  mockServer.answer(AssignableDevicesDocument, { getAllDevices: { status: "success", message: "", devices: [] } });
  wizard.begin();
  onTestFinished(() => wizard.begin());
  await render(
    <main>
      <DevicesPage />
    </main>,
    { at: `/patient/add/devices?draft=${uuid(61)}`, path: "/patient/add/devices" },
  );
  await expect.element(notice().getByText(/^You go on where Cora Colleague stopped /)).toBeVisible();
};
const notice = () => page.getByRole("region", { name: "Draft opened" });

test("a draft that is gone on with says when its care plan has a newer version, and when that is not offered any more", async () => {
  answerPlans();
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn();
  await expect.element(notice()).toMatchTextContent(/Knee has a newer version, 2\. This draft is made from 1\./);
});

test("of what is not offered any more a draft keeps what it has", async () => {
  answerPlans();
  answerVersions(version(51, 71, { retired: true }), version(21, 72, { retired: true }));
  await goOn();
  await expect
    .element(notice())
    .toMatchTextContent(/Knee and Step Counter are not offered any more\. This draft keeps what it has\./);
});

test("a newer version that replaces what was changed by hand asks whether it is taken", async () => {
  answerPlans(plan(52, "Knee", [21]));
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn({ brought: { ...emptyProgramme, devices: [{ ...device(21), enddate: 30 }, device(22)] } });
  await notice().getByRole("button", { name: "Take version 2" }).click();
  const question = page.getByRole("dialog", { name: "Take version 2 of Knee?" });
  await expect.element(question).toMatchTextContent(/What you changed is replaced: 1 device\./);
  await question.getByRole("button", { name: "Take version 2" }).click();
  await expect.element(page.getByText("This draft is made from version 2 now.")).toBeVisible();
  expect(wizard.current().content.carePlan?._id).toBe(uuid(52));
});
