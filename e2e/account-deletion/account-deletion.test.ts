import { smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const heading = (page: Page, name: string): Promise<void> => page.getByRole("heading", { level: 1, name }).waitFor();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const fill = async (page: Page): Promise<void> => {
  await field(page, "First name").fill("Pat1");
  await field(page, "Last name").fill("Clinic1");
  await field(page, "Date of birth").fill("050160");
  await field(page, "Cell phone").fill("312 555 0101");
};

test("a patient asks for deletion on a phone, and changes their mind", async () => {
  const { page, problems, leave } = await journey.visit({ width: 390 });
  await page.goto("/account/delete");

  await heading(page, "DELETE ACCOUNT REQUEST");
  await step("A044: 'Cancel' says that the request was cancelled, and nothing was sent", async () => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Your request was cancelled.", { exact: true }).waitFor();
    expect((await journey.world.owner.query("select from account_deletions where withdrawn_at is null")).rowCount).toBe(
      0,
    );
    await page.getByRole("button", { name: "Back to the form" }).click();
  });

  await step("A045 A046: 'Submit' thanks, and says that the data is deleted after 90 days", async () => {
    await fill(page);
    await soon(() => submit(page).isEnabled()).toBe(true);
    await submit(page).dblclick();
    await page
      .getByText("Thank you. Your request was received. The data of your account is deleted after 90 days.", {
        exact: false,
      })
      .waitFor();
  });

  await step("the link in the message withdraws it", async () => {
    await journey.world.settle();
    const [mail] = journey.world.mailbox.read(smallPatientEmail(0, 1));
    await page.goto(/https?:\/\/[^/\s]+(\/\S+)/.exec(mail!.text)![1]!);
    await heading(page, "Keep your account");
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("Your request was withdrawn. Your account stays as it is.").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("This link is no longer valid.", { exact: false }).waitFor();
  });

  expect(problems).toEqual([]);
  await leave();
});
