import { expect, test } from "vitest";
import { readAnswers } from "./answer.ts";
import { call, query } from "./call.ts";
import { headLines, rowLine } from "./table.ts";

const result = (p50: number, p95: number, total: number) => ({ p50, p95, size: { rows: 20, total } });

test("a table divides each subject by the first, and marks medians above 2 and 95th percentiles above 3", () => {
  expect(headLines(["333", "20,000"])).toEqual([
    "| operation | 333 | 20,000 | 20,000 ÷ | p95 ÷ | rows | load |",
    "| --- | --: | --: | --: | --: | --: | --: |",
  ]);
  const row = { name: "list", load: 0.25 };
  expect(rowLine({ ...row, results: [result(5, 10, 300), result(10, 30, 300)] })).toBe(
    "| list | 5.0/10.0 | 10.0/30.0 | 2.0 | 3.0 | 20 of 300 | 0.3 |",
  );
  expect(rowLine({ ...row, results: [result(5, 10, 300), result(10.6, 131, 18_000)] })).toBe(
    "| list | 5.0/10.0 | 10.6/131 | **2.1** | **13.1** | 20 of 300 → 20 of 18000 | 0.3 |",
  );
});

const list = call("list", "getPatientList", query("", {}));
const answer = (data: object, more: object = {}) => ({ status: 200, text: JSON.stringify({ data, ...more }) });
const success = { status: "success", message: "" };

test("answers have the rows and the total of the first request, in data too", () => {
  const counted = { getPatientList: { ...success, total: 7, patients: [{}, {}] } };
  expect(readAnswers(list, [answer(counted), answer({ getPatientStats: success })])).toEqual({ rows: 2, total: 7 });
  const messages = { getPatientMessages: { ...success, data: { total: 9, surgeons: [], messages: [{}] } } };
  expect(readAnswers(list, [answer(messages)])).toEqual({ rows: 1, total: 9 });
  expect(readAnswers(list, [answer({ getPatientStats: success })])).toEqual({ rows: 1 });
});

test("refuses an answer with another status, an error or a failure, and a file that begins otherwise", () => {
  const fine = answer({ a: success });
  const refused = [
    { ...fine, status: 503 },
    answer({ a: { status: "error" } }),
    answer({ a: success, b: null }),
    answer({ a: success }, { errors: [{}] }),
    answer({}),
  ];
  for (const response of refused) expect(() => readAnswers(list, [fine, response])).toThrow("list is refused");
  const uncounted = answer({ getPatientList: { ...success, total: 1, patients: [{}, {}] } });
  expect(() => readAnswers(list, [uncounted])).toThrow("list answers 2 rows of 1");
  const report = { ...list, file: "%PDF-" };
  expect(readAnswers(report, [{ status: 200, text: "%PDF-1.7" }])).toEqual({ rows: 1 });
  expect(() => readAnswers(report, [{ status: 200, text: "{}" }])).toThrow("list is refused");
});
