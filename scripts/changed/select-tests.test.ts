import { describe, expect, test } from "vitest";
import type { Calls } from "../../dev-env/calls/recorded-calls.ts";
import { changeOf } from "./changes.ts";
import { selectTests } from "./select-tests.ts";
import type { Records } from "./tests-of.ts";

const score = `import { limits } from "./limits.ts";
/** Scores. */
export const inner = (x: number) => x + 1;
export function judge(x: number): boolean {
  return x > limits.most;
}
export const makeScores = () => ({
  list: (x: number) => inner(x),
  count: () => 3,
});
export interface Row {
  a: string;
}
`;
const limits = `export const limits = {
  most: 20,
};
`;
const table = `import { inner } from "./score.ts";
export const rows = [inner(1)];
`;
const rowsModule = `import { rows } from "../../domain/table.ts";
import styles from "./Rows.module.css";
export function Rows() {
  return rows.length + styles.row;
}
`;
const files: Record<string, string> = {
  "domain/score.ts": score,
  "domain/limits.ts": limits,
  "domain/table.ts": table,
  "web/features/Rows.tsx": rowsModule,
  "web/features/Rows.module.css": ".row {}",
  "web/ui/look/base.css": "body {}",
  "server/routes.ts": "register(1);\n",
  "domain/score.test.ts": "",
  "server/scores.api.test.ts": "",
  "web/features/Rows.component.test.tsx": "",
  "e2e/looks/looks.test.ts": "",
};
const records: Records = new Map(
  Object.entries<Calls>({
    "domain/score.test.ts": { "domain/score.ts": ["inner", "judge"] },
    "server/scores.api.test.ts": { "domain/score.ts": ["makeScores", "list", "inner"] },
    "web/features/Rows.component.test.tsx": { "web/features/Rows.tsx": ["Rows"] },
    "e2e/looks/looks.test.ts": {},
  }),
);
const sourcesOf = (now: Record<string, string>) => Object.entries(now).map(([path, text]) => ({ path, text }));

/** Returns the tests that run after a text of a file is replaced by another one in its line. */
function after(path: string, from: string, to: string, knownRecords: Records = records) {
  const before = files[path]!;
  const line = before.slice(0, before.indexOf(from)).split("\n").length;
  const now = before.replace(from, to);
  const lines = to.split("\n").length - from.split("\n").length + 1;
  const change = changeOf(path, before, now, `@@ -${line} +${line},${lines} @@`);
  const selection = selectTests([change], sourcesOf({ ...files, [path]: now }), knownRecords);
  return "everything" in selection ? selection.everything : [...selection.tests].toSorted();
}

describe("the tests that a change can touch", () => {
  test("are those that call the function in which it stands", () => {
    expect(after("domain/score.ts", "x > limits", "x >= limits")).toEqual(["domain/score.test.ts"]);
  });

  test("are those of a method, not of all that make its store", () => {
    expect(after("domain/score.ts", "=> 3", "=> 4")).toEqual(["domain/score.test.ts", "server/scores.api.test.ts"]);
    expect(after("domain/score.ts", "=> inner(x)", "=> inner(x) + 1")).toEqual(["server/scores.api.test.ts"]);
  });

  test("are those that call a function which names a constant", () => {
    expect(after("domain/limits.ts", "20", "21")).toEqual(["domain/score.test.ts"]);
  });

  test("are those, too, of a constant that a function makes when its module is imported", () => {
    expect(after("domain/score.ts", "x + 1", "x + 2")).toEqual([
      "domain/score.test.ts",
      "server/scores.api.test.ts",
      "web/features/Rows.component.test.tsx",
    ]);
  });

  test("are none for a type, a comment between declarations or a document", () => {
    expect(after("domain/score.ts", "a: string", "a: number")).toEqual([]);
    expect(after("domain/score.ts", "/** Scores. */", "/** All scores. */")).toEqual([]);
    const document = changeOf("docs/a.md", "a", "b", "@@ -1 +1 @@");
    expect(selectTests([document], sourcesOf(files), records)).toEqual({ tests: new Set() });
  });

  test("are a test file that changed, and one that is not on record", () => {
    expect(after("domain/score.test.ts", "", "x")).toEqual(["domain/score.test.ts"]);
    const fewer = new Map([...records].filter(([path]) => path !== "server/scores.api.test.ts"));
    expect(after("domain/limits.ts", "20", "21", fewer)).toEqual(["domain/score.test.ts", "server/scores.api.test.ts"]);
  });

  test("are those of the components that import a sheet of styles, and the looks", () => {
    expect(after("web/features/Rows.module.css", ".row", ".rows")).toEqual([
      "e2e/looks/looks.test.ts",
      "e2e/size.test.ts",
      "web/features/Rows.component.test.tsx",
    ]);
  });

  test("are all where nobody knows: a sheet of the whole console, a bare statement, what no test calls", () => {
    expect(after("web/ui/look/base.css", "body", "html")).toBe(
      "no test on record calls what changed in web/ui/look/base.css",
    );
    expect(after("server/routes.ts", "1", "2")).toBe("no test on record calls what changed in server/routes.ts");
  });

  test.each([
    "server/migrations/0001-a.sql",
    "server/sdl/patients.graphql",
    "package-lock.json",
    "vitest.config.ts",
    "dev-env/world.ts",
    "e2e/journey.ts",
    "web/testing/render.tsx",
    "server/generated/resolvers.ts",
    "web/public/logo.svg",
  ])("are all for %s", (path) => {
    const selection = selectTests([changeOf(path, "a", "b", "@@ -1 +1 @@")], sourcesOf(files), records);
    expect(selection).toEqual({ everything: `${path} stands under all tests` });
  });

  test("are those of a whole file that is gone", () => {
    const gone = changeOf("domain/limits.ts", limits, null, "");
    const { "domain/limits.ts": _, ...rest } = files;
    expect(selectTests([gone], sourcesOf(rest), records)).toEqual({ tests: new Set(["domain/score.test.ts"]) });
  });
});
