import { describe, expect, test } from "vitest";
import {
  parseDay,
  parseDecimal,
  jointInput,
  formatNumber,
  parseWholeNumber,
  parseOptionalWholeNumber,
  formatDay,
  formatJoint,
} from "./content-fields.ts";

describe("a figure", () => {
  test.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    [" -2.5 ", -2.5],
    ["1.234567", 1.234567],
  ])("%j is %j", (text, figure) => expect(parseDecimal(text)).toBe(figure));

  test.each(["x", "1.", ".5", "1e3", "1,5", "1234567"])("%j is none", (text) => expect(parseDecimal(text)).toBeNaN());
});

describe("a whole number", () => {
  test.each([
    ["12", 12],
    [" 7 ", 7],
    ["", null],
    ["-1", null],
    ["1.5", null],
    ["1234567", null],
  ])("%j is %j", (text, number) => expect(parseWholeNumber(text)).toBe(number));
});

test.each([
  ["28", 28],
  [" ", null],
  ["two", Number.NaN],
  ["1.5", Number.NaN],
])("a whole number that may be left empty: %j is %j", (text, number) =>
  expect(parseOptionalWholeNumber(text)).toBe(number),
);

test("a day from surgery is written and read the same", () => {
  expect([14, 0, -3].map(formatDay)).toEqual(["S+14", "S", "S-3"].map((text) => formatDay(parseDay(text))));
  expect([14, -3].map((day) => parseDay(formatDay(day)))).toEqual([14, -3]);
  expect([formatDay(null), formatDay(undefined), parseDay("soon")]).toEqual(["", "", null]);
});

test("a number is written as it is, and none is empty", () => {
  expect([formatNumber(0), formatNumber(12), formatNumber(null), formatNumber(undefined)]).toEqual(["0", "12", "", ""]);
});

test.each([
  ["knee", "knee", { surgery_type: "knee" }],
  ["", "both", { surgery_type: "" }],
  [null, "", {}],
])("the joint %j stands in the field as %j and is sent as %j", (joint, field, sent) => {
  expect(formatJoint(joint)).toBe(field);
  expect(jointInput(field)).toEqual(sent);
});
