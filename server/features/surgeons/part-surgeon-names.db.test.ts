import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";
import { partSurgeonNames } from "./part-surgeon-names.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const surgeon = small.surgeon(0, 1);
const run = async (): Promise<void> => {
  const db = makeDatabase(makePool(world.databaseUrl, 1));
  await partSurgeonNames(db, 2).finally(db.close);
};
const store = (name: string, first: string, last: string) =>
  world.owner.query(
    "update surgeons set name = $2, first_name = $3, last_name = $4, has_name_parts = false where surgeon_id = $1",
    [surgeon, name, first, last],
  );
const account = (first: string, last: string) =>
  world.owner.query("update users set first_name = $2, last_name = $3 where surgeon_id = $1 and role = $4", [
    surgeon,
    first,
    last,
    Role.surgeon,
  ]);
const names = async () => {
  const { rows } = await world.owner.query(
    `select s.first_name || '|' || s.last_name as surgeon, u.first_name || '|' || u.last_name as account
     from surgeons s join users u on u.surgeon_id = s.surgeon_id and u.role = $2 where s.surgeon_id = $1`,
    [surgeon, Role.surgeon],
  );
  return rows[0];
};

test("a surgeon whose credentials were stored as the family name is parted anew, with the account, once", async () => {
  await store("Dr. Ann Lee MD", "Ann Lee", "MD");
  await account("Ann Lee", "MD");
  await run();
  expect(await names()).toEqual({ surgeon: "Ann|Lee", account: "Ann|Lee" });
  await world.owner.query("update surgeons set last_name = 'Kept' where surgeon_id = $1", [surgeon]);
  await run();
  expect(await names()).toMatchObject({ surgeon: "Ann|Kept" });
});

test.each([
  ["Dr. Ann Lee MD", ["Ann", "Lee MD"], "Ann|Lee"],
  ["Ann Maria Lee", ["Ann Maria Lee", "Lee"], "Ann Maria|Lee"],
])("the account follows where one part of the name alone was wrong: %s", async (name, [first, last], parts) => {
  await store(name, first!, last!);
  await account(first!, last!);
  await run();
  expect(await names()).toEqual({ surgeon: parts, account: parts });
});

test("an account that was renamed by hand stays as it is", async () => {
  await store("John Smith, DO", "John Smith,", "DO");
  await account("Johnny", "Smith");
  await run();
  expect(await names()).toEqual({ surgeon: "John|Smith", account: "Johnny|Smith" });
});

test("more surgeons than a slice holds are all parted", async () => {
  await world.owner.query("update surgeons set first_name = '', last_name = name, has_name_parts = false");
  await run();
  const { rows } = await world.owner.query(
    "select count(*)::int from surgeons where last_name = name or not has_name_parts",
  );
  expect(rows[0]).toEqual({ count: 0 });
});
