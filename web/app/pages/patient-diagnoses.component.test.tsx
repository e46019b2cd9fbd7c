import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  AddDiagnosisDocument,
  DeleteDiagnosisDocument,
  FindDiagnosisCodesDocument,
  RestoreDiagnosisDocument,
  UpdateDiagnosisDocument,
} from "../../features/diagnoses/diagnoses.graphql.ts";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { answerPatient, openPatient } from "./patient-page.fixture.tsx";

const success = { status: "success", message: "Done." };
const ours = { dxCode: "OWN 7", dxDescription: "Ours", listed: false, endedOn: null, version: 1 };
const diagnosis = (description: string) =>
  page.getByRole("region", { name: "Diagnoses" }).getByRole("listitem").filter({ hasText: description });
const choose = async (item: string): Promise<void> => {
  await button("More about OWN 7").click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("a diagnosis that is added or changed is on the patient's page at once", async () => {
  mockServer.answer(AddDiagnosisDocument, { addSingleDiagnosis: success });
  mockServer.answer(UpdateDiagnosisDocument, { updatePatientDiagnosis: success });
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: { status: "success", message: "", total: 0, listedFrom: null, codes: [] },
  });
  await openPatient();
  await button("Add diagnosis").click();
  await field("Code").fill("OWN 7");
  await field("Description").fill("Ours");
  answerPatient({ diagnoses: [ours] });
  await page.getByRole("dialog").getByRole("button", { name: "Add diagnosis" }).click();
  await expect.element(diagnosis("Ours")).toBeVisible();
  await choose("Edit");
  await field("Description").fill("Changed");
  answerPatient({ diagnoses: [{ ...ours, dxDescription: "Changed", version: 2 }] });
  await button("Save diagnosis").click();
  await expect.element(diagnosis("Changed")).toBeVisible();
});

test("a diagnosis that is deleted is on the patient's page no more, until Undo brings it back", async () => {
  mockServer.answer(DeleteDiagnosisDocument, { deletePatientDiagnosis: success });
  mockServer.answer(RestoreDiagnosisDocument, { restorePatientDiagnosis: success });
  await openPatient(undefined, { diagnoses: [ours] });
  answerPatient();
  await choose("Delete");
  await expect.element(diagnosis("Ours")).not.toBeInTheDocument();
  answerPatient({ diagnoses: [ours] });
  await button("Undo").click();
  await expect.element(diagnosis("Ours")).toBeVisible();
});
