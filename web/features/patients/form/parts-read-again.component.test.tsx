import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../../testing/open-parts.tsx";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { HoldDialog } from "./HoldDialog.tsx";
import { SurgeonNamesDocument } from "../patients.graphql.ts";
import {
  AddeditShipAddressDocument,
  OpenOfPatientDocument,
  PatientToEditDocument,
  PutPatientOnHoldDocument,
} from "./patient-form.graphql.ts";
import { answerSaved, open } from "./patient-edit.fixture.tsx";
import { ShipAddressDialog } from "./ShipAddressDialog.tsx";

test("what a hold changes is read again: the patient and the progress", async () => {
  mockServer.answer(PutPatientOnHoldDocument, { putPatientOnHold: { status: "success", message: "" } });
  await render(<HoldDialog patientId={uuid(1)} isNew onClose={() => {}} />);
  await openParts("patients", "progress");
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect.poll(tagsReadAgain).toEqual(["patients", "progress"]);
});

test("what a ship address changes is read again: the patient and the orders", async () => {
  mockServer.answer(OpenOfPatientDocument, {
    getOpenOfPatient: { status: "success", message: "", reminders: 0, orders: [] },
  });
  mockServer.answer(AddeditShipAddressDocument, { addeditShipAddress: { status: "success", message: "" } });
  await render(
    <ShipAddressDialog
      patientId={uuid(1)}
      address={{
        addressline1: "1 Lake Street",
        addressline2: "",
        city: "Chicago",
        state: "IL",
        zip: "60601",
        country: "US",
      }}
      onClose={() => {}}
    />,
  );
  await openParts("patients", "orders");
  await field("Address line 1").fill("2 Lake Street");
  await button("Save").click();
  await expect.poll(tagsReadAgain).toEqual(["orders", "patients"]);
});

test("what the form of a patient changes is read again: patient, progress, schedules and reminders", async () => {
  answerSaved();
  await open();
  await openParts("patients", "progress", "schedules", "reminders");
  await field("First name").fill("Anna");
  await button("Save").click();
  await expect.poll(tagsReadAgain).toEqual(["patients", "progress", "reminders", "schedules"]);
});

test("the form of a patient follows the patient, the surgeons, and the orders and reminders that are open", async () => {
  await open();
  await expectReadAgain(PatientToEditDocument, "patients");
  await expectReadAgain(SurgeonNamesDocument, "surgeons");
  await expectReadAgain(OpenOfPatientDocument, "orders", "reminders", "patients");
});
