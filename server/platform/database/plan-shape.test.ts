import { expect, test } from "vitest";
import { planShape } from "./plan-shape.ts";

test("the shape of a plan is its steps with tables and indexes, without the values that it compares with", () => {
  const scan = {
    "Node Type": "Index Scan",
    "Relation Name": "users",
    "Index Name": "users_by_name",
    "Index Cond": "(last_name = 'Alvarez'::text)",
    "Plan Rows": 1,
  };
  const other = { "Node Type": "Seq Scan", "Relation Name": "jobs", Alias: "j", Filter: "(id = 7)" };
  expect(
    planShape([{ Plan: { "Node Type": "Limit", Plans: [{ "Node Type": "Nested Loop", Plans: [scan, other] }] } }]),
  ).toBe("Limit (Nested Loop (Index Scan users users_by_name, Seq Scan jobs))");
  expect(planShape([{ Plan: { "Node Type": "Result" } }])).toBe("Result");
});

test("what is no plan is refused", () => {
  expect(() => planShape([])).toThrow();
  expect(() => planShape([{ Plan: { "Node Type": 1 } }])).toThrow();
});
