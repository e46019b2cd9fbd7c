/** What npm test runs on Node 24: every check and every test, two at a time for two cores. It is exactly CI. */
import { runWhole } from "./test/run.ts";

process.exitCode = await runWhole();
