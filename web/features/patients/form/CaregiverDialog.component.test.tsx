import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CaregiverDialog } from "./CaregiverDialog.tsx";
import { AddeditCaregiverDocument } from "./patient-form.graphql.ts";

const caregiver = {
  name: "Carl Care",
  fname: "Carl",
  lname: "Care",
  relationship: "Child",
  phone: "+13125550123",
  email: "carl@example.com",
};
const storedCaregiver = {
  fname: "Carl",
  lname: "Care",
  relationship: "Child",
  phone: "+13125550123",
  email: "carl@example.com",
};

const open = async (stored: typeof caregiver | null) => {
  let closings = 0;
  await render(<CaregiverDialog patientId={uuid(1)} caregiver={stored} onClose={() => (closings += 1)} />);
  return { closings: () => closings };
};

test("each line of a caregiver is marked as required", async () => {
  await open(null);
  await expect.element(field("First name")).toBeVisible();
  expect(requiredLabels()).toEqual(["First name", "Last name", "Relationship", "Cell phone", "Email"]);
});

test("B213: relationships are offered in their order, and Other stands there first", async () => {
  await open(null);
  const relationship = page.getByRole("combobox", { name: "Relationship" });
  await expect.element(relationship).toHaveDisplayValue("Other");
  expect(textsOf(relationship.getByRole("option"))).toEqual([
    "Spouse or Partner",
    "Child",
    "Sibling",
    "Friend",
    "Parent",
    "Professional caregiver",
    "Other",
  ]);
});

test("B090 B117 B215 B334 B437 C307: a caregiver is added: every field arrives", async () => {
  mockServer.answer(AddeditCaregiverDocument, { addeditCaregiver: { status: "success", message: "Caregiver saved" } });
  const { closings } = await open(null);
  await field("First name").fill("Ann");
  await field("Last name").fill("Bell");
  await page.getByRole("combobox", { name: "Relationship" }).selectOptions("Sibling");
  await field("Cell phone").fill("3125550177");
  await field("Email").fill("ann@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddeditCaregiverDocument)).toEqual([
    {
      patientid: uuid(1),
      caregiver: {
        fname: "Ann",
        lname: "Bell",
        relationship: "Sibling",
        phone: "+13125550177",
        email: "ann@example.com",
      },
      known: null,
    },
  ]);
  await expect.element(page.getByText("Caregiver saved")).toBeVisible();
});

test("B090: a caregiver is edited: what is stored stands in the fields, and is sent unchanged but for the email, beside what was known", async () => {
  mockServer.answer(AddeditCaregiverDocument, { addeditCaregiver: { status: "success", message: "" } });
  const { closings } = await open(caregiver);
  await expect.element(field("First name")).toHaveValue("Carl");
  await expect.element(page.getByRole("combobox", { name: "Relationship" })).toHaveValue("Child");
  await field("Email").fill("carl.care@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddeditCaregiverDocument)).toEqual([
    { patientid: uuid(1), caregiver: { ...storedCaregiver, email: "carl.care@example.com" }, known: storedCaregiver },
  ]);
});

test.each([null, caregiver])(
  "B209 B210 B211 B214 B216: what is required is named in its own words, and what is no phone or email too; fields take no more than they may: %o",
  async (stored) => {
    await open(stored);
    for (const name of ["First name", "Last name", "Cell phone", "Email"]) await field(name).fill("");
    await page.getByRole("button", { name: "Save" }).click();
    for (const text of [
      "Please enter care giver first name",
      "Please enter care giver last name",
      "Please enter care giver cell number",
      "Please enter valid care giver email",
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await field("Cell phone").fill("12");
    await field("Email").fill("robin@");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Please enter valid number!")).toBeVisible();
    await expect.element(page.getByText("Please enter valid care giver email")).toBeVisible();
    for (const [name, most] of [
      ["First name", "100"],
      ["Last name", "100"],
      ["Email", "50"],
    ] as const)
      await expect.element(field(name)).toHaveAttribute("maxlength", most);
  },
);

test("the first press on Save names the empty fields, though the one that is left says so under the press; nothing is sent", async () => {
  await open(null);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Please enter care giver first name")).toBeVisible();
  await expect.element(page.getByText("Please enter care giver last name")).toBeVisible();
  await expect.element(page.getByText("Please enter care giver cell number")).toBeVisible();
  await expect.element(page.getByText("Please enter valid care giver email")).toBeVisible();
  await expect.element(field("First name")).toHaveFocus();
  expect(mockServer.sent(AddeditCaregiverDocument)).toEqual([]);
});

test("a refusal is shown in the dialog, which keeps what was typed", async () => {
  mockServer.answer(AddeditCaregiverDocument, {
    addeditCaregiver: { status: "fail", message: "Someone else just changed this caregiver." },
  });
  const { closings } = await open(caregiver);
  await field("First name").fill("Karl");
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .element(page.getByRole("alert").filter({ hasText: "Someone else just changed this caregiver." }))
    .toBeVisible();
  await expect.element(field("First name")).toHaveValue("Karl");
  expect(closings()).toBe(0);
});

test("a caregiver is removed after a question", async () => {
  mockServer.answer(AddeditCaregiverDocument, { addeditCaregiver: { status: "success", message: "" } });
  const { closings } = await open(caregiver);
  await page.getByRole("button", { name: "Remove caregiver" }).click();
  await expect.element(page.getByText("Name, phone and email are removed from this patient.")).toBeVisible();
  expect(mockServer.sent(AddeditCaregiverDocument)).toEqual([]);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(AddeditCaregiverDocument)).toEqual([
    { patientid: uuid(1), caregiver: null, known: storedCaregiver },
  ]);
});
