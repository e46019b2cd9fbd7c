import type { Page } from "playwright-core";
import { roleName } from "@restride/domain/access/roles.ts";
import { smallPassword } from "@restride/dev-env/small-clinics.ts";
import { crowdedClinics } from "@restride/dev-env/small-clinics/crowded-clinics.ts";
import { expect } from "vitest";
import { restOf } from "../at-rest.ts";
import { heightOf, widths } from "../browser.ts";
import { test as base } from "../journey-test.ts";
import type { Journey } from "../journey.ts";
import { step } from "../step.ts";
import { faultsOf } from "./look.ts";
import { addressValues } from "./address-values.ts";
import type { OverlayGroup } from "./overlay-looks.ts";
import { accountOf } from "./visits.ts";

const test = base.extend("clinics", { scope: "file" }, () => ({ fill: crowdedClinics, password: smallPassword }));

const pictureOf = (shows: string): string => /([^/]*)$/.exec(shows)![1]!.replace(".tsx", "").replaceAll(/\W+/g, "-");

const above = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/**
 * Closes the open overlays by keyboard. Returns true if the page can be used again: no overlay is open, no row is selected, and no field is invalid.
 */
async function close(page: Page): Promise<boolean> {
  for (let left = 3; left > 0 && (await page.locator(above).count()) > 0; left--) {
    const last = page.locator(above).last();
    await page.keyboard.press("Escape");
    await last.waitFor({ state: "detached", timeout: 500 }).catch(() => undefined); // a menu inside it used the key
  }
  return (await page.locator(`${above}, [aria-invalid=true], tbody input:checked`).count()) === 0;
}

async function checkGroup(journey: Journey, { role, isInside = false, looks }: OverlayGroup): Promise<string[]> {
  const account = accountOf({ standpoint: { role, isInside }, fullness: "crowded" });
  const { page, problems, leave } = account
    ? await journey.visitAs(account.email, { at: null, ...account })
    : await journey.visit();
  const values = await addressValues(journey, "crowded", { links: role === null, draft: true });
  const rest = restOf(page);
  const faults: string[] = [];
  const goTo = async (address: string, width: number): Promise<void> => {
    await page.setViewportSize({ width, height: heightOf(width) });
    await page.goto(address);
    await page.locator("main, h1").first().waitFor();
    await rest();
  };
  let before = "";
  for (const { shows, at, open, widths: own = widths } of looks)
    await step(shows, async () => {
      const place = `${at(values)} ${own[0]!}`;
      if (before !== place || !(await close(page))) await goTo(at(values), own[0]!);
      before = place;
      await open(page);
      await rest();
      faults.push(...(await faultsOf(page, pictureOf(shows), own)));
    }).catch((error: Error) => faults.push(`${shows}: ${error.message}`));
  await leave();
  return [...faults, ...problems.filter((problem) => !problem.includes("404"))]; // 404 errors of missing files are ignored
}

/** Number of overlays that one test checks in reasonable time on a busy machine. */
const atOnce = 8;

const inParts = (group: OverlayGroup) =>
  Array.from({ length: Math.ceil(group.looks.length / atOnce) }, (_, part) => ({
    ...group,
    looks: group.looks.slice(part * atOnce, (part + 1) * atOnce),
    title: `${group.role ? roleName(group.role) : "nobody"}, part ${part + 1}`,
  }));

/** Checks each dialog, drawer and menu of some groups in one crowded world. */
export function lookAtOverlays(groups: readonly OverlayGroup[]): void {
  test.for(groups.flatMap(inParts))("what opens over the pages of $title", async (group, { journey }) => {
    expect(await checkGroup(journey, group)).toEqual([]);
  });
}
