import { expect, test } from "vitest";
import type { LayeredBreak } from "./planted-break.ts";
import { type Result, resultLine, resultTable } from "./results.ts";
import { failuresIn } from "./run-vitest.ts";

const planted: LayeredBreak = {
  layer: "screens",
  name: "A bird flies backwards",
  path: "web/features/birds/Bird.tsx",
  search: "a",
  replace: "b",
};
const failure = { file: "web/features/birds/Bird.component.test.tsx", title: "a bird flies forwards" };

test("a line names the break and the test that noticed it", () => {
  expect(resultLine({ planted, outcome: "noticed", failure })).toBe(
    "[screens] A bird flies backwards (web/features/birds/Bird.tsx)\n  noticed by web/features/birds/Bird.component.test.tsx: a bird flies forwards",
  );
  expect(resultLine({ planted, outcome: "survived" })).toMatch(/\n {2}SURVIVED$/);
});

test("the table counts each layer, and leaves out layers without a break", () => {
  const results: Result[] = [
    { planted, outcome: "noticed", failure },
    { planted, outcome: "survived" },
    { planted: { ...planted, layer: "jobs" }, outcome: "noticed", failure },
  ];
  expect(resultTable(results)).toEqual([
    "layer       planted  noticed survived",
    "jobs              1        1        0",
    "screens           2        1        1",
    "all               3        2        1",
  ]);
});

test("failures are read from vitest's report, a file that cannot be loaded is one, and one that was left is none", () => {
  const assertion = (status: string, fullName: string) => ({ status, fullName });
  const report = {
    testResults: [
      {
        name: "/tree/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [assertion("passed", "one"), assertion("failed", "two")],
      },
      { name: "/tree/b.test.ts", status: "failed", message: "Cannot find x\nat b", assertionResults: [] },
      { name: "/tree/left.test.ts", status: "failed", message: "", assertionResults: [] },
      { name: "/tree/c.test.ts", status: "passed", message: "", assertionResults: [assertion("passed", "three")] },
    ],
  };
  expect(failuresIn(report, "/tree")).toEqual([
    { file: "a.test.ts", title: "two" },
    { file: "b.test.ts", title: "Cannot find x" },
  ]);
});
