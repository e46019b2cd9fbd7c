import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const limit = (page: Page, number: number) =>
  page.getByRole("group", { name: `Limit ${number} of Temperature`, exact: true });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a company admin makes a device with limits by day, and later gives it a value more", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/content/devices" });
  await step("the ready device stands in the list with what it measures", async () => {
    await row(page, "Knee Motion Sensor").waitFor();
    const cells = await row(page, "Knee Motion Sensor").getByRole("cell").allInnerTexts();
    expect(cells.slice(0, 5)).toEqual([
      "Knee Motion Sensor\nflexion_max, extension_deficit",
      "Knee",
      "1",
      "1",
      "Ready to copy",
    ]);
  });
  await step("a device without a value is refused, and so is a limit that nothing can reach", async () => {
    await page.getByRole("link", { name: "Add device" }).click();
    await field(page, "Display name").fill("Thermometer");
    await page.getByRole("combobox", { name: "For" }).selectOption("Knee and hip");
    await button(page, "Publish version 1").click();
    await page.getByRole("alert").getByText("Add a value: what one reading says.").waitFor();
    await button(page, "Add value").click();
    await field(page, "Measures").fill("Temperature");
    await field(page, "Unit").fill("°F");
    await field(page, "Smallest possible").fill("95");
    await field(page, "Largest possible").fill("105");
    await button(page, "Add limit of Temperature").click();
    await limit(page, 1).getByRole("textbox", { name: "Max" }).fill("106");
    await button(page, "Publish version 1").click();
    await limit(page, 1).getByText("Please enter a limit from 95 to 105.").waitFor();
  });
  await step("its limits are drawn while they are typed", async () => {
    await limit(page, 1).getByRole("textbox", { name: "Max" }).fill("101.5");
    await button(page, "Add limit of Temperature").click();
    await limit(page, 2).getByRole("textbox", { name: "From day" }).fill("S+4");
    await limit(page, 2).getByRole("textbox", { name: "Max" }).fill("100.4");
    const drawn = page.getByRole("figure", { name: "Limits of Temperature: S+1: 101.5, S+4: 100.4" });
    await drawn.waitFor();
    await button(page, "Add limit of Temperature").click();
    await limit(page, 3).waitFor();
    expect(await drawn.count()).toBe(1); // one that is only begun changes nothing of it
    await button(page, "Remove limit 3 of Temperature").click();
    await takeScreens(page, "content-device");
    await button(page, "Publish version 1").click();
    await isTold(page, "Version 1 is published. Running programmes stay on theirs.");
  });
  await step("the device that is open is marked in its list", async () => {
    const ground = (name: string) =>
      row(page, name)
        .getByRole("cell")
        .first()
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await row(page, "Thermometer").waitFor();
    expect(await ground("Thermometer")).not.toBe(await ground("Knee Motion Sensor"));
  });
  await step("what was published keeps its meaning: its fields are gone, a further value may come", async () => {
    await button(page, "Publish version 2").click();
    await page.getByRole("status").getByText("There is no draft to publish. Change something first.").waitFor();
    const value = page.getByRole("group", { name: /^0 · Temperature/ });
    await value.getByText("95–105°F").waitFor();
    expect(await value.getByRole("textbox", { name: "Measures" }).count()).toBe(0);
    expect(await value.getByRole("button", { name: "Remove Temperature" }).count()).toBe(0);
    await button(page, "Remove limit 1 of Temperature").click();
    await button(page, "Add value").click();
    await field(page, "Measures").fill("Pulse");
    await field(page, "Smallest possible").fill("30");
    await field(page, "Largest possible").fill("200");
    await button(page, "Publish version 2").click();
    await isTold(page, "Version 2 is published. Running programmes stay on theirs.");
  });
  await step("the list says what it measures now", async () => {
    await button(page, "Close").click();
    await arrivesAt(page, "/content/devices");
    await soon(() => row(page, "Thermometer").evaluate((one) => one === document.activeElement)).toBe(true);
    await row(page, "Thermometer").getByText("Temperature, Pulse").waitFor();
  });
  expect(problems).toEqual([]);
  await leave();
});
