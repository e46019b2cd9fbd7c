import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { makeDocuments } from "./documents.ts";

const schema = buildSchema("type Query { a: Int b: Int c: Int d: Int e: Int f: Int } type Mutation { add: Int }");

/** Returns the operations that a document is said to call, or its errors. */
const operationsOf = (text: string, operationName?: string): string => {
  const prepared = makeDocuments(schema, "standard")(text, operationName);
  return "errors" in prepared ? prepared.errors.join() : prepared.operations;
};

test("a document names the operations that it calls, never what the client calls them", () => {
  expect(operationsOf("query Ada { mine: a }")).toBe("a");
  expect(operationsOf("mutation { add }")).toBe("add");
  expect(operationsOf("{ a b twice: a }")).toBe("a b");
  expect(operationsOf("query One { a } query Two { b }", "Two")).toBe("b");
  expect(operationsOf("{ ...F ... { c } } fragment F on Query { b ...G } fragment G on Query { d }")).toBe("b d c");
});
