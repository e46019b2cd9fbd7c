import { makeProcessEnd, ownProcess } from "./platform/process/process-end.ts";
import { releaseMemory } from "./platform/release-memory.ts";
import { startProduction } from "./start-production.ts";

/** The end of the production server as a process: it sets the exit code. */
const processEnd = makeProcessEnd({ exit: (code) => process.exit(code), log: console.error });
ownProcess(processEnd);

try {
  await startProduction(process.env, processEnd, console.log);
  releaseMemory();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await processEnd.end(1);
}
