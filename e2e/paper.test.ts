import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./journey-test.ts";
import { expectIdentityOnPaper } from "./paper-identity.ts";
import { soon } from "./soon.ts";
import { step } from "./step.ts";

test.beforeAll(async ({ journey }) => {
  const today = journey.world.today();
  await addAnswers(journey.world, 0, 1, "pain", [
    [addDays(today, -3), [3], 3],
    [addDays(today, -1), [2], 2],
  ]);
  // More users than the smallest page.
  await journey.world.owner.query(
    `insert into users (user_id, customer_id, role, email, first_name, last_name, password_hash)
     select gen_random_uuid(), customer_id, role, 'more' || number || '@clinic1.example', 'More', 'User' || number, password_hash
     from users, generate_series(1, 5) as number where user_id = $1`,
    [small.user(0, Role.admin)],
  );
});

/** Width and height of a Letter sheet without its margins, in CSS pixels. */
const sheet = { width: 725, height: 960 };

const toPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
};

const buttons = (page: Page): Promise<string[]> =>
  page.locator("main").getByRole("button").filter({ visible: true }).allInnerTexts();

test("screens S12: paper shows what is read and nothing that is pressed", async ({ journey }) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/patient?size=100&type=all" });
  await step("screens S12: the list prints every row and column, below the clinic's name and the day", async () => {
    await page.locator("tbody tr[data-row]").nth(2).waitFor();
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
    // A header with a box is printed only on the first sheet.
    const boxes = await page
      .locator("thead button")
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(boxes).toEqual([0, 0, 0, 0]);
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    const overflow = await page.locator("[data-list-rows]").evaluate((element) => getComputedStyle(element).overflow);
    expect(overflow).toBe("visible");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width);
  });
  await step(
    "screens S12: each sheet says its number of how many, that it is confidential, and behind the first whose it is",
    async () => {
      const margins = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSPageRule)
          .map(({ cssText }) => cssText),
      );
      expect(margins).toHaveLength(2);
      expect(margins[0]).toMatch(/@bottom-right.*"Page " counter\(page\) " of " counter\(pages\)/s);
      expect(margins[0]).toMatch(/@bottom-left.*"Confidential: health information\./s);
      expect(margins[0]).toMatch(/@top-left \{ content: var\(--sheet\) var\(--person,""\)/s);
      expect(margins[1]).toMatch(/^@page :first.*@top-left \{ content: none; \}/s);
      const footer = await page.evaluate(() => {
        window.dispatchEvent(new Event("beforeprint"));
        window.dispatchEvent(new Event("afterprint"));
        return document.documentElement.style.getPropertyValue("--sheet");
      });
      expect(footer).toBe(`"Clinic 1 · Patients · Restride · ${formatUs(journey.world.today())}"`);
    },
  );
  await step("screens S12: Print puts the rows of all pages on paper, and says how many they are", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/users?size=5");
    const rows = page.locator("tbody tr[data-row]");
    await page.getByText(/^1–5 of/).waitFor();
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute("data-printed", `${document.querySelectorAll("tbody tr[data-row]").length}`);
    });
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.locator("body[data-printed]").waitFor();
    const total = Number(await page.locator("body").getAttribute("data-printed"));
    expect(total).toBeGreaterThan(5);
    await toPaper(page);
    await page.getByText(`All ${total}`, { exact: true }).waitFor();
    expect(await rows.count()).toBe(total);
    expect(await page.getByRole("button", { name: "Print", exact: true }).isVisible()).toBe(false);
    if (process.env.RESTRIDE_SCREENS === "1") await page.screenshot({ path: ".cache/screens/paper-list.png" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.getByText(`1–5 of ${total}`, { exact: true }).waitFor();
    expect(await rows.count()).toBe(5);
    await page.evaluate(() => document.body.removeAttribute("data-printed"));
    await page.keyboard.press("Control+p");
    await soon(() => page.locator("body").getAttribute("data-printed")).toBe(`${total}`);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  });
  await step("screens S12: a patient prints with the side panel", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("complementary", { name: "Patient" }).waitFor();
    await toPaper(page);
    await page.getByRole("complementary", { name: "Patient" }).getByText("Assigned devices").waitFor();
    expect(await page.getByRole("button", { name: "START CONVERSATION" }).isVisible()).toBe(false);
    await expectIdentityOnPaper(journey, page, page.getByRole("heading", { level: 1 }), small.patient(0, 1));
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
    // The header of a group is a button too.
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
  await step("screens S12: home has its numbers on paper, and no signs or words of what is pressed", async () => {
    await toPaper(page);
    const main = page.getByRole("main");
    await main.getByText("Ranges end at the end of last week.").waitFor();
    await soon(() => main.getByRole("listitem").filter({ visible: true }).count()).toBeGreaterThan(9);
    expect(
      await main
        .getByText(/^Select a count|^View all/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    const links = await main.getByRole("link").filter({ visible: true }).allInnerTexts();
    expect(links.filter((text) => text.trim() === "")).toEqual([]);
  });
});

test("screens S12: paper is whole: a list begins below its head, a drawing and a log fit, a dialog says whose it is", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/surgeons" });
  const heads = () => page.getByRole("columnheader").filter({ visible: true }).allInnerTexts();
  await step("screens S12: what is only pressed is not on paper, and a long list goes on over sheets", async () => {
    await page.locator("tbody tr[data-row]").first().waitFor();
    expect(await heads()).toContain("Actions");
    await toPaper(page);
    expect(await heads()).toEqual(["NAME", "EMAIL", "PHONE", "PATIENTS"]);
    const card = page.locator("section").filter({ has: page.getByRole("table") });
    const breaks = () => card.evaluate((one) => getComputedStyle(one).breakInside);
    expect(await breaks()).toBe("avoid");
    await card.evaluate((one) => {
      const rows = one.querySelector("tbody")!;
      rows.append(...Array.from({ length: 8 }, () => rows.firstElementChild!.cloneNode(true)));
    });
    expect(await breaks()).toBe("auto");
  });
  await step("screens S12: a dialog is printed in place of its page, with clinic, day and page named", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("button", { name: "ACTIVITY LOG" }).click();
    const log = page.getByRole("dialog", { name: "Activity log" });
    await log.getByRole("table").waitFor();
    await toPaper(page);
    expect(await page.getByRole("heading", { level: 1, includeHidden: true }).isVisible()).toBe(false);
    await page.locator("#paper").getByText("Clinic 1", { exact: true }).waitFor();
    const title = log.getByText("Pat1 Clinic1 · Restride", { exact: true });
    await title.waitFor();
    await expectIdentityOnPaper(journey, page, title, small.patient(0, 1));
    expect((await log.getByRole("table").boundingBox())!.width).toBeLessThanOrEqual(sheet.width);
    expect(await log.getByRole("button", { name: "Export CSV" }).isVisible()).toBe(false);
  });
  await step("screens S12: Ctrl+P prints when all of the page is there, drawings too", async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 300 });
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("region", { name: "Score charts" }).locator("figure").count()).toBe(0);
    await page.evaluate(() => {
      const { body } = document;
      addEventListener("beforeprint", () => {
        body.dataset.asked = `${Number(body.dataset.asked ?? 0) + 1}`;
        const busy = performance.now() + 600; // longer than the page waits for quiet before it prints
        setTimeout(() => {
          while (performance.now() < busy);
        });
      });
      window.print = () => (body.dataset.printed = `${document.querySelectorAll("figure > div > div svg").length}`);
    });
    await page.keyboard.press("Control+p");
    await page.keyboard.press("Control+p");
    expect(await page.locator("body").getAttribute("data-asked")).toBe("1"); // two presses start one print
    await page.locator("body[data-printed]").waitFor();
    // The two charts show pain since surgery and pain of the last answers.
    expect(await page.locator("body").getAttribute("data-printed")).toBe("2");
    await page.keyboard.press("Control+p");
    expect(await page.locator("body").getAttribute("data-asked")).toBe("2");
  });
  await step("screens S12: on a sheet narrower than the window a drawing becomes smaller, and is not cut", async () => {
    await page.emulateMedia({ media: "print" });
    const size = await page
      .locator("figure")
      .first()
      .evaluate((figure) => {
        figure.style.width = "200px";
        const drawing = figure.querySelector("svg")!;
        const { width, bottom } = drawing.getBoundingClientRect();
        return [Math.round(width), Math.round(figure.getBoundingClientRect().bottom - bottom)];
      });
    // The drawing is as wide as its figure, and the figure is as high as the drawing: nothing is cut off and no space is empty.
    expect(size).toEqual([200, 0]);
  });
  expect(problems).toEqual([]);
});
