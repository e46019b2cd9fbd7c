import { expect, test } from "vitest";
import { withdrawalForm } from "./withdrawal-form.ts";

test("a request is withdrawn for a reason, of at most 3,900 letters", () => {
  const problemsOf = (reason: unknown) =>
    withdrawalForm.safeParse({ reason }).error?.issues.map(({ message }) => message) ?? "taken";
  const missing = ["Please enter a reason."];
  expect([undefined, "", "  \n"].map(problemsOf)).toEqual([missing, missing, missing]);
  expect(problemsOf("x")).toBe("taken");
  expect(problemsOf(`  ${"x".repeat(3_900)} `)).toBe("taken");
  expect(problemsOf("x".repeat(3_901))).toEqual(["Reason must be 3900 characters or less"]);
  expect(withdrawalForm.parse({ reason: "  Stays with us. " })).toEqual({ reason: "Stays with us." });
});
