import { describe, expect, test } from "vitest";
import {
  typedDay,
  typedFigure,
  typedJoint,
  typedNumber,
  wholeNumber,
  wholeNumberOrNone,
  writtenDay,
  writtenJoint,
} from "./typed.ts";

describe("a figure", () => {
  test.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    [" -2.5 ", -2.5],
    ["1.234567", 1.234567],
  ])("%j is %j", (text, figure) => expect(typedFigure(text)).toBe(figure));

  test.each(["x", "1.", ".5", "1e3", "1,5", "1234567"])("%j is none", (text) => expect(typedFigure(text)).toBeNaN());
});

describe("a whole number", () => {
  test.each([
    ["12", 12],
    [" 7 ", 7],
    ["", null],
    ["-1", null],
    ["1.5", null],
    ["1234567", null],
  ])("%j is %j", (text, number) => expect(wholeNumber(text)).toBe(number));
});

test.each([
  ["28", 28],
  [" ", null],
  ["two", Number.NaN],
  ["1.5", Number.NaN],
])("a whole number that may be left empty: %j is %j", (text, number) => expect(wholeNumberOrNone(text)).toBe(number));

test("a day from surgery is written and read the same", () => {
  expect([14, 0, -3].map(writtenDay)).toEqual(["S+14", "S", "S-3"].map((text) => writtenDay(typedDay(text))));
  expect([14, -3].map((day) => typedDay(writtenDay(day)))).toEqual([14, -3]);
  expect([writtenDay(null), writtenDay(undefined), typedDay("soon")]).toEqual(["", "", null]);
});

test("a number is written as it is, and none is empty", () => {
  expect([typedNumber(0), typedNumber(12), typedNumber(null), typedNumber(undefined)]).toEqual(["0", "12", "", ""]);
});

test.each([
  ["knee", "knee", { surgery_type: "knee" }],
  ["", "both", { surgery_type: "" }],
  [null, "", {}],
])("the joint %j stands in the field as %j and is sent as %j", (joint, field, sent) => {
  expect(writtenJoint(joint)).toBe(field);
  expect(typedJoint(field)).toEqual(sent);
});
