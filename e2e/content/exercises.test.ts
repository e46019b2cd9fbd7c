import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { portrait } from "../surgeons/surgeon-screens.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const panel = (page: Page, name: string) => page.getByRole("complementary", { name, exact: true });

test("an exercise is made, with its video and dose", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/exercises",
  });
  await step("the ready exercises stand in the list", async () => {
    await card(page, "Quad Sets").getByText("In 1 regimen · Ready to copy").waitFor();
  });
  await step("cards that do not fit into the list scroll, and none is cut", async () => {
    const cut = await page.locator("ul[data-list-rows]").evaluate((list: HTMLElement) => {
      list.style.height = "100px"; // as if there were many
      const cards = [...list.children].filter((each) => each.scrollHeight > each.clientHeight);
      list.style.height = "";
      return cards.length;
    });
    expect(cut).toBe(0);
  });
  await step("a video link without https is refused at its field", async () => {
    await page.getByRole("link", { name: "Add exercise" }).click();
    await field(page, "Name").fill("Bridge");
    await page.getByRole("textbox", { name: "What it is good for" }).fill("Lifts the hips.");
    await field(page, "Video link").fill("http://video.example.com/bridge");
    await button(page, "Publish version 1").click();
    await says(page, "Please enter a link that begins with https://.");
    await takeScreens(page, "content-exercise");
  });
  await step("it is not published while its picture is on its way, for it would be without it", async () => {
    await field(page, "Video link").fill("https://video.example.com/bridge");
    const { promise: isAsked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/images", async (route) => {
      await isAsked;
      await route.continue();
    });
    await page
      .getByLabel("Choose image")
      .setInputFiles({ name: "bridge.jpg", mimeType: "image/jpeg", buffer: await portrait() });
    const held = page.getByRole("button", { name: "Publish version 1", disabled: true });
    await held.waitFor();
    await page.getByRole("button", { name: "Save draft", disabled: true }).waitFor();
    await field(page, "Name").press("Enter");
    await held.click({ force: true });
    await arrivesAt(page, "/content/exercises/new");
    goOn();
    await page.getByRole("img", { name: "Image" }).waitFor();
  });
  await step("it is published, and shown with its version", async () => {
    await button(page, "Publish version 1").click();
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
    await panel(page, "Bridge").getByText("Published", { exact: true }).waitFor();
    await button(page, "Publish version 2").waitFor();
    await card(page, "Bridge").getByText("Video", { exact: true }).waitFor();
    await page.getByRole("img", { name: "Image" }).waitFor();
  });
  await step("another one opens beside the list; search and place stay, Escape gives the focus back", async () => {
    await page.getByRole("searchbox", { name: "Search exercises" }).fill("s");
    await page.waitForURL(/search=s/);
    await card(page, "Quad Sets").getByRole("link").click();
    await panel(page, "Quad Sets")
      .getByText(/^In 1 regimen\. A new picture, video or text shows at once/)
      .waitFor();
    await soon(() => panel(page, "Quad Sets").evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field(page, "Name").isDisabled()).toBe(true);
    expect(new URL(page.url()).search).toBe("?search=s");
    await panel(page, "Quad Sets").press("Escape");
    await arrivesAt(page, "/content/exercises?search=s");
    const link = card(page, "Quad Sets").getByRole("link");
    await soon(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  });
  await step("changes are not lost by opening another one", async () => {
    await page.getByRole("searchbox", { name: "Search exercises" }).fill("");
    await card(page, "Bridge").getByRole("link").click();
    await field(page, "Name").fill("Bridges");
    await card(page, "Quad Sets").getByRole("link").click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await field(page, "Name").inputValue()).toBe("Bridges");
    await button(page, "Save draft").click();
    await panel(page, "Bridges").getByText("Draft of 2", { exact: true }).waitFor();
  });
  await step("in a window that has no room beside the list it lies over it, and Back closes it", async () => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const drawer = page.getByRole("dialog", { name: "Bridges" });
    await soon(() => drawer.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Bridges");
    await page.goBack();
    await arrivesAt(page, "/content/exercises");
    await drawer.waitFor({ state: "detached" });
  });
  expect(problems).toEqual([]);
  await leave();
});
