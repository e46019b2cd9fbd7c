import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeScheduleQueries } from "./schedules.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const numbered = (number: number): Id => testId(`0192f000-00e9-7000-8000-00000000000${number}`);

/** The content column and the plan columns of each kind of item. */
const kinds = {
  exercise: { of: "exercise_id", columns: "interval, times, sets, repeats, hold_seconds", values: "1, 1, 1, 1, 1" },
  device: { of: "device_id", columns: "interval, times", values: "1, 1" },
  questionnaire: { of: "questionnaire_id", columns: "schedule_type, weekdays, days", values: "'weekly', '{1}', '{}'" },
} as const;

/** Adds an item of a patient, with revisions: the first day of each, and the day from which it is valid. */
const addItem = async (
  { owner }: SmallDatabase,
  kind: keyof typeof kinds,
  number: number,
  content: Id,
  revisions: readonly (readonly [startDay: number, validFrom: string])[],
  patient = ada,
) => {
  const { of, columns, values } = kinds[kind];
  const status = kind === "device" ? [", status", ", 'Pending'"] : ["", ""];
  await owner.query(
    `insert into patient_${kind}s (customer_id, patient_id, item_id, ${of}${status[0]}) values ($1, $2, $3, $4${status[1]})`,
    [scope.customerId, patient, numbered(number), content],
  );
  for (const [startDay, validFrom] of revisions)
    await owner.query(
      `insert into item_revisions (customer_id, patient_id, item_id, valid_from, valid_to, surgery_date, start_day, end_day, ${columns})
       values ($1, $2, $3, $4, $5, '2026-11-01', $6, 60, ${values})`,
      [scope.customerId, patient, numbered(number), validFrom, validFrom, startDay],
    );
};
const clear = ({ owner }: SmallDatabase) =>
  owner.query(
    "delete from item_revisions; delete from patient_exercises; delete from patient_devices; delete from patient_questionnaires",
  );
const idsAndDays = (rows: readonly { readonly id: Id; readonly validFrom: string }[]) =>
  rows.map(({ id, validFrom }) => `${id.slice(-1)} ${validFrom}`);

test("exercises of a schedule stand by their first day, then by code and id; the revisions of one by the day from which they are valid", async ({
  database,
}) => {
  await clear(database);
  const { owner, db } = database;
  await owner.query("update exercises set code = 'B' where exercise_id = $1", [small.exercise(1)]);
  await owner.query("update exercises set code = 'A' where exercise_id = $1", [small.exercise(2)]);
  await addItem(database, "exercise", 2, small.exercise(1), [
    [3, "2026-11-20"],
    [3, "2026-11-10"],
  ]);
  await addItem(database, "exercise", 1, small.exercise(1), [[3, "2026-11-30"]]);
  await addItem(database, "exercise", 4, small.exercise(2), [[3, "2026-11-20"]]);
  await addItem(database, "exercise", 5, small.exercise(1), [[2, "2026-11-20"]]);
  await addItem(database, "exercise", 6, small.exercise(1), [[1, "2026-11-20"]], bob);
  expect(idsAndDays(await makeScheduleQueries(db).exercises(scope, ada))).toEqual([
    "5 2026-11-20",
    "4 2026-11-20",
    "1 2026-11-30",
    "2 2026-11-10",
    "2 2026-11-20",
  ]);
});

test("devices and questionnaires of a schedule stand by name or code, those of one by id, and their revisions in time", async ({
  database,
}) => {
  await clear(database);
  const twice = [
    [3, "2026-11-20"],
    [3, "2026-11-10"],
  ] as const;
  await addItem(database, "device", 2, small.device, twice);
  await addItem(database, "device", 1, small.device, [[9, "2026-11-30"]]);
  await addItem(database, "questionnaire", 4, small.questionnaire, twice);
  await addItem(database, "questionnaire", 3, small.questionnaire, [[3, "2026-11-30"]]);
  await addItem(database, "questionnaire", 5, small.questionnaire, [[2, "2026-11-30"]]);
  const queries = makeScheduleQueries(database.db);
  expect(idsAndDays(await queries.devices(scope, ada))).toEqual(["1 2026-11-30", "2 2026-11-10", "2 2026-11-20"]);
  expect(idsAndDays(await queries.questionnaires(scope, ada))).toEqual([
    "5 2026-11-30",
    "3 2026-11-30",
    "4 2026-11-10",
    "4 2026-11-20",
  ]);
});
