import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ValidatePatientDocument } from "./patient-add.graphql.ts";
import { ann, answerMatches, next, open } from "./patient-add.fixture.tsx";

test.each([
  ["Cell phone", { phone: "", email: "" }],
  ["Email", { email: "", surgeon: "" }],
  ["Surgery date", { surgery: { type: "knee", date: null } }],
])("a draft that is opened again begins at its first empty field: %s", async (name, change) => {
  await open({ ...ann, ...change });
  await expect.element(field(name)).toHaveFocus();
});

test("of a choice that a draft left open its first option has the focus, and a surgeon whose list is late does not lead it away", async () => {
  await open({ ...ann, gender: "", surgeon: uuid(21) });
  await expect.element(page.getByRole("radio", { name: "female", exact: true })).toHaveFocus();
  await expect.element(page.getByRole("combobox", { name: "Surgeon" })).toHaveValue(uuid(21));
});

test("Next that is pressed twice asks once, and a surgeon who is not there is refused at the field", async () => {
  const answer = mockServer.delay(ValidatePatientDocument);
  const nexts = await open();
  await next().click();
  await next().click();
  answer({ validatePatient: { status: "fail", message: patientTexts.noSurgeon, matches: null, others: null } });
  await expect
    .element(page.getByRole("combobox", { name: "Surgeon" }))
    .toHaveAccessibleDescription(patientTexts.noSurgeon);
  expect([mockServer.sent(ValidatePatientDocument).length, nexts]).toEqual([1, []]);
});

test("a patient of another provider is asked about too, and Cancel goes back to the form", async () => {
  answerMatches([], "This person is a patient of another provider.");
  const nexts = await open();
  await next().click();
  const question = page.getByRole("dialog", { name: "Is this the same person?" });
  await expect.element(question).toMatchTextContent(/This person is a patient of another provider\./);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(nexts).toEqual([]);
});
