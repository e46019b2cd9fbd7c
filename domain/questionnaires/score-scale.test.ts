import { expect, test } from "vitest";
import { noScoreText, scaleText, scoreInWords } from "./score-scale.ts";

test("a score reads with its best, pain as its word, and a form without points has none", () => {
  const read = [
    scoreInWords("oxford-knee", 19),
    scoreInWords("koos-jr", 68.284),
    scoreInWords("koos-jr", 68.5),
    scoreInWords("pain", 2),
    scoreInWords("safety", 1),
    scoreInWords("oxford-hip", null),
  ];
  expect(read).toEqual(["19 / 48", "68 / 100", "69 / 100", "Mild", "", ""]);
});

test("three missing answers are told in place of a score; a form without points misses none", () => {
  const three = [null, null, null, 1, 2, 3, 4, 0, 1, 2, 3, 4];
  expect(noScoreText("oxford-knee", null, three)).toBe("No score: 3 answers are missing");
  expect(noScoreText("koos-jr", null, [null, 1, 1, 1, 1, 1, 1])).toBe("No score: 1 answer is missing");
  expect(noScoreText("oxford-knee", 24, [null, ...Array<number>(11).fill(2)])).toBeNull();
  expect(noScoreText("safety", null, three)).toBeNull();
  expect(noScoreText("oxford-knee", null, Array<number>(12).fill(2))).toBeNull();
});

test("a scale says what is best and which change matters", () => {
  expect(scaleText("oxford-hip")).toBe("48 is best. A change of 8 points matters to people.");
  expect([scaleText("hoos-jr"), scaleText("pain")]).toEqual(["100 is best.", ""]);
});
