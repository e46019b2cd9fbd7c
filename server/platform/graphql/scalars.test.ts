import { buildSchema, type GraphQLScalarType, parseValue } from "graphql";
import { expect, test } from "vitest";
import { installScalarParsers } from "./scalars.ts";

const schema = buildSchema("scalar CalendarDate scalar DateTime type Query { a: Int }");
installScalarParsers(schema);
const [date, time] = ["CalendarDate", "DateTime"].map((name) => schema.getType(name) as GraphQLScalarType);

test("a date is a day of the calendar, as a variable and in a document", () => {
  expect(date!.parseValue("2026-11-20")).toBe("2026-11-20");
  expect(date!.parseLiteral(parseValue('"2026-11-20"'))).toBe("2026-11-20");
  for (const wrong of ["2026-11-31", "20.11.2026", 5, null])
    expect(() => date!.parseValue(wrong), String(wrong)).toThrow("A date is written YYYY-MM-DD.");
  expect(() => date!.parseLiteral(parseValue("20261120"))).toThrow("A date is written YYYY-MM-DD.");
});

test("a time is an instant, read in any zone and kept in UTC", () => {
  expect(time!.parseValue("2026-11-20T15:10:00+01:00")).toBe("2026-11-20T14:10:00.000Z");
  expect(time!.parseLiteral(parseValue('"2026-11-20T15:10:00Z"'))).toBe("2026-11-20T15:10:00.000Z");
  const precise = (length: number) => `${"2026-11-20T15:10:00.".padEnd(length - 1, "0")}Z`;
  expect(time!.parseValue(precise(40))).toBe("2026-11-20T15:10:00.000Z");
  expect(() => time!.parseValue(precise(41))).toThrow("A time is written as in");
  expect(() => time!.parseLiteral(parseValue("2026"))).toThrow("A time is written as in");
  const blanks = (length: number) => "2026-11-20T15:10:00Z".padEnd(length);
  for (const wrong of ["noon", 1_800_000_000_000, null, blanks(41)])
    expect(() => time!.parseValue(wrong), String(wrong)).toThrow("A time is written as in 2026-11-20T15:10:00Z.");
});
