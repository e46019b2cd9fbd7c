import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;
const path = (name: string): string => join(root, name);
const read = (name: string): string => (existsSync(path(name)) ? readFileSync(path(name), "utf8") : "");

/** Makes a repository with the two scripts, a command, and an npm that only records that it was called. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "restride-launch-"));
  mkdirSync(path("scripts/start"), { recursive: true });
  for (const file of ["launch.mjs", "install.mjs", "start/end-with-parents.ts"]) {
    cpSync(join(import.meta.dirname, file), path(`scripts/${file}`));
  }
  writeFileSync(path("package.json"), `{ "type": "module" }`);
  writeFileSync(path("package-lock.json"), "{}");
  writeFileSync(path("go.mjs"), `import { launch } from "./scripts/launch.mjs"; await launch("command.ts");`);
  writeFileSync(path("npm.cjs"), fakeNpm);
  writeFileSync(path("command.ts"), command);
  writeFileSync(path("network"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

function run(...args: string[]): ChildProcess {
  const env = {
    ...process.env,
    npm_execpath: path("npm.cjs"),
    npm_node_execpath: process.execPath,
    npm_lifecycle_event: "",
  };
  return spawn(process.execPath, [path("go.mjs"), ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}
const ended = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.once("close", done));
/** Returns the output of a command. Installs go on once the output says that the command waits. */
const saidBy = async (child: ChildProcess): Promise<string> => {
  let output = "";
  child.stdout!.on("data", (part) => {
    output += part;
    if (output.includes("waiting for it")) writeFileSync(path("network"), "");
  });
  await ended(child);
  return output;
};
const commandIsGone = (): boolean => !existsSync(`/proc/${read("pid")}`);

test("installs once, though two commands start at once, and again when the lockfile changes", async () => {
  rmSync(path("network"));
  const outputs = await Promise.all([run("exit", "0"), run("exit", "0")].map(saidBy));
  expect(read("npm.log")).toBe("ci\n");
  expect(outputs.filter((lines) => lines.includes("waiting for it"))).toHaveLength(1);
  await ended(run("exit", "0"));
  expect(read("npm.log")).toBe("ci\n");
  writeFileSync(path("package-lock.json"), "{ }");
  await ended(run("exit", "0"));
  expect(read("npm.log")).toBe("ci\nci\n");
});

test("does not install what somebody installed with npm by hand, as long as it is what the lockfile asks for", async () => {
  const lock = (version: string) =>
    JSON.stringify({ packages: { "": {}, "node_modules/owl": { version }, "node_modules/wren": { optional: true } } });
  mkdirSync(path("node_modules"));
  writeFileSync(path("package-lock.json"), lock("1.0.0"));
  writeFileSync(path("node_modules/.package-lock.json"), lock("1.0.0"));
  await ended(run("exit", "0"));
  expect(read("npm.log")).toBe("");
  writeFileSync(path("package-lock.json"), lock("1.0.1"));
  await ended(run("exit", "0"));
  expect(read("npm.log")).toBe("ci\n");
});

test("says what to do when npm fails, and starts nothing", async () => {
  writeFileSync(path("npm.cjs"), "process.exit(1)");
  const child = run("exit", "0");
  let output = "";
  child.stderr!.on("data", (part) => (output += part));
  expect(await ended(child)).toBe(1);
  expect(output).toContain("Check the network and run this again");
  expect(read("pid")).toBe("");
});

test("passes arguments on and the exit code back", async () => {
  expect(await ended(run("exit", "7"))).toBe(7);
});

test("a signal reaches the command once", async () => {
  const child = run("wait");
  await expect.poll(() => read("pid"), { timeout: 30_000 }).not.toBe("");
  child.kill("SIGINT");
  await expect.poll(() => read("signals"), { timeout: 30_000 }).toBe("SIGINT\n");
  child.kill("SIGTERM");
  expect(await ended(child)).toBe(3);
  expect(read("signals")).toBe("SIGINT\nSIGTERM\n");
});

test("a killed starter takes the command with it", async () => {
  const child = run("wait");
  await expect.poll(() => read("pid"), { timeout: 30_000 }).not.toBe("");
  child.kill("SIGKILL");
  await expect.poll(commandIsGone, { timeout: 30_000 }).toBe(true);
  expect(read("signals")).toBe("SIGTERM\n");
});

const fakeNpm = `const { appendFileSync, existsSync, mkdirSync } = require("node:fs");
mkdirSync("node_modules", { recursive: true });
appendFileSync("npm.log", process.argv[2] + "\\n");
const network = () => existsSync("network") || setTimeout(network, 10);
network();`;

const command = `import { appendFileSync, writeFileSync } from "node:fs";
import { endWithParents } from "./scripts/start/end-with-parents.ts";
endWithParents();
if (process.argv[2] === "exit") process.exit(Number(process.argv[3]));
process.on("SIGINT", () => appendFileSync("signals", "SIGINT\\n"));
process.on("SIGTERM", () => {
  appendFileSync("signals", "SIGTERM\\n");
  process.exit(3);
});
setInterval(() => {}, 1000);
writeFileSync("pid", String(process.pid));
`;
