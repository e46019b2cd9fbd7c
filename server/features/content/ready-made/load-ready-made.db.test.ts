import { appLogin } from "@restride/dev-env/database/app-login.ts";
import { fillWithSeed } from "@restride/dev-env/seed/fill.ts";
import { newInstallation } from "@restride/dev-env/database/filled-template.ts";
import { cloneDatabase, type TestDatabase } from "@restride/dev-env/database/test-databases.ts";
import { todayAt } from "@restride/dev-env/clinic-day.ts";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newClient } from "../../../platform/database/client.ts";
import { type Database, makeDatabase } from "../../../platform/database/database.ts";
import { makePool } from "../../../platform/database/pool.ts";
import { readyMade } from "../../../reference-data/ready-made.ts";
import { loadReadyMade } from "./load-ready-made.store.ts";

const now = Date.parse("2026-11-27T12:00:00Z");
const tables = [
  ["exercises", 42],
  ["regimens", 8],
  ["devices", 8],
  ["questionnaires", 8],
  ["care_plans", 8],
  ["content", 74],
  ["content_versions", 74],
] as const;
const parts = [
  "regimen_exercises",
  "device_metrics",
  "questions",
  "care_plan_regimens",
  "care_plan_devices",
  "care_plan_questionnaires",
];

let database: TestDatabase;
let owner: pg.Client;
let db: Database;
const open = async (url: string) => {
  const client = newClient({ connectionString: url, options: "-c restride.customers=*" });
  await client.connect();
  return client;
};
beforeEach(async () => {
  database = await cloneDatabase(newInstallation());
  owner = await open(database.url);
  db = makeDatabase(makePool(await appLogin(database.url), 3));
});
afterEach(async () => {
  await db.close();
  await owner.end();
  await database.drop();
});

/** Returns all rows of these tables as text, each table's in a fixed order. */
const rowsOf = async (client: pg.Client): Promise<unknown> => {
  const read = async (table: string) =>
    (await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)).rows.map(
      ({ row }) => row,
    );
  const entries = [];
  for (const table of [...tables.map(([name]) => name), ...parts]) entries.push([table, await read(table)]);
  return Object.fromEntries(entries);
};

test("an empty database gets the ready-made content, owned by nobody, and once however many processes start", async () => {
  await Promise.all([loadReadyMade(db, now), loadReadyMade(db, now), loadReadyMade(db, now)]);
  for (const [table, count] of tables)
    expect((await owner.query(`select count(*)::int as count from ${table}`)).rows, table).toEqual([{ count }]);
  const { rows } = await owner.query(
    "select distinct company_id, copy_of, retired_at, number, published_at = 'epoch' as comes from content join content_versions using (content_id)",
  );
  expect(rows).toEqual([{ company_id: null, copy_of: null, retired_at: null, number: 1, comes: true }]);
  const before = await rowsOf(owner);
  await loadReadyMade(db, now + 1);
  expect(await rowsOf(owner)).toEqual(before);
});

test("the demo and an installation have the same rows of ready-made content", async () => {
  await loadReadyMade(db, now);
  const demo = await cloneDatabase(newInstallation());
  await fillWithSeed(demo.url, todayAt("12:00:00"), { patients: 1 });
  const demoOwner = await open(demo.url);
  try {
    expect(await rowsOf(demoOwner)).toEqual(await rowsOf(owner));
    const demoDb = makeDatabase(makePool(demo.url, 1));
    await loadReadyMade(demoDb, now);
    await demoDb.close();
    expect(await rowsOf(demoOwner)).toEqual(await rowsOf(owner));
  } finally {
    await demoOwner.end();
    await demo.drop();
  }
});

test("a piece that changed in a later release is a new version beside the earlier one, which an earlier release leaves alone", async () => {
  await loadReadyMade(db, now);
  const earlier = readyMade.find(({ kind, code }) => kind === "exercise" && code === "E05")!;
  const versionId = "00000000-0000-8000-9000-000000000002" as typeof earlier.versionId;
  const [first] = earlier.rows;
  if (first?.table !== "exercises") throw new Error("An exercise is a row of exercises.");
  const later = {
    ...earlier,
    versionId,
    rows: [{ table: first.table, row: { ...first.row, exercise_id: versionId, repeats: 12 } }],
  };
  const release = readyMade.map((piece) => (piece === earlier ? later : piece));
  await loadReadyMade(db, now, release);
  await loadReadyMade(db, now, release);
  await loadReadyMade(db, now);
  const { rows } = await owner.query(
    `select v.number, e.repeats, v.published_at = '2026-11-27T12:00:00Z' as is_new from content_versions v join exercises e on e.exercise_id = v.version_id
     where v.content_id = $1 order by v.number`,
    [earlier.contentId],
  );
  expect(rows).toEqual([
    { number: 1, repeats: 10, is_new: false },
    { number: 2, repeats: 12, is_new: true },
  ]);
});

test("a piece that is retired in a later release is offered no more, and stays for those who use it", async () => {
  await loadReadyMade(db, now);
  const [{ contentId, versionId }] = readyMade as [(typeof readyMade)[number]];
  await loadReadyMade(db, now, readyMade, [contentId]);
  await loadReadyMade(db, now + 60_000, readyMade, [contentId]);
  const { rows } = await owner.query("select content_id, retired_at from content where retired_at is not null");
  expect(rows).toEqual([{ content_id: contentId, retired_at: new Date(now) }]);
  expect((await owner.query("select from exercises where exercise_id = $1", [versionId])).rowCount).toBe(1);
});
