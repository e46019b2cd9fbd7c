import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDecidedOtherwise, parseLedger, readLedger } from "./ledger.ts";
import { proofsIn, type Proof } from "./proofs.ts";
import { hollowProofErrors, reportLines, unknownIdErrors, unknownDecisions } from "./report.ts";

const ledger = parseLedger(
  "id\tarea\tkind\trequirement\nX001\tbirds\tscreen\tOwls hoot.\nX002\tbirds\tcall\tWrens sing.\nX003\tfish\tcall\tCarp swim.\n",
  "x.tsv",
);
const ids = (path: string, text: string): string[] => proofsIn([{ path, text }]).map(({ id }) => id);

describe("ledger", () => {
  test("the rows of the product are read whole", () => {
    const rows = readLedger(join(import.meta.dirname, "../.."));
    expect(rows).toHaveLength(1093);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test("a line of another shape is named", () => {
    expect(() => parseLedger("id\nX001\tbirds\n", "x.tsv")).toThrow("x.tsv:2");
  });
});

describe("proofs", () => {
  test.each([
    [`test("X001: hoots", () => {});`, ["X001"]],
    [`it("X001 X002: both", () => {});`, ["X001", "X002"]],
    [`test("X001, X002: both", () => {});`, ["X001", "X002"]],
    ["test(`X001: hoots at ${place}`, () => {});", ["X001"]],
    [`test.each([1, 2])("X001: hoots %i times", () => {});`, ["X001"]],
    [`await step("X001: hoots", async () => {});`, ["X001"]],
    [`await journey.step("X002: sings", async () => {});`, ["X002"]],
    [`describe("X001: owls", () => {});`, []],
    [`test("hoots (X001: owls)", () => {});`, []],
    [`test("X001 hoots", () => {});`, []],
    [`test.skip("X001: hoots", () => {});`, []],
    [`// test("X001: hoots", () => {});`, []],
  ])("%s proves %j", (text, expected) => {
    expect(ids("domain/owls/owl.test.ts", text)).toEqual(expected);
  });

  test("only tests prove", () => {
    expect(ids("domain/owls/owl.ts", `test("X001: hoots", () => {});`)).toEqual([]);
    expect(ids("e2e/owls.ts", `step("X001: hoots", () => {});`)).toEqual(["X001"]);
  });
});

describe("report", () => {
  const proof = { path: "a.test.ts", line: 7, kind: "rule", unused: [] } as const;
  const proofs: Proof[] = [
    { id: "X001", ...proof },
    { id: "X001", ...proof, path: "e2e/a.test.ts", kind: "browser" },
    { id: "X003", ...proof, unused: ["swim of domain/carp.ts"] },
  ];

  test("counts rows with and without a test, per area and in all", () => {
    const numbers = reportLines(ledger, proofs, {}).map((line) => line.replace(/ +/g, " "));
    expect(numbers).toEqual([
      "area rows with a test decided otherwise without rule database browser",
      "X birds 2 1 0 1 1 0 1",
      "X fish 1 0 0 1 0 0 0",
      "in all 3 1 0 2 1 0 1",
    ]);
  });

  test("a row that is decided otherwise is no row with a test, though its test says what holds instead", () => {
    const text =
      "## Formats\n| X003 | kept |\n## Decided otherwise\n| rows | decision |\n|---|---|\n| X001 X002 | Owls sing. |\n## More\n| X003 | x |\n";
    const otherwise = parseDecidedOtherwise(text);
    expect([...otherwise]).toEqual(["X001", "X002"]);
    const lines = reportLines(ledger, proofs, { area: "birds" }, otherwise);
    expect(lines.at(-1)!.replace(/ +/g, " ")).toBe("in all 2 0 1 1 1 0 1");
    expect(lines.join("\n")).toContain("≠ X001 (screen) Owls hoot.");
    expect(unknownDecisions(ledger, new Set(["X001", "X009"]))).toEqual([
      "decisions.md decides X009 otherwise, which is no row",
    ]);
  });

  test("tells the rows of an area with the place of their test", () => {
    const lines = reportLines(ledger, proofs, { area: "birds" }).join("\n");
    expect(lines).toContain("✓ X001 (screen) Owls hoot.\n      rule, browser: a.test.ts:7 e2e/a.test.ts:7");
    expect(lines).toContain("· X002 (call) Wrens sing.\n      no test");
    expect(lines).not.toContain("X003");
    expect(reportLines(ledger, proofs, { area: "X birds" })).toEqual(reportLines(ledger, proofs, { area: "birds" }));
  });

  test("tells only what is open when asked to", () => {
    const lines = reportLines(ledger, proofs, { open: true }).join("\n");
    expect(lines).not.toContain("X001");
    expect(lines).toContain("X003");
  });

  test("a title that names no row is found", () => {
    expect(unknownIdErrors(ledger, [{ id: "X009", ...proof, line: 3 }])).toEqual([
      "a.test.ts:3 names X009, which is no row",
    ]);
    expect(unknownIdErrors(ledger, proofs)).toEqual([]);
  });

  test("proof 2: a test of what the product does not use is refused and proves nothing", () => {
    expect(hollowProofErrors(proofs)).toEqual([
      "a.test.ts:7 proves X003 with swim of domain/carp.ts, which the product does not use",
    ]);
  });
});

describe("what the product uses", () => {
  const files = {
    "web/main.tsx": `import { page } from "./app/page.tsx"; page(); import { parts } from "./app/generated/parts.ts"; parts;`,
    "web/app/page.tsx": `import { hoot, type Owl } from "@restride/domain/owl.ts";
      export const page = () => hoot(); export const forgotten = () => lost(); import { lost } from "@restride/domain/lost.ts";
      export const later = 1; export const Lazy = () => 2; void import("./lazy.tsx"); export type Seen = Owl;`,
    "web/app/generated/parts.ts": `import { robin } from "@restride/domain/robin.ts"; export const parts = { robin };`,
    "web/app/lazy.tsx": `import { wren } from "@restride/domain/wren.ts"; export const Lazy = () => wren();`,
    "domain/owl.ts": `export interface Owl { a: 1 } const deep = () => 1; export const hoot = () => deep(); export const sleep = () => 2;`,
    "domain/wren.ts": `export const wren = () => 1;`,
    "domain/robin.ts": `export const robin = () => 1;`,
    "domain/lost.ts": `export const lost = () => 1;`,
    "web/testing/owls.ts": `export const owls = () => 1;`,
    "dev-env/seed.ts": `import { sleep } from "@restride/domain/owl.ts"; sleep();`,
  };
  const proofsOfTest = (test: string): string[] =>
    proofsIn(
      [...Object.entries(files), ["domain/owl.test.ts", test] as const].map(([path, text]) => ({ path, text })),
    ).flatMap(({ unused }) => unused);
  const testOf = (names: string, from: string, body: string): string =>
    `import { ${names} } from "${from}"; const helper = () => ${names}; test("X001: a", () => { ${body} });`;

  test.each([
    ["what the page calls", testOf("hoot", "./owl.ts", "hoot()"), []],
    ["what a page calls that is loaded when needed", testOf("wren", "./wren.ts", "wren()"), []],
    ["what a generated module joins", testOf("robin", "./robin.ts", "robin()"), []],
    ["what only the seed calls", testOf("sleep", "./owl.ts", "sleep()"), ["sleep of domain/owl.ts"]],
    ["what only an unused function calls", testOf("lost", "./lost.ts", "lost()"), ["lost of domain/lost.ts"]],
    ["by way of a function beside the test", testOf("lost", "./lost.ts", "helper()"), ["lost of domain/lost.ts"]],
    ["a helper of the web's tests", testOf("owls", "../web/testing/owls.ts", "owls()"), []],
    ["a type", testOf("Owl", "./owl.ts", "const a: Owl = 1 as never; a;"), []],
    ["what the test imports and does not use in it", testOf("lost", "./lost.ts", "1;"), []],
  ])("%s", (_, test, unused) => expect(proofsOfTest(test)).toEqual(unused));

  test("the running product is what database tests and journeys try", () => {
    const text = testOf("lost", "../domain/lost.ts", "lost()");
    expect(proofsIn([{ path: "server/a.api.test.ts", text }]).map(({ kind, unused }) => [kind, unused])).toEqual([
      ["database", []],
    ]);
  });
});
