import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { button, field, waitForHeading } from "../finders.ts";
import { test } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { draw, fillDetails, pressNext } from "./fill.ts";

const address = `/auth/${small.customers[0]}`;
const form = (page: Page, name: string): Promise<void> => page.getByRole("heading", { level: 2, name }).waitFor();
const registered = async (journey: Journey, firstname: string) =>
  (await journey.world.owner.query("select * from registered_patients where first_name = $1", [firstname])).rows;

test("a patient registers on a phone without help, and is taken over by one of the staff, whose draft a colleague opens", async ({
  journey,
}) => {
  await journey.world.owner.query("update customers set logo = '/images/logo.webp'");
  const { page, problems, leave } = await journey.visit({ width: 390, isMobile: true });
  await page.route("**/images/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    }),
  );
  await page.goto(address);

  await step("A039 A041: the page has the clinic's logo and name, and begins with the patient's details", async () => {
    await page.getByText("Clinic 1", { exact: true }).waitFor();
    await soon(() => page.locator('header img[src^="/images/logo"]').count()).toBe(1);
    await waitForHeading(page, "Patient details");
    expect(await page.getByRole("list", { name: "Steps" }).getByRole("listitem").count()).toBe(4);
  });

  await step(
    "A141 A184: the step is left only when the details are valid; the first wrong field gets the focus",
    async () => {
      await pressNext(page);
      await page.getByText("Please enter patient first name.").waitFor();
      await page.getByText("Please select your state.").waitFor();
      await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstname");
      await fillDetails(page);
      await field(page, "Zip").fill("");
      await pressNext(page);
      await page.getByText("Please enter your zip code").waitFor();
      await field(page, "Zip").fill("60601");
      await pressNext(page);
      await waitForHeading(page, "Consent forms");
    },
  );

  await step("A040 A142 A183: each form is read and signed; without a signature nobody goes on", async () => {
    await form(page, "Authorization for release of information");
    await page.getByRole("button", { name: "Read the whole form" }).click();
    await page.getByText("It ends by itself one year after my last day in the programme.").waitFor();
    await pressNext(page);
    await page.getByText("Please provide all required signatures.", { exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await draw(page);
    await page.getByText("Please provide all required signatures.").waitFor({ state: "detached" });
    await pressNext(page);
    await form(page, "Remote monitoring consent");
  });

  await step(
    "screens S15: on a phone the sheet to sign on stands above the footer, and it is said which form it is",
    async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => document.fonts.ready);
      const sheet = (await page.locator("canvas").boundingBox())!;
      const footer = (await page.getByRole("button", { name: "Next" }).boundingBox())!;
      expect(sheet.y + sheet.height).toBeLessThan(footer.y - 12);
      await page.getByText("2 of 3", { exact: true }).waitFor();
    },
  );

  await step(
    "screens S7: the browser's Back goes one step back, with what was typed; Forward goes on; a reload keeps the way so far",
    async () => {
      await page.goBack();
      await waitForHeading(page, "Patient details");
      await soon(() => field(page, "City").inputValue()).toBe("Chicago");
      await page.goForward();
      await form(page, "Remote monitoring consent");
      await page.goBack();
      await waitForHeading(page, "Patient details");
      await page.reload();
      await waitForHeading(page, "Patient details");
      await soon(() => field(page, "City").inputValue()).toBe("Chicago");
      await pressNext(page);
      await page.getByRole("button", { name: /^Authorization .* Signed$/ }).waitFor();
    },
  );

  await step("A142 A143: the other forms are signed too, then comes the review, which goes back to them", async () => {
    for (const title of ["Remote monitoring consent", "Device agreement"]) {
      await form(page, title);
      await page.locator("canvas").scrollIntoViewIfNeeded();
      await draw(page);
      await pressNext(page);
    }
    await waitForHeading(page, "Review");
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: /^Device agreement ?Signed$/ }).waitFor();
    await pressNext(page);
    await page.getByText("+1 312 555 0142").waitFor();
    await page.getByText("05/01/1960").waitFor();
    expect(await page.getByRole("img", { name: /^Signature under/ }).count()).toBe(3);
  });

  await step("A042: 'Submit' is disabled until the bot check is done", async () => {
    const seen = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("getBotCheck")) await seen.promise;
      await route.continue();
    });
    await page.reload();
    const submit = page.getByRole("button", { name: "Submit", exact: true });
    await soon(() => submit.isDisabled()).toBe(true);
    seen.resolve();
    await soon(() => submit.isEnabled()).toBe(true);
    await page.unroute("**/graphql");
  });

  await step(
    "A143: Submit leads to the thanks, once though the first answer was lost, and the way is forgotten",
    async () => {
      await page.getByLabel("Email me a copy of the signed forms").check();
      await page.route("**/graphql", async (route) => {
        if (!route.request().postData()?.includes("addRegisterPatient")) return route.continue();
        await route.fetch();
        await route.abort();
      });
      await button(page, "Submit").click();
      await page.getByRole("dialog").getByText("error communicating with the server").waitFor();
      await page.unroute("**/graphql");
      expect(new Set(problems.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
      await button(page, "Ok").click();
      await button(page, "Submit").dblclick();
      await waitForHeading(page, "Thank you");
      expect(await registered(journey, "Maria")).toHaveLength(1);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await soon(() => journey.world.mailbox.read("maria@example.com").length).toBe(1);
      await page.reload();
      await waitForHeading(page, "Patient details");
      await soon(() => field(page, "City").inputValue()).toBe("");
    },
  );
  expect(problems).toEqual([]);
  await leave();

  await journey.world.owner.query("update customers set logo = null");
  const first = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  await step("Add of the registered patients opens the form, filled, at the first empty field", async () => {
    await button(first.page, "Registered patients").click();
    await button(first.page, "Add Maria Alvarez").click();
    await first.page.waitForURL(/\/patient\/add\/info\?registration=/);
    await soon(() => field(first.page, "Last name").inputValue()).toBe("Alvarez");
    await soon(() => first.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("surgery.type");
    expect(await first.page.evaluate(() => scrollY)).toBe(0);
  });
  await step("what was signed can be read as it was signed", async () => {
    const download = first.page.waitForEvent("download");
    await button(first.page, "Download the signed forms").click();
    expect((await download).suggestedFilename()).toMatch(/^signed-forms-[\da-f-]{36}\.pdf$/);
  });
  await field(first.page, "First name").fill("Mary");
  await first.page.getByText(/^Draft saved/).waitFor();
  const second = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step("who is being added already is not added again: a colleague opens the draft", async () => {
    await button(second.page, "Registered patients").click();
    const row = second.page
      .getByRole("dialog", { name: /^Registered patients/ })
      .getByRole("row")
      .filter({ hasText: "Maria Alvarez" });
    await row.getByText(/^Sam Role2 is adding this patient since \d{1,2}:\d\d [AP]M\.$/).waitFor();
    await row.getByRole("button", { name: "Open draft of Maria Alvarez" }).click();
    await second.page.waitForURL((url) => url.searchParams.has("draft"));
    await soon(() => field(second.page, "First name").inputValue()).toBe("Mary");
  });
  expect([...first.problems, ...second.problems]).toEqual([]);
});
