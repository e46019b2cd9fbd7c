import { noId } from "@restride/domain/values/id.ts";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { idReader } from "./read-ids.ts";

const schema = buildSchema(`
  input Kept { _id: ID, name: String, team: [ID!] }
  type Query { a(id: ID!, text: String, kept: Kept, all: [Kept!]): Int, b(text: String): Int }
`);
const readerOf = (name: string) =>
  idReader(
    Object.fromEntries(
      schema
        .getQueryType()!
        .getFields()
        [name]!.args.map((arg) => [arg.name, arg]),
    ),
  );
const id = "01900003-0000-7000-8000-00000000000a";

test("ids are read wherever they stand, in small letters; a text that is none names nothing", () => {
  const args = {
    id: id.toUpperCase(),
    text: "ID",
    kept: { _id: "x", name: "x", team: [id.toUpperCase(), ""] },
    all: [{ _id: id }, { name: "-1" }],
  };
  expect(readerOf("a")(args)).toEqual({
    id,
    text: "ID",
    kept: { _id: noId, name: "x", team: [id, noId] },
    all: [{ _id: id }, { name: "-1" }],
  });
});

test("what was not given, or is null, stays so; what holds no id is the same", () => {
  const args = { id, kept: { _id: null }, all: null };
  expect(readerOf("a")(args)).toEqual(args);
  const without = { text: "x" };
  expect(readerOf("b")(without)).toBe(without);
});
