import { expect, test } from "vitest";
import { stillUsedText } from "./kinds.ts";

test("what published content uses is not retired, and it is said where it stands", () => {
  expect(stillUsedText([])).toBe(null);
  expect(stillUsedText([{ kind: "carePlan", count: 0 }])).toBe(null);
  expect(stillUsedText([{ kind: "carePlan", count: 3 }])).toBe("In 3 care plans. Take it out there first.");
  expect(
    stillUsedText([
      { kind: "carePlan", count: 1 },
      { kind: "regimen", count: 2 },
    ]),
  ).toBe("In 1 care plan and 2 regimens. Take it out there first.");
});
