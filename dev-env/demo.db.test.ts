import { prepareSchema } from "@restride/server/prepare-database.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "./database/test-databases.ts";
import { fillDemo, refuseForeign } from "./demo.ts";

let empty: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  empty = await cloneDatabase({ fingerprint: "empty", prepare: async () => {} });
  owner = new pg.Client(empty.url);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await empty.drop();
});

const refused = /holds data that the demo did not make/;
const user = "0192f000-0000-7000-8000-000000000001";

test("the demo takes an empty database and its own again, and refuses one with people that it did not make", async () => {
  await refuseForeign(empty.url);
  await prepareSchema(empty.url);
  await refuseForeign(empty.url);
  await owner.query(
    "insert into users (user_id, role, email, first_name, last_name) values ($1, 31, 'a@b.example', 'A', 'B')",
    [user],
  );
  await expect(refuseForeign(empty.url)).rejects.toThrow(refused);
  await owner.query("delete from users");
  await owner.query("insert into companies (company_id, name) values ($1, 'Real')", [user]);
  await expect(refuseForeign(empty.url)).rejects.toThrow(refused);
  await owner.query("delete from companies");
  await owner.query("insert into companies (company_id, name) values ($1, 'Made up')", [user]);
  await owner.query("comment on table companies is 'Restride demo data'"); // same comment that fillDemo sets
  await refuseForeign(empty.url);
});

test("what the demo filled it takes again, and fills no more", async () => {
  const own = await cloneDatabase({ fingerprint: "empty", prepare: async () => {} });
  try {
    await prepareSchema(own.url);
    const lines: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      await fillDemo(own.url, Date.parse("2026-11-20T12:00:00Z"), (line) => lines.push(line), 12);
      await refuseForeign(own.url);
    }
    expect(lines).toEqual(["Making demo data: six clinics, 12 patients, 14 months …"]);
  } finally {
    await own.drop();
  }
});
