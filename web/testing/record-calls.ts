/**
 * Setup before each component test file of a recording run: records which named functions of the console the file calls, for npm run test:changed.
 */
import { afterAll, expect, inject } from "vitest";
import { cdp, commands } from "vitest/browser";

declare module "vitest" {
  interface ProvidedContext {
    /** Paths of the repository and of the folder of its records. */
    records: { root: string; folder: string };
  }
}

interface Script {
  readonly url: string;
  readonly functions: readonly { functionName: string; ranges: readonly { count: number }[] }[];
}
interface Profiler {
  send(method: string, options?: object): Promise<unknown>;
}

const { root, folder } = inject("records");
const profiler = cdp() as Profiler;
await profiler.send("Profiler.enable");
await profiler.send("Profiler.startPreciseCoverage", { callCount: false, detailed: false });

/** Returns the path of a module from the root; Vite serves some modules by their file system paths. */
const pathOf = (url: string): string =>
  new URL(url).pathname
    .replace(/^\/@fs/, "")
    .replace(root, "")
    .slice(1);

afterAll(async () => {
  const { result } = (await profiler.send("Profiler.takePreciseCoverage")) as { result: Script[] };
  const calls: Record<string, string[]> = {};
  for (const { url, functions } of result.filter((script) => /\.tsx?(\?|$)/.test(script.url))) {
    const called = functions.filter(({ functionName, ranges }) => functionName !== "" && (ranges[0]?.count ?? 0) > 0);
    const names = new Set(called.map(({ functionName }) => functionName));
    if (names.size > 0) calls[pathOf(url)] = [...names];
  }
  const testPath = expect.getState().testPath!.slice(root.length + 1);
  await commands.writeFile(`${folder}/${testPath.replaceAll("/", "~")}.json`, JSON.stringify(calls));
});
