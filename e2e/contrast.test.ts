import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Journey, smallClinics, startJourney } from "./journey.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

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
  await page.locator("tbody tr[data-row]").first().getByRole("checkbox").check();
  const row = page.locator("tbody tr[data-row]").first();
  expect(await row.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  await leave();
});

test("screens S14: in a contrast theme the chosen tab of the content has a line below it, the others have none", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: "/content/devices" });
  await page.emulateMedia({ forcedColors: "active" });
  const line = (name: string) =>
    page.getByRole("link", { name, exact: true }).evaluate((one) => getComputedStyle(one).borderBottomStyle);
  await page.getByRole("link", { name: "Devices", exact: true }).waitFor();
  expect(await line("Devices")).toBe("solid");
  expect(await line("Exercises")).toBe("none");
  await leave();
});
