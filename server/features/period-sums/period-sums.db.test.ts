import { storedPeriods } from "@restride/domain/home/stored-periods.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { customerScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { addDays, calendarDate, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import type { SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makePeriodSumsStore } from "./period-sums.store.ts";

const clinic = small.customers[0]!;
const scope = systemCustomerScope(clinic, "test");
const patients = [1, 2, 3].map((number) => small.patient(0, number));
const first = calendarDate("2026-11-26");

/** Returns numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
const randomNumbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Renews the sums of the clinic as the job does. */
const renew = async (database: SmallDatabase, today: CalendarDate, some: readonly Id[] = patients): Promise<void> => {
  const store = makePeriodSumsStore(database.db);
  await store.replaceSpans(scope, storedPeriods(today));
  for (const patient of some) await store.renew(scope, [patient]);
  await store.count(scope);
};

/** Counters as the days say, by statements that share nothing with the ones under test. */
const recount = async ({ owner }: SmallDatabase, today: CalendarDate) => {
  const rows: unknown[] = [];
  for (const { period, from, to } of storedPeriods(today)) {
    for (const [area, columns] of Object.entries({
      exercise: ["exercise"],
      measurement: ["measurement"],
      questionnaire: ["questionnaire"],
      overall: ["exercise", "measurement", "questionnaire"],
    })) {
      const sum = (suffix: string) => `sum(${columns.map((column) => `d.${column}_${suffix}`).join(" + ")})`;
      const { rows: sums } = await owner.query(
        `select p.surgeon_id, p.surgery_type, ${sum("due")}::int as due, ${sum("done")}::int as done from patients p
         join patient_days d on d.patient_id = p.patient_id where p.customer_id = $1 and p.active and d.day >= $2 and d.day <= $3
         group by p.patient_id, p.surgeon_id, p.surgery_type having ${sum("due")} > 0`,
        [clinic, from ?? "0001-01-01", to],
      );
      for (const { surgeon_id, surgery_type, due, done } of sums) {
        let percent = done === due ? 100 : Math.floor((done * 100) / due);
        if (percent === 0 && done > 0) percent = 1;
        for (const surgeon of [surgeon_id, "00000000-0000-0000-0000-000000000000"])
          rows.push([period, surgeon, surgery_type, area, percent, due, done].join(" "));
      }
    }
  }
  return added(rows.map(String));
};

/** Adds up lines of the same patients: their number, due and done items. */
const added = (lines: readonly string[]) => {
  const sums = new Map<string, readonly [patients: number, due: number, done: number]>();
  for (const line of lines) {
    const parts = line.split(" ");
    const key = parts.slice(0, 5).join(" ");
    const [patients, due, done] = sums.get(key) ?? [0, 0, 0];
    sums.set(key, [patients + 1, due + Number(parts[5]), done + Number(parts[6])]);
  }
  return [...sums].map(([key, sum]) => `${key}: ${sum.join(" ")}`).toSorted();
};

const stored = async ({ owner }: SmallDatabase) => {
  const { rows } = await owner.query(
    `select concat_ws(' ', period, surgeon_id, surgery_type, area, percent) || ': ' || concat_ws(' ', sum(patients), sum(due), sum(done)) as line
     from period_counters where customer_id = $1
     group by period, surgeon_id, surgery_type, area, percent having sum(patients) <> 0 or sum(due) <> 0 or sum(done) <> 0`,
    [clinic],
  );
  return rows.map(({ line }) => String(line)).toSorted();
};

test("after 2,000 random changes of days, patients and the present day the counters equal a recount", async ({
  database,
}) => {
  const { owner } = database;
  await owner.query("delete from patient_days; update patients set active = true");
  const random = randomNumbers(20_261_130);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  let today = first;
  await renew(database, today);
  const counts = () => [0, 1, 2, 5].map((most) => Math.floor(random() * (most + 1)));
  const changes: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 8 }, () => async () => {
      const [due, done] = [counts(), random()];
      const values = due.slice(0, 3).map((count) => [count, Math.round(count * done)] as const);
      const day = addDays(today, -Math.floor(random() ** 2 * 420) + 2);
      return owner.query(
        `insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done, questionnaire_due,
           questionnaire_done) values ($1, $2, $3, ${values.flat().join()})
         on conflict (customer_id, patient_id, day) do update set exercise_due = excluded.exercise_due, exercise_done = excluded.exercise_done,
           measurement_due = excluded.measurement_due, measurement_done = excluded.measurement_done`,
        [clinic, pick(patients), day],
      );
    }),
    async () =>
      owner.query("update patient_days set exercise_done = exercise_due where patient_id = $1 and day >= $2", [
        pick(patients),
        addDays(today, -20),
      ]),
    async () =>
      owner.query("delete from patient_days where patient_id = $1 and day between $2 and $3", [
        pick(patients),
        addDays(today, -30),
        addDays(today, -25),
      ]),
    async () => owner.query("update patients set active = not active where patient_id = $1", [pick(patients)]),
    async () =>
      owner.query("update patients set surgery_type = $2, surgeon_id = $3 where patient_id = $1", [
        pick(patients),
        pick(["knee", "hip"]),
        small.surgeon(0, pick([1, 2])),
      ]),
    async () => {
      if (random() < 0.8) return;
      today = addDays(today, pick([1, 1, 3]));
      await renew(database, today);
    },
  ];
  for (let change = 1; change <= 2_000; change += 1) {
    await pick(changes)();
    if (change % 250 === 0)
      expect(await stored(database), `after change ${change}`).toEqual(await recount(database, today));
  }
});

