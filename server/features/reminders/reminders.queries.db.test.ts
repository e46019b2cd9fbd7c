import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { saveName } from "../names/name-parts.commands.ts";
import { makeRemindersQueries } from "./reminders.queries.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const day = (text: string) => text as CalendarDate;

test("A121: reminders of a month stand from today on, then those that have passed, each by day, last name, and as they were made", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from reminders");
  await owner.query("update patients set first_name = 'Ada', last_name = 'Young' where patient_id = $1", [ada]);
  await owner.query("update patients set first_name = 'Bob', last_name = 'Abel' where patient_id = $1", [bob]);
  for (const [number, patient, date, createdAt, deletedAt] of [
    [1, ada, "2026-11-21", "2026-11-01T12:00:03Z", null],
    [2, ada, "2026-11-20", "2026-11-01T12:00:02Z", null],
    [3, ada, "2026-11-20", "2026-11-01T12:00:01Z", null],
    [4, bob, "2026-11-20", "2026-11-01T12:00:04Z", null],
    [5, bob, "2026-11-19", "2026-11-01T12:00:00Z", null],
    [6, ada, "2026-11-20", "2026-11-01T12:00:00Z", "2026-11-02T12:00:00Z"],
    [7, ada, "2026-12-01", "2026-11-01T12:00:00Z", null],
  ] as const)
    await owner.query(
      `insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at, deleted_at)
       values ($1, $2, $3, $4, 'Lab', '', $5, $6)`,
      [scope.customerId, patient, testId(`0192f000-00e5-7000-8000-00000000000${number}`), date, createdAt, deletedAt],
    );
  const month = { from: day("2026-11-01"), to: day("2026-11-30"), today: day("2026-11-20") };
  const queries = makeRemindersQueries(db);
  const read = async (search: string, offset: number, limit: number) =>
    (await queries.ofMonth(scope, search, month, { offset, limit })).map(({ _id }) => Number(_id.slice(-1)));
  expect(await read("", 0, 1000)).toEqual([4, 3, 2, 1, 5]);
  expect(await queries.ofMonth(scope, "", month, { offset: 0, limit: 1 })).toMatchObject([
    { name: "Bob Abel", patientid: bob },
  ]);
  expect(await queries.countOfMonth(scope, "", month)).toEqual({ total: 5, tocome: 4 });
  for (const size of [1, 2, 3, 4]) {
    const pages = [0, 1, 2, 3, 4, 5].map((page) => read("", page * size, size));
    expect((await Promise.all(pages)).flat()).toEqual([4, 3, 2, 1, 5]);
  }
  await db.transaction(scope, async () => saveName(db, scope, "patient", ada, ["Ada", "Young"]));
  expect([await read("young", 0, 2), await read("young", 2, 2)]).toEqual([[3, 2], [1]]);
  expect(await queries.countOfMonth(scope, "young", month)).toEqual({ total: 3, tocome: 3 });
});
