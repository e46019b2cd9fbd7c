import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Source of axe that is sent into each page. The minified file has 0.65 MB instead of 1.5 MB. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const failingImpacts = new Set<string | null | undefined>(["serious", "critical"]);

/** Rules that are switched off: their findings are never serious or critical, so `expectAccessible` would ignore them. */
const minorRules = [
  "empty-heading",
  "empty-table-header",
  "heading-order",
  "image-redundant-alt",
  "landmark-banner-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "presentation-role-conflict",
  "region",
];

/**
 * Returns axe's violations on the page. Passes are not collected, because that took most of the time; media are not preloaded, because no rule here
 * needs it. Axe is injected into a page once and is then used for both themes.
 */
async function violationsOf(page: Page, options: RunOptions): Promise<AxeResults["violations"]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (chosen) => {
      const { axe: inPage } = window as unknown as { axe: { run: typeof axe.run } };
      return (await inPage.run(document, chosen)).violations;
    },
    { ...options, resultTypes: ["violations"], preload: false } as RunOptions,
  );
}

/** Options of axe: `whole` for all rules except the minor ones, `colours` for the rules whose results depend on the theme. */
const ruleSets = {
  whole: { rules: Object.fromEntries(minorRules.map((rule) => [rule, { enabled: false }])) },
  colours: { runOnly: ["color-contrast", "link-in-text-block"] },
} as const;

/** Throws with rule, element and reason if axe finds a serious or critical violation on the page as it is now. */
export async function expectAccessible(page: Page, look: keyof typeof ruleSets = "whole"): Promise<void> {
  const violations = (await violationsOf(page, ruleSets[look] as RunOptions)).filter(({ impact }) =>
    failingImpacts.has(impact),
  );
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}\n    ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
  if (lines.length > 0) throw new Error(`${page.url()} has accessibility violations:\n  ${lines.join("\n  ")}`);
}
