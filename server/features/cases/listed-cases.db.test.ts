import { Role } from "@restride/domain/access/roles.ts";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bypassRls } from "../../../dev-env/database/bypass-rls.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "../../../dev-env/database/test-databases.ts";
import { fillSmallClinics } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { migrate } from "../../platform/database/migrate.ts";

const writers = 6;
const clinic = small.customers[0]!;
const began = Date.UTC(2026, 10, 2);
let database: TestDatabase;
let owner: pg.Client;
let apps: pg.Client[];

beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  await fillSmallClinics(database.url, began);
  owner = new pg.Client({ connectionString: database.url, options: bypassRls });
  const options = `-c role=restride_app -c restride.customers=${clinic} -c restride.actor=test`;
  apps = Array.from({ length: writers }, () => new pg.Client({ connectionString: database.url, options }));
  await Promise.all([owner, ...apps].map((client) => client.connect()));
});
beforeEach(() => owner.query("delete from cases"));
afterAll(async () => {
  await Promise.all([owner, ...apps].map((client) => client.end()));
  await database.drop();
});

type Statement = readonly [text: string, ...values: unknown[]];
/** Statements of one transaction. */
type Transaction = readonly Statement[];

const caseIds = [1, 2, 3, 4, 5].map((number) => `0190ca5e-0000-7000-8000-${String(number).padStart(12, "0")}`);
const aCase = fc.constantFrom(...caseIds);
const someCases = fc.uniqueArray(aCase, { minLength: 1, maxLength: 3 });
const staff = fc.constantFrom(small.user(0, Role.admin), small.user(0, Role.physio), small.user(0, Role.surgeon));
const somebody = fc.option(staff);
const aPatient = fc.constantFrom(1, 2, 3).map((number) => small.patient(0, number));
const aMoment = fc.nat(200).map((minutes) => new Date(began - minutes * 60_000).toISOString());

const areHeld = "case_id = any(string_to_array(current_setting('test.held'), ',')::uuid[])";
/** Locks several cases in order, and then the counts of their patients, as the product does. */
const holdAll = (many: readonly string[]): Statement[] => [
  [
    `select set_config('test.held', coalesce(string_agg(case_id::text, ','), ''), true)
      from (select case_id from cases where case_id = any($1) order by case_id for update) held`,
    many,
  ],
  [
    `select from message_patients where patient_id in (select patient_id from listed_cases where ${areHeld})
      order by customer_id, patient_id for update`,
  ],
];

const happening = fc.oneof<fc.Arbitrary<Transaction>[]>(
  fc
    .tuple(aCase, aPatient, fc.constantFrom("Surgeon Message", "System Technical"), somebody, aMoment)
    .map(([one, patient, type, userId, at]) => [
      [
        `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_by, created_at, updated_at)
          values ($1, $2, $3, $4, 'S', 'D', $5, $6, $6) on conflict do nothing`,
        clinic,
        one,
        patient,
        type,
        userId,
        at,
      ],
    ]),
  fc.tuple(aCase, somebody, fc.boolean(), aMoment).map(([one, userId, urgent, at]) => [
    [
      `insert into case_comments (customer_id, case_id, comment_id, author_id, text, is_urgent, commented_at)
        select customer_id, case_id, gen_random_uuid(), $2, 'C', $3, $4 from cases where case_id = $1 for key share`,
      one,
      userId,
      urgent,
      at,
    ],
    ["update cases set updated_at = $2 where case_id = $1", one, at],
  ]),
  aCase.map((one) => [
    hold(one),
    ["update case_comments set deleted_at = $2 where case_id = $1", one, new Date(began)],
  ]),
  fc.tuple(aCase, staff, aMoment).map(([one, userId, at]) => [
    [
      `insert into case_views as v select customer_id, case_id, $2, $3 from cases where case_id = $1 for no key update
        on conflict (customer_id, case_id, user_id) do update set viewed_at = greatest(v.viewed_at, excluded.viewed_at)`,
      one,
      userId,
      at,
    ],
  ]),
  fc
    .tuple(aCase, staff)
    .map(([one, userId]) => [hold(one), ["delete from case_views where case_id = $1 and user_id = $2", one, userId]]),
  fc
    .tuple(aCase, fc.constantFrom("Unresolved", "Resolved"), fc.constantFrom("P1", null))
    .map(([one, status, priority]) => [
      ["update cases set status = $2, priority = $3 where case_id = $1", one, status, priority],
    ]),
  fc
    .tuple(someCases, fc.option(aMoment))
    .map(([many, at]) => [...holdAll(many), [`update cases set archived_at = $1 where ${areHeld}`, at]]),
  someCases.map((many) => [...holdAll(many), [`delete from cases where ${areHeld}`]]),
  fc
    .tuple(aPatient, fc.constantFrom(1, 2))
    .map(([patient, surgeon]) => [
      ["update patients set surgeon_id = $2 where patient_id = $1", patient, small.surgeon(0, surgeon)],
    ]),
);

/** Locks a case before a change of its listed fields, as the product does. */
function hold(one: string): Statement {
  return ["select from cases where case_id = $1 for no key update", one];
}

const play = async (app: pg.Client, happenings: readonly Transaction[]): Promise<void> => {
  for (const statements of happenings) {
    await app.query("begin");
    for (const [text, ...values] of statements) await app.query(text, values);
    await app.query("commit");
  }
};

