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

test("a common table expression with a lone participle is found, and others are not", () => {
  const inStatement = (text: string) =>
    findProblems("server/features/birds/birds.queries.ts", `const ring = sql\`${text}\`;`);
  expect(inStatement("with asked as (select 1) select from asked")).toHaveLength(1);
  expect(inStatement("with birds as (select 1),\n  known as materialized (select 2) select")).toHaveLength(1);
  expect(inStatement("with birds as (select 1), rings as (select 2) select")).toEqual([]);
});

const inSchema = (...lines: string[]) => findProblems(schema, lines.join("\n"));

test.each([
  ["a table", ["create table told_birds (", "  bird_id uuid not null", ");"]],
  [
    "a column",
    ["create table birds (", "  heard_at timestamp with time zone default '-infinity'::timestamp with time zone", ");"],
  ],
  [
    "a constraint",
    ["create table birds (", "  bird_id uuid not null,", "  constraint birds_says_something CHECK (true)", ");"],
  ],
  ["an index", ["CREATE INDEX birds_asked_once ON birds USING btree (bird_id);"]],
  ["a unique index", ["CREATE UNIQUE INDEX birds_asked_once ON birds USING btree (bird_id);"]],
  ["a policy", ["create policy told on birds for select to public using (true);"]],
  ["a trigger", ["CREATE TRIGGER counted AFTER INSERT ON birds FOR EACH ROW EXECUTE FUNCTION count_birds();"]],
  ["a function", ["CREATE OR REPLACE FUNCTION tell_birds()"]],
  ["a first parameter", ["CREATE OR REPLACE FUNCTION ring(said text)"]],
  ["a later parameter", ["CREATE OR REPLACE FUNCTION ring(bird_id uuid, known uuid[] DEFAULT NULL::uuid[])"]],
  ["a local", ["declare", "  theirs uuid[];", "begin"]],
])("%s with a replaced term or a lone participle is found", (_, lines) => {
  expect(inSchema(...lines)).toHaveLength(1);
});

test("right names of a schema, names in statements, and values are not found", () => {
  expect(
    inSchema(
      "create table birds (",
      "  word text not null,",
      "  constraint birds_word_check CHECK (word = ANY (ARRAY['told'::text, 'asked'::text]))",
      ");",
      "CREATE OR REPLACE FUNCTION ring(bird_id uuid, until timestamp with time zone DEFAULT NULL::timestamp with time zone)",
      "declare",
      "  bird birds;",
      "begin",
      "  said by nobody;",
      "end $function$;",
    ),
  ).toEqual([]);
});

test("a replaced term of the schema is found at its line", () => {
  const [problem] = languageCheck.find([
    { path: schema, text: "create table birds (\n  bird_id uuid not null,\n  held_desk uuid not null\n);" },
  ]);
  expect(problem).toEqual({ path: schema, line: 3, message: '"held_desk" has left the schema: say editing session' });
});

test("texts, generated files and the checks themselves are not read", () => {
  expect(findProblems("web/a.ts", `const text = "callAndTell";`)).toEqual([]);
  expect(findProblems("server/generated/database.ts", "export interface Facts {}")).toEqual([]);
  expect(findProblems("scripts/check/dependencies.ts", "const machines = 1;")).toEqual([]);
});
