import { expect, test } from "vitest";
import { vitalSentence } from "./vital-texts.ts";

test("a vital says what it is, and how it moved in a week", () => {
  expect(vitalSentence("flexion", 92, null)).toBe("How far the knee bends.");
  expect(vitalSentence("flexion", 92, 78)).toBe("How far the knee bends. 14° more than a week ago.");
  expect(vitalSentence("flexion", 104.6, 104.55)).toBe("How far the knee bends. 0.05° more than a week ago.");
  expect(vitalSentence("extension", 7, 10)).toBe("0° is a straight leg. 3° less than a week ago.");
  expect(vitalSentence("oks", 19, 21)).toBe("48 is best. 2 less than a week ago.");
  expect(vitalSentence("oks", 19, 19)).toBe("48 is best. The same as a week ago.");
});

test("pain moves from word to word", () => {
  expect(vitalSentence("pain", 2, 3)).toBe("It was Moderate last week.");
  expect(vitalSentence("pain", 0, 2)).toBe("It was Mild last week.");
  expect(vitalSentence("pain", 2, 2)).toBe("How bad it was. The same as a week ago.");
  expect(vitalSentence("pain", 2, null)).toBe("How bad it was.");
});
