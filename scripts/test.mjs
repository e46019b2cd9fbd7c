// npm test: every check and every test. Runs on Node 18 and newer with nothing installed.
import { launch } from "./launch.mjs";

await launch("scripts/test.ts");
