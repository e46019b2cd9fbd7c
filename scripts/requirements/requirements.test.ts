import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLedger, readLedger } from "./ledger.ts";
import { proofsIn } from "./proofs.ts";
import { report, strangers } from "./report.ts";

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
  const proofs = [{ id: "X001", path: "a.test.ts", line: 7 }];

  test("counts rows with and without a test, per area and in all", () => {
    const numbers = report(ledger, proofs, {}).map((line) => line.replace(/ +/g, " "));
    expect(numbers).toEqual(["area rows with a test without", "X birds 2 1 1", "X fish 1 0 1", "in all 3 1 2"]);
  });

  test("tells the rows of an area with the place of their test", () => {
    const lines = report(ledger, proofs, { area: "birds" }).join("\n");
    expect(lines).toContain("✓ X001 (screen) Owls hoot.\n      a.test.ts:7");
    expect(lines).toContain("· X002 (call) Wrens sing.\n      no test");
    expect(lines).not.toContain("X003");
    expect(report(ledger, proofs, { area: "X birds" })).toEqual(report(ledger, proofs, { area: "birds" }));
  });

  test("tells only what is open when asked to", () => {
    const lines = report(ledger, proofs, { open: true }).join("\n");
    expect(lines).not.toContain("X001");
    expect(lines).toContain("X003");
  });

  test("a title that names no row is found", () => {
    expect(strangers(ledger, [{ id: "X009", path: "a.test.ts", line: 3 }])).toEqual([
      "a.test.ts:3 names X009, which is no row",
    ]);
    expect(strangers(ledger, proofs)).toEqual([]);
  });
});
