import { sql } from "kysely";
import { expect, test } from "vitest";
import { build, compiledOnce, compiledPerShape } from "./database.ts";

test("a statement compiled once is filled anew each time, with every value in its own place", () => {
  let written = 0;
  const statement = compiledOnce(
    ({ owner, ...more }: { owner: string; key: string | null; names: readonly string[] }) => {
      written += 1;
      const { key, names } = more;
      return sql`select ${owner}, ${key}, ${names}::text[], ${owner}, ${7}`;
    },
  );
  const parametersOf = (owner: string, key: string | null, names: string[]) =>
    statement({ owner, key, names }).compile(build).parameters;
  expect(parametersOf("a", "1", ["x"])).toEqual(["a", "1", ["x"], "a", 7]);
  expect(parametersOf("b", null, [])).toEqual(["b", null, [], "b", 7]);
  expect(written).toBe(1);
});

test("a statement is compiled once for each set of values and each variant, and holds only what is given", () => {
  const written: string[] = [];
  const statement = compiledPerShape(({ name, ids }: { name?: string; ids?: readonly string[] }, order: string) => {
    written.push(order);
    return sql`${name ? sql`name = ${name}` : sql`any name`} ${ids ? sql`in ${ids}` : sql`all`} ${sql.raw(order)}`;
  });
  const compiled = (values: { name?: string | undefined; ids?: readonly string[] }, order = "up") => {
    const { sql: text, parameters } = statement(values as { name?: string }, order).compile(build);
    return [text, ...parameters];
  };
  expect(compiled({ name: "a", ids: [] })).toEqual(["name = $1 in $2 up", "a", []]);
  expect(compiled({ name: "b", ids: ["x"] })).toEqual(["name = $1 in $2 up", "b", ["x"]]);
  expect(compiled({ name: undefined, ids: ["x"] })).toEqual(["any name in $1 up", ["x"]]);
  expect(compiled({ ids: ["y"] })).toEqual(["any name in $1 up", ["y"]]);
  expect(compiled({ ids: ["y"] }, "down")).toEqual(["any name in $1 down", ["y"]]);
  expect(written).toEqual(["up", "up", "down"]);
});
