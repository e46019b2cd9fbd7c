import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeScheduleQueries } from "./schedules.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const changeId = (number: number): Id => testId(`0192f000-00e2-7000-8000-00000000000${number}`);
const at = (milliseconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + milliseconds).toISOString();

test("changes of a patient's schedule stand by their time, the newest first; one that another took back says so", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from schedule_changes");
  for (const [number, patient, time, undoes] of [
    [1, ada, at(1), null],
    [3, ada, at(1), 1],
    [2, ada, at(2), null],
    [4, ada, at(0), null],
    [5, bob, at(3), 4],
  ] as const)
    await owner.query(
      `insert into schedule_changes (customer_id, patient_id, change_id, area, before, after, changed_by, changed_at, undoes)
       values ($1, $2, $3, 'exercise', '[]', '[]', $4, $5, $6)`,
      [scope.customerId, patient, changeId(number), small.user(0, Role.physio), time, undoes && changeId(undoes)],
    );
  const changes = async (since: string) =>
    (await makeScheduleQueries(db).changes(scope, ada, since)).map(({ _id, undone }) => [
      Number(_id.slice(-1)),
      undone,
    ]);
  expect(await changes(at(-1))).toEqual([
    [2, false],
    [3, false],
    [1, true],
    [4, false],
  ]);
  expect(await changes(at(0))).toEqual([
    [2, false],
    [3, false],
    [1, true],
  ]);
});
