import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs code after exitOnSignals, sends signals once it is ready, and returns its output and exit code. */
function run(code: string, ...signals: NodeJS.Signals[]): Promise<{ output: string; exit: number | null }> {
  const script = `const { exitOnSignals } = await import(${JSON.stringify(join(import.meta.dirname, "exit-on-signals.ts"))});
    exitOnSignals(); process.on("exit", () => console.log("hook")); setInterval(() => {}, 1000); ${code}; console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  let output = "";
  child.stdout.on("data", (part) => {
    output += String(part);
    if (String(part).includes("ready")) for (const signal of signals) child.kill(signal);
  });
  return new Promise((done) => child.once("close", (exit) => done({ output, exit })));
}

const listener = `process.once("SIGTERM", () => { console.log("asked"); setImmediate(() => process.exit(0)); })`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s without a listener runs the exit hooks", async (signal) => {
  expect(await run("", signal)).toEqual({ output: "ready\nhook\n", exit: 130 });
});

test("a listener is left to end the process itself", async () => {
  expect(await run(listener, "SIGTERM")).toEqual({ output: "ready\nasked\nhook\n", exit: 0 });
});

test("a closed terminal asks the listener for the end", async () => {
  expect(await run(listener, "SIGHUP")).toEqual({ output: "ready\nasked\nhook\n", exit: 0 });
});
