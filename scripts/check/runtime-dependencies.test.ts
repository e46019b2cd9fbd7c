import { expect, test } from "vitest";
import { recordsOf, runtimeDependencies, runtimeDependenciesCheck, tableOf } from "./runtime-dependencies.ts";

const manifest = {
  path: "server/package.json",
  text: `{ "dependencies": { "zod": "4.6.7", "@birds/nest": "1.0.0", "@restride/domain": "0.1.0" }, "devDependencies": { "vitest": "5.1.1" } }`,
};
const record = (text: string) => ({ path: "docs/decisions/0050-runtime-dependencies.md", text });
const table = (text: string) => ({ path: "docs/measurements/dependencies.md", text });

test("packages that run in production are dependencies of workspaces, without the workspaces", () => {
  expect(runtimeDependencies([manifest, manifest])).toEqual([
    { name: "@birds/nest", version: "1.0.0" },
    { name: "zod", version: "4.6.7" },
  ]);
});

test("a record names a package in backticks, or its scope with a star", () => {
  const records = recordsOf([record("Forms are read by `zod`, birds by `@birds/*`; vitest runs the tests.")]);
  expect([records("zod"), records("@birds/nest")].map(({ length }) => length)).toEqual([1, 1]);
  expect([records("vitest"), records("@bees/hive")]).toEqual([[], []]);
});

test("a package without a record, and a version that nobody looked up, are refused", () => {
  const problems = (...files: { path: string; text: string }[]) =>
    runtimeDependenciesCheck.find([manifest, ...files]).map(({ message }) => message);
  expect(problems(record("`zod` and `@birds/nest`"), table("| zod | 4.6.7 |\n| @birds/nest | 1.0.0 |"))).toEqual([]);
  expect(problems(record("`zod`"), table("| zod | 4.6.6 |\n| @birds/nest | 1.0.0 |"))).toEqual([
    "no decision record names `@birds/nest`: say what it is for",
    "docs/measurements/dependencies.md has no zod 4.6.7: npm run dependencies",
  ]);
});

test("the list has a line for each package, with links to its records", () => {
  const release = { license: "MIT", released: "2026-10-01", newest: "4.7.0", newestReleased: "2026-11-01" };
  const text = tableOf([{ name: "zod", version: "4.6.7" }], new Map([["zod", release]]), () => [record("").path]);
  expect(text).toContain(
    "| zod | 4.6.7 | 2026-10-01 | 4.7.0, 2026-11-01 | MIT | [0050](../decisions/0050-runtime-dependencies.md) |\n",
  );
});
