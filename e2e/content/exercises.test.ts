import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const says = (page: Page, sentence: string): Promise<void> =>
  page.getByText(sentence, { exact: true }).first().waitFor();
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an exercise is made, with its video and dose", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), {
    at: "/content/exercises",
  });
  await step("the ready exercises stand in the list", async () => {
    await row(page, "Quad Sets").waitFor();
    await takeScreens(page, "content-exercises");
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
  await step("it is published, and shown with its version", async () => {
    await field(page, "Video link").fill("https://video.example.com/bridge");
    await button(page, "Publish version 1").click();
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
    await page.getByRole("navigation", { name: "Content" }).waitFor({ state: "detached" });
    await button(page, "Publish version 2").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
