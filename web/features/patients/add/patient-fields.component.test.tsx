import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { emptyPatient, patientLabels } from "../form/patient-values.ts";
import { open } from "./patient-add.fixture.tsx";

/** Fields of the patient's day. Only an existing patient has them, on cards of their own. */
const ofDay = ["dailyshift.start", "dailyshift.end"];

/** Roles of controls in which people type or choose. */
const roles = ["textbox", "combobox", "checkbox", "radiogroup", "group", "button"] as const;

test("each field of a patient that has a label stands in the form of a new one", async () => {
  await open(emptyPatient);
  await expect.element(page.getByRole("textbox", { name: "First name", exact: true }).first()).toBeVisible();
  const labels = Object.entries(patientLabels).filter(([name]) => !ofDay.includes(name));
  expect(labels.length).toBeGreaterThan(20);
  const isThere = (label: string) => {
    const name = new RegExp(`^${label}`);
    return roles.some((role) => page.getByRole(role, { name }).elements().length > 0);
  };
  const absent = labels.filter(([, label]) => !isThere(label));
  expect(absent).toEqual([]);
});

test("what a new patient has to have is marked as required", async () => {
  await open(emptyPatient);
  await expect.element(page.getByRole("textbox", { name: "First name", exact: true }).first()).toBeVisible();
  expect(requiredLabels()).toEqual([
    "First name",
    "Last name",
    "Date of birth",
    "Cell phone",
    "Email",
    "Gender",
    "Surgery type",
    "Surgeon",
    "Surgery date",
    "Address line 1",
    "City",
    "State",
    "Zip",
    "Country",
  ]);
});
