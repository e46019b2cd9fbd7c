import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { addAnswers } from "@restride/dev-env/small-clinics/answers.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { test } from "./journey-test.ts";
import { step } from "./step.ts";

test.beforeAll(async ({ journey }) => {
  const today = journey.world.today();
  const thirteen = Array.from({ length: 13 }, (_, at): [CalendarDate, [number], number] => [
    addDays(today, -1 - at),
    [2],
    2,
  ]);
  await addAnswers(journey.world, 0, 2, "pain", thirteen);
});

test("an admin prints a patient's charts, at a desk and on a phone, and leaves no name to the next", async ({
  journey,
}) => {
  const at = `/patient/${small.patient(0, 2)}`;
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.admin), { at });
  const pain = page.getByRole("region", { name: "Pain Level", exact: true });
  await step(
    "paper has six rows of a long table and says so; a chart that is shown as a table prints all",
    async () => {
      const rows = pain.locator("tbody tr").filter({ visible: true });
      const rest = pain.getByText("6 of 13 rows. A chart that is shown as a table prints all.");
      await page.getByRole("heading", { name: /^Charts / }).scrollIntoViewIfNeeded();
      await pain.locator("figure svg").waitFor();
      await page.emulateMedia({ media: "print" });
      expect(await rows.count()).toBe(6);
      expect(await rest.isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
      await pain.getByRole("button", { name: "Show Pain Level as a table" }).click();
      expect(await rest.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await rows.count()).toBe(13);
      await page.emulateMedia({ media: null });
      await pain.getByRole("button", { name: "Show Pain Level as a chart" }).click();
    },
  );
  await step("on a sheet wider than the screen a drawing stays as it is, and no row of its values is cut", async () => {
    const figure = pain.locator("figure").first();
    await figure.locator("svg").waitFor();
    const [before, after] = await figure.evaluate((place) => {
      const width = () => Math.round(place.querySelector("svg")!.getBoundingClientRect().width);
      const drawn = width();
      place.style.width = "1600px";
      // As on paper, where nothing is redrawn: the rules change without an event.
      for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
        if (rule instanceof CSSMediaRule) rule.media.mediaText = rule.media.mediaText.replaceAll("print", "screen");
      return [drawn, width()];
    });
    expect(after).toBe(before);
    const values = page.locator("[data-shown]").first();
    expect(await values.evaluate((rows) => getComputedStyle(rows).overflow)).toBe("visible");
  });
  await step("screens S12: Ctrl+P in a window as narrow as a phone prints all that a wide one shows", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at);
    const parts = page.getByRole("navigation", { name: "Parts of the page" });
    await parts.waitFor();
    await page.evaluate(() => {
      const heads = () =>
        [...document.querySelectorAll("h2, aside h3")]
          .filter((each) => each.checkVisibility())
          .map((each) => each.textContent);
      window.print = () => (document.body.dataset.printed = heads().join());
    });
    await page.keyboard.press("Control+p");
    await page.locator("body[data-printed]").waitFor();
    const printed = await page.locator("body").getAttribute("data-printed");
    for (const part of ["Notifications", "Assigned devices", "Patient Notes", "Activity Calendar", "Charts"])
      expect(printed).toContain(part);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await parts.waitFor();
  });
  await step("who has signed out leaves no name in the margins of what is printed next", async () => {
    const margin = () =>
      page.evaluate(() => {
        for (const event of ["beforeprint", "afterprint"]) dispatchEvent(new Event(event));
        return document.documentElement.style.getPropertyValue("--sheet");
      });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await margin()).toContain("Pat2 Clinic1");
    await page.getByRole("button", { name: /^Profile of / }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await page.getByLabel("Username").waitFor();
    expect(await margin()).toBe("");
  });
  expect(problems).toEqual([]);
});
