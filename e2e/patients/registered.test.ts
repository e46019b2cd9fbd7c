import { Role } from "@restride/domain/access/roles.ts";
import { register, registrationOf } from "@restride/dev-env/register.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeEach(async () => {
  journey = await startJourney(smallClinics);
  const { url } = journey.world;
  for (const [lastname, phone] of [
    ["One", "312 555 0141"],
    ["Two", "312 555 0142"],
    ["Three", "312 555 0143"],
    ["Four", "312 555 0144"],
    ["Five", "312 555 0145"],
    ["Six", "312 555 0146"],
  ])
    await register(url, await registrationOf(url, small.customers[0]!, { lastname, phone }));
});
afterEach(() => journey.close());

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Registered patients/ });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const search = (page: Page) => page.getByRole("searchbox", { name: "Search registered patients" });
const names = async (page: Page): Promise<string[]> =>
  (await dialog(page).locator("tbody tr td:first-child").allInnerTexts()).map((text) => /Maria (\w+)/.exec(text)![1]!);

test("an admin looks who registered, finds one, deletes one and sends the link", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  await step("B019 B399: the dialog lists who waits, five a page", async () => {
    await button(page, "Registered patients").click();
    await says(page, "6 waiting");
    await soon(async () => (await names(page)).length).toBe(5);
    await says(page, "1–5 of 6");
    await page.getByText("3 of 3 signed").first().waitFor();
  });
  await step("B020: four digits find a phone, the beginning of a last name a person", async () => {
    await search(page).fill("0142");
    await soon(() => names(page)).toEqual(["Two"]);
    await search(page).fill("thr");
    await soon(() => names(page)).toEqual(["Three"]);
    await search(page).fill("nobody");
    await says(page, "Nobody found with nobody.");
  });
  await step("who registers meanwhile is found, and counted in the title", async () => {
    const { url } = journey.world;
    const who = { lastname: "Seven", phone: "312 555 0147" };
    await register(url, await registrationOf(url, small.customers[0]!, who));
    await search(page).fill("sev");
    await soon(() => names(page)).toEqual(["Seven"]);
    await says(page, "7 waiting");
    await button(page, "Delete Maria Seven").click();
    await page.getByRole("dialog", { name: "Delete Maria Seven?" }).getByRole("button", { name: "Delete" }).click();
    await says(page, "6 waiting");
  });
  await step("B256: spaces at the ends are told", async () => {
    await search(page).fill("Three ");
    await says(page, "Please remove empty spaces.");
  });
  await step("by keys: / leads to the search, down into the rows, Delete asks about the one in focus", async () => {
    await search(page).fill("");
    await soon(async () => (await names(page)).length).toBe(5);
    const inFocus = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest("tr")?.textContent ?? "");
    await search(page).press("ArrowDown");
    await soon(inFocus).toContain("Maria Six");
    await page.keyboard.press("ArrowDown");
    await soon(inFocus).toContain("Maria Five");
    await page.keyboard.press("Delete");
    await page.getByRole("dialog", { name: "Delete Maria Five?" }).waitFor();
    await page.keyboard.press("Escape");
    await soon(inFocus).toContain("Maria Five");
    await page.keyboard.press("/");
    await soon(() => search(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await search(page).inputValue()).toBe("");
  });
  await step("B378: a registration is deleted after a question", async () => {
    await search(page).fill("Four");
    await soon(() => names(page)).toEqual(["Four"]);
    await button(page, "Delete Maria Four").click();
    await says(page, "Delete this registration and its signed forms?");
    await page
      .getByRole("alertdialog")
      .or(page.getByRole("dialog"))
      .getByRole("button", { name: "Delete", exact: true })
      .last()
      .click();
    await isTold(page, "Patient deleted successfully");
    await says(page, "5 waiting");
  });
  await step("B254 B255: the link is sent to a US phone, and to an email if there is one", async () => {
    await button(page, "Send link").click();
    const sheet = page.getByRole("dialog", { name: "Send the registration link" });
    await sheet.getByRole("textbox", { name: "Cell phone" }).fill("312 555 01");
    await sheet.getByRole("textbox", { name: "Email" }).fill("nobody");
    await button(page, "Send").click();
    await says(page, "Please enter a valid U.S. phone number.");
    await says(page, "Please enter valid email");
    await sheet.getByRole("textbox", { name: "Cell phone" }).fill("312 555 0177");
    await sheet.getByRole("textbox", { name: "Email" }).fill("new@example.com");
    await button(page, "Send").click();
    await isTold(page, "The link is on its way.");
    await journey.world.settle();
    for (const recipient of ["+13125550177", "new@example.com"])
      expect(journey.world.mailbox.read(recipient)[0]?.text, recipient).toContain(`/auth/${small.customers[0]}`);
    await button(page, "Close").last().click();
  });
  await step(
    "B022 B023: the self-register dialog has a phone, an email and the clinic's sheet with QR code",
    async () => {
      await button(page, "Self-register").click();
      const link = page.getByRole("link", { name: "View QR Code & Instructions" });
      await soon(() => link.getAttribute("href")).toBe(`/qrcode/registration/${small.customers[0]}`);
      await soon(() => link.getAttribute("target")).toBe("_blank");
    },
  );
  expect(problems).toEqual([]);
  await leave();
});

test("who is being added already is not added again: a colleague opens the draft", async () => {
  const first = await journey.visitAs(smallEmail(0, Role.physio), { at: "/patient" });
  await button(first.page, "Registered patients").click();
  await button(first.page, "Add Maria Six").click();
  await soon(() => first.page.getByRole("textbox", { name: "Last name" }).first().inputValue()).toBe("Six");
  await first.page.getByRole("textbox", { name: "First name" }).first().fill("Mary");
  await first.page.getByText(/^Draft saved/).waitFor();
  const second = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient" });
  const { page } = second;
  await button(page, "Registered patients").click();
  const row = dialog(page).getByRole("row").filter({ hasText: "Maria Six" });
  await row.getByText(/^Sam Role2 is adding this patient since \d{1,2}:\d\d [AP]M\.$/).waitFor();
  await button(page, "Add Maria Five").waitFor();
  expect(await dialog(page).getByText("is adding this patient").count()).toBe(1);
  await takeScreens(page, "registered-adding");
  await row.getByRole("button", { name: "Open draft of Maria Six" }).click();
  await page.waitForURL((url) => url.searchParams.has("draft"));
  await soon(() => page.getByRole("textbox", { name: "First name" }).first().inputValue()).toBe("Mary");
  expect([...first.problems, ...second.problems]).toEqual([]);
  await Promise.all([first.leave(), second.leave()]);
});
