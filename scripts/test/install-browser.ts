/** Installs a browser for the browser tests when there is none. */
import { findChromium, installChromium } from "../../e2e/chromium.ts";

try {
  installChromium(console.log);
  console.log(findChromium("shell"));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
