import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeDeviceValuesQueries } from "./device-values.queries.ts";

const scope = systemCustomerScope(small.customers[0]!, "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];

test("the last value of each thing that a device shows is the plausible one of the newest day, then of the latest moment, of the patient alone", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from device_readings");
  await owner.query("delete from device_metrics where device_id = $1", [small.device]);
  for (const [index, metric, isOutput] of [
    [0, "flexion", true],
    [1, "battery", false],
    [2, "extension", true],
  ] as const)
    await owner.query(
      `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
       values ($1, $2, $3, $3, '°', $4, 0, 100)`,
      [small.device, index, metric, isOutput],
    );
  for (const [patient, day, takenAt, values] of [
    [1, "2026-11-19", "2026-11-22T12:00:00Z", "{10,50,20}"],
    [1, "2026-11-20", "2026-11-20T09:00:00Z", "{11,50,21}"],
    [1, "2026-11-20", "2026-11-20T10:00:00Z", "{12,50,100}"],
    [1, "2026-11-21", "2026-11-21T10:00:00Z", "{101,50,-1}"],
    [2, "2026-11-23", "2026-11-23T10:00:00Z", "{90,50,0}"],
  ] as const)
    await owner.query(
      `insert into device_readings (customer_id, patient_id, item_id, day, taken_at, "values") values ($1, $2, $3, $4, $5, $6)`,
      [scope.customerId, small.patient(0, patient), small.deviceItem(0, patient), day, takenAt, values],
    );
  const queries = makeDeviceValuesQueries(db);
  expect(await queries.last(scope, ada)).toEqual([
    { deviceid: small.deviceItem(0, 1), device_metric: "flexion", value: 12, date: "2026-11-20" },
    { deviceid: small.deviceItem(0, 1), device_metric: "extension", value: 100, date: "2026-11-20" },
  ]);
  expect((await queries.last(scope, bob)).map(({ value }) => value)).toEqual([90, 0]);
  expect((await queries.described(scope, ada)).map(({ metric, isOutput }) => [metric, isOutput])).toEqual([
    ["flexion", true],
    ["battery", false],
    ["extension", true],
  ]);
  await owner.query("delete from patient_devices where patient_id = $1", [ada]);
  expect(await queries.described(scope, ada)).toEqual([]);
});
