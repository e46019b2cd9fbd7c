import { afterAll, beforeAll, expect, test } from "vitest";
import { systemScope } from "@restride/domain/access/scope.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";
import { type Database, makeDatabase } from "./database.ts";
import { makePool } from "./pool.ts";

let world: World;
let db: Database;
const scope = systemScope("test");

beforeAll(async () => {
  world = await startWorld();
  db = makeDatabase(makePool(world.databaseUrl, 1));
});
afterAll(async () => {
  await db.close();
  await world.close();
});

test("what follows a commit waits for the outermost transaction, and is dropped with what is undone", async () => {
  const heard: string[] = [];
  await db.transaction(scope, async () => {
    await db.transaction(scope, async () => db.onCommit(() => heard.push("kept")));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual(["kept"]);
  await db.transactionIf(
    scope,
    () => false,
    async () => db.onCommit(() => heard.push("undone")),
  );
  const crash = db.transaction(scope, () => {
    db.onCommit(() => heard.push("crashed"));
    throw new Error("crash");
  });
  await expect(crash).rejects.toThrow("crash");
  expect(heard).toEqual(["kept"]);
  db.onCommit(() => heard.push("at once"));
  expect(heard).toEqual(["kept", "at once"]);
});
