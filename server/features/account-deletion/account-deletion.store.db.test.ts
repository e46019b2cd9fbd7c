import type { Id } from "@restride/domain/values/id.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { type Deletion, makeAccountDeletionStore } from "./account-deletion.store.ts";

const every = systemScope("test");
const clinic = systemCustomerScope(small.customers[0]!, "test");
const [one, two, three] = [1, 2, 3].map((n) => testId(`0192f000-00ee-7000-8000-00000000000${n}`)) as [Id, Id, Id];
const [before, end, after] = [-1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string];
let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];
const store = () => makeAccountDeletionStore(db);
beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());
beforeEach(() => owner.query("truncate account_deletions, deletion_requests"));

const form = { firstname: "Ada", lastname: "Berg", dob: "1960-02-29" as CalendarDate, phone: "3125550100", email: "" };
const requests = async () =>
  (await owner.query("select request_id from deletion_requests order by 1")).rows.map((row) => row.request_id);
const deletion: Deletion = {
  deletionId: one,
  patientId: small.patient(0, 1),
  registrationId: null,
  tokenHash: "a hash",
  requestedAt: before,
  eraseAt: end,
};
const tokens = async () =>
  (await owner.query("select token_hash as token from account_deletions order by 1")).rows.map((row) => row.token);

test("A188: a request is kept as it was written, without an email where none was given", async () => {
  await store().saveRequest(every, one, form, end);
  await store().saveRequest(every, two, { ...form, email: "ada@home.example" }, end);
  const row = {
    first_name: "Ada",
    last_name: "Berg",
    dob: "1960-02-29",
    phone: "3125550100",
    requested_at: new Date(end),
    unmatched_at: null,
    company_ids: [],
  };
  expect((await owner.query("select *, dob::text from deletion_requests order by 1")).rows).toEqual([
    { request_id: one, email: null, ...row },
    { request_id: two, email: "ada@home.example", ...row },
  ]);
});

test("a request is removed by itself, with those of its time, or with those of a phone", async () => {
  for (const [id, at] of [
    [one, before],
    [two, end],
    [three, after],
  ] as const)
    await store().saveRequest(every, id, form, at);
  await store().removeRequestsBefore(every, end);
  expect(await requests()).toEqual([two, three]);
  await store().removeRequest(every, two);
  expect(await requests()).toEqual([three]);
  await store().removeRequestsOf(clinic, deletion);
  expect(await requests()).toEqual([three]);
  await owner.query("update deletion_requests set phone = (select phone from patients where patient_id = $1)", [
    small.patient(0, 1),
  ]);
  await store().removeRequestsOf(clinic, { ...deletion, patientId: small.patient(0, 2) });
  await store().removeRequestsOf(systemCustomerScope(small.customers[1]!, "test"), deletion);
  expect(await requests()).toEqual([three]);
  await store().removeRequestsOf(clinic, deletion);
  expect(await requests()).toEqual([]);
});

test("a record that is to be erased already keeps its day, and its newest link", async () => {
  expect(await store().open(clinic, deletion)).toEqual({ deletionId: one, eraseAt: end });
  const again = { ...deletion, deletionId: two, tokenHash: "another", eraseAt: after };
  expect(await store().open(clinic, again)).toEqual({ deletionId: one, eraseAt: end });
  expect(await tokens()).toEqual(["another"]);
  const other = { ...deletion, deletionId: two, patientId: null, registrationId: three, eraseAt: after };
  expect(await store().open(clinic, other)).toEqual({ deletionId: two, eraseAt: after });
  expect(await tokens()).toEqual(["a hash", "another"]);
});

test("a deletion is withdrawn by its link, once, before its day and before it is done", async () => {
  const withdraw = (token = "a hash", at = before) => store().acrossCustomersWithdraw(every, token, at);
  await store().open(clinic, deletion);
  await store().open(clinic, { ...deletion, deletionId: two, tokenHash: "second", patientId: small.patient(0, 2) });
  expect([await withdraw("no hash"), await withdraw("a hash", end)]).toEqual([[], []]);
  const withdrawn = { customerId: small.customers[0], deletionId: one, patientId: small.patient(0, 1) };
  expect(await withdraw()).toEqual([withdrawn]);
  expect(
    (
      await owner.query(
        "select deletion_id as id, withdrawn_at as at from account_deletions where withdrawn_at is not null",
      )
    ).rows,
  ).toEqual([{ id: one, at: new Date(before) }]);
  expect(await withdraw()).toEqual([]);
  await owner.query("update account_deletions set erased_at = $1", [before]);
  expect(await withdraw("second")).toEqual([]);
});

test("A046: a record is erased when its day has come, and takes the time that it needs", async () => {
  await store().open(clinic, { ...deletion, patientId: small.patient(0, 3) });
  expect(await db.transaction(clinic, () => store().erase(clinic, one, before))).toBe(false);
  const exists = async () =>
    (await owner.query("select from patients where patient_id = $1", [small.patient(0, 3)])).rowCount;
  expect(await exists()).toBe(1);
  await db.transaction(clinic, async () => {
    expect(await store().erase(clinic, one, end)).toBe(true);
    expect(await db.row(clinic, "time", sql`show statement_timeout`)).toEqual({ statement_timeout: "0" });
  });
  expect(await exists()).toBe(0);
});

test("the log keeps nothing of an erased patient's cases, notifications, callback requests and registrations, and all of others", async () => {
  const [customer, patient] = [small.customers[0], small.patient(0, 2)];
  await owner.query("delete from audit_log");
  await owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, status, summary, description, created_at, updated_at)
       values ($1, $3, $2, 'Surgeon Message', 'Unassigned', 'a', 'b', now(), now())`,
    [customer, patient, one],
  );
  await owner.query(
    "insert into notifications (customer_id, notification_id, header, message, sent_at) values ($1, $2, 'a', 'b', now())",
    [customer, two],
  );
  await owner.query(
    "insert into notification_recipients (customer_id, notification_id, patient_id) values ($1, $2, $3)",
    [customer, two, patient],
  );
  // A notification of another patient only.
  await owner.query(
    "insert into notifications (customer_id, notification_id, header, message, sent_at) values ($1, $2, 'a', 'b', now())",
    [customer, three],
  );
  await owner.query(
    "insert into notification_recipients (customer_id, notification_id, patient_id) values ($1, $2, $3)",
    [customer, three, small.patient(0, 1)],
  );
  await owner.query("insert into callback_requests values ($1, $2, $3, null, 'Pat', '+13125559999', 'Please', now())", [
    customer,
    three,
    small.surgeon(0, 1),
  ]);
  await owner.query("update patients set phone = '+13125559999' where patient_id = $1", [patient]);
  const logged = [
    ["case_id", one],
    ["notification_id", two],
    ["callback_id", three],
    ["case_id", two],
    ["notification_id", three],
    ["callback_id", one],
  ] as const;
  for (const [column, id] of logged)
    await owner.query(
      "insert into audit_log (customer_id, actor, table_name, action, after) values ($1, 'x', 'tried', 'insert', jsonb_build_object($2::text, $3::text))",
      [customer, column, id],
    );
  await store().open(clinic, { ...deletion, patientId: patient });
  expect(await db.transaction(clinic, () => store().erase(clinic, one, end))).toBe(true);
  const { rows } = await owner.query("select after from audit_log where table_name = 'tried' order by entry_id");
  expect(rows.map(({ after }) => after)).toEqual(logged.slice(3).map(([column, id]) => ({ [column]: id })));
});
