import { Role } from "@restride/domain/access/roles.ts";
import { customerScope, type CustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { addDays, addMonths, firstOfMonth } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { makeRandom } from "../../../dev-env/seed/random.ts";
import { countOutcomes, mergeOutcomeCounters } from "./count-outcomes.ts";
import { makeHomeQueries } from "./home.queries.ts";
import {
  answer,
  beginWithoutForms,
  clinic,
  countAll,
  countNext,
  everybody,
  expectEqual,
  formOf,
  kinds,
  patients,
  scope,
  stored,
  surgeons,
  today,
} from "./outcome-counters.fixture.ts";
import { makeOutcomeCountersStore } from "./outcome-counters.store.ts";

const viewer = {
  userId: patients[0],
  application: "AdminWeb",
  customerId: clinic,
  companyId: null,
  customerIds: null,
} as const;
const asPatient = customerScope({ ...viewer, role: Role.patient, surgeonIds: null, patientId: patients[0] })!;
const asSurgeon = customerScope({ ...viewer, role: Role.surgeon, surgeonIds: [surgeons[0]], patientId: null })!;
const asAssociate = customerScope({
  ...viewer,
  role: Role.medicalAssociate,
  surgeonIds: [...surgeons],
  patientId: null,
})!;

test.beforeEach(({ database }) => beginWithoutForms(database));

/** Expects that home shows a viewer the same from counters as from forms. */
const expectSameOutcomes = async ({ db }: SmallDatabase, who: CustomerScope): Promise<void> => {
  const queries = makeHomeQueries(db);
  expect(await queries.areOutcomesCounted(who)).toBe(true);
  const from = firstOfMonth(addMonths(today, -2));
  const [counted, summed] = await Promise.all([
    queries.countedOutcomes(who, kinds, from, today),
    queries.outcomes(who, kinds, from, today),
  ]);
  const lines = (rows: typeof counted) =>
    rows.map(({ kind, month, value, forms }) => [kind, month, value, forms].join(" ")).toSorted();
  expect(lines(counted)).toEqual(lines(summed));
};

test("after 2,000 random changes of forms, patients and kinds, before, during and after the count, the counters equal a recount, for each sight", async ({
  database,
}) => {
  const { owner, db } = database;
  const { chance, int, next, pick } = makeRandom("outcome counters");
  const day = () => addDays(today, 5 - Math.floor(next() ** 2 * 120));
  const score = () => (chance(0.1) ? null : int(0, 11));
  const one = "(select answer_id from questionnaire_answers order by md5(answer_id::text || $1) limit 1)";
  const few = "(select answer_id from questionnaire_answers order by md5(answer_id::text || $1) limit 3)";
  const seed = () => String(next());
  const changes: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 6 }, () => () => answer(database, pick(patients), pick([0, 1, 2]), day(), score())),
    () =>
      owner.query(
        `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
           select customer_id, patient_id, gen_random_uuid(), patient_id, $1, $2, now(), '{7,8}', 1.5 from patients where customer_id = $3`,
        [formOf(pick([0, 1, 2])), day(), clinic],
      ),
    () =>
      owner.query(`update questionnaire_answers set day = $2, score = $3 where answer_id in ${few}`, [
        seed(),
        day(),
        score(),
      ]),
    () =>
      owner.query(`update questionnaire_answers set patient_id = $2 where answer_id = ${one}`, [
        seed(),
        pick(patients),
      ]),
    () =>
      owner.query(`update questionnaire_answers set questionnaire_id = $2 where answer_id = ${one}`, [
        seed(),
        formOf(pick([0, 1, 2])),
      ]),
    () => owner.query(`delete from questionnaire_answers where answer_id in ${few}`, [seed()]),
    () => owner.query("update patients set active = not active where patient_id = $1", [pick(patients)]),
    () =>
      owner.query("update patients set surgeon_id = $2, active = $3 where patient_id = $1", [
        pick(patients),
        pick(surgeons),
        chance(0.8),
      ]),
    async () => {
      if (chance(0.2))
        await owner.query("update questionnaires set kind = $2 where questionnaire_id = $1", [formOf(2), pick(kinds)]);
    },
    () => countNext(database),
    async () => {
      if (chance(0.2)) await makeOutcomeCountersStore(db).merge(scope);
    },
  ];
  for (let change = 1; change <= 2_000; change += 1) {
    await pick(changes)();
    if (change % 250 !== 0) continue;
    await countAll(database);
    await expectEqual(database, `after change ${change}`);
    await owner.query("update patients set active = true");
    expect(await stored(database)).not.toEqual([]);
    for (const who of [scope, asSurgeon, asAssociate]) await expectSameOutcomes(database, who);
  }
});