test("a change of a past day reads the sums of its patient alone, however many patients the clinic has", async ({
  database,
}) => {
  const { owner } = database;
  await owner.query("delete from patient_days; update patients set active = true");
  await owner.query(
    `insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done)
     select customer_id, patient_id, $1::date - n, 3, 1 from patients, generate_series(1, 40) n`,
    [first],
  );
  await renew(database, first);
  await owner.query("begin");
  await owner.query(
    `insert into period_sums (customer_id, patient_id, period, surgeon_id, surgery_type, exercise_due, exercise_done, measurement_due,
       measurement_done, questionnaire_due, questionnaire_done)
     select customer_id, gen_random_uuid(), period, surgeon_id, surgery_type, exercise_due, exercise_done, 0, 0, 0, 0
     from period_sums cross join generate_series(1, 300) where patient_id = $1`,
    [patients[0]],
  );
  await owner.query("analyze period_sums");
  const change = "update patient_days set exercise_done = 2 where customer_id = $1 and patient_id = $2 and day = $3";
  for (let day = 1; day <= 8; day += 1) await owner.query(change, [clinic, patients[0], addDays(first, -day)]); // plans become generic
  const countRead = async () =>
    (
      await owner.query<{ read: number }>(
        "select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'period_sums'",
      )
    ).rows[0]!.read;
  const before = await countRead();
  await owner.query(change, [clinic, patients[0], addDays(first, -9)]);
  const read = (await countRead()) - before;
  await owner.query("rollback");
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(5 * 13); // five looks at the patient's thirteen periods
});

test("what changes while a clinic is renewed is neither lost nor counted twice", async ({ database }) => {
  const { owner, db } = database;
  const store = makePeriodSumsStore(db);
  await owner.query("delete from patient_days; update patients set active = true");
  const add = (patient: Id, ago: number) =>
    owner.query(
      "insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done) values ($1, $2, $3, 4, 1)",
      [clinic, patient, addDays(first, -ago)],
    );
  for (const patient of patients) await add(patient, 3);
  await store.replaceSpans(scope, storedPeriods(first));
  await store.renew(scope, [patients[0]!]);
  await add(patients[0]!, 2); // renewed before
  await add(patients[1]!, 2); // renewed afterwards
  await store.renew(scope, [patients[1]!, patients[2]!]);
  await owner.query("update patients set active = false where patient_id = $1", [patients[2]]);
  await store.count(scope);
  expect(await stored(database)).toEqual(await recount(database, first));
});

test("the renewal of a clinic waits for a recording of a past day that is not committed yet", async ({ database }) => {
  const { owner } = database;
  await owner.query("delete from patient_days; update patients set active = true");
  await owner.query("begin");
  await owner.query("insert into patient_days (customer_id, patient_id, day, exercise_due) values ($1, $2, $3, 4)", [
    clinic,
    patients[0],
    addDays(first, -3),
  ]);
  const renewal = renew(database, first);
  const waiting = async () =>
    (await owner.query("select from pg_locks where locktype = 'advisory' and not granted")).rowCount;
  await expect.poll(waiting).toBe(1);
  await owner.query("commit");
  await renewal;
  expect(await stored(database)).toEqual(await recount(database, first));
});

test("who sees only some patients, or themselves, counts what they change in everybody's counters", async ({
  database,
}) => {
  const { owner, db } = database;
  const [ada, bob] = patients as [Id, Id];
  await owner.query("delete from patient_days; update patients set active = true");
  for (const patient of patients)
    await owner.query("insert into patient_days (customer_id, patient_id, day, exercise_due) values ($1, $2, $3, 4)", [
      clinic,
      patient,
      addDays(first, -3),
    ]);
  await owner.query("update patients set surgeon_id = $1 where patient_id = $2", [small.surgeon(0, 1), ada]);
  await renew(database, first);
  const viewer = {
    userId: ada,
    application: "AdminWeb",
    customerId: clinic,
    companyId: null,
    customerIds: null,
  } as const;
  const asPatient = customerScope({ ...viewer, role: Role.patient, surgeonIds: null, patientId: ada })!;
  const surgeonIds = [small.surgeon(0, 1)];
  const asSurgeon = customerScope({ ...viewer, role: Role.surgeon, surgeonIds, patientId: null })!;
  for (const [done, { rls }] of [asPatient, asSurgeon].entries()) {
    await db.rows(
      { rls },
      "record",
      sql`update patient_days set exercise_done = ${done + 1} where patient_id = ${ada}`,
    );
    expect(await stored(database)).toEqual(await recount(database, first));
  }
  await db.rows(
    { rls: asSurgeon.rls },
    "seeNone",
    sql`update patient_days set exercise_done = 3 where patient_id = ${bob}`,
  );
  expect(await stored(database)).toEqual(await recount(database, first));
});
