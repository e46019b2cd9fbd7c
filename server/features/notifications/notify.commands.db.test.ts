import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeNotify } from "./notify.commands.ts";

const clinic = small.customers[0];
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)];
const staff = small.user(0, Role.physio);
const notificationId = testId("0192f000-00eb-7000-8000-000000000001");
const words = { header: "Hello", message: "Come at nine" };

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query(
    "delete from notification_recipients; delete from notifications; update patients set active = true",
  );
});

/** Notifies patients; returns how many were notified, and the stored notifications and events. */
const notify = async (
  { db, owner }: SmallDatabase,
  patientIds: readonly Id[],
  scope = systemCustomerScope(clinic, "test"),
) => {
  const recorded: unknown[] = [];
  const tell = makeNotify({
    db,
    clock: (() => Promise.resolve({ now: Date.parse("2026-11-20T12:00:00Z") })) as never,
    domainEvents: {
      record: (_: unknown, event: unknown) => {
        recorded.push(event);
        return Promise.resolve(1);
      },
    } as never,
    newId: () => notificationId,
  });
  const recipientCount = await db.transaction(scope, () => tell(scope, patientIds, words));
  const { rows } = await owner.query(
    "select n.header, n.message, n.sent_by as by, array(select patient_id::text from notification_recipients r where r.notification_id = n.notification_id order by 1) as patients from notifications n",
  );
  return { recipientCount, rows, recorded };
};
const event = { kind: "NotificationAdded", subjectId: null, data: { notification: notificationId } };

test("active patients are told, and inactive ones and those of another clinic beside them are not", async ({
  database,
}) => {
  await database.owner.query("update patients set active = false where patient_id = $1", [bob]);
  expect(await notify(database, [ada, bob, small.patient(1, 1)])).toEqual({
    recipientCount: 1,
    rows: [{ ...words, by: null, patients: [ada] }],
    recorded: [event],
  });
});

test("a notification says who of the staff sent it", async ({ database }) => {
  const { rows } = await notify(database, [ada, bob], systemCustomerScope(clinic, staff, staff));
  expect(rows).toEqual([{ ...words, by: staff, patients: [ada, bob] }]);
});

test("what would reach nobody is neither kept nor an event", async ({ database }) => {
  await database.owner.query("update patients set active = false where patient_id = $1", [ada]);
  expect(await notify(database, [ada])).toEqual({ recipientCount: 0, rows: [], recorded: [] });
});