/** SQL that computes every case with its last comment and readers again, from cases, comments, views and patients. */
const anew = `
  select c.case_id, c.status, coalesce(c.priority, '') as priority, c.archived_at is not null as is_archived, last_message.at as last_message_at, last_message.author as last_message_by,
    coalesce(case when c.type = 'Surgeon Message' then p.surgeon_id end, '00000000-0000-0000-0000-000000000000') as surgeon_id,
    greatest(c.updated_at, last_message.at) as touched_at, (select max(commented_at) from comments m where m.case_id = c.case_id and is_urgent) as urgent_at,
    array(select user_id from users u where u.user_id = last_message.author
      or exists (select from case_views v where v.case_id = c.case_id and v.user_id = u.user_id and v.viewed_at >= last_message.at)
      order by 1) as readers
  from cases c left join patients p using (customer_id, patient_id), lateral (
    select at, author from (
      select 1 as turn, commented_at as at, author_id as author, comment_id from comments m where m.case_id = c.case_id
      union all select 2, c.created_at, c.created_by, null) messages
    order by turn, at desc, comment_id desc limit 1) last_message`;
/** SQL that counts the patients of a surgeon with an open message, and those with archived messages only. */
const patientsAnew = `
  select surgeon_id, is_archived, count(*)::int as patients from (
    select surgeon_id, patient_id, bool_and(archived_at is not null) as is_archived
    from cases join patients using (customer_id, patient_id) where type = 'Surgeon Message' group by 1, 2) theirs
  group by 1, 2 order by 1, 2`;
const comments = "with comments as (select * from case_comments where deleted_at is null)";

const rowsOf = async (text: string) => (await owner.query(text)).rows;

/** Compares rows, readers and counters with the computed ones. */
const expectAgreement = async (): Promise<void> => {
  const columns =
    "case_id, status, priority, is_archived, last_message_at, last_message_by, surgeon_id, touched_at, urgent_at";
  const readers = "array(select user_id from case_reads r where r.case_id = l.case_id order by 1) as readers";
  expect(await rowsOf(`select ${columns}, ${readers} from listed_cases l order by case_id`)).toEqual(
    await rowsOf(`${comments} select ${columns}, readers from (${anew}) a order by case_id`),
  );
  const kind = "reader, surgeon_id, status, is_urgent, is_archived";
  const everybody = "unnest('00000000-0000-0000-0000-000000000000'::uuid || readers)";
  expect(
    await rowsOf(`select user_id as reader, surgeon_id, status, is_urgent, is_archived, sum(cases)::int as cases
      from case_counters group by 1, 2, 3, 4, 5 having sum(cases) <> 0 order by 1, 2, 3, 4, 5`),
  ).toEqual(
    await rowsOf(`${comments} select ${kind}, count(*)::int as cases
      from (select *, urgent_at is not null as is_urgent, ${everybody} as reader from (${anew}) a) counted
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
  );
  expect(
    await rowsOf(`select surgeon_id, is_archived, sum(patients)::int as patients from message_patient_counters
      group by 1, 2 having sum(patients) <> 0 order by 1, 2`),
  ).toEqual(await rowsOf(patientsAnew));
};

test("whatever several people do at once to the same cases, lists, readers and counters agree with a recount, and nobody is locked out", async () => {
  const ofWriter = fc.array(happening, { minLength: 10, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(ofWriter, { minLength: writers, maxLength: writers }), async (all) => {
      await Promise.all(all.map((happenings, at) => play(apps[at]!, happenings)));
      await expectAgreement();
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test("made anew in one go, all is as it was kept step by step", async () => {
  const [happenings] = fc.sample(fc.array(happening, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 3 });
  await play(apps[0]!, happenings!);
  await owner.query("select list_all_cases()");
  expect((await rowsOf("select from listed_cases")).length).toBeGreaterThan(0);
  await expectAgreement();
});

test("a patient who is erased is counted no longer", async () => {
  for (const [at, one] of caseIds.entries())
    await owner.query(
      `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at)
        values ($1, $2, $3, 'Surgeon Message', 'S', 'D', now(), now())`,
      [clinic, one, small.patient(0, (at % 2) + 1)],
    );
  await owner.query("begin");
  await owner.query("select erase_rows($1, 'patient_id', array[$2]::uuid[], 'patients')", [
    clinic,
    small.patient(0, 1),
  ]);
  expect(await rowsOf("select sum(patients)::int as patients from message_patient_counters")).toEqual([
    { patients: 1 },
  ]);
  await expectAgreement();
  await owner.query("rollback");
});

test("a writer never waits for a counter that another one holds", async () => {
  const [one, other] = [apps[0]!, apps[1]!];
  const open = (id: string): Statement => [
    `insert into cases (customer_id, case_id, type, summary, description, created_at, updated_at) values ($1, $2, 'System Technical', 'S', 'D', now(), now())`,
    clinic,
    id,
  ];
  await play(one, [[open(caseIds[0]!)]]);
  await one.query("begin");
  await one.query("update cases set status = 'Resolved' where case_id = $1", [caseIds[0]]);
  await play(other, [[open(caseIds[1]!)]]);
  await one.query("commit");
  await expectAgreement();
});
