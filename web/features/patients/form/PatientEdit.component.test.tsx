import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { PreviewMoveDocument } from "../surgery/surgery.graphql.ts";
import {
  AddeditHealthcoachDocument,
  CoachNamesDocument,
  EditPatientDocument,
  PatientPhoneDocument,
  PutPatientOnHoldDocument,
  TogglePatientStatusDocument,
} from "./patient-form.graphql.ts";
import { ann, answerPatient, answerSaved, day, open } from "./patient-edit.fixture.tsx";

test("B054 B055 B158: EDIT PATIENT has what is kept, the surgery type locked, and Save leads to the patient", async () => {
  answerSaved();
  const address = await open();
  await expect.element(page.getByRole("heading", { name: "EDIT PATIENT", exact: true })).toBeVisible();
  await expect.element(field("Date of birth")).toHaveValue("05/01/1960");
  await expect.element(field("Surgery type")).toBeDisabled();
  await expect.element(field("Surgery type")).toHaveValue("Knee");
  await expect.element(page.getByText("Made from version 1 on 02/01/2026")).toBeVisible();
  await expect.element(page.getByText("Ways to the schedules")).toBeVisible();
  await field("First name").fill("Anna");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(mockServer.sent(EditPatientDocument)).toMatchObject([
    {
      id: uuid(1),
      input: {
        version: 3,
        firstname: "Anna",
        dailyshift: { start: { hour: 8, minute: 0 }, end: { hour: 20, minute: 0 } },
      },
    },
  ]);
});

test("B207: a height with decimals is shown rounded, and saved as it was unless it is chosen anew", async () => {
  answerSaved();
  await open(signedIn(), { height: 71.5 });
  await expect.element(page.getByRole("combobox", { name: "Height, feet" })).toHaveValue("6");
  await expect.element(page.getByRole("combobox", { name: "Height, inches" })).toHaveValue("0");
  await field("First name").fill("Anna");
  await button("Save").click();
  const heights = () => mockServer.sent(EditPatientDocument).map(({ input }) => input.height);
  await expect.poll(heights).toEqual([71.5]);
});

test("C306: the phone is masked but while its field has the focus", async () => {
  mockServer.answer(PatientPhoneDocument, {
    getPatientPhone: { status: "success", message: "", phone: "+13125550177" },
  });
  await open();
  await expect.element(field("Cell phone")).toHaveValue("•••• 0177");
  await field("Cell phone").click();
  await expect.element(field("Cell phone")).toHaveValue("312 555 0177");
  await field("Email").click();
  await expect.element(field("Cell phone")).toHaveValue("•••• 0177");
});

