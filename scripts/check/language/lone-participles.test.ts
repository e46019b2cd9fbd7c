import { expect, test } from "vitest";
import { loneParticiplesCheck } from "./lone-participles.ts";
import { participles } from "./participles.ts";

const findProblems = (path: string, text: string) =>
  loneParticiplesCheck.find([{ path, text }]).map(({ message }) => message);
const inDomain = (text: string) => findProblems("domain/birds/ring.ts", text);

test.each(participles.map(({ word, instead }) => [word, instead]))("%s alone is refused: %s", (word, instead) => {
  expect(inDomain(`const ${word} = 1;`)).toEqual([expect.stringContaining(instead)]);
});

test.each(participles.map(({ allowed }) => [allowed]))("%s is right", (allowed) => {
  expect(inDomain(`const ${allowed} = 1;`)).toEqual([]);
});

test.each([
  ["a parameter", "const ring = (found: Bird) => 0;"],
  ["a parameter with a value of its own", "const ring = (found = 0) => 0;"],
  ["a parameter of a type", "type Ring = (found: Bird) => void;"],
  ["the rest of the parameters", "const ring = (...found: Bird[]) => 0;"],
  ["a function", "function found() {}"],
  ["a parameter of a function", "function ring(found: Bird) {}"],
  ["a property of a type", "type Ring = { readonly found: Bird };"],
  ["a method of a type", "interface Ring { found(): Bird }"],
  ["a property of an object", "const ring = { found: bird };"],
  ["a destructured property", "const { found } = ring;"],
  ["a destructured property under another name", "const { bird: found } = ring;"],
  ["the rest of a destructured object", "const { bird, ...found } = ring;"],
  ["an element of a destructured list", "const [found] = rings;"],
  ["a part of a tuple", "type Ring = readonly [found: Bird];"],
  ["a caught error", "try { ring(); } catch (found) { fly(); }"],
])("a lone participle is refused once as %s", (_, text) => {
  expect(inDomain(text)).toHaveLength(1);
});

test("uses of a name are no findings: only the place that names is one", () => {
  expect(inDomain("const ring = (bird: Bird) => rings.found(bird.found, { bird, ...found }, { found });")).toEqual([]);
});

test("a property and its destructured value may have the name of a field of the contract, other values may not", () => {
  expect(inDomain("type Ring = { by: Id }; const idOf = ({ by }: Ring) => ({ by: by });")).toEqual([]);
  expect(inDomain("const ring = (by: Id) => 0;")).toHaveLength(1);
  expect(inDomain("const { person: by } = ring;")).toHaveLength(1);
});

test("columns of tables stand in what a store writes, and nowhere else", () => {
  const row = "export const row = { shown: true };";
  expect(findProblems("server/features/birds/birds.store.ts", row)).toEqual([]);
  expect(findProblems("server/features/birds/birds.queries.ts", row)).toHaveLength(1);
  expect(findProblems("server/features/birds/birds.store.ts", "export const shown = 1;")).toHaveLength(1);
  expect(findProblems("server/features/birds/birds.store.ts", "export const row = { said: 1 };")).toHaveLength(1);
});

test("generated files and other folders are not read", () => {
  expect(findProblems("web/features/birds/birds.graphql.ts", "const found = 1;")).toEqual([]);
  expect(findProblems("docs/birds.md", "found")).toEqual([]);
});
