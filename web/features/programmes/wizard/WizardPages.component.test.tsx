import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { CarePlansDocument, OfferedRegimensDocument } from "../content.graphql.ts";
import { AddPatientAdminDocument } from "./create.graphql.ts";
import { DiscardPatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { CarePlanPage, DevicesPage, ExercisesPage, RegimensPage } from "./WizardPages.tsx";
import { wizard } from "./wizard-store.ts";
import {
  all,
  bends,
  carePlan,
  none,
  plan,
  regimen,
  answerNames,
  answerPlans,
  answerRegimens,
  open,
  withDevices,
  card,
  devices,
} from "./wizard-pages.fixture.tsx";

test("B062: SELECT CARE PLAN names the patient, and has a carousel of plan cards and a preview of the assigned plan", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast", [21]));
  await open(CarePlanPage, "careplan");
  await expect
    .element(page.getByRole("heading", { name: "SELECT CARE PLAN (Leilani Salazar)", exact: true }))
    .toBeVisible();
  const carousel = page.getByRole("region", { name: "Care plans" });
  await expect.element(carousel.getByRole("article")).toHaveLength(2);
  await expect.element(carousel.getByRole("button", { name: "Next cards" })).toBeVisible();
  const preview = page.getByRole("region", { name: "Assigned plan" });
  await expect.element(preview.getByRole("heading", { name: "Assigned plan" })).toBeVisible();
  await button("Assign Knee Fast").click();
  await expect.element(preview.getByRole("heading", { name: "Knee Fast" })).toBeVisible();
  await expect.element(preview).toMatchTextContent(/Step Counter/);
});

test("B063: without a care plan Next says 'No Care Plan selected', 'Select a careplan to continue'", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  const { address } = await open(CarePlanPage, "careplan");
  await button("Next").click();
  const dialog = page.getByRole("dialog", { name: "No Care Plan selected", exact: true });
  await expect.element(dialog.getByText("Select a careplan to continue", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toMatch(/^\/patient\/add\/careplan/);
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
  const waiting = (subject: string) => page.getByRole("list", { name: `${subject} are on their way` });
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

test("B176: a device of a care plan that would begin before today begins today, as many days from surgery", async () => {
  const { deviceids, ...knee } = plan(51, "Knee", [21]);
  const early = { start_date: -28, end_date: 14, interval: 1, time: 1, skiponsurgerydate: true };
  answerPlans({ ...knee, deviceids: deviceids.map((each) => ({ ...each, scheduled_criteria: early })) });
  await open(CarePlanPage, "careplan");
  await expect.poll(devices).toMatchObject([{ startdate: -17, enddate: 14 }]); // surgery is in 17 days
});

const devicesOnly = carePlan({ hasDevices: true, includesRegimens: false });
const regimensOnly = carePlan({ hasDevices: false, includesRegimens: true });

test.each([
  ["care plan with devices", CarePlanPage, "careplan", devicesOnly, "devices"],
  ["care plan with regimens", CarePlanPage, "careplan", regimensOnly, "regimens"],
  ["care plan with both", CarePlanPage, "careplan", all, "devices"],
  ["devices of a plan with regimens", DevicesPage, "devices", all, "regimens"],
  ["devices of a plan without regimens", DevicesPage, "devices", devicesOnly, "questionnaire"],
  ["regimens", RegimensPage, "regimens", regimensOnly, "schedule"],
  ["exercise schedule", ExercisesPage, "schedule", regimensOnly, "questionnaire"],
] as const)("B170 B171: Next leads on from the %s", async (_, Page, step, chosen, next) => {
  answerPlans(plan(51, "Knee", [21]), plan(52, "Knee Fast"));
  answerRegimens(regimen(41, "First Weeks"));
  const programme = { ...withDevices.programme, exercises: [bends] };
  const { address } = await open(Page, step, { programme, carePlan: chosen });
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect.poll(address).toBe(`/patient/add/${next}?draft=${uuid(61)}`);
});

test("B172 B206 B305: without devices or regimens the patient is created from the care plan; a failure creating a patient shows the alert 'Something went wrong', and all that was typed stays", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  mockServer.answer(AddPatientAdminDocument, {
    addPatientAdmin: { status: "fail", message: "Try again in a moment.", patient: null },
  });
  await open(CarePlanPage, "careplan", { carePlan: none });
  await button("Create patient").click();
  const alert = page.getByRole("dialog", { name: "Something went wrong", exact: true });
  await expect
    .element(alert)
    .toMatchTextContent(/Try again in a moment\..*Nothing was created, and all that you typed is still there\./);
  await alert.getByRole("button", { name: "OK" }).click();
  expect(wizard.current()).toMatchObject({ created: null, content: { patient: { firstname: "Leilani" } } });
  expect(mockServer.sent(AddPatientAdminDocument)).toMatchObject([{ careplan: uuid(51), draft: uuid(61) }]);
  mockServer.answer(AddPatientAdminDocument, (() => null) as never); // as when the server crashes
  await button("Create patient").click();
  await expect.element(alert).toBeVisible();
});

test("B058: leaving a step asks 'Are you sure you want to leave this page?', 'Your changes will be lost if you go back.'; Stay has the focus and gives it back", async () => {
  const { address } = await open(DevicesPage, "devices", withDevices);
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?", exact: true });
  for (const key of ["{Escape}", "{Enter}", " "]) {
    button("Cancel").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(question.getByText("Your changes will be lost if you go back.", { exact: true }))
      .toBeVisible();
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

test("where no care plan is offered it is said, and a company admin is led to the content", async () => {
  answerPlans();
  const { unmount } = await open(CarePlanPage, "careplan");
  await expect.element(page.getByText("No care plan is offered to this clinic yet.", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Content", exact: true })).not.toBeInTheDocument();
  await unmount();
  await open(CarePlanPage, "careplan", {}, answerNames, { ...ofCompany(), customer: signedIn().customer });
  await expect
    .element(page.getByRole("link", { name: "Content", exact: true }))
    .toHaveAttribute("href", "/content/care-plans");
});
