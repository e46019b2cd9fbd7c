/** Makes sure that there is a browser for the browser tests. */
import { provideChromium } from "../../e2e/chromium.ts";

try {
  console.log(provideChromium(console.log));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
