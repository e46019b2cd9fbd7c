import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import {
  type PatientMatchFragment,
  RegisteredPatientDocument,
  ValidatePatientDocument,
} from "../../features/patients/add/patient-add.graphql.ts";
import { SurgeonNamesDocument } from "../../features/patients/patients.graphql.ts";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "../../features/programmes/wizard/drafts/drafts.graphql.ts";
import type { WizardContent } from "../../features/programmes/wizard/wizard-content.ts";
import {
  all,
  answerDraft,
  answerNames,
  patient,
  withDevices,
} from "../../features/programmes/wizard/wizard-pages.fixture.tsx";
import { wizard } from "../../features/programmes/wizard/wizard-store.ts";
import { session } from "../../platform/session/session.ts";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { AddPatientPage } from "./AddPatientPage.tsx";

const path = "/patient/add/info";
const careplan = `/patient/add/careplan?draft=${uuid(61)}`;
const day = (date: string) => date as CalendarDate;
const other: PatientMatchFragment = {
  _id: uuid(2),
  strength: "strong",
  same: ["name", "dob"],
  firstname: "Leilani",
  lastname: "Salazar",
  dob: day("1960-05-01"),
  phone: "•••• 0142",
  email: "leilani@salazar.example",
  provider: "Dr. Sam Surgeon",
  active: true,
  activesince: day("2026-03-02"),
  surgery: { type: "hip", date: day("2026-03-02"), days: 0 },
};

const answerMatches = (...matches: PatientMatchFragment[]): void =>
  mockServer.answer(ValidatePatientDocument, {
    validatePatient: { status: "success", message: "", matches, others: null },
  });
/** Opens ADD PATIENT with these values already typed. */
const open = async (typed: Partial<WizardContent> = {}, at = path) => {
  session.save(signedIn());
  answerDraft();
  answerNames();
  mockServer.answer(SurgeonNamesDocument, {
    getSurgeonList: { status: "success", message: "", surgeons: [{ _id: uuid(9), name: "Dr. Sam Surgeon" }] },
  });
  wizard.begin();
  onTestFinished(() => wizard.begin());
  if (typed.patient) {
    wizard.edit(typed);
    await wizard.save();
  }
  return render(
    <main>
      <AddPatientPage />
    </main>,
    { at, path },
  );
};
const drafts = () =>
  mockServer.sent(SavePatientDraftDocument).map(({ id, draft }) => ({
    id,
    registration: draft?.registration,
    patient: JSON.parse(draft?.content ?? "{}").patient,
  }));
const firstName = () => field("First name").first();

test("B054: ADD PATIENT begins a draft with the first name that is typed, and the address names it", async () => {
  const { address } = await open();
  await expect.element(page.getByRole("heading", { name: "ADD PATIENT", exact: true })).toBeVisible();
  await firstName().click();
  expect([drafts(), address()]).toEqual([[], path]);
  await firstName().fill("Leilani");
  await expect.poll(address).toBe(`${path}?draft=${uuid(61)}`);
  expect(drafts()).toMatchObject([{ id: null, registration: null, patient: { firstname: "Leilani" } }]);
  await field("Last name").first().fill("Salazar");
  await wizard.save();
  expect(drafts().at(-1)).toMatchObject({ id: uuid(61), patient: { firstname: "Leilani", lastname: "Salazar" } });
  expect(address()).toBe(`${path}?draft=${uuid(61)}`);
});

test("a draft that the address names is opened with what was typed", async () => {
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: {
      status: "success",
      message: "",
      draft: {
        _id: uuid(61),
        version: 1,
        step: "info",
        changedat: "2026-03-02T15:00:00.000Z",
        changedby: "Cora Colleague",
        content: JSON.stringify({ patient, ...withDevices, carePlan: null, brought: withDevices.programme }),
      },
    },
  });
  const { address } = await open({}, `${path}?draft=${uuid(61)}`);
  await expect.element(firstName()).toHaveValue("Leilani");
  await expect.element(field("Date of birth")).toHaveValue("05/01/1960");
  expect(mockServer.sent(TakePatientDraftDocument)).toMatchObject([{ id: uuid(61) }]);
  expect(address()).toBe(`${path}?draft=${uuid(61)}`);
});

