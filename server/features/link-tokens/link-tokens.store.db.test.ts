import { Role } from "@restride/domain/access/roles.ts";
import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { beforeEach, expect } from "vitest";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { runningLinks } from "./link-tokens.commands.ts";
import { makePatientLinksStore } from "./link-tokens.store.ts";

const customerId = small.customers[0]!;
const scope = systemCustomerScope(customerId, "test");
const [ada, bob] = [small.patient(0, 1), small.patient(0, 2)] as [Id, Id];
const [one, two] = [1, 2].map((n) => testId(`0192f000-00ef-7000-8000-00000000000${n}`)) as [Id, Id];
const [created, before, end, after] = [-60_000, -1, 0, 1].map((ms) =>
  new Date(Date.parse("2026-11-20T12:00:00Z") + ms).toISOString(),
) as [string, string, string, string];
const adminId = small.user(0, Role.admin);

beforeEach<{ database: SmallDatabase }>(async ({ database: { owner } }) => {
  await owner.query("delete from patient_links");
  await owner.query(
    "update patients set active = true, email_opt_in = true, email = 'ada@home.example' where patient_id = $1",
    [ada],
  );
});

const add = (
  { db }: SmallDatabase,
  linkId: Id,
  kind: "progress" | "caregiver" | "report" = "report",
  recipient = "Robin@Home.example",
) =>
  makePatientLinksStore(db).add(scope, {
    linkId,
    patientId: ada,
    kind,
    senderId: adminId,
    recipient,
    createdAt: created,
    endsAt: end,
  });
const links = async ({ owner }: SmallDatabase) =>
  (await owner.query("select link_id as id, recipient, end_reason as reason from patient_links order by 1")).rows;
const reasons = async (database: SmallDatabase) => (await links(database)).map(({ reason }) => reason);

test("a link is saved for an active patient; one that the patient sends only where mail is wanted", async ({
  database,
}) => {
  const { owner } = database;
  await owner.query("update patients set email_opt_in = false where patient_id = $1", [ada]);
  expect([await add(database, one, "caregiver"), await add(database, two, "report")]).toEqual([false, true]);
  expect(await links(database)).toEqual([{ id: two, recipient: "robin@home.example", reason: null }]);
  await owner.query("update patients set email_opt_in = true, active = false where patient_id = $1", [ada]);
  expect(await add(database, one)).toBe(false);
});

test("a link works until the moment of its end, for an active patient, and is then removed", async ({ database }) => {
  const { db, owner } = database;
  await add(database, one);
  const running = async (at: string, patient = ada) =>
    (await db.rows(scope, "runningLinks", runningLinks(customerId, patient, at))).map(({ linkId }) => linkId);
  expect([await running(before), await running(end), await running(before, bob)]).toEqual([[one], [], []]);
  await makePatientLinksStore(db).removeEnded(systemScope("test"), end);
  expect(await links(database)).toHaveLength(1);
  await makePatientLinksStore(db).removeEnded(systemScope("test"), after);
  expect(await links(database)).toEqual([]);
  await add(database, two);
  await owner.query("update patients set active = false where patient_id = $1", [ada]);
  expect([await running(before), await reasons(database)]).toEqual([[], ["inactive"]]);
});

test("a link is ended once, before its end, of its own patient, and is not renewed afterwards", async ({
  database,
}) => {
  const store = makePatientLinksStore(database.db);
  await add(database, one);
  await add(database, two);
  const finish = (at: string, patientId: Id | null) =>
    store.end(scope, { patientId, linkId: one, at, endedBy: adminId });
  expect([await finish(end, ada), await finish(before, bob), await reasons(database)]).toEqual([
    false,
    false,
    [null, null],
  ]);
  expect(await finish(before, null)).toBe(true);
  expect([await finish(before, ada), await reasons(database)]).toEqual([false, ["person", null]]);
  expect([await store.renew(scope, one, after), await store.renew(scope, two, after)]).toEqual([false, true]);
});

test("a report that went to a patient who wanted no mail before stays with any other change of the patient", async ({
  database,
}) => {
  const { owner } = database;
  await owner.query("update patients set email_opt_in = false where patient_id = $1", [ada]);
  await add(database, one, "report", "Ada@home.example");
  await owner.query('update patients set caregiver = \'{"fname": "Robin"}\' where patient_id = $1', [ada]);
  expect(await reasons(database)).toEqual([null]);
  await owner.query("update patients set email_opt_in = true where patient_id = $1", [ada]);
  expect(await reasons(database)).toEqual([null]);
  await owner.query("update patients set email_opt_in = false where patient_id = $1", [ada]);
  expect(await reasons(database)).toEqual(["opt-out"]);
});

test("a sender who is switched off ends the own links that run, and no others", async ({ database }) => {
  const { owner } = database;
  await add(database, one);
  await add(database, two);
  await owner.query("update patient_links set sender_id = $2 where link_id = $1", [two, small.user(0, Role.physio)]);
  await owner.query("update users set active = false where user_id = $1", [adminId]);
  expect(await reasons(database)).toEqual(["sender", null]);
  await owner.query("update users set active = true where user_id = $1", [adminId]);
});
