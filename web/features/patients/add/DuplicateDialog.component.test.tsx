import type { AdditionReason } from "@restride/domain/patients/duplicates.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { DuplicateDialog } from "./DuplicateDialog.tsx";
import type { PatientMatchFragment } from "./patient-add.graphql.ts";
import type { PatientMatches } from "./use-patient-add.ts";

const filled = {
  firstname: "Ann",
  lastname: "Bell",
  dob: "1960-05-01" as CalendarDate,
  phone: "+13125550177",
  email: "ann@bell.example",
  surgery: { type: "knee", date: "2026-03-02" as CalendarDate },
} as unknown as PatientForm;
const ann: PatientMatchFragment = {
  _id: uuid(1),
  strength: "strong",
  same: ["name", "dob"],
  firstname: "Ann",
  lastname: "Bell",
  dob: "1960-05-01" as CalendarDate,
  phone: "•••• 0188",
  email: "a.bell@lake.example",
  provider: "Dr. Sam Surgeon",
  active: false,
  activesince: "2026-02-01" as CalendarDate,
  surgery: { type: "hip", date: "2026-01-02" as CalendarDate, days: 59 },
};
const cy: PatientMatchFragment = { ...ann, _id: uuid(2), firstname: "Cy", same: ["phone"], active: true };

const open = async (change: Partial<PatientMatches> = {}) => {
  const reasons: AdditionReason[] = [];
  let closings = 0;
  const { address } = await render(
    <DuplicateDialog
      similarPatients={{ filled, matches: [ann], others: null, ...change }}
      surgeon="Dr. Lee"
      onAdd={(reason) => reasons.push(reason)}
      onClose={() => (closings += 1)}
    />,
  );
  return { reasons, address, closings: () => closings };
};

test("C306: both people stand side by side, what is the same is written, and phones are masked", async () => {
  await open();
  await expect
    .element(page.getByText("Harbor Clinic already has a patient with this name and birth date."))
    .toBeVisible();
  expect(textsOf(page.getByRole("row"))).toEqual([
    "What is comparedYou are addingAlready here",
    "NameAnn BellAnn Bell same",
    "Birth date05/01/196005/01/1960 same",
    "Cell phone•••• 0177•••• 0188",
    "Emailann@bell.examplea.bell@lake.example",
    "SurgeryKnee, 03/02/2026Hip, 01/02/2026, Post 59 days",
    "SurgeonDr. LeeDr. Sam Surgeon",
    "StatusnewInactive since 02/01/2026",
  ]);
});

test("the patient who is there is opened first of all", async () => {
  const { address } = await open();
  await expect.element(button("Open Ann Bell")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(address()).toBe(`/patient/${uuid(1)}`);
});

test("adding anyway needs a reason, and Other one in words", async () => {
  const { reasons } = await open();
  await button("Add anyway").click();
  await expect.element(page.getByText("Please say why.")).toBeVisible();
  expect(requiredLabels()).toEqual(["If it is another programme or another person, say why"]);
  await page.getByText("Other", { exact: true }).click();
  await expect.poll(requiredLabels).toEqual(["If it is another programme or another person, say why", "In your words"]);
  await button("Add anyway").click();
  await expect
    .element(page.getByRole("textbox", { name: "In your words" }))
    .toHaveAccessibleDescription(/Please say why\./);
  expect(reasons).toEqual([]);
  await page.getByRole("textbox", { name: "In your words" }).fill(" Her twin ");
  await expect.element(page.getByText("10 / 200")).toBeVisible();
  await button("Add anyway").click();
  expect(reasons).toEqual([{ reason: "Other", text: "Her twin" }]);
});

test("a second joint needs no more words", async () => {
  const { reasons } = await open();
  await page.getByText("Second joint", { exact: true }).click();
  await button("Add anyway").click();
  expect(reasons).toEqual([{ reason: "Second joint", text: "" }]);
});

test("others who match are listed with what is the same, and each opens", async () => {
  await open({ matches: [ann, cy] });
  const item = page.getByRole("listitem");
  await expect.element(item).toMatchTextContent(/Cy Bell Same cell phone · Hip, 01\/02\/2026 · Active/);
  await expect.element(page.getByRole("link", { name: "Open" })).toHaveAttribute("href", `/patient/${uuid(2)}`);
});

test("of another provider's patient nothing but the sentence is shown", async () => {
  const { closings } = await open({ matches: [], others: "Another provider's patient has this name and birth date." });
  await expect.element(page.getByText("Another provider's patient has this name and birth date.")).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
  expect(page.getByRole("button", { name: /^Open/ }).elements()).toEqual([]);
  await button("Cancel").click();
  expect(closings()).toBe(1);
});
