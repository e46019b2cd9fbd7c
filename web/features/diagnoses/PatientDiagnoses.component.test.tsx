import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import {
  AddDiagnosisDocument,
  DeleteDiagnosisDocument,
  FindDiagnosisCodesDocument,
  RestoreDiagnosisDocument,
  UpdateDiagnosisDocument,
} from "./diagnoses.graphql.ts";
import { DiagnosisDialog } from "./DiagnosisDialog.tsx";
import { PatientDiagnoses, type ShownDiagnosis } from "./PatientDiagnoses.tsx";

const arthrosis: ShownDiagnosis = {
  dxCode: "M17.11",
  dxDescription: "Arthrosis, right knee",
  listed: true,
  endedOn: null,
  version: 1,
};
const own = { ...arthrosis, dxCode: "OWN 7", dxDescription: "Ours", listed: false };

const Panel = ({
  active = true,
  diagnoses = [own, arthrosis],
}: {
  active?: boolean;
  diagnoses?: readonly ShownDiagnosis[];
}) => {
  const [edited, edit] = useState<ShownDiagnosis | null | "none">("none");
  const patient = { _id: uuid(1), firstname: "Ann", lastname: "Bell", active, diagnoses };
  return (
    <>
      <PatientDiagnoses patient={patient} onEdit={edit} />
      {edited !== "none" && <DiagnosisDialog patient={patient} diagnosis={edited} onClose={() => edit("none")} />}
    </>
  );
};
const open = (active = true) => {
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: { status: "success", message: "", total: 0, listedFrom: null, codes: [] },
  });
  return render(<Panel active={active} />);
};
const rows = () => page.getByRole("region", { name: "Diagnoses" }).getByRole("listitem");
const choose = async (code: string, item: string): Promise<void> => {
  await button(`More about ${code}`).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const isTold = (sentence: string) => expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
/** Response without data, as when the server crashes. */
const crash = (() => null) as never;

test("B379 B382: adding says 'Diagnosis added successfully', or 'Operation failed' with the reason in the form", async () => {
  await open();
  expect(textsOf(rows())).toEqual(["OWN 7Oursnot in the list", "M17.11Arthrosis, right knee"]);
  await button("Add diagnosis").click();
  await field("Code").fill("m1711");
  await field("Description").fill("Stiff");
  mockServer.answer(AddDiagnosisDocument, {
    addSingleDiagnosis: { status: "fail", message: "M17.11 is already recorded" },
  });
  await button("Add diagnosis").last().click();
  await isTold("M17.11 is already recorded");
  await isTold("Operation failed");
  mockServer.answer(AddDiagnosisDocument, {
    addSingleDiagnosis: { status: "success", message: "Diagnosis added successfully" },
  });
  await button("Add diagnosis").last().click();
  await isTold("Diagnosis added successfully");
});

test("B257 B258: a code of more than 20 characters and a missing description are said at their fields", async () => {
  await open();
  await button("Add diagnosis").click();
  await field("Code").fill("X".repeat(21));
  await userEvent.keyboard("{Enter}");
  await isTold("Code must be 20 characters or less");
  await isTold("Please enter a description.");
});

test("B257 B258 B380 B382: updating says 'Diagnosis updated successfully', or 'Operation failed', or what is wrong at its field", async () => {
  await open();
  await choose("OWN 7", "Edit");
  await field("Code").fill("X".repeat(21));
  await field("Description").fill("");
  await button("Save diagnosis").click();
  await isTold("Code must be 20 characters or less");
  await isTold("Please enter a description.");
  expect(mockServer.sent(UpdateDiagnosisDocument)).toEqual([]);
  await field("Code").fill("OWN 7");
  await field("Description").fill("Ours, changed");
  mockServer.answer(UpdateDiagnosisDocument, {
    updatePatientDiagnosis: { status: "fail", message: "Somebody else changed this diagnosis." },
  });
  await button("Save diagnosis").click();
  await isTold("Operation failed");
  mockServer.answer(UpdateDiagnosisDocument, {
    updatePatientDiagnosis: { status: "success", message: "Diagnosis updated successfully" },
  });
  await button("Save diagnosis").click();
  await isTold("Diagnosis updated successfully");
});

test("B381 B382: deleting says 'Diagnosis deleted successfully' with a way back, or 'Delete failed'", async () => {
  await open();
  mockServer.answer(DeleteDiagnosisDocument, {
    deletePatientDiagnosis: { status: "fail", message: "This patient is inactive." },
  });
  await choose("OWN 7", "Delete");
  await isTold("Delete failed");
  mockServer.answer(DeleteDiagnosisDocument, {
    deletePatientDiagnosis: { status: "success", message: "Diagnosis deleted successfully" },
  });
  mockServer.answer(RestoreDiagnosisDocument, {
    restorePatientDiagnosis: { status: "success", message: "It is back." },
  });
  await choose("OWN 7", "Delete");
  await isTold("Diagnosis deleted successfully");
  await button("Undo").click();
  await expect.poll(() => mockServer.sent(RestoreDiagnosisDocument)).toEqual([{ patientId: uuid(1), dxCode: "OWN 7" }]);
});

test("B383: a crash says 'An error occurred while saving the diagnosis', and 'An error occurred while deleting the diagnosis'", async () => {
  await open();
  mockServer.answer(DeleteDiagnosisDocument, crash);
  mockServer.answer(UpdateDiagnosisDocument, crash);
  await choose("OWN 7", "Delete");
  await isTold("An error occurred while deleting the diagnosis");
  await choose("OWN 7", "Edit");
  await field("Description").fill("Higher");
  await button("Save diagnosis").click();
  await isTold("An error occurred while saving the diagnosis");
});

test("B383: a crash while a diagnosis is added says 'An error occurred while saving the diagnosis'", async () => {
  await open();
  await button("Add diagnosis").click();
  await field("Code").fill("m1711");
  await field("Description").fill("Stiff");
  mockServer.answer(AddDiagnosisDocument, crash);
  await button("Add diagnosis").last().click();
  await isTold("An error occurred while saving the diagnosis");
});

test("B295: of an inactive patient they are only read", async () => {
  await open(false);
  await expect.element(rows()).toHaveLength(2);
  expect(button(/^More about/).elements()).toEqual([]);
  await expect.element(button(/^Add diagnosis/)).toHaveAttribute("aria-disabled", "true");
});

test("the focus goes on to the diagnosis beside the one that was deleted", async () => {
  await open();
  mockServer.answer(DeleteDiagnosisDocument, {
    deletePatientDiagnosis: { status: "success", message: "Diagnosis deleted successfully" },
  });
  await choose("OWN 7", "Delete");
  await expect.element(button("More about M17.11")).toHaveFocus();
});

test("the first eight of many are shown, an ended one says since when, and none are a dash", async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...arthrosis, dxCode: `M17.${at}` }));
  const { unmount } = await render(<Panel diagnoses={many} />);
  await expect.element(page.getByRole("heading", { name: "Diagnoses 9" })).toBeVisible();
  await expect.element(rows()).toHaveLength(8);
  await unmount();
  const ended = { ...arthrosis, endedOn: "2024-10-01" as CalendarDate };
  const second = await render(<Panel diagnoses={[ended]} />);
  await expect.element(rows()).toMatchTextContent(/^M17\.11Arthrosis, right kneenot valid since 10\/01\/2024/);
  await second.unmount();
  await render(<Panel diagnoses={[]} />);
  await expect.element(page.getByRole("region", { name: "Diagnoses" })).toMatchTextContent(/^Diagnoses 0—$/);
});

test.each([Role.admin, Role.companyAdmin, Role.healthCoach, Role.physio, Role.medicalAssociate, Role.surgeon])(
  "B295: diagnoses are added and edited by role %i",
  async (role) => {
    await render(<Panel />, { profile: { ...ofCompany(role), customer: signedIn().customer } });
    await expect.element(button("Add diagnosis")).not.toHaveAttribute("aria-disabled", "true");
    await choose("M17.11", "Edit");
    await expect.element(field("Description")).toHaveValue("Arthrosis, right knee");
  },
);

test("B295: a role that may not change diagnoses has no way to", async () => {
  await render(<Panel />, { profile: ofCompany(Role.superAdmin) });
  await expect.element(rows()).toHaveLength(2);
  expect(button(/^More about|^Add diagnosis/).elements()).toEqual([]);
});

test("Edit opens the diagnosis of its row", async () => {
  await open();
  await choose("M17.11", "Edit");
  await expect.element(field("Description")).toHaveValue("Arthrosis, right knee");
});
