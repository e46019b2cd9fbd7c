import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeMovedReminders } from "./moved-reminders.commands.ts";

const scope = systemCustomerScope(small.customers[0], "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const reminderId = (number: number): Id => testId(`0192f000-00e1-7000-8000-00000000000${number}`);
const day = (text: string) => text as CalendarDate;

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from reminders");
  for (const [number, patient, date, createdAt] of [
    [1, ada, "2026-11-20", "2026-11-01T12:00:01Z"],
    [2, ada, "2026-11-20", "2026-11-01T12:00:00Z"],
    [3, ada, "2026-11-19", "2026-11-01T12:00:02Z"],
    [4, ada, "2026-11-18", "2026-11-01T12:00:03Z"],
    [5, bob, "2026-11-20", "2026-11-01T12:00:00Z"],
  ] as const)
    await owner.query(
      "insert into reminders (customer_id, patient_id, reminder_id, day, title, message, created_at) values ($1, $2, $3, $4, 'Lab', '', $5)",
      [scope.customerId, patient, reminderId(number), date, createdAt],
    );
});

const days = async ({ owner }: SmallDatabase) =>
  (await owner.query("select day::text from reminders order by reminder_id")).rows.map((row) => row.day.slice(-2));

test("a patient's reminders from a date on stand by their day, those of one day as they were made", async ({
  database: { db },
}) => {
  const since = async (date: string) =>
    (await makeMovedReminders(db).since(scope, ada, day(date))).map(({ _id }) => Number(_id.slice(-1)));
  expect(await since("2026-11-19")).toEqual([3, 2, 1]);
  expect(await since("2026-11-20")).toEqual([2, 1]);
  expect(await since("2026-11-21")).toEqual([]);
});

test("reminders move that are still on their date, each to its own, and no others", async ({ database }) => {
  const move = (number: number, from: string, to: string) => ({
    _id: reminderId(number),
    from: day(from),
    to: day(to),
  });
  await database.db.transaction(scope, async () =>
    makeMovedReminders(database.db).move(scope, ada, [
      move(1, "2026-11-20", "2026-11-27"),
      move(3, "2026-11-19", "2026-11-26"),
      move(4, "2026-11-17", "2026-11-24"),
      move(5, "2026-11-20", "2026-11-27"),
    ]),
  );
  expect(await days(database)).toEqual(["27", "20", "26", "18", "20"]);
});

test("a reminder that was deleted neither shows among those that move nor moves along", async ({ database }) => {
  await database.owner.query("update reminders set deleted_at = now() where reminder_id = $1", [reminderId(1)]);
  const moving = await makeMovedReminders(database.db).since(scope, ada, day("2026-11-19"));
  expect(moving.map(({ _id }) => _id)).toEqual([reminderId(3), reminderId(2)]);
  const moves = [{ _id: reminderId(1), from: day("2026-11-20"), to: day("2026-11-27") }];
  await database.db.transaction(scope, async () => makeMovedReminders(database.db).move(scope, ada, moves));
  expect(await days(database)).toEqual(["20", "20", "19", "18", "20"]);
});
