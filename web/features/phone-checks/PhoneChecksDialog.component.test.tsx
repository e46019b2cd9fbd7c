import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { PhoneChecksDialog } from "./PhoneChecksDialog.tsx";

const phone = (number: number, owner: string, name: string) => ({
  _id: uuid(number),
  owner,
  name,
  phone: `12${number}`,
});
const phones = [
  phone(1, "patient", "Ann Bell"),
  phone(2, "caregiver", "Bo Diaz"),
  phone(3, "surgeonPrivate", "Dr. Sam Surgeon"),
  phone(4, "user", "Cora Coach"),
  phone(5, "registered", "Cy Park"),
  phone(6, "customer", "Lake Clinic"),
];

test("each phone that cannot be called says whose it is, and leads to where it is changed", async () => {
  let closings = 0;
  await render(<PhoneChecksDialog phones={phones} onClose={() => (closings += 1)} />);
  await expect.element(page.getByRole("dialog", { name: "Phone numbers to check" })).toBeVisible();
  const explanation = "These numbers can't be called. Correct each one with its owner, and it leaves this list.";
  await expect.element(page.getByText(explanation)).toBeVisible();
  expect(textsOf(page.getByRole("listitem"))).toEqual([
    "Ann BellPatient121Edit",
    "Bo DiazCaregiver122Edit",
    "Dr. Sam SurgeonSurgeon, private phone123Edit",
    "Cora CoachUser124Edit",
    "Cy ParkSelf-registered patient125Correct it when you add the patient.",
    "Lake ClinicContact of the clinic126Your company's admin can change it.",
  ]);
  const leads = ["Ann Bell", "Bo Diaz", "Dr. Sam Surgeon", "Cora Coach"].map((name) =>
    page
      .getByRole("link", { name: `Edit ${name}` })
      .element()
      .getAttribute("href"),
  );
  expect(leads).toEqual([
    `/patient/edit/info?id=${uuid(1)}`,
    `/patient/edit/info?id=${uuid(2)}`,
    `/surgeons/edit?id=${uuid(3)}`,
    `/users/edit?id=${uuid(4)}`,
  ]);
  await userEvent.keyboard("{Escape}");
  expect(closings).toBe(1);
});

test("the sentence about who changes a phone takes one line, as the link of other rows does", async () => {
  await render(<PhoneChecksDialog phones={phones} onClose={() => {}} />);
  const heights = page
    .getByRole("listitem")
    .elements()
    .map((row) => row.getBoundingClientRect().height);
  expect(heights).toHaveLength(6);
  expect(new Set(heights).size).toBe(1);
});
