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
  expect(reachOf(path, text.indexOf("select a"))).toEqual({ names: ["inner_one", "outer_one"], tables: ["things"] });
  expect(reachOf(path, text.indexOf("perform"))).toEqual({ names: ["outer_one"], tables: ["things"] });
  expect(reachOf(path, text.indexOf("create index"))).toEqual({ names: [], tables: ["others"] });
});
