import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { AddDiagnosisDocument, FindDiagnosisCodesDocument, UpdateDiagnosisDocument } from "./diagnoses.graphql.ts";
import { DiagnosisDialog } from "./DiagnosisDialog.tsx";

const diagnosis = { dxCode: "M17.11", dxDescription: "Arthrosis, right knee", listed: true, endedOn: null, version: 4 };
const patient = { _id: uuid(1), firstname: "Ann", lastname: "Bell", active: true, diagnoses: [diagnosis] };

const open = async (changed: typeof diagnosis | null = null) => {
  let closings = 0;
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: { status: "success", message: "", total: 0, listedFrom: null, codes: [] },
  });
  await render(<DiagnosisDialog patient={patient} diagnosis={changed} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};

test("B358: code and description of a new diagnosis arrive", async () => {
  mockServer.answer(AddDiagnosisDocument, { addSingleDiagnosis: { status: "success", message: "Diagnosis added" } });
  const { closings } = await open();
  await expect.element(page.getByText(/Already recorded/)).toMatchTextContent(/M17\.11/);
  await field("Code").fill("Z96.651");
  await field("Description").fill("Artificial right knee");
  await button("Add diagnosis").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddDiagnosisDocument)).toEqual([
    { patientId: uuid(1), input: { dxCode: "Z96.651", dxDescription: "Artificial right knee" } },
  ]);
  await expect.element(page.getByText("Diagnosis added")).toBeVisible();
});

test("B359: a changed code is sent with the code before it and the version", async () => {
  mockServer.answer(UpdateDiagnosisDocument, { updatePatientDiagnosis: { status: "success", message: "" } });
  const { closings } = await open(diagnosis);
  await expect.element(field("Description")).toHaveValue("Arthrosis, right knee");
  await field("Code").fill("M17.12");
  await button("Save diagnosis").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(UpdateDiagnosisDocument)).toEqual([
    {
      patientId: uuid(1),
      input: {
        dxCode: "M17.12",
        dxDescription: "Arthrosis, right knee",
        originalDxCode: "M17.11",
        version: 4,
      },
    },
  ]);
});

test("a refusal stands over the form with what was typed", async () => {
  mockServer.answer(UpdateDiagnosisDocument, {
    updatePatientDiagnosis: { status: "fail", message: "Someone else just changed this diagnosis." },
  });
  const { closings } = await open(diagnosis);
  await field("Description").fill("Knee");
  await button("Save diagnosis").click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "Someone else just changed this diagnosis." }))
    .toBeVisible();
  await expect.element(field("Description")).toHaveValue("Knee");
  expect(closings()).toBe(0);
});

test("B257 B258: an empty code and description are marked, and nothing is sent", async () => {
  await open();
  await button("Add diagnosis").click();
  await expect.element(field("Code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Description")).toHaveAttribute("aria-invalid", "true");
  expect(mockServer.sent(AddDiagnosisDocument)).toEqual([]);
});

test("a code that is found fills both fields, which are counted; a first diagnosis has none recorded already", async () => {
  const plainCode = { synonym: null, otherSide: false, heading: false, endedOn: null };
  await render(<DiagnosisDialog patient={{ ...patient, diagnoses: [] }} diagnosis={null} onClose={() => {}} />);
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: {
      status: "success",
      message: "",
      total: 1,
      listedFrom: null,
      codes: [{ ...plainCode, code: "M25.661", description: "Stiffness of right knee" }],
    },
  });
  const find = page.getByRole("combobox", { name: "Find in ICD-10-CM" });
  await find.fill("stiff");
  await page.getByRole("option").click();
  await expect.element(find).toHaveValue("");
  await expect.element(field("Code")).toHaveValue("M25.661");
  await expect.element(field("Description")).toHaveValue("Stiffness of right knee");
  await expect.element(page.getByText("7 / 20", { exact: true })).toBeVisible();
  expect(page.getByText("Already recorded").elements()).toEqual([]);
});

test("what is typed into one diagnosis and left behind is in no other", async () => {
  const dialog = (changed: typeof diagnosis | null) => (
    <DiagnosisDialog patient={patient} diagnosis={changed} onClose={() => {}} />
  );
  const first = await render(dialog(diagnosis));
  await field("Description").fill("Knee");
  await first.unmount();
  const other = await render(dialog(null));
  await expect.element(field("Description")).toHaveValue("");
  await other.unmount();
  await render(dialog(diagnosis));
  await expect.element(field("Description")).toHaveValue("Knee");
});
