import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillOwnAddress } from "../autofill.ts";
import { type Journey, smallClinics, startJourney } from "../journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics, "whole"); // the shell knows no addresses
});
afterAll(() => journey.close());

const linesOf = (form: Locator): Promise<Locator[]> =>
  form.locator("input:is([type=text], [type=tel], [type=email], [type=url], :not([type])):enabled, textarea").all();
const textsOf = async (form: Locator): Promise<string[]> =>
  Promise.all((await linesOf(form)).map((line) => line.inputValue()));

/** Whichever field of a form a person chooses the own address at, nothing is filled. */
async function fillsNothing(page: Page, form: Locator): Promise<void> {
  const before = await textsOf(form);
  expect(before.length).toBeGreaterThan(1);
  for (const line of await linesOf(form)) {
    const name = await line.getAttribute("name");
    expect(await fillOwnAddress(page, line), `chosen at ${name}`).toEqual({});
  }
  expect(await textsOf(form)).toEqual(before);
}

test("the browser fills no address of the staff into the form of a patient, at whichever field it is chosen", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient/add/info" });
  const form = page.getByRole("main");
  await form.getByRole("textbox", { name: "Address line 1", exact: true }).waitFor();
  await fillsNothing(page, form);
  await leave();
});

test("a patient who registers has the own name, phone, email and address filled by the browser, and nothing at the caregiver", async () => {
  const { page, leave } = await journey.visit();
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
  await leave();
});
