import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { sql } from "kysely";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { valuesOf } from "./recovery.values.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const ada = small.patient(0, 1);

interface Value {
  readonly patient_id: string;
  readonly metric: string;
  readonly source: string;
  readonly day: number;
  readonly value: number;
}
const values = async ({ db }: SmallDatabase) => {
  const rows = await db.rows(
    scope,
    "recoveryValues",
    sql<Value>`select * from (${valuesOf(scope.customerId, sql`p.patient_id = ${ada}`)}) v order by metric, day, value`,
  );
  return rows.map((row) => `${row.metric} ${row.day} ${row.value} ${row.source}`);
};
const set = ({ owner }: SmallDatabase, columns: string) =>
  owner.query(`update patients set ${columns} where patient_id = $1`, [ada]);

beforeEach<{ database: SmallDatabase }>(async ({ database }) => {
  const { owner } = database;
  await owner.query("delete from device_readings; delete from questionnaire_answers");
  await owner.query("delete from device_metrics where device_id = $1", [small.device]);
  await owner.query("update devices set display_name = 'Sensor' where device_id = $1", [small.device]);
  await set(database, "surgery_date = '2026-11-01', surgery_type = 'knee'");
});

const measure = async ({ owner }: SmallDatabase, day: string, reading: string, patient = 1) =>
  owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, day, taken_at, "values") values ($1, $2, $3, $4, $5, $6)`,
    [scope.customerId, small.patient(0, patient), small.deviceItem(0, patient), day, `${day}T12:00:00Z`, reading],
  );
const answer = async ({ owner }: SmallDatabase, kind: string, day: string, answers: string, score: number | null) => {
  await owner.query("update questionnaires set kind = $2 where questionnaire_id = $1", [small.questionnaire, kind]);
  await owner.query("delete from questionnaire_answers");
  await owner.query(
    `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
     values ($1, $2, gen_random_uuid(), $3, $4, $5, now(), $6, $7)`,
    [scope.customerId, ada, small.formItem(0, 1), small.questionnaire, day, answers, score],
  );
};

test("a knee's plausible bend and deficit are values from the day of surgery on, each device's by its name", async ({
  database,
}) => {
  for (const [index, parameter] of ["flexion_max", "extension_deficit", "battery"].entries())
    await database.owner.query(
      `insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max)
       values ($1, $2, $3, $3, '°', true, 0, 100)`,
      [small.device, index, parameter],
    );
  await measure(database, "2026-10-31", "{80,10,50}");
  await measure(database, "2026-11-01", "{90,100,50}");
  await measure(database, "2026-11-02", "{101,-1,50}");
  await measure(database, "2026-11-03", "{100,0,50}");
  await measure(database, "2026-11-04", "{70,7,50}", 2);
  expect(await values(database)).toEqual([
    "deficit 0 100 Sensor",
    "deficit 2 0 Sensor",
    "flexion 0 90 Sensor",
    "flexion 2 100 Sensor",
  ]);
  await set(database, "surgery_type = 'hip'");
  expect(await values(database)).toEqual([]);
});

test("a knee's range of motion is answered as bend and deficit, a hip's is none", async ({ database }) => {
  await answer(database, "range-of-motion", "2026-11-01", "{95,80}", null);
  const motion = (await values(database)).map((text) => text.split(" ").slice(0, 3).join(" "));
  expect(motion).toEqual(["deficit 0 10", "flexion 0 95"]);
  await set(database, "surgery_type = 'hip'");
  expect(await values(database)).toEqual([]);
  await answer(database, "range-of-motion", "2026-10-31", "{95,80}", null);
  await set(database, "surgery_type = 'knee'");
  expect(await values(database)).toEqual([]);
});

test("the pain counts for both joints, and the Oxford score of the joint alone", async ({ database }) => {
  const metrics = async (kind: string, joint: string) => {
    await answer(database, kind, "2026-11-05", "{1}", 30);
    await set(database, `surgery_type = '${joint}'`);
    return (await values(database)).map((text) => text.split(" ").slice(0, 3).join(" "));
  };
  for (const [kind, joint, metric] of [
    ["pain", "knee", ["pain 4 30"]],
    ["pain", "hip", ["pain 4 30"]],
    ["oxford-knee", "knee", ["oxford 4 30"]],
    ["oxford-knee", "hip", []],
    ["oxford-hip", "hip", ["oxford 4 30"]],
    ["oxford-hip", "knee", []],
  ] as const)
    expect(await metrics(kind, joint), `${kind} ${joint}`).toEqual(metric);
});