test("B191 B192 B193 B195 B197 B198: what is wrong is told at its field, and the first gets the focus", async () => {
  mockServer.answer(PatientPhoneDocument, {
    getPatientPhone: { status: "success", message: "", phone: "+13125550177" },
  });
  await open();
  await field("Cell phone").click();
  await expect.element(field("Cell phone")).toHaveValue("312 555 0177");
  for (const name of ["Cell phone", "First name", "Last name", "Date of birth", "Email", "Surgery date"])
    await field(name).fill("");
  await button("Save").click();
  for (const text of [
    "Please enter patient first name.",
    "Please enter patient last name.",
    "Please enter patient birth date.",
    "Please enter patient cell number.",
    "Please enter valid email",
    "Please enter surgery date.",
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field("First name")).toHaveFocus();
  expect(mockServer.sent(EditPatientDocument)).toEqual([]);
});

test("a day of the patient that ends before it begins, or begins at no time, is told at its field", async () => {
  await open();
  await expect.element(field("Starts")).toHaveValue("8:00 AM");
  await field("Ends").fill("07:15");
  await button("Save").click();
  await expect.element(page.getByText("The patient's day ends after it begins.")).toBeVisible();
  await expect.element(field("Ends")).toHaveFocus();
  await field("Starts").fill("");
  await expect.element(page.getByText("Please enter a time.")).toBeVisible();
});

test("what somebody else saved meanwhile stands beside what is typed, and the next try is on top of it", async () => {
  answerSaved("fail", "Somebody else changed this patient.");
  await open();
  await field("First name").fill("Mine");
  await field("Starts").fill("07:30");
  answerPatient({ version: 4, lastname: "Theirs", dailyshift: { ...ann.dailyshift, start: { hour: 7, minute: 0 } } });
  await button("Save").click();
  const alert = page.getByRole("alert").filter({ hasText: "Somebody else changed this patient in the meantime." });
  await expect.element(alert).toMatchTextContent(/Theirs/);
  await expect.element(alert).toMatchTextContent(/7:00 AM/);
  await button("Take this Start of the day").click();
  await expect.element(field("Starts")).toHaveValue("7:00 AM");
  answerSaved();
  await button("Save").click();
  await expect
    .poll(() => mockServer.sent(EditPatientDocument).at(-1))
    .toMatchObject({ input: { version: 4, firstname: "Mine", dailyshift: { start: { hour: 7, minute: 0 } } } });
});

test("B157: a new surgery date asks what goes along before anything is saved", async () => {
  const nothing = { status: "fail", message: "", planHash: null, plan: null };
  mockServer.answer(PreviewMoveDocument, { previewSurgeryMove: nothing });
  await open();
  await field("Surgery date").fill("03/20/2026");
  await button("Save").click();
  await expect.element(page.getByRole("dialog", { name: /Change surgery date/ })).toBeVisible();
  expect(mockServer.sent(EditPatientDocument)).toEqual([]);
});

test("B147 B148 B149: deactivating warns and has the focus on Cancel; the patient is read again, and activated at once", async () => {
  mockServer.answer(TogglePatientStatusDocument, ({ isActive }) => {
    answerPatient({ active: isActive, activesince: day("2026-03-02") });
    return { togglePatientStatus: { status: "success", message: isActive ? "Active." : "Inactive." } };
  });
  await open();
  const active = page.getByRole("switch", { name: "Active" });
  await active.click();
  const question = page.getByRole("dialog", { name: "Deactivate Ann Bell?" });
  await expect
    .element(question)
    .toMatchTextContent(/The patient will be deactivated and no longer receive communication or support\./);
  await expect.element(question).toMatchTextContent(/2 orders Pending/);
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(mockServer.sent(TogglePatientStatusDocument)).toEqual([]);
  await button("Deactivate").click();
  await expect.element(active).toHaveAttribute("aria-checked", "false");
  await expect.element(page.getByText("since 03/02/2026")).toBeVisible();
  await active.click();
  await expect.element(active).toHaveAttribute("aria-checked", "true");
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test.each([
  { role: Role.companyAdmin, isThere: true },
  { role: Role.healthCoach, isThere: true },
  { role: Role.admin, isThere: false },
  { role: Role.physio, isThere: false },
  { role: Role.surgeon, isThere: false },
  { role: Role.medicalAssociate, isThere: false },
])("B152 B281 B282: the technical hold control is for company users only: role $role", async ({ role, isThere }) => {
  await open(signedIn(role));
  await expect.element(page.getByText("Technical hold", { exact: true })).toBeVisible();
  expect(page.getByRole("switch", { name: "Technical hold" }).elements()).toHaveLength(isThere ? 1 : 0);
});

test("B151: a hold says since when, and is released after a question", async () => {
  const holdOn = { status: "hold", holddate: day("2026-03-01"), releasedate: null, note: "Storm" };
  await open(signedIn(Role.companyAdmin), { technicalholdhistory: [holdOn] });
  await expect.element(page.getByText("On since 03/01/2026, day 2. Nothing is due.")).toBeVisible();
  await expect.element(page.getByText("Storm")).toBeVisible();
  await page.getByRole("switch", { name: "Technical hold" }).click();
  await expect.element(page.getByRole("dialog", { name: "Release the technical hold?" })).toBeVisible();
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([]);
});

test("B292: a company admin names the health coach, and nobody else does", async () => {
  mockServer.answer(CoachNamesDocument, {
    getCompanyHealthcoach: {
      status: "success",
      message: "",
      users: [{ _id: uuid(31), firstname: "Cora", lastname: "Coach" }],
    },
  });
  mockServer.answer(AddeditHealthcoachDocument, { addeditHealthcoach: { status: "success", message: "" } });
  await open({ ...ofCompany(), customer: signedIn().customer });
  await button("Change health coach").click();
  await page.getByRole("combobox", { name: "Health coach" }).selectOptions("Cora Coach");
  answerPatient({ healthcoach: { _id: uuid(31), firstname: "Cora", lastname: "Coach" } });
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => mockServer.sent(AddeditHealthcoachDocument))
    .toEqual([{ patientid: uuid(1), healthcoachid: uuid(31) }]);
  await expect.element(page.getByRole("region", { name: "Health coach" }).getByText("Cora Coach")).toBeVisible();
});

test.each([Role.healthCoach, Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate])(
  "B292: who is no company admin changes no coach: role %i",
  async (role) => {
    await open(signedIn(role), { healthcoach: { _id: uuid(31), firstname: "Cora", lastname: "Coach" } });
    await expect.element(page.getByText("Cora Coach")).toBeVisible();
    expect(button("Change health coach").elements()).toEqual([]);
  },
);
