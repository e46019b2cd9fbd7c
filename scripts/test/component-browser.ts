import { playwright } from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import { findChromium } from "../../e2e/chromium.ts";

/** Unpacks the browser before component tests, or throws with instructions to install one. */
export function setup(): void {
  findChromium("shell");
}

/** Moves the mouse off the page: an element that appears below it would show its tooltip, which would take the next Escape. */
const restMouse: BrowserCommand = ({ page }) => page.mouse.move(0, -10);

/** Returns the browser settings of component tests: a desktop viewport, without motion. */
export const componentBrowser = (executablePath: string | undefined) => ({
  enabled: true,
  headless: true,
  viewport: { width: 1440, height: 900 },
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath, args: ["--no-sandbox"] },
    contextOptions: { reducedMotion: "reduce" },
  }),
  instances: [{ browser: "chromium" as const }],
  commands: { restMouse },
});
