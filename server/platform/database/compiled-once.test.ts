import { sql } from "kysely";
import { expect, test } from "vitest";
import { build, compiledOnce } from "./database.ts";

test("a statement compiled once is filled anew each time, with every value in its own place", () => {
  let written = 0;
  const statement = compiledOnce(
    ({ owner, key, names }: { owner: string; key: string | null; names: readonly string[] }) => {
      written += 1;
      return sql`select ${owner}, ${key}, ${names}::text[], ${owner}, ${7}`;
    },
  );
  const parametersOf = (owner: string, key: string | null, names: string[]) =>
    statement({ owner, key, names }).compile(build).parameters;
  expect(parametersOf("a", "1", ["x"])).toEqual(["a", "1", ["x"], "a", 7]);
  expect(parametersOf("b", null, [])).toEqual(["b", null, [], "b", 7]);
  expect(written).toBe(1);
});
