import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { comparedElsewhere } from "./compared-elsewhere.ts";
import { typedStatementsIn, promisedStatements } from "./promised-statements.ts";

const root = join(import.meta.dirname, "../../..");

describe("the statements of a file that promise columns", () => {
  test("are named where they are sent, at once or from a constant", () => {
    const text = [
      "const owls = compiledOnce((ring) => typedSql(owlRow)`select ring from owls`);",
      'export const makeBirds = (db) => ({ owls: (scope) => db.rows(scope, "owlsOf", owls(ring)),',
      '  wrens: (scope) => db.row(\n    scope,\n    "wrens",\n    typedSql(wrenRow)`select ring from wrens`,\n  ),',
      "  all: (scope) => db.rows(scope, `${kind}Birds`, typedSql(birdRow)`select 1`) });",
    ].join("\n");
    expect(typedStatementsIn(text)).toEqual({ names: ["${kind}Birds", "owlsOf", "wrens"], unsentConstants: [] });
  });

  test("are told by their constant where nothing sends them by a name", () => {
    const text = "const owls = () => typedSql(owlRow)`select ring from owls`;\ndb.rows(scope, name, owls());";
    expect(typedStatementsIn(text)).toEqual({ names: [], unsentConstants: ["owls"] });
  });
});

test("every statement that promises columns is sent by its name, and has a test that compares them", () => {
  const { names, unsentConstants } = promisedStatements();
  expect(unsentConstants).toEqual([]);
  const gone = Object.entries(comparedElsewhere).filter(
    ([name, file]) => !names.includes(name) || !/\.(db|api)\.test\.ts$/.test(file) || !existsSync(join(root, file)),
  );
  expect(gone).toEqual([]);
  expect(names.length).toBeGreaterThan(150);
});
