import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { fillOwnAddress } from "../autofill.ts";
import { button } from "../finders.ts";
import { test as base } from "../journey-test.ts";
import { step } from "../step.ts";

const patientId = small.patient(0, 1);
const test = base.extend("browserKind", { scope: "file" }, "whole"); // the shell has no stored addresses

const linesOf = (form: Locator): Promise<Locator[]> =>
  form
    .locator("input:is([type=text], [type=tel], [type=email], [type=url], :not([type])):enabled:read-write, textarea")
    .filter({ visible: true })
    .all();
const textsOf = async (form: Locator): Promise<string[]> =>
  Promise.all((await linesOf(form)).map((line) => line.inputValue()));

/** Expects that the stored address fills nothing in a form, which is emptied first, when a person chooses it at these fields. */
async function fillsNothing(page: Page, form: Locator, anchors = (lines: Locator[]) => lines): Promise<void> {
  await form.getByRole("textbox").first().waitFor();
  const lines = await linesOf(form);
  for (const line of lines) await line.fill("");
  const before = await textsOf(form);
  expect(before.length).toBeGreaterThan(1);
  for (const line of anchors(lines)) {
    const name = await line.getAttribute("name");
    expect(await fillOwnAddress(page, line), `chosen at ${name}`).toEqual({});
  }
  expect(await textsOf(form)).toEqual(before);
}
/** The browser fills a whole form, so a choice at its ends is enough. */
const ends = (lines: Locator[]): Locator[] => [lines[0]!, lines.at(-1)!];

test("the browser fills the own address where a patient registers, and never where staff type a patient's", async ({
  journey,
}) => {
  const patient = await journey.visit();
  await step("who registers has name, phone, email and address filled, and nothing at the caregiver", async () => {
    const { page } = patient;
    await page.goto(`/auth/${small.customers[0]}`);
    const line = page.getByRole("textbox", { name: "Address line 1", exact: true });
    await line.waitFor();
    expect(await fillOwnAddress(page, line)).toMatchObject({ firstname: "Nina" });
    const values = () =>
      page
        .getByRole("main")
        .locator("input[name], select[name]")
        .evaluateAll((all) =>
          Object.fromEntries(all.map((one) => [one.getAttribute("name"), (one as HTMLInputElement).value])),
        );
    await expect.poll(values).toMatchObject({
      firstname: "Nina",
      lastname: "Nurse",
      phone: expect.stringMatching(/3125550100$/),
      email: "nina@example.com",
      "caregiver.fname": "",
      "caregiver.lname": "",
      "caregiver.phone": "",
      "caregiver.email": "",
    });
    await patient.leave();
  });
  const staff = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient/add/info" });
  await step("nothing is filled into the form of a patient, at whichever field it is chosen", async () => {
    await fillsNothing(staff.page, staff.page.getByRole("main"));
  });
  for (const { title, path, opens } of [
    { title: "the patient's form", path: `/patient/edit/info?id=${patientId}` },
    { title: "the caregiver's dialog", path: `/patient/${patientId}`, opens: "Edit caregiver" },
    { title: "the dialog of the ship address", path: `/patient/${patientId}`, opens: "Edit ship address" },
    { title: "the dialog of an order's address", path: `/fulfillment/${small.order(0, 1)}`, opens: "Edit" },
  ])
    await step(`nothing is filled into ${title}`, async () => {
      await staff.page.goto(path);
      if (opens) await button(staff.page, opens).click();
      await fillsNothing(staff.page, staff.page.getByRole(opens ? "dialog" : "main"), ends);
    });
});

test.for([
  ["surgeon", Role.admin, "/surgeons/add"],
  ["user", Role.admin, "/users/add"],
  ["customer", Role.companyAdmin, "/customers/add/customer"],
  ["company", Role.superAdmin, "/companies/add"],
] as const)("the browser fills nothing of whoever types into the form of a %s", async ([, role, at], { journey }) => {
  const { page } = await journey.visitAs(smallEmail(0, role), { at });
  await fillsNothing(page, page.getByRole("main"), ends);
});
