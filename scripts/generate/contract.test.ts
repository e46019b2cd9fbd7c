import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { generateFiles } from "./contract.ts";
import { mergeSchema } from "./merge-schema.ts";
import { answersByOutcome } from "./resolver-types.ts";

const repository = join(import.meta.dirname, "../..");
const platform = `"A day." scalar CalendarDate "An instant." scalar DateTime`;
const birds = `"All." type Query { "Birds by ringing date." birds(since: CalendarDate, kind: Kind, most: Int = 20): [Bird!]! "How many." count: Int! } "Kinds." enum Kind { OWL WREN }
"A bird." type Bird { "Its id." id: ID! "When it was ringed." ringed: CalendarDate! "Seen last." seen: DateTime "Kind." kind: Kind! }`;

describe("mergeSchema", () => {
  test("a type has the fields of its interface with their docstrings; what it says itself stays", () => {
    const merged = mergeSchema([
      `interface Answer { "Whether it went well." status: String! "Why not." message: String }`,
      `type Query { bird: BirdAnswer } type BirdAnswer implements Answer { "A sentence." message: String! bird: ID }`,
    ]);
    expect(merged.slice(merged.indexOf("type BirdAnswer"), merged.indexOf("type Query"))).toBe(
      `type BirdAnswer implements Answer {\n  bird: ID\n\n  """A sentence."""\n  message: String!\n\n  """Whether it went well."""\n  status: String!\n}\n\n`,
    );
  });

  test("joins what features add to Query, sorted, with descriptions, whatever the order of the files", () => {
    const one = `type Query { "Second." b: Int } "A thing." type Thing { "Its name." name: String }`;
    const two = `type Query { "First." a: Thing }`;
    expect(mergeSchema([one, two])).toBe(mergeSchema([two, one]));
    expect(mergeSchema([one, two])).toMatch(/"""First\."""\s+a: Thing\s+"""Second\."""\s+b: Int/);
    expect(mergeSchema([one, two])).toContain('"""A thing."""');
  });

  test("refuses a field that two features define", () => {
    expect(() => mergeSchema([`type Query { a: Int }`, `type Query { a: Int }`])).toThrow(
      /"Query.a" can only be defined once/,
    );
  });
});

test("an answer names what belongs to its outcome, and everything inside it each of its fields", () => {
  const types =
    "export type BirdAnswer = Answer & {\n  bird: Maybe<Bird>;\n};\n\nexport type Bird = {\n  seen: Maybe<string>;\n};\n";
  expect(answersByOutcome(types)).toBe(types.replace("bird: Maybe", "bird?: Maybe"));
});

test("what is generated is short enough to be read in a review", () => {
  const lengthOf = (path: string): number => readFileSync(join(repository, path), "utf8").length;
  expect(lengthOf("server/generated/resolvers.ts")).toBeLessThanOrEqual(150_000);
  const documents = globSync("web/{app,features,platform}/**/*.graphql.ts", { cwd: repository });
  const longest = documents.map((path) =>
    Math.max(
      ...readFileSync(join(repository, path), "utf8")
        .split("\n")
        .map((line) => line.length),
    ),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(Math.max(...longest)).toBeLessThanOrEqual(2_000);
});

describe("generated", { timeout: 60_000 }, () => {
  let root: string;
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    mkdirSync(join(repository, ".cache"), { recursive: true });
    root = mkdtempSync(join(repository, ".cache/generate-"));
    put("server/platform/graphql/base.graphql", platform);
    put("server/features/birds/birds.graphql", birds);
    put("web/platform/calls/document.ts", readFileSync(join(repository, "web/platform/calls/document.ts"), "utf8"));
    put("server/platform/graphql/context.ts", "export interface Context { viewer: string }\n");
    put(
      "web/features/birds/birds.graphql",
      "query Birds($since: CalendarDate) { birds(since: $since) { id ringed kind } }",
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("makes files that the compiler of the product takes, with calendar dates that are no texts", async () => {
    for (const { path, content } of await generateFiles(root)) put(path.slice(root.length + 1), content);
    put("server/birds.ts", useResolvers);
    put("web/birds.ts", useOperations);
    cpSync(join(repository, "tsconfig.json"), join(root, "tsconfig.json"));
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
    const { stdout } = spawnSync(join(repository, "node_modules/.bin/tsc"), ["--noEmit"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(readFileSync(join(root, "server/generated/resolvers.ts"), "utf8")).not.toContain("[key: string]");
  });

  test("works before the first document of the web app is written", async () => {
    rmSync(join(root, "web"), { recursive: true });
    const paths = (await generateFiles(root)).map(({ path }) => path.slice(root.length + 1));
    expect(paths).toEqual(["server/schema.graphql", "server/generated/resolvers.ts", "server/generated/documents.ts"]);
  });

  test("says which document asks for what the schema does not have", async () => {
    put("web/features/birds/wrong.graphql", "query Wrong { fish { id } }");
    await expect(generateFiles(root)).rejects.toThrow(/fish/);
  });
});

const useResolvers = `import type { Bird, QueryArguments } from "./generated/resolvers.ts";
export const birds = ({ since, kind, most }: QueryArguments["birds"]): Bird[] =>
  [{ id: "1", ringed: since ?? "2026-01-01", seen: null, kind: kind ?? "OWL" }].slice(0, most);
// @ts-expect-error a field that may be null is not left out
export const forgotten: Bird = { id: "1", ringed: "2026-01-01", kind: "OWL" };
export const count = (_none: QueryArguments["count"]): number => 0;
`;

const useOperations = `import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { BirdsDocument, type BirdsQuery } from "./features/birds/birds.graphql.ts";
import type { Query } from "./platform/calls/document.ts";
type Of<Asked> = Asked extends Query<infer Answer, infer Variables> ? { answer: Answer; variables: Variables } : never;
export const ringed = (answer: BirdsQuery): CalendarDate[] => answer.birds.map((bird) => bird.ringed);
export const again = (answer: Of<typeof BirdsDocument>["answer"]): CalendarDate[] => ringed(answer);
export const asked: Of<typeof BirdsDocument>["variables"] = { since: "2026-01-01" };
// @ts-expect-error a text is no calendar date
export const wrong: BirdsQuery = { birds: [{ id: "1", kind: "OWL", ringed: "2026-01-01" }] };
`;