test("a draft that is there no longer says so, and leads to the patients", async () => {
  mockServer.answer(TakePatientDraftDocument, {
    savePatientDraft: { status: "fail", message: "This draft is there no longer.", draft: null },
  });
  await open({}, `${path}?draft=${uuid(61)}`);
  await expect.element(page.getByText("This draft is there no longer.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Patients" })).toHaveAttribute("href", "/patient");
  expect(page.getByRole("heading", { name: "ADD PATIENT" }).elements()).toEqual([]);
});

test("B056 B168 B169: Next goes to the care plan, also with a plan that brings regimens", async () => {
  answerMatches();
  const { address } = await open({ patient, carePlan: all });
  await button("Next").click();
  await expect.poll(address).toBe(careplan);
  expect(mockServer.sent(ValidatePatientDocument)).toMatchObject([
    { patient: { firstname: "Leilani", dob: "05/01/1960", phone: "+13125550142" } },
  ]);
  expect(wizard.current().content).toMatchObject({ carePlan: all, although: null });
});

test("B057 B058: Cancel asks before it leaves what is typed, and goes back to the list", async () => {
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  const { address } = await open({ patient });
  await button("Cancel").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?", exact: true });
  await expect.element(question.getByText("Your changes will be lost if you go back.", { exact: true })).toBeVisible();
  expect(address()).toBe(`${path}?draft=${uuid(61)}`);
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.poll(address).toBe("/patient");
});

test("B205: a form with an error says so beside Next, and stays", async () => {
  const { address } = await open({ patient: { ...patient, lastname: "" } });
  await button("Next").click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "There is an error in the form." }))
    .toHaveTextContent("There is an error in the form. Please check above.");
  expect([address(), mockServer.sent(ValidatePatientDocument)]).toEqual([`${path}?draft=${uuid(61)}`, []]);
});

test("a plan for another joint goes with its programme when the surgery type is changed", async () => {
  answerMatches();
  const { address } = await open({ patient, ...withDevices, brought: withDevices.programme });
  await page.getByText("Hip", { exact: true }).click();
  await button("Next").click();
  await expect.poll(address).toBe(careplan);
  expect(wizard.current().content).toMatchObject({
    patient: { surgery: { type: "hip" } },
    carePlan: null,
    programme: { exercises: [], devices: [], feedback: [] },
  });
});

test("why somebody like that is added stays with the draft, and is not asked again", async () => {
  answerMatches(other);
  const { address, unmount } = await open({ patient });
  const question = page.getByRole("dialog", { name: "Is this the same person?" });
  await button("Next").click();
  await question.getByText("Second joint", { exact: true }).click();
  await question.getByRole("button", { name: "Add anyway" }).click();
  await expect.poll(address).toBe(careplan);
  const { although, althoughOf } = wizard.current().content;
  expect([although, althoughOf]).toMatchObject(["Second joint", { firstname: "Leilani", lastname: "Salazar" }]);
  await unmount();
  const again = await render(<AddPatientPage />, { at: path, path });
  await expect.element(firstName()).toHaveValue("Leilani");
  await button("Next").click();
  await expect.poll(again.address).toBe(careplan);
});

test("a registration that the address names goes with the draft, until its take-over is undone", async () => {
  mockServer.answer(RegisteredPatientDocument, {
    getRegisteredPatient: {
      status: "success",
      message: "",
      patient: {
        ...patient,
        _id: uuid(7),
        dob: day("1960-05-01"),
        phone: "+13125550142",
        registered: "03/01/2026",
        forms: [],
        caregiver: null,
      },
    },
  });
  const { address } = await open({}, `${path}?registration=${uuid(7)}`);
  await expect.element(firstName()).toHaveValue("Leilani");
  expect(mockServer.sent(RegisteredPatientDocument)).toEqual([{ id: uuid(7) }]);
  await expect.poll(address).toBe(`${path}?draft=${uuid(61)}`);
  expect(drafts().at(-1)).toMatchObject({ registration: uuid(7), patient: { firstname: "Leilani" } });
  await button("Undo take-over").click();
  await expect.element(firstName()).toHaveValue("");
  await wizard.save();
  expect(drafts().at(-1)).toMatchObject({ registration: null, patient: { firstname: "" } });
});
