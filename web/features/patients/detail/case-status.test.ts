import { expect, test } from "vitest";
import { openFirst } from "./case-status.ts";

test("open cases stand before settled ones, each as they came", () => {
  const cases = ["Resolved", "Assigned", "NotAnIssue", "Unresolved", "Unassigned", "Resolved"].map(
    (status, number) => ({
      number,
      status,
    }),
  );
  expect(openFirst(cases).map(({ number }) => number)).toEqual([1, 3, 4, 0, 2, 5]);
});
