import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { makeDocuments, readDocument } from "./documents.ts";
import { limits } from "./limits.ts";

const schema = buildSchema("type Query { a(of: [Int]): Int b: Int }");
const prepare = makeDocuments(schema, "jit");
const tooLong = { errors: [{ message: "The query is too long." }] };

test("a document is compiled once for each of its operations, and again once it is forgotten", () => {
  const [text, other] = ["query A { a } query B { b }", "{ a b }"];
  const [a, b] = ["A", "B"].map((name) => prepare(text, name));
  expect(a).toHaveProperty("execute");
  expect(prepare(text, "A")).toBe(a);
  expect(prepare(text, "B")).toBe(b);
  expect(a).not.toBe(b);
  expect(prepare(other)).toBe(prepare(other));
});

test("a document that is refused is read anew each time, and never remembered", () => {
  expect(prepare("{ c }")).toMatchObject({ errors: [{ message: expect.stringContaining('Cannot query field "c"') }] });
  expect(prepare("{ c }")).not.toBe(prepare("{ c }"));
  expect(prepare("{ a }", "Nobody")).toMatchObject({ errors: [{ message: expect.stringContaining("Nobody") }] });
  expect(prepare("{")).toMatchObject({ errors: [{ message: expect.stringMatching(/^Syntax Error/) }] });
});

test("a document has at most 20,000 letters, with the name of its operation", () => {
  const padded = (length: number) => "{ a }".padEnd(length);
  expect(prepare(padded(limits.characters - 1))).toHaveProperty("execute");
  expect(prepare(padded(limits.characters))).toMatchObject(tooLong);
  expect(readDocument(schema, padded(limits.characters))).toHaveProperty("definitions");
  expect(readDocument(schema, padded(limits.characters + 1))).toMatchObject(tooLong);
  expect(prepare("query A { a }", "A".repeat(limits.characters))).toMatchObject(tooLong);
});

test("a document has at most 3,000 words, is measured, and is told its first five faults", () => {
  const list = (count: number) => `{ a(of: [${"1 ".repeat(count)}]) }`;
  // The document has nine tokens in addition to the numbers.
  expect(readDocument(schema, list(limits.tokens - 9))).toHaveProperty("definitions");
  expect(readDocument(schema, list(limits.tokens - 8))).toMatchObject({
    errors: [{ message: expect.stringContaining("3000 tokens") }],
  });
  expect(readDocument(schema, "{ a1: a a2: a a3: a a4: a a5: a a6: a }")).toMatchObject({
    errors: [{ message: "A request may hold at most 5 calls." }],
  });
  const messagesOf = (text: string) =>
    (readDocument(schema, text) as { errors: readonly Error[] }).errors.map(({ message }) => message);
  const unknown = (names: string) => names.split("").map((name) => `Unknown fragment "${name}".`);
  expect(messagesOf("{ ...A ...B ...C ...D ...E }")).toEqual(unknown("ABCDE"));
  expect(messagesOf("{ ...A ...B ...C ...D ...E ...F }")).toEqual([
    ...unknown("ABCDE"),
    expect.stringContaining("Too many validation errors"),
  ]);
});

test("a document makes room for others: a million letters are remembered, the longest unasked goes first", () => {
  const many = makeDocuments(schema, "jit");
  const text = (at: number) => `{ a${at}: a }`.padEnd(10_000 - 1);
  const [first, second] = [many(text(0)), many(text(1))];
  for (let at = 2; at < 100; at += 1) many(text(at));
  expect(many(text(0))).toBe(first);
  many(text(100));
  expect(many(text(0))).toBe(first);
  expect(many(text(1))).not.toBe(second);
});

test("a document that cannot be checked for our own fault is a crash and no mistake of the caller", () => {
  expect(() => readDocument({} as typeof schema, "{ a }")).toThrow("schema");
});