test("forms after the clinic's today are in no outcome, and in the month's once their day has come", async ({
  database,
}) => {
  await countAll(database);
  await answer(database, patients[0], 0, addDays(today, 1), 4);
  await answer(database, patients[0], 0, today, 3);
  const read = (to: typeof today) =>
    makeHomeQueries(database.db).countedOutcomes(scope, kinds, firstOfMonth(today), to);
  const day = { kind: "pain", month: "2026-11", forms: 1 };
  expect(await read(today)).toEqual([{ ...day, value: 3 }]);
  expect(await read(addDays(today, 1))).toEqual(
    expect.arrayContaining([
      { ...day, value: 3 },
      { ...day, value: 4 },
    ]),
  );
});

test("a patient who answers counts in everybody's counters; one who is erased, in nobody's", async ({ database }) => {
  const { owner, db } = database;
  await answer(database, patients[1]);
  await countAll(database);
  await db.rows(
    { rls: asPatient.rls },
    "answer",
    sql`insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
      values (${clinic}, ${patients[0]}, gen_random_uuid(), ${patients[0]}, ${formOf(1)}, ${today}, now(), '{}', 30)`,
  );
  await expectEqual(database);
  expect(await stored(database)).toContain(`${everybody} oxford-knee 2026-11 30: 1`);
  await owner.query("begin");
  await owner.query("delete from patients where patient_id = $1", [patients[1]]);
  await expectEqual(database);
  await owner.query("rollback");
});

const waiting =
  ({ owner }: SmallDatabase) =>
  async () =>
    (await owner.query("select from pg_locks where not granted")).rowCount;

test("a form and a new surgeon of its patient wait for each other, whichever comes first", async ({ database }) => {
  const { owner, db } = database;
  await countAll(database);
  const move = (surgeon: Id) =>
    db.rows(scope, "move", sql`update patients set surgeon_id = ${surgeon} where patient_id = ${patients[0]}`);
  await move(surgeons[0]);
  await owner.query("begin");
  await answer(database, patients[0]);
  const moving = move(surgeons[1]);
  await expect.poll(waiting(database)).toBe(1);
  await owner.query("commit");
  await moving;
  await expectEqual(database);
  await owner.query("begin");
  await owner.query("update patients set surgeon_id = $1 where patient_id = $2", [surgeons[0], patients[0]]);
  const answering = db.rows(
    scope,
    "answer",
    sql`insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
      values (${clinic}, ${patients[0]}, gen_random_uuid(), ${patients[0]}, ${formOf(1)}, ${today}, now(), '{}', 31)`,
  );
  await expect.poll(waiting(database)).toBe(1);
  await owner.query("commit");
  await answering;
  await expectEqual(database);
});

test("the count of the next patients waits for a form that is not committed yet", async ({ database }) => {
  const { owner } = database;
  await owner.query("begin");
  await answer(database, patients[2]);
  const counting = countAll(database);
  await expect.poll(waiting(database)).toBe(1);
  await owner.query("commit");
  await counting;
  await expectEqual(database);
});

test("the job counts each clinic once, and the night adds its slots up", async ({ database }) => {
  const { owner, db } = database;
  const store = makeOutcomeCountersStore(db);
  await answer(database, patients[0]);
  await countOutcomes({ store, slice: 2 }).run();
  expect(await store.acrossCustomersUncounted(systemScope("test"))).toEqual([]);
  await owner.query("update patients set active = false where patient_id = $1", [patients[0]]);
  await answer(database, patients[1]);
  await expectEqual(database);
  expect(await store.acrossCustomersInSlots(systemScope("test"))).toEqual([clinic]);
  await mergeOutcomeCounters({ store }).run();
  expect(await store.acrossCustomersInSlots(systemScope("test"))).toEqual([]);
  await expectEqual(database);
  const { rows } = await owner.query("select slot, forms from outcome_counters");
  expect(rows).toEqual([
    { slot: 0, forms: 1 },
    { slot: 0, forms: 1 },
  ]);
});

test("a questionnaire keeps its kind unless all clinics are seen", async ({ database: { db } }) => {
  const change = db.rows(
    scope,
    "change",
    sql`update questionnaires set kind = 'promis' where questionnaire_id = ${formOf(2)}`,
  );
  await expect(change).rejects.toThrow("A questionnaire keeps its kind");
});
