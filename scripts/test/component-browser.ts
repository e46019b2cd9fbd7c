import { playwright } from "@vitest/browser-playwright";
import type { BrowserCommand } from "vitest/node";
import { findChromium } from "../../e2e/chromium.ts";

/** Before component tests: their browser is unpacked, or whoever runs them is told how to get one. */
export function setup(): void {
  findChromium("shell");
}

/** Moves the mouse off the page: what comes to lie below it would show its tip, which takes the next Escape. */
const restMouse: BrowserCommand = ({ page }) => page.mouse.move(0, -10);

/** The browser of component tests, at the size of a desk and without motion. */
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
