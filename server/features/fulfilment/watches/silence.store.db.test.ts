import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../../dev-env/database/small-database.ts";
import { test } from "../../../../dev-env/database/small-database-test.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { makeReturnsStore } from "./returns.store.ts";
import { makeSilenceStore } from "./silence.store.ts";

const every = systemScope("test");
const clinic = small.customers[0];
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const item = small.deviceItem(0, 1);
const lineId = (number: number): Id => testId(`0192f000-00e5-7000-8000-00000000000${number}`);
const instant = (text: string, milliseconds = 0) => new Date(Date.parse(text) + milliseconds).toISOString();

/** Ada's sensor came at noon of the 2nd, after its schedule had begun; nobody else has one. Clinics keep UTC, and devices are silent after 48 hours. */
beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query(
    `delete from custody_lines; delete from device_readings; delete from technical_holds; delete from device_silence;
     update customers set time_zone = 'UTC'; update patients set active = true;
     update patient_devices set status = 'Pending', delivered_on = null`,
  );
  await owner.query(
    "update item_revisions set surgery_date = '2026-11-01', start_day = 0, end_day = 60, valid_from = '2026-10-01', valid_to = null where item_id = $1",
    [item],
  );
  await owner.query(
    "update patient_devices set status = 'Delivered', shipped_on = '2026-11-01', delivered_on = '2026-11-02', order_id = $2 where item_id = $1",
    [item, small.order(0, 1)],
  );
  await note(owner, "delivered", "2026-11-02T12:00:00Z", 1);
});

const note = (owner: SmallDatabase["owner"], word: string, at: string, line: number, corrects: Id | null = null) =>
  owner.query(
    `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source, corrects)
     values ($1, $2, $3, $4, $5, $6, $7, $7, 'Console', $8)`,
    [clinic, ada, item, lineId(line), small.order(0, 1), word, at, corrects],
  );
const silent = async ({ db }: SmallDatabase, at: string) =>
  (await makeSilenceStore(db).acrossCustomersSilent(every, at)).map(({ itemId }) => itemId);
const due = "2026-11-04T12:00:00Z";

test("a device is silent from the moment on at which the hours of its clinic are over, for thirty days", async ({
  database,
}) => {
  const { owner } = database;
  expect([await silent(database, instant(due, -1)), await silent(database, due)]).toEqual([[], [item]]);
  expect(await silent(database, instant("2026-12-02T23:59:59Z"))).toEqual([item]);
  expect(await silent(database, instant("2026-12-03T00:00:00Z"))).toEqual([]);
  await owner.query("insert into device_silence (customer_id, hours) values ($1, 24)", [clinic]);
  const dayAfter = "2026-11-03T12:00:00Z";
  expect([await silent(database, instant(dayAfter, -1)), await silent(database, dayAfter)]).toEqual([[], [item]]);
  await owner.query("update device_silence set hours = null");
  expect(await silent(database, due)).toEqual([]);
});

test("hours count from the first day of the schedule where that is later, up to its last day", async ({ database }) => {
  const { owner } = database;
  await owner.query("update item_revisions set start_day = 9, end_day = 12 where item_id = $1", [item]);
  const at = "2026-11-12T00:00:00Z";
  expect([await silent(database, instant(at, -1)), await silent(database, at)]).toEqual([[], [item]]);
  expect(await silent(database, instant("2026-11-13T23:59:59Z"))).toEqual([item]);
  expect(await silent(database, instant("2026-11-14T00:00:00Z"))).toEqual([]);
});

test("a hold of the patient keeps a device from being silent until the day of its release, one of another patient does not", async ({
  database,
}) => {
  const { owner } = database;
  const hold = (patient: Id, from: string, released: string | null) =>
    owner.query("insert into technical_holds values ($1, $2, $2, $3, $4)", [clinic, patient, from, released]);
  await hold(bob, "2026-11-01", null);
  expect(await silent(database, due)).toEqual([item]);
  await hold(ada, "2026-11-04", "2026-11-05");
  expect(await silent(database, due)).toEqual([]);
  await owner.query("update technical_holds set held_from = '2026-11-05', released_on = null where patient_id = $1", [
    ada,
  ]);
  expect(await silent(database, due)).toEqual([item]);
  await owner.query(
    "update technical_holds set held_from = '2026-11-01', released_on = '2026-11-04' where patient_id = $1",
    [ada],
  );
  expect(await silent(database, due)).toEqual([item]);
});

test("a delivery that was taken back counts no more; a reading, and a silence that was noted, end the watch", async ({
  database,
}) => {
  const { owner, db } = database;
  await note(owner, "delivered", "2026-11-03T12:00:00Z", 2);
  await note(owner, "corrected", "2026-11-03T13:00:00Z", 3, lineId(1));
  expect([await silent(database, due), await silent(database, "2026-11-06T12:00:00Z")]).toEqual([[], [item]]);
  const device = { customerId: clinic, patientId: ada, itemId: item, orderId: small.order(0, 1) };
  const scope = systemCustomerScope(clinic, "test");
  expect(await makeSilenceStore(db).note(scope, device, lineId(4), due)).toBe(true);
  expect(await makeSilenceStore(db).note(scope, device, lineId(5), due)).toBe(false);
  expect(await silent(database, "2026-11-06T12:00:00Z")).toEqual([]);
  await owner.query("delete from custody_lines where word = 'silent'");
  await owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, day, taken_at, "values") values ($1, $2, $3, '2026-11-03', now(), '{1}')`,
    [clinic, ada, item],
  );
  expect(await silent(database, "2026-11-06T12:00:00Z")).toEqual([]);
});

test("a patient is asked once for a device, whoever looks at the same moment", async ({ database: { db } }) => {
  const device = { customerId: clinic, patientId: ada, itemId: item, orderId: small.order(0, 1), name: "Sensor" };
  const scope = systemCustomerScope(clinic, "test");
  const store = makeReturnsStore(db);
  expect([await store.note(scope, device, lineId(6), due), await store.note(scope, device, lineId(7), due)]).toEqual([
    true,
    false,
  ]);
});
