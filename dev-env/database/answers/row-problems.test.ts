import { column, row } from "@restride/server/platform/database/typed-sql.ts";
import { expect, test } from "vitest";
import { rowProblems } from "./row-problems.ts";

const [uuid, text, whole, json, texts] = [2950, 25, 23, 114, 1009];
const bird = row({ ring: column.id, name: column.text.nullable() });
const fields = (...each: [string, number][]) => each.map(([name, dataTypeID]) => ({ name, dataTypeID }));
const named = { fields: fields(["ring", uuid], ["name", text]), rows: [{ ring: "a", name: null }] };

test("rows with the columns that are promised are right, with and without values", () => {
  expect(rowProblems(bird, named)).toEqual([]);
  expect(rowProblems(bird, { ...named, rows: [] })).toEqual([]);
});

test("a column that is missing, one more, and one of another type are told, also without a row", () => {
  const answer = (...each: [string, number][]) => rowProblems(bird, { fields: fields(...each), rows: [] });
  expect(answer(["ring", uuid])).toEqual(["name is not answered"]);
  expect(answer(["ring", uuid], ["name", text], ["age", whole])).toEqual(["age is not promised"]);
  expect(answer(["ring", text], ["name", json])).toEqual(["ring is no id (type 25)", "name is no text (type 114)"]);
});

test("a null is told where none is promised, in a list too", () => {
  expect(rowProblems(bird, { ...named, rows: [{ ring: null, name: "Owl" }] })).toEqual(["ring is null"]);
  const colours = (values: (string | null)[], of: Parameters<typeof rowProblems>[0]) =>
    rowProblems(of, { fields: fields(["colours", texts]), rows: [{ colours: values }] });
  expect(colours(["red", null], { colours: column.list(column.text) })).toEqual(["colours is null"]);
  expect(colours(["red", null], { colours: column.list(column.text.nullable()) })).toEqual([]);
  expect(colours(["red"], { colours: column.list(column.text) })).toEqual([]);
});
