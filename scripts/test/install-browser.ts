/** Makes sure that there is a browser for the browser tests. */
import { findChromium, installChromium } from "../../e2e/chromium.ts";

try {
  installChromium(console.log);
  console.log(findChromium("shell"));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
