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
  const messages: string[] = [];
  await db.transaction(scope, async () => {
    await db.transaction(scope, async () => db.onCommit(() => messages.push("kept")));
    expect(messages).toEqual([]);
  });
  expect(messages).toEqual(["kept"]);
  await db.transactionIf(
    scope,
    () => false,
    async () => db.onCommit(() => messages.push("undone")),
  );
  const crash = db.transaction(scope, () => {
    db.onCommit(() => messages.push("crashed"));
    throw new Error("crash");
  });
  await expect(crash).rejects.toThrow("crash");
  expect(messages).toEqual(["kept"]);
  db.onCommit(() => messages.push("at once"));
  expect(messages).toEqual(["kept", "at once"]);
});
