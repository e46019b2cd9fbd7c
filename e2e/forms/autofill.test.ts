import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { fillOwnAddress } from "../autofill.ts";
import { test as base } from "../journey-test.ts";
import { step } from "../step.ts";

const test = base.extend("browserKind", { scope: "file" }, "whole"); // the shell has no stored addresses

const linesOf = (form: Locator): Promise<Locator[]> =>
  form.locator("input:is([type=text], [type=tel], [type=email], [type=url], :not([type])):enabled, textarea").all();
const textsOf = async (form: Locator): Promise<string[]> =>
  Promise.all((await linesOf(form)).map((line) => line.inputValue()));

/** Expects that the stored address fills nothing, at whichever field of the form a person chooses it. */
async function fillsNothing(page: Page, form: Locator): Promise<void> {
  const before = await textsOf(form);
  expect(before.length).toBeGreaterThan(1);
  for (const line of await linesOf(form)) {
    const name = await line.getAttribute("name");
    expect(await fillOwnAddress(page, line), `chosen at ${name}`).toEqual({});
  }
  expect(await textsOf(form)).toEqual(before);
}

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
    const form = staff.page.getByRole("main");
    await form.getByRole("textbox", { name: "Address line 1", exact: true }).waitFor();
    await fillsNothing(staff.page, form);
  });
});
