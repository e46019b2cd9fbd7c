import { smallPatientEmail } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
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
const fill = async (page: Page, phone = "312 555 0101"): Promise<void> => {
  await field(page, "First name").fill("Pat1");
  await field(page, "Last name").fill("Clinic1");
  await field(page, "Date of birth").fill("050160");
  await field(page, "Cell phone").fill(phone);
};

test.each([390, 1440])("a patient asks for deletion at %i pixels, and changes their mind", async (width) => {
  const { page, problems, leave } = await journey.visit({ width });
  // Each is taken in all widths, so one journey of the two is enough.
  const pictures = async (name: string): Promise<void> => (width === 390 ? takeScreens(page, name) : undefined);
  await page.clock.setFixedTime("2026-11-20T18:00:00Z");
  await page.goto("/account/delete");

  await step("A043: the form has its title and the buttons 'Cancel' and 'Submit'", async () => {
    await heading(page, "DELETE ACCOUNT REQUEST");
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await submit(page).waitFor();
  });

  await step("A047: 'Submit' waits for the bot check", async () => {
    await soon(() => submit(page).isEnabled()).toBe(true);
    await page.getByText("Security check passed.").waitFor();
  });

  await step("A186 A187 A189 A191: what is missing is told under its field, the first gets the focus", async () => {
    await submit(page).click();
    for (const text of [
      "Please enter patient first name.",
      "Please enter patient last name.",
      "Please enter patient birth date.",
      "Please enter patient cell number.",
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstname");
  });

  await step("A190: a phone has a country, the US unless another is chosen", async () => {
    await soon(() => page.getByLabel("Country of Cell phone").inputValue()).toBe("US");
    await fill(page, "12");
    await submit(page).click();
    await page.getByText("Please enter valid number!", { exact: true }).waitFor();
  });

  await step(
    "A193 A194: the birth date is typed, or picked from a picker that starts 50 years back and ends yesterday",
    async () => {
      const picker = page.getByRole("dialog", { name: "Date of birth" });
      const day = (name: string) => picker.getByRole("button", { name: new RegExp(`, ${name}`) });
      const opensAt = async (name: string): Promise<void> => {
        await page.getByRole("button", { name: "Pick Date of birth" }).click();
        await soon(() => day(name).evaluate((one) => one === document.activeElement)).toBe(true);
      };
      await opensAt("May 1, 1960");
      await page.keyboard.press("Escape");
      await field(page, "Date of birth").fill("");
      await opensAt("November 20, 1976");
      await picker.getByRole("combobox", { name: "year" }).selectOption("2026");
      expect(await day("November 19, 2026").getAttribute("aria-disabled")).toBeNull();
      await soon(() => day("November 20, 2026").getAttribute("aria-disabled")).toBe("true");
      await picker.getByRole("combobox", { name: "year" }).selectOption("1960");
      await picker.getByRole("combobox", { name: "month" }).selectOption("May");
      await day("May 1, 1960").click();
      await soon(() => field(page, "Date of birth").inputValue()).toBe("05/01/1960");
    },
  );

  await step("A044: 'Cancel' says that the request was cancelled, and nothing was sent", async () => {
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Your request was cancelled.", { exact: true }).waitFor();
    await pictures("deletion-cancelled");
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
    await pictures("deletion-sent");
  });

  await step("the link in the message withdraws it", async () => {
    await journey.world.settle();
    const [mail] = journey.world.mailbox.read(smallPatientEmail(0, 1));
    await page.goto(/https?:\/\/[^/\s]+(\/\S+)/.exec(mail!.text)![1]!);
    await heading(page, "Keep your account");
    await pictures("deletion-withdraw");
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("Your request was withdrawn. Your account stays as it is.").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Withdraw the request" }).click();
    await page.getByText("This link is no longer valid.", { exact: false }).waitFor();
  });

  expect(problems).toEqual([]);
  await leave();
});

test("A283: on public pages a notice stays five seconds, at the top right", async () => {
  const { page, leave } = await journey.visit();
  await page.clock.install({ time: "2026-11-20T18:00:00Z" });
  await page.goto("/account/delete");
  await fill(page);
  await soon(() => submit(page).isEnabled()).toBe(true);
  await page.route("**/graphql", (route) => route.abort());
  await page.clock.pauseAt("2026-11-20T20:00:00Z");
  await submit(page).click();
  const notice = page.getByRole("status").getByText("error communicating with the server");
  const shown = async (): Promise<number> => {
    await page.clock.runFor(20);
    return notice.count();
  };
  await soon(shown).toBe(1);
  const box = (await notice.boundingBox())!;
  expect([box.x > 1440 / 2, box.y < 200]).toEqual([true, true]);
  await page.mouse.move(10, 500);
  await page.clock.runFor(4_500);
  expect(await notice.count()).toBe(1);
  await page.clock.runFor(500);
  await notice.waitFor({ state: "detached" });
  await leave();
});
