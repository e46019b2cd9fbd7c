import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const grave = new Set<string | null | undefined>(["serious", "critical"]);

/** In the page itself and for faults only: there are no frames, and collecting what is well took most of the time. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

/** Throws with rule, element and reason for every grave thing that axe finds on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axe(page).analyze();
  const found = violations.filter(({ impact }) => grave.has(impact));
  const lines = found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}\n    ${node.any[0]?.message ?? node.failureSummary ?? ""}`),
  );
  if (lines.length > 0) throw new Error(`${page.url()} cannot be used by everyone:\n  ${lines.join("\n  ")}`);
}
