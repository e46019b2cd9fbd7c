import { expect, test } from "vitest";
import { writtenColumnsCheck } from "./written-columns.ts";

const path = "server/features/birds/birds.store.ts";
const problemsIn = (text: string, at = path) => writtenColumnsCheck.find([{ path: at, text }]).map(({ line }) => line);

test("columns that are spread or handed on without their table are found", () => {
  expect(problemsIn('build.insertInto("birds").values({ ...bird, ring });')).toEqual([1]);
  expect(problemsIn('build.insertInto("birds").values(birds.map((bird) => ({ ring: bird.ring })));')).toEqual([1]);
  expect(problemsIn('build.updateTable("birds").where("ring", "=", 1).set(change);')).toEqual([1]);
  expect(problemsIn('build.updateTable("birds").$if(a, (update) => update.set(change));')).toEqual([1]);
  expect(problemsIn('build.updateTable("birds").set({ ...(name && { name }) });')).toEqual([1]);
  expect(problemsIn("const columnsOf = (a) => ({ name: a });\nbuild.updateTable('birds').set(columnsOf(1));")).toEqual([
    2,
  ]);
  expect(problemsIn("const own = () => build.updateTable('birds');\nown().set({ ...bird });")).toEqual([2]);
});

test("columns that say their table, or are named where they are written, are not", () => {
  const update = (columns: string): string => `build.updateTable("birds").set(${columns});`;
  expect(problemsIn(update("{ ring, name: a.name }"))).toEqual([]);
  expect(problemsIn(`const c = { ring } satisfies Updateable<Birds>;\n${update("{ ...c, name }")}`)).toEqual([]);
  expect(problemsIn(`const c = (a) => ({ ring }) satisfies Updateable<Birds>;\n${update("c(1)")}`)).toEqual([]);
  expect(
    problemsIn(
      `const c = (a) => {\n  const b = a;\n  return { b } satisfies Updateable<Birds>;\n};\n${update("c(1)")}`,
    ),
  ).toEqual([]);
  expect(
    problemsIn('build.insertInto("birds").values(a.map((b) => ({ ring: b }) satisfies Insertable<Birds>));'),
  ).toEqual([]);
});

test("columns that are made elsewhere are compared with the table by their type", () => {
  const update = 'build.updateTable("birds").set(columns(1));';
  expect(problemsIn(`const columns = (a): KnownColumns<Birds, A> => columnsOf(a);\n${update}`)).toEqual([]);
  expect(problemsIn(`const columns = (a): Columns => columnsOf(a);\n${update}`)).toEqual([2]);
  const rest = 'build.updateTable("birds").set({ ...others });';
  expect(problemsIn(`const others: KnownColumns<Birds, A> = a;\n${rest}`)).toEqual([]);
  expect(problemsIn(`const others: Columns = a;\n${rest}`)).toEqual([2]);
});

test("a spread inside columns that say their table hides them, so it must say it too", () => {
  const update = 'build.updateTable("birds").set(columns);';
  expect(problemsIn(`const columns = { ...bird } satisfies Updateable<Birds>;\n${update}`)).toEqual([2]);
  expect(
    problemsIn(
      `const bird = { ring } satisfies Updateable<Birds>;\nconst columns = { ...bird } satisfies Updateable<Birds>;\n${update}`,
    ),
  ).toEqual([]);
  expect(problemsIn(`const columns = { ring } satisfies Bird;\n${update}`)).toEqual([2]);
});

test("what is set elsewhere is no column, and tests write what they like", () => {
  expect(problemsIn("map.set({ ...a }); headers.set(b); Object.values(c); sizes.set(1, 2);")).toEqual([]);
  expect(problemsIn('build.updateTable("birds").set(a);', "server/features/birds/birds.db.test.ts")).toEqual([]);
  expect(problemsIn('build.updateTable("birds").set(a);', "dev-env/seed/birds.ts")).toEqual([]);
});

test("rows as JSON whose columns stand in a text are found", () => {
  const text = "sql`select ring from json_to_recordset(${birds}::json) as g (ring text)`;";
  expect(problemsIn(text)).toEqual([1]);
  expect(problemsIn("sql`select * from json_populate_recordset(null::birds, ${birds}::json)`;")).toEqual([1]);
  expect(problemsIn("sql`select ring from ${recordset(birds, columns)}`;")).toEqual([]);
  expect(problemsIn(text, "server/platform/database/recordset.ts")).toEqual([]);
});
