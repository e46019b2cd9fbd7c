import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { field, waitForHeading } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

/** Adds deletion requests of Una and Otto. No patient record matches them, and the first company may know both. */
test.beforeAll(async ({ journey }) => {
  for (const [firstname, minutesAgo] of [
    ["Una", 10],
    ["Otto", 20],
  ] as const)
    await journey.world.owner.query(
      `insert into deletion_requests (request_id, first_name, last_name, dob, phone, email, requested_at, unmatched_at, company_ids)
       values (gen_random_uuid(), $1, 'Known', '1961-05-01', '+13125550177', null, $2, $2, array[$3::uuid])`,
      [firstname, new Date(journey.world.clock.now() - minutesAgo * 60_000), small.companies[0]],
    );
});

const line = (page: Page, requests: string) => page.getByRole("button", { name: `${requests} to review` });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Deletion requests" });
const names = (page: Page): Promise<string[]> =>
  dialog(page).locator("tbody tr[data-row] td:first-child, tbody tr[data-row] th:first-child").allInnerTexts();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const locate = async (page: Page): Promise<void> => {
  const search = page.getByRole("dialog", { name: "LOCATE PATIENT" });
  await search.getByLabel("Last four digits").fill("0102");
  await search.getByRole("button", { name: "Search" }).click();
  await search
    .getByRole("row", { name: /Pat2 Clinic1/ })
    .getByRole("button", { name: "Start case" })
    .click();
};

const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const fill = async (page: Page): Promise<void> => {
  await field(page, "First name").fill("Pat1");
  await field(page, "Last name").fill("Clinic1");
  await field(page, "Date of birth").fill("050160");
  await field(page, "Cell phone").fill("312 555 0101");
};

test("a patient asks for deletion on a phone and changes their mind; requests of others are looked through by the company", async ({
  journey,
}) => {
  await askAndWithdraw(journey);
  await lookThrough(journey);
});

async function askAndWithdraw(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visit({ width: 390 });
  await page.goto("/account/delete");

  await waitForHeading(page, "DELETE ACCOUNT REQUEST");
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
    await waitForHeading(page, "Keep your account");
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("Your request was withdrawn. Your account stays as it is.").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("This link is no longer valid.", { exact: false }).waitFor();
  });

  expect(problems).toEqual([]);
  await leave();
}

async function lookThrough(journey: Journey): Promise<void> {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/cases" });
  await step("the newest stands first, with what the request says", async () => {
    await line(page, "2 deletion requests").click();
    await soon(() => names(page)).toEqual(["Una Known", "Otto Known"]);
    await dialog(page).getByText("05/01/1961").first().waitFor();
  });
  await step("the patient who is chosen leads to the new case", async () => {
    await press(page, "Start case: request of Una Known");
    await locate(page);
    await waitForNotice(page, "Case started");
    await page.waitForURL(/\/cases\/[0-9a-f-]{36}$/);
    await page.getByRole("heading", { name: /Account deletion request to check/ }).waitFor();
    await page
      .getByText(/The request says: Una Known, born 05\/01\/1961/)
      .first()
      .waitFor();
    await page.getByText("Pat2 Clinic1").first().waitFor();
  });
  await step("the request has left the list; with the last one, who is nobody's patient, the line goes", async () => {
    await page.goto("/cases");
    await line(page, "1 deletion request").click();
    await soon(() => names(page)).toEqual(["Otto Known"]);
    await press(page, "Not our patient: request of Otto Known");
    await page
      .getByRole("dialog", { name: "Not our patient?" })
      .getByRole("button", { name: "Remove", exact: true })
      .click();
    await waitForNotice(page, "Request removed");
    await dialog(page).getByText("No deletion requests").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "CASES" }).waitFor();
    expect(await page.getByRole("button", { name: /to review$/ }).count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
}
