import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeDiagnosesStore } from "./diagnoses.store.ts";
import { makeDiagnosisCodesQueries } from "./diagnosis-codes.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const at = "2026-11-20T12:00:00.000Z";

const record = ({ owner }: SmallDatabase, patient: string, code: string, deletedAt: string | null = null) =>
  owner.query(
    "insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at, deleted_at) values ($1, $2, $3, 'old', $4, $4, $5)",
    [scope.customerId, patient, code, "2026-11-01T12:00:00Z", deletedAt],
  );
const rows = async ({ owner }: SmallDatabase) =>
  (
    await owner.query(
      "select patient_id as id, dx_code as code, dx_description as text, version, deleted_at is not null as deleted from diagnoses order by 1, 2",
    )
  ).rows.map(
    (row) => `${row.id === ada ? "ada" : "bob"} ${row.code} ${row.text} ${row.version}${row.deleted ? " deleted" : ""}`,
  );

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from diagnoses; delete from diagnosis_codes");
});

test("a patient's diagnoses stand by their codes, and say which are deleted", async ({ database }) => {
  await record(database, ada, "M17", at);
  await record(database, ada, "I10");
  await record(database, bob, "A00");
  const diagnoses = await database.db.transaction(scope, () =>
    makeDiagnosesStore(database.db).storedDiagnoses(scope, ada),
  );
  expect(diagnoses.map(({ dxCode, deleted }) => [dxCode, deleted])).toEqual([
    ["I10", false],
    ["M17", true],
  ]);
});

test("a code is added once; one that was deleted begins anew", async ({ database }) => {
  await record(database, ada, "I10");
  await record(database, ada, "M17", at);
  await record(database, bob, "M17", at);
  const add = (dxCode: string) => makeDiagnosesStore(database.db).add(scope, ada, { dxCode, dxDescription: "new" }, at);
  expect([await add("I10"), await add("M17"), await add("Z96")]).toEqual([false, true, true]);
  expect(await rows(database)).toEqual(["ada I10 old 1", "ada M17 new 2", "ada Z96 new 1", "bob M17 old 1 deleted"]);
});

test("a changed code takes the place of a deleted one, of its patient alone, and leaves one that stands", async ({
  database,
}) => {
  await record(database, ada, "I10");
  await record(database, ada, "M17", at);
  await record(database, ada, "Z96", at);
  await record(database, bob, "M17", at);
  const change = (from: string, to: string) =>
    database.db.transaction(scope, async () =>
      makeDiagnosesStore(database.db).change(scope, ada, from, { dxCode: to, dxDescription: "new" }, at),
    );
  await change("I10", "M17");
  expect(await rows(database)).toEqual(["ada M17 new 2", "ada Z96 old 1 deleted", "bob M17 old 1 deleted"]);
  await record(database, ada, "I10");
  await expect(change("I10", "M17")).rejects.toThrow();
  expect(await rows(database)).toHaveLength(4);
});

test("a diagnosis is deleted and brought back alone", async ({ database }) => {
  await record(database, ada, "I10");
  await record(database, ada, "M17");
  await record(database, bob, "I10");
  const set = (when: string | null) =>
    database.db.transaction(scope, async () => makeDiagnosesStore(database.db).setDeleted(scope, ada, "I10", when));
  await set(at);
  expect(await rows(database)).toEqual(["ada I10 old 1 deleted", "ada M17 old 1", "bob I10 old 1"]);
  await set(null);
  expect(await rows(database)).toEqual(["ada I10 old 1", "ada M17 old 1", "bob I10 old 1"]);
});

test("codes are found by their own words first, then by others; headings and ended ones last, those of the side first, then by code", async ({
  database: { db, owner },
}) => {
  for (const [code, description, synonyms, heading, ended] of [
    ["K5", "knee", "", false, null],
    ["K4", "right knee", "", false, null],
    ["K6", "left knee", "", false, null],
    ["K1", "left knee", "", true, null],
    ["K2", "left knee", "", false, "2026-01-01"],
    ["K3", "left joint", "knee", false, null],
    ["K7", "left knee", "knee", false, null],
    ["K8", "left hip", "", false, null],
  ] as const)
    await owner.query(
      "insert into diagnosis_codes (code, description, synonyms, heading, ended_on, listed_from) values ($1, $2, $3, $4, $5, '2026-10-01')",
      [code, description, synonyms, heading, ended],
    );
  const find = async (side: string | null) =>
    (await makeDiagnosisCodesQueries(db).find(scope, ["knee"], side)).map(
      ({ code, exact }) => `${code}${exact ? "" : "~"}`,
    );
  expect(await find("left")).toEqual(["K6", "K7", "K4", "K5", "K2", "K1", "K3~"]);
  expect(await find("right")).toEqual(["K4", "K5", "K6", "K7", "K2", "K1", "K3~"]);
  expect(await find(null)).toEqual(["K4", "K5", "K6", "K7", "K2", "K1", "K3~"]);
});
