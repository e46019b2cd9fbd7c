import { expect, test } from "vitest";
import { contentKinds, isContentKind, kindName, stillUsedText } from "./kinds.ts";

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

test("each kind has its name, for one and for many", () => {
  expect(contentKinds.map((kind) => [kindName(kind), kindName(kind, 2)])).toEqual([
    ["care plan", "care plans"],
    ["regimen", "regimens"],
    ["exercise", "exercises"],
    ["device", "devices"],
    ["questionnaire", "questionnaires"],
  ]);
  expect(contentKinds.every(isContentKind)).toBe(true);
  expect(isContentKind("plan")).toBe(false);
});
