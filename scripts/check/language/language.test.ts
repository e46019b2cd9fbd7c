import { expect, test } from "vitest";
import { languageCheck } from "./language.ts";
import { type ReplacedTerm, replacedTerms } from "./replaced-terms.ts";

const findProblems = (path: string, text: string) => languageCheck.find([{ path, text }]).map(({ message }) => message);
const schema = "server/generated/schema.sql";
const foundIn = (of: ReplacedTerm["of"], name: string) => {
  if (of === "path") return findProblems(name, "");
  if (of === "sql") return findProblems(schema, `create table ${name} (\n  bird_id uuid not null\n);`);
  return findProblems("server/features/birds/ring.ts", `const ring = (${name}: number) => 0;`);
};

test.each(replacedTerms.map(({ of, refused, instead }) => [refused, instead, of] as const))(
  "%s has left: %s",
  (refused, instead, of) => {
    expect(foundIn(of, refused)).toEqual([expect.stringContaining(instead)]);
  },
);

test.each(replacedTerms.map(({ of, allowed }) => [allowed, of] as const))("%s is right", (allowed, of) => {
  expect(foundIn(of, allowed)).toEqual([]);
});

test("columns, functions and triggers of the schema are read too", () => {
  for (const line of [
    "  told_facts uuid",
    "CREATE OR REPLACE FUNCTION tell_facts(a uuid)",
    "CREATE TRIGGER tally_x AFTER",
  ])
    expect(findProblems(schema, `create table birds (\n${line}\n);`)).not.toEqual([]);
});

test("texts, generated files and the checks themselves are not read", () => {
  expect(findProblems("web/a.ts", `const text = "callAndTell";`)).toEqual([]);
  expect(findProblems("server/generated/database.ts", "export interface Facts {}")).toEqual([]);
  expect(findProblems("scripts/check/dependencies.ts", "const machines = 1;")).toEqual([]);
});
