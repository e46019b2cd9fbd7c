import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { test } from "./journey-test.ts";

test("screens S14: in a contrast theme bars, chosen rows and what lies over the page have edges", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`/patient/${small.patient(0, 1)}`);
  const bar = page.locator("[data-status] > span:last-child").first();
  expect(await bar.evaluate((line) => getComputedStyle(line).borderTopWidth)).toBe("1px");
  await page.goto("/patient");
  await page.locator("tbody tr[data-row]").first().getByRole("checkbox").check();
  const row = page.locator("tbody tr[data-row]").first();
  expect(await row.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
  const edge = (one: Locator) => one.evaluate((box) => getComputedStyle(box).borderLeftStyle);
  expect(await edge(page.getByRole("region", { name: "Selection" }))).toBe("solid");
  await page.locator("[data-number]").first().click();
  expect(await edge(page.getByRole("dialog").locator(".."))).toBe("solid");
});
