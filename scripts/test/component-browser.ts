import { findChromium } from "../../e2e/chromium.ts";

/** Before component tests: their browser is unpacked, or whoever runs them is told how to get one. */
export function setup(): void {
  findChromium("shell");
}
