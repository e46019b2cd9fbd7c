/** Records the named functions of the product that a test file calls, for npm run test:changed. Runs before each test file of a run that records. */
import { Session } from "node:inspector/promises";
import { fileURLToPath } from "node:url";
import { recordCall, writeCalls } from "../../dev-env/calls/recorded-calls.ts";
import { aroundAll, expect } from "vitest";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: false });

// `aroundAll` also covers calls of fixtures that close after the last hook.
aroundAll(async (runTests) => {
  await runTests();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  for (const { url, functions } of result.filter((script) => script.url.startsWith("file:")))
    for (const { functionName, ranges } of functions)
      if (functionName !== "" && (ranges[0]?.count ?? 0) > 0) recordCall(fileURLToPath(url), functionName);
  writeCalls(process.env.RESTRIDE_TEST_CALLS!, expect.getState().testPath!);
});
