import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeSilentDevicesQueries } from "./silent-devices.queries.ts";

const clinic = small.customers[0]!;
const lineId = (number: number): Id => testId(`0192f000-00ed-7000-8000-00000000000${number}`);

/** The sensor of a patient was delivered on a day and noted as silent in a line with this number. */
const fallSilent = async ({ owner }: SmallDatabase, patient: number, day: string, line: number): Promise<void> => {
  const item = small.deviceItem(0, patient);
  await owner.query(
    "update patient_devices set status = 'Delivered', delivered_on = $2, order_id = coalesce(order_id, $3) where item_id = $1",
    [item, day, small.order(0, patient)],
  );
  await owner.query(
    `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
     values ($1, $2, $3, $4, $5, 'silent', now(), now(), 'Rule')`,
    [clinic, small.patient(0, patient), item, lineId(line), small.order(0, patient)],
  );
};

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from custody_lines where word = 'silent'; delete from device_readings");
});

const listed = async ({ db }: SmallDatabase, most = 10) => {
  const queries = makeSilentDevicesQueries(db);
  const rows = await queries.acrossCustomersSilentDevices(systemScope("test"), [clinic], most);
  return rows.map(({ deviceid }) => [1, 2, 3].find((patient) => small.deviceItem(0, patient) === deviceid));
};
const count = ({ db }: SmallDatabase) =>
  makeSilentDevicesQueries(db).acrossCustomersCountSilent(systemScope("test"), [clinic]);

test("silent devices are listed by the day of their delivery, those of one day as they were noted; the first ones where there are many", async ({
  database,
}) => {
  await fallSilent(database, 1, "2026-11-03", 1);
  await fallSilent(database, 2, "2026-11-02", 3);
  await fallSilent(database, 3, "2026-11-02", 2);
  expect(await listed(database)).toEqual([3, 2, 1]);
  expect(await listed(database, 2)).toEqual([3, 2]);
  expect(await listed(database, 1)).toEqual([3]);
  expect(await count(database)).toBe(3);
});

test("a device of one patient is silent no more by its own reading or the end of its patient, and by no other's", async ({
  database,
}) => {
  const { owner } = database;
  await fallSilent(database, 1, "2026-11-01", 1);
  await fallSilent(database, 2, "2026-11-02", 2);
  await owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, day, taken_at, "values")
     values ($1, $2, $3, '2026-11-05', now(), '{1,2}')`,
    [clinic, small.patient(0, 1), small.deviceItem(0, 1)],
  );
  expect([await listed(database), await count(database)]).toEqual([[2], 1]);
  await owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 2)]);
  expect([await listed(database), await count(database)]).toEqual([[], 0]);
  await owner.query("update patients set active = true where patient_id = $1", [small.patient(0, 2)]);
});
