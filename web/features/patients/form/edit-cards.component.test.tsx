import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, dialog, region } from "../../../testing/finders.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { answerPatient, day, open } from "./patient-edit.fixture.tsx";
import {
  AddeditCaregiverDocument,
  AddeditShipAddressDocument,
  OpenOfPatientDocument,
  PutPatientOnHoldDocument,
} from "./patient-form.graphql.ts";

const caregiver = {
  name: "Carl Cole",
  fname: "Carl",
  lname: "Cole",
  relationship: "Sibling",
  phone: "+13125550188",
  email: "carl@example.com",
};
const shipaddress = {
  addressline1: "1 Lake St",
  addressline2: "",
  city: "Chicago",
  state: "IL",
  zip: "60601",
  country: "US",
};
const order = (number: number, ownaddress: boolean) => ({
  _id: uuid(number),
  devices: ["Knee Motion Sensor"],
  orderedon: day("2026-03-01"),
  ownaddress,
});
const answerOpen = (...orders: ReturnType<typeof order>[]): void =>
  mockServer.answer(OpenOfPatientDocument, {
    getOpenOfPatient: { status: "success", message: "", reminders: 0, orders },
  });

test("B090 C306: the caregiver's card has name, relationship, masked phone and email, and Edit", async () => {
  await open(signedIn(), { caregiver });
  await expect.element(button("Edit caregiver")).toBeVisible();
  expect(textsOf(region("Caregiver").getByRole("term"))).toEqual(["Name", "Relationship", "Cell phone", "Email"]);
  expect(textsOf(region("Caregiver").getByRole("definition"))).toEqual([
    "Carl Cole",
    "Sibling",
    "•••• 0188",
    "carl@example.com",
  ]);
});

test("B090: a patient without a caregiver is given one, who stands in the card at once", async () => {
  mockServer.answer(AddeditCaregiverDocument, { addeditCaregiver: { status: "success", message: "Caregiver saved." } });
  await open();
  await expect.element(region("Caregiver").getByText("Nobody is named.")).toBeVisible();
  await button("Add caregiver").click();
  const field = (name: string) => dialog().getByRole("textbox", { name });
  await field("First name").fill("Carl");
  await field("Last name").fill("Cole");
  await dialog().getByRole("combobox", { name: "Relationship" }).selectOptions("Sibling");
  await field("Cell phone").fill("3125550188");
  await field("Email").fill("carl@example.com");
  answerPatient({ caregiver });
  await dialog().getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(region("Caregiver").getByText("Carl Cole")).toBeVisible();
});

test("B091: the ship address stands in the lines of a letter, with how many devices wait to be sent to it", async () => {
  await open(signedIn(), { shipaddress });
  await expect.element(button("Edit ship address")).toBeVisible();
  answerOpen(order(11, false), order(12, true)); // the second one goes to an address of its own
  await invalidateTags(["orders"]);
  await expect
    .element(region("Ship address"))
    .toMatchTextContent(/1 Lake StChicago, IL 60601.*Knee Motion Sensor waits to be sent here\.$/);
});

test("B091 B220: a patient without an address is told what waits for one; the address stands in the card at once", async () => {
  mockServer.answer(AddeditShipAddressDocument, { addeditShipAddress: { status: "success", message: "Saved." } });
  await open();
  await expect.element(region("Ship address").getByText("No address is entered.")).toBeVisible();
  await expect.element(region("Ship address").getByText("2 devices wait for an address.")).toBeVisible();
  await button("Add ship address").click();
  const field = (name: string) => dialog().getByRole("textbox", { name });
  await field("Address line 1").fill("1 Lake St");
  await field("City").fill("Chicago");
  await dialog().getByRole("combobox", { name: "State" }).selectOptions("Illinois");
  await field("Zip").fill("60601");
  answerPatient({ shipaddress });
  await dialog().getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(region("Ship address").getByText("1 Lake St")).toBeVisible();
});

test("B151: a hold that begins or ends is in the card at once", async () => {
  mockServer.answer(PutPatientOnHoldDocument, { putPatientOnHold: { status: "success", message: "On hold." } });
  await open(signedIn(Role.companyAdmin));
  await page.getByRole("switch", { name: "Technical hold" }).click();
  await expect.element(dialog()).toBeVisible();
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([]);
  const hold = { status: "hold", holddate: day("2026-03-02"), releasedate: null, note: "" };
  answerPatient({ technicalholdhistory: [hold] });
  await dialog().getByRole("button").last().click();
  await expect.element(page.getByText("On since 03/02/2026, day 1. Nothing is due.")).toBeVisible();
  await expect.element(page.getByRole("switch", { name: "Technical hold" })).toBeChecked();
  await expect.element(page.getByText("03/02/2026 – today")).toBeVisible();
});

test.each([
  { change: {}, text: "KneeMade from version 1 on 02/01/2026" },
  { change: { careplan: null, madefrom: null }, text: "No care plan" },
])("the programme says what it was made from: $text", async ({ change, text }) => {
  await open(signedIn(), change);
  await expect.element(page.getByText("Ways to the schedules")).toBeVisible();
  const programme = page.getByRole("group", { name: /^Programme/ }).or(page.getByText("Changed on its own pages."));
  await expect.element(programme.first()).toBeVisible();
  expect(document.body.textContent).toContain(text);
});

test("an inactive patient says since when", async () => {
  await open(signedIn(), { active: false, activesince: day("2026-02-28") });
  await expect.element(region("Status").getByText("Inactive", { exact: true })).toBeVisible();
  await expect.element(region("Status").getByText("since 02/28/2026")).toBeVisible();
});

test("what a patient has to have is marked as required, the locked surgery type too", async () => {
  await open();
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
  ]);
});
