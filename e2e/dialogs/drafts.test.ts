import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { pressAfterSession } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const words = "The wound is red since Sunday, with a little fluid at the lower end.";

const dialogOf = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole("button", { name: button }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
};

/** Opens the dialog again and expects the text in the field and the note that a draft was restored. Returns the dialog. */
const findsDraft = async (page: Page, button: string, field: string, text: string): Promise<Locator> => {
  const dialog = await dialogOf(page, button);
  await dialog.getByText("Draft restored", { exact: true }).waitFor();
  await soon(() => dialog.getByLabel(field).inputValue()).toBe(text);
  return dialog;
};

const patient = (number: number): string => `/patient/${small.patient(0, number)}`;

test("screens S6: what is typed into a dialog is found again, by whoever typed it and nobody else", async ({
  journey,
}) => {
  const email = smallEmail(0, Role.physio);
  const { page, problems } = await journey.visitAs(email, { at: patient(1) });

  await step("screens S6: a message is kept over Escape and a reload", async () => {
    const dialog = await dialogOf(page, "START CONVERSATION");
    await dialog.getByLabel("Message").fill(words);
    await page.keyboard.press("Escape");
    await soon(() => page.getByRole("dialog").count()).toBe(0);
    await page.reload();
    await findsDraft(page, "START CONVERSATION", "Message", words);
    await page.keyboard.press("Escape");
  });
  await step("screens S6: it belongs to its patient and its dialog", async () => {
    const notify = await dialogOf(page, "NOTIFY");
    expect(await notify.getByText("Draft restored").count()).toBe(0);
    await notify.getByLabel("Title").fill("Closed on Monday");
    await page.keyboard.press("Escape");
    await page.goto(patient(2));
    expect(await (await dialogOf(page, "START CONVERSATION")).getByLabel("Message").inputValue()).toBe("");
    await page.keyboard.press("Escape");
  });
  await step("screens S6: it is kept over the end of the session", async () => {
    await page.goto(patient(1));
    const dialog = await findsDraft(page, "START CONVERSATION", "Message", words);
    await dialog.getByLabel("Subject").fill("Wound");
    await dialog.getByRole("button", { name: "Send" }).focus();
    await pressAfterSession(journey, page);
    await journey.signIn(page, email);
    await page.waitForURL(`**${patient(1)}`);
    const draftDialog = await findsDraft(page, "START CONVERSATION", "Message", words);
    await soon(() => draftDialog.getByLabel("Subject").inputValue()).toBe("Wound");
    await page.keyboard.press("Escape");
  });
  await step("screens S6: a logout takes the drafts with it, also in another tab", async () => {
    const dialog = await dialogOf(page, "ADD REMINDER");
    await dialog.getByLabel("Title").fill("Ice the knee");
    await page.keyboard.press("Escape");
    const other = await page.context().newPage();
    await other.goto(patient(1));
    await other.getByRole("button", { name: /^Profile of/ }).click();
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await other.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login*");
    await soon(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Ice the knee");
    await other.close();
  });
  expect(problems).toEqual([]);
});
