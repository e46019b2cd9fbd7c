import { buildSchema, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { makeDocuments } from "./documents.ts";
import { checkLimits } from "./limits.ts";

const refusal = (text: string): string | null => {
  try {
    checkLimits(parse(text));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};
const times = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join(" ");

const calls = "A request may hold at most 5 calls.";
const deep = "The query is nested too deeply: at most 10 levels.";
const wide = "The query asks for too many fields: at most 400.";
/** Returns fragments each of which spreads the next one twice: n levels are 2^n places. */
const doubling = (levels: number, last: string): string =>
  `{ ...A0 } ${times(levels, (at) => `fragment A${at} on Query { ...A${at + 1} ...A${at + 1} }`)} ${last}`;

describe("fragments are measured once each", () => {
  test("that hold nothing", () => {
    expect(refusal(doubling(60, ""))).toBeNull();
    expect(refusal(doubling(60, "fragment A60 on Query { __typename }"))).toBe(calls);
    expect(
      refusal(
        `{ q { ...B0 } } ${times(60, (at) => `fragment B${at} on Q { ...B${at + 1} ...B${at + 1} }`)} fragment B60 on Q { a }`,
      ),
    ).toBe(wide);
  });

  test("in a circle, and in inline fragments", () => {
    expect(refusal("{ ...A } fragment A on Query { ...B ...B } fragment B on Query { ...A ...A }")).toBeNull();
    expect(
      refusal(
        times(60, (at) => `fragment A${at} on Query { ... { ...A${at + 1} } ... @skip(if: true) { ...A${at + 1} } }`),
      ),
    ).toBeNull();
  });

  test("and validation, which comes next, reads them once each too", () => {
    const prepare = makeDocuments(buildSchema("type Query { a: Int }"), "jit");
    expect(prepare(doubling(60, ""))).toMatchObject({ errors: [{ message: 'Unknown fragment "A60".' }, {}] });
  });
});

describe("calls are counted wherever they stand", () => {
  const six = times(6, (at) => `a${at}: logout { status }`);
  test.each([
    `mutation { ${six} }`,
    `mutation { ...F } fragment F on Mutation { ${six} }`,
    `mutation { ... on Mutation { ${six} } }`,
    `mutation { ... { ...F } ...F } fragment F on Mutation { ${times(3, (at) => `a${at}: logout { status }`)} }`,
    `query { a: b } mutation M { ...F } fragment F on Mutation { ${six} }`,
    `subscription { ...F } fragment F on Subscription { ${six} }`,
  ])("%s", (text) => expect(refusal(text)).toBe(calls));

  test("five are served, also through a fragment", () => {
    expect(refusal(`{ ...F } fragment F on Query { ${times(5, (at) => `a${at}: b { c }`)} }`)).toBeNull();
  });
});

test("what is not to be run is not measured: validation refuses it", () => {
  expect(refusal("type A { b: Int } { a }")).toBeNull();
});

test("depth and fields count through fragments, and in fragments that nobody spreads", () => {
  const nested = (levels: number): string => (levels === 0 ? "x" : `x { ${nested(levels - 1)} }`);
  expect(refusal(`{ ${nested(9)} }`)).toBeNull();
  expect(refusal(`{ ${nested(10)} }`)).toBe(deep);
  expect(refusal(`{ a { ...F } } fragment F on X { ${nested(9)} }`)).toBe(deep);
  expect(refusal(`{ a } fragment F on X { ${nested(10)} }`)).toBe(deep);
  expect(refusal(`{ a { ${times(399, (at) => `f${at}`)} } }`)).toBeNull();
  expect(refusal(`{ a { ${times(400, (at) => `f${at}`)} } }`)).toBe(wide);
  expect(refusal(`{ a } fragment F on X { ${times(401, () => "f")} }`)).toBe(wide);
});
