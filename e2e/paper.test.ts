import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";
import { soon } from "./soon.ts";
import { step } from "./step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

/** As wide as a sheet of Letter without its margins. */
const sheet = { width: 725, height: 960 };

const toPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
};

const buttons = (page: Page): Promise<string[]> =>
  page.locator("main").getByRole("button").filter({ visible: true }).allInnerTexts();

test("screens S12: paper shows what is read and nothing that is pressed", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient?size=100&type=all" });
  await step("screens S12: the list prints every row and column, below the clinic's name and the day", async () => {
    await page.locator("tbody tr").nth(2).waitFor();
    await toPaper(page);
    await page.getByRole("list", { name: "Filters" }).getByText("Status All").waitFor();
    await page.locator("div[aria-hidden]").getByText("Clinic 1", { exact: true }).waitFor();
    const heads = await page.getByRole("columnheader").filter({ visible: true }).allInnerTexts();
    expect(heads.map((text) => text.trim())).toEqual([
      "Name",
      "Provider",
      "Surgery Date",
      "Measurement Progress",
      "Exercise Progress",
      "Surgery type",
    ]);
    expect((await buttons(page)).map((text) => text.trim()).filter(Boolean)).toEqual([
      "Name",
      "Surgery Date",
      "Measurement Progress",
      "Exercise Progress",
    ]);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("[data-list-rows]")!).overflow)).toBe(
      "visible",
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  });
  await step("screens S12: each sheet says its number of how many, and that it is confidential", async () => {
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map(({ cssText }) => cssText),
    );
    expect(margins).toHaveLength(1);
    expect(margins[0]).toMatch(/@bottom-right.*"Page " counter\(page\) " of " counter\(pages\)/s);
    expect(margins[0]).toMatch(/@bottom-left.*"Confidential: health information\./s);
  });
  await step("screens S12: Print puts the rows of all pages on paper, and says how many they are", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/users?size=1");
    const rows = page.locator("tbody tr");
    await page.getByText(/^1–1 of/).waitFor();
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", `${document.querySelectorAll("tbody tr").length}`);
    });
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.locator("body[data-printed]").waitFor();
    const total = Number(await page.locator("body").getAttribute("data-printed"));
    expect(total).toBeGreaterThan(2);
    await toPaper(page);
    await page.getByText(`All ${total}`, { exact: true }).waitFor();
    expect(await rows.count()).toBe(total);
    expect(await page.getByRole("button", { name: "Print", exact: true }).isVisible()).toBe(false);
    if (process.env.RESTRIDE_SCREENS === "1") await page.screenshot({ path: ".cache/screens/paper-list.png" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.getByText(`1–1 of ${total}`, { exact: true }).waitFor();
    expect(await rows.count()).toBe(1);
  });
  await step("screens S12: a patient prints with the side panel", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("complementary", { name: "Patient" }).waitFor();
    await toPaper(page);
    await page.getByRole("complementary", { name: "Patient" }).getByText("Assigned devices").waitFor();
    expect(await page.getByRole("button", { name: "START CONVERSATION" }).isVisible()).toBe(false);
    const bar = page.locator("[data-status] > span:last-child").first();
    expect(await bar.evaluate((line) => getComputedStyle(line).borderTopWidth)).toBe("1px");
    const pdf = await page.pdf({ preferCSSPageSize: true, format: "Letter" });
    expect(pdf.length).toBeGreaterThan(10_000);
  });
  await step("an exercise schedule prints as rows with dose and days, and nothing beside them", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/patient/schedule/${small.patient(0, 1)}`);
    const row = page.getByRole("listitem").filter({ hasText: "Quad Sets" });
    await row.waitFor();
    await toPaper(page);
    const lines = (await row.innerText()).split("\n").filter(Boolean);
    if (process.env.RESTRIDE_SCREENS === "1") await page.screenshot({ path: ".cache/screens/paper-exercises.png" });
    expect(lines).toEqual([
      "Quad Sets",
      "0 of 9 days done",
      "2 sets × 10 repeats · 2× a day",
      "Hold 5 seconds",
      "S+1 → S+60",
      "Every Day",
    ]);
    expect(await page.getByText("What this changes").isVisible()).toBe(false);
    expect((await row.boundingBox())!.width).toBeGreaterThan(sheet.width - 10);
    // The head of a group is a button too.
    expect((await buttons(page)).map((text) => text.split("\n")[0])).toEqual(["Added for this patient"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  });
  await step("screens S12: charts far down a page are asked for before it is printed", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.goto("/compliance");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("figure").count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await soon(() =>
      page.getByRole("region", { name: "Survey outcomes" }).getByRole("heading").count(),
    ).toBeGreaterThan(1);
  });
  await leave();
});

test("screens S14: in a contrast theme bars, chosen and current things have edges and system colours", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin));
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/patient/${small.patient(0, 1)}`);
  const bar = page.locator("[data-status] > span:last-child").first();
  expect(await bar.evaluate((line) => getComputedStyle(line).borderTopWidth)).toBe("1px");
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Highlight";
    return getComputedStyle(probe).backgroundColor;
  });
  expect(await looks("[role=radiogroup] label[data-on=true]")).toBe(highlight);
  expect(await looks("nav[aria-label=Main] a[aria-current=page]")).toBe(highlight);
  await page.goto("/patient");
  await page.locator("tbody tr").first().getByRole("checkbox").check();
  const row = page.locator("tbody tr").first();
  expect(await row.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  await leave();
});
