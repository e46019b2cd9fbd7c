import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  PatientListDocument,
  PatientStatsDocument,
  SurgeonNamesDocument,
} from "../../features/patients/patients.graphql.ts";
import { PhonesToCheckDocument } from "../../features/phone-checks/phone-checks.graphql.ts";
import { PatientDraftsDocument } from "../../features/programmes/wizard/drafts/drafts.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { ann } from "../../features/patients/patient-list.fixture.tsx";
import { CreateNewCaseDocument } from "../../features/cases/cases.graphql.ts";
import { button, field, row } from "../../testing/finders.ts";
import { uuid } from "../../testing/uuid.ts";
import { PatientListPage } from "./PatientListPage.tsx";

const success = { status: "success", message: "" };
const answer = (): void => {
  mockServer.answer(PatientListDocument, { getPatientList: { ...success, total: 0, patients: [] } });
  mockServer.answer(PatientStatsDocument, { getPatientStats: { ...success, active: 0, knee: 0, hip: 0 } });
  mockServer.answer(SurgeonNamesDocument, { getSurgeonList: { ...success, surgeons: [] } });
  mockServer.answer(PatientDraftsDocument, { getPatientDrafts: { ...success, drafts: [] } });
  mockServer.answer(PhonesToCheckDocument, { getPhonesToCheck: { ...success, phones: [] } });
};
const open = async (role: Role) => {
  answer();
  const { address } = await render(<PatientListPage />, { profile: signedIn(role), at: "/patient", path: "/patient" });
  await expect.element(page.getByText("No patients yet")).toBeVisible();
  return address;
};
const add = () => page.getByRole("link", { name: "ADD", exact: true });
const selfRegister = () => page.getByRole("button", { name: "Self-register" });

test.each([Role.physio, Role.companyAdmin])(
  "B025 B285: ADD goes to /patient/add/info, beside the self-register button: role %i",
  async (role) => {
    const address = await open(role);
    await expect.element(selfRegister()).toBeVisible();
    await add().click();
    expect(address()).toBe("/patient/add/info");
  },
);

test("B285: a health coach has neither the ADD button nor the self-register button", async () => {
  await open(Role.healthCoach);
  expect([...add().elements(), ...selfRegister().elements()]).toEqual([]);
});

test("B015: a conversation that was started in a row of the list leads to its case", async () => {
  answer();
  mockServer.answer(PatientListDocument, { getPatientList: { ...success, total: 1, patients: [ann] } });
  mockServer.answer(CreateNewCaseDocument, { createNewCase: { ...success, caseid: uuid(51) } });
  const profile = signedIn(Role.admin);
  const { address } = await render(<PatientListPage />, { profile, at: "/patient", path: "/patient" });
  await row("Ann Bell").getByRole("button", { name: "Start conversation" }).click();
  await field("Subject").fill("Swelling");
  await field("Message").fill("Is it less?");
  await button("Send").click();
  await expect.poll(address).toBe(`/cases/${uuid(51)}`);
});
