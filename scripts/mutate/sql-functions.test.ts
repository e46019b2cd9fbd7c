import { expect, test } from "vitest";
import { readSqlFunctions } from "./sql-functions.ts";

const path = "server/migrations/baseline/01.sql";
const text = `
create table others (a int);
create function inner_one(a int) returns int language sql as $$ select a $$;
create function outer_one() returns trigger language plpgsql as $$ begin perform inner_one(1); return new; end $$;
create trigger told after insert or update of a on things for each row
  when (new.a > 1) execute function outer_one();
create trigger other after insert on others for each row execute function another();
create index on things (a);
`;

test("a function is reached by its name, by those that call it, and over the tables whose triggers do", () => {
  const reachOf = readSqlFunctions([{ path, text }]);
  expect(reachOf(path, text.indexOf("select a"))).toEqual({
    names: ["inner_one", "outer_one"],
    tables: ["things"],
    isReplaced: false,
  });
  expect(reachOf(path, text.indexOf("perform"))).toEqual({
    names: ["outer_one"],
    tables: ["things"],
    isReplaced: false,
  });
  expect(reachOf(path, text.indexOf("create index"))).toEqual({ names: [], tables: ["others"], isReplaced: false });
});

test("a function that a later migration renames and writes anew is replaced, and reached by its new names", () => {
  const later = `
alter function inner_one(int) rename to inner_two;
alter table things rename to objects;
create or replace function inner_two(a int) returns int language sql as $$ select a + 1 $$;
`;
  const laterPath = "server/migrations/20261129-names.sql";
  const reachOf = readSqlFunctions([
    { path: laterPath, text: later },
    { path, text },
  ]);
  expect(reachOf(path, text.indexOf("select a"))).toEqual({
    names: ["inner_one", "inner_two", "outer_one"],
    tables: ["things", "objects"],
    isReplaced: true,
  });
  expect(reachOf(laterPath, later.indexOf("a + 1"))).toMatchObject({ names: ["inner_two"], isReplaced: false });
});
