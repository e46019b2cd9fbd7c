import { expect, test } from "vitest";
import { sideOf, writtenCode } from "./diagnosis.ts";
import { foundText, isFoundBy, piecesOf, searchedWords, synonymFound } from "./find-codes.ts";
import { readOrderFile } from "./order-file.ts";

test("a thousand codes and more are found as 1,000+, fewer by their number", () => {
  expect([0, 50, 999, 1_000].map(foundText)).toEqual(["0", "50", "999", "1,000+"]);
});

test("the pieces of a description say where in it they begin, and which beginnings were searched for", () => {
  expect(piecesOf("Pain in knee", ["p", "pain", "kn"])).toEqual([
    { at: 0, text: "Pain", hit: true },
    { at: 4, text: " ", hit: false },
    { at: 5, text: "in ", hit: false },
    { at: 8, text: "kn", hit: true },
    { at: 10, text: "ee", hit: false },
  ]);
  expect(piecesOf("Type 2", ["2"])).toEqual([
    { at: 0, text: "Type ", hit: false },
    { at: 5, text: "2", hit: true },
  ]);
  expect(piecesOf("Pain", [])).toEqual([{ at: 0, text: "Pain", hit: false }]);
});

test("what is typed ends a search at 100 letters, and its words are parted by any signs between them", () => {
  expect(searchedWords(`${"x".repeat(99)} yz`)).toEqual(["x".repeat(99)]);
  expect(searchedWords(`${"x".repeat(98)} yz`)).toEqual(["x".repeat(98), "y"]);
  expect(searchedWords("a / b;;(c)[d]")).toEqual(["a", "b", "c", "d"]);
});

test("a code that begins as it was searched for is found by itself, with or without its point", () => {
  const findSynonym = (own: string, ...words: string[]) => synonymFound("m24 stiff, 24 hours", own, words);
  expect(findSynonym("M24.661 Ankylosis", "m2466")).toBeNull();
  expect(findSynonym("M24.661 Ankylosis", "m24")).toBeNull();
  expect(findSynonym("Z99.9 Ankylosis", "m24")).toBe("m24 stiff");
  expect(findSynonym("Z99.9 Ankylosis", "zz")).toBeNull();
  expect(findSynonym("Z99.9 Ankylosis", "anky", "hou")).toBe("24 hours");
  expect(findSynonym("Z99.9 -- Ankylosis", "sis")).toBeNull();
  expect(synonymFound("m2466 as it was called", "M24.661 Ankylosis", ["m2466"])).toBeNull();
});

test("a code stays found while each word begins it, with or without its point, or begins a word of its description", () => {
  const isFound = (...words: string[]) => isFoundBy("M24.661", "Ankylosis, right knee", words);
  expect([isFound("m2466"), isFound("m24", "ankyl"), isFound("right", "knee"), isFound()]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([isFound("661"), isFound("ankyl", "left"), isFound("ight")]).toEqual([false, false, false]);
});

test("only what is a code from its first sign to its last gets a point", () => {
  expect(["xm1711", "m1711-b", "m17", "m171111", "m1711111"].map(writtenCode)).toEqual([
    "XM1711",
    "M1711-B",
    "M17",
    "M17.1111",
    "M1711111",
  ]);
});

test("both sides are none, though one text names both", () => {
  expect(sideOf(["Pain in right and left knee"])).toBeNull();
  expect(sideOf(["Pain in left knee", "Pain in left hip"])).toBe("left");
});

test("a line of the official list begins with its number; descriptions lose the blanks behind them", () => {
  const line = (text: string) => `38354 M1711   1 ${"Short".padEnd(60)} ${text}`;
  const code = { code: "M17.11", description: "Osteoarthritis", heading: false };
  expect(readOrderFile(line("Osteoarthritis   "))).toEqual([code]);
  expect(readOrderFile(`${line("Osteoarthritis")}\n   \n`)).toEqual([code]);
  expect(() => readOrderFile(`x${line("Osteoarthritis")}`)).toThrow(
    "Line 1 is none of an ICD-10-CM order file: x38354 M17",
  );
  expect(() => readOrderFile(`${"x".repeat(50)}`)).toThrow(
    `Line 1 is none of an ICD-10-CM order file: ${"x".repeat(40)}`,
  );
  expect(() => readOrderFile(line("   "))).toThrow("Line 1");
});
