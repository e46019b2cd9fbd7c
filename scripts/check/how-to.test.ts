import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateFiles } from "../generate/contract.ts";
import { filesAfterGuide, stepsOf } from "./how-to.ts";

const repository = join(import.meta.dirname, "../..");
const readGuide = (name: string): string => readFileSync(join(repository, "docs/how-to", name), "utf8");
const block = (language: string, ...lines: string[]): string => ["```" + language, ...lines, "```", ""].join("\n");

describe("a guide", () => {
  const nest = (...diff: string[]): string | undefined =>
    filesAfterGuide(block("diff", "+++ nest.ts", ...diff), () => "one\ntwo\nthree\n").get("nest.ts");

  test("writes files that are not there, and changes those that are", () => {
    const files = filesAfterGuide(
      block("ts", "// a.ts", "new") +
        block("diff", "+++ a.ts", " new", "+er") +
        block("graphql", "# a.graphql", "query"),
      () => null,
    );
    expect([...files]).toEqual([
      ["a.ts", "new\ner\n"],
      ["a.graphql", "query\n"],
    ]);
    expect(nest("+zero", " one", "@@", "-two", "+2")).toBe("zero\none\n2\nthree\n");
  });

  test("that cannot be followed is refused", () => {
    expect(() => nest(" four", "+five")).toThrow("nest.ts has 0 times, and not once:\nfour\n");
    expect(() => nest(" wo", "+five")).toThrow("0 times");
    expect(() => filesAfterGuide(block("diff", "+++ a.ts", " a"), () => "a\nb\na\n")).toThrow("2 times");
    expect(() => filesAfterGuide(block("diff", "+++ a.ts", " a"), () => null)).toThrow("a.ts is not there");
    expect(() => filesAfterGuide(block("ts", "// a.ts", "a"), () => "a")).toThrow("a.ts is there already");
    expect(() => stepsOf(block("ts", "const a = 1;", "a"))).toThrow("names no file, it begins: const a = 1;");
  });
});

describe("who follows add-a-field.md, add-a-call.md and add-an-event.md", () => {
  let copy: string;
  const run = (command: string, ...words: string[]): string =>
    spawnSync(command, words, { cwd: copy, encoding: "utf8" }).stdout;
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };

  beforeAll(async () => {
    mkdirSync(join(repository, ".cache"), { recursive: true });
    copy = mkdtempSync(join(repository, ".cache/guide-"));
    const isSource = (path: string): boolean =>
      !/node_modules|\/dist$|(?<!\.component)\.test\.tsx?$/.test(path.slice(repository.length));
    for (const path of ["domain", "server", "web", "dev-env", "package.json", "tsconfig.json"])
      cpSync(join(repository, path), join(copy, path), { recursive: true, filter: isSource });
    for (const path of ["server", "web", "dev-env"])
      symlinkSync(join(repository, path, "node_modules"), join(copy, path, "node_modules"));
    // Packages are found in the repository above the copy; the product's imports of its own packages are found in the copy.
    mkdirSync(join(copy, "node_modules"));
    symlinkSync(copy, join(copy, "node_modules/@restride"));
    const read = (path: string) => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), "utf8") : null);
    for (const name of ["add-a-field.md", "add-a-call.md", "add-an-event.md"])
      for (const [path, text] of filesAfterGuide(readGuide(name), read)) put(path, text);
    for (const { path, content } of await generateFiles(copy)) writeFileSync(path, content);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  test("has a product that compiles, on the server and everywhere", () => {
    const compiler = join(repository, "node_modules/.bin/tsc");
    const once = ["--checkers", "1"]; // the other core runs other tests
    expect(run(compiler, "-p", "server", ...once) + run(compiler, ...once)).toBe("");
  });

  test("has one that keeps the rules of the architecture", () => {
    const report = run(process.execPath, join(repository, "scripts/check.ts"), copy);
    expect(report).toContain("✓ dependencies");
    expect(report.match(/^✗.*\n(  .*\n)*/gm)).toBeNull();
  });
});

test("a query is eight files by hand, and its rule two", () => {
  const guide = readGuide("add-a-call.md");
  const query = guide.slice(0, guide.indexOf("The page of a list"));
  const paths = [...new Set(stepsOf(query).map(({ path }) => path))];
  const ofRule = paths.filter((path) => path.startsWith("domain/patients/birthdays"));
  expect([ofRule.length, paths.length - ofRule.length]).toEqual([2, 8]);
});

test("a field is twelve files by hand, with its name once in each beside that of its label", () => {
  const steps = stepsOf(readGuide("add-a-field.md")).filter(({ path }) => !path.includes("generated"));
  const written = steps.map(({ path, body, isChange }) => {
    const lines = body.split("\n").filter((line) => !isChange || line.startsWith("+"));
    return [path, lines.join("\n").replaceAll("labels.occupation", "").split("occupation").length - 1];
  });
  expect([written.length, new Set(steps.map(({ path }) => path)).size]).toEqual([12, 12]);
  expect(written.filter(([, times]) => times !== 1)).toEqual([]);
});
