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
import { PatientListPage } from "./PatientListPage.tsx";

const open = async (role: Role) => {
  const success = { status: "success", message: "" };
  mockServer.answer(PatientListDocument, { getPatientList: { ...success, total: 0, patients: [] } });
  mockServer.answer(PatientStatsDocument, { getPatientStats: { ...success, active: 0, knee: 0, hip: 0 } });
  mockServer.answer(SurgeonNamesDocument, { getSurgeonList: { ...success, surgeons: [] } });
  mockServer.answer(PatientDraftsDocument, { getPatientDrafts: { ...success, drafts: [] } });
  mockServer.answer(PhonesToCheckDocument, { getPhonesToCheck: { ...success, phones: [] } });
  const { address } = await render(<PatientListPage />, { profile: signedIn(role), at: "/patient", path: "/patient" });
  await expect.element(page.getByText("No patients yet")).toBeVisible();
  return address;
};
const add = () => page.getByRole("link", { name: "ADD", exact: true });
const selfRegister = () => page.getByRole("button", { name: "Self-register" });

test("B025: ADD goes to /patient/add/info", async () => {
  const address = await open(Role.physio);
  await expect.element(selfRegister()).toBeVisible();
  await add().click();
  expect(address()).toBe("/patient/add/info");
});

test("B285: a health coach has neither the ADD button nor the self-register button", async () => {
  await open(Role.healthCoach);
  expect([...add().elements(), ...selfRegister().elements()]).toEqual([]);
});
