import { migrate } from "@restride/server/platform/database/migrate.ts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkProgress } from "./check-progress.ts";
import { cloneDatabase, migratedTemplate, type TestDatabase } from "./database/test-databases.ts";
import { seed } from "./seed/seed.ts";

const now = 1_795_114_800_000; // 2026-11-20 13:00 in Chicago

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase(migratedTemplate(migrate));
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  await seed({ pool, seed: 7, patients: 30, now });
  await pool.end();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Condition that selects one row of a table. */
const some = (table: string, where: string) => `ctid = (select min(ctid) from ${table} where ${where})`;

const lastOf = (item: string, of: string) =>
  `select r.customer_id, r.patient_id, r.item_id, r.day from device_readings r join patient_devices i using (customer_id, patient_id, item_id)
   join devices d using (device_id) join patient_progress g using (customer_id, patient_id)
   where ${item} and d.code = 'D1' and g.flexion_source = d.display_name and r.taken_at = g.flexion_at ${of}`;
const measured = `from (${lastOf("true", "order by patient_id limit 1")}) l
  where r.customer_id = l.customer_id and r.patient_id = l.patient_id and r.item_id = l.item_id and r.day = l.day`;
const ofMeasured = `where patient_id = (select patient_id from (${lastOf("true", "order by patient_id limit 1")}) l)`;

/** Faults that are planted in the tables, each with the line that the check must report for it. */
const faults: readonly (readonly [title: string, plant: string, expectedLine: RegExp])[] = [
  [
    "numbers D1: the last score is not the last point of its series",
    `update patient_progress set flexion = flexion + 9, flexion_day = flexion_day - 2 ${ofMeasured}`,
    /flexion .* of \d{4}-\d\d-\d\d/,
  ],
  [
    "numbers D2: a reading that was sent again is a new fact",
    `insert into domain_events select customer_id, 1000 + n, 'ReadingRecorded', patient_id, json_build_object('date', day, 'item', item_id), now()
     from (select * from device_readings order by taken_at limit 1) r, generate_series(1, 2) n`,
    /2 events ReadingRecorded as many as recordings/,
  ],
  [
    "numbers D2: the same answers are kept twice",
    `insert into questionnaire_answers select customer_id, patient_id, gen_random_uuid(), item_id, questionnaire_id, day, submitted_at, answers, score
     from questionnaire_answers where ${some("questionnaire_answers", "true")}`,
    /2 answers one answer/,
  ],
  [
    "numbers D3: a held day does not carry its mark",
    `update patient_days set on_hold = false where ${some("patient_days", "on_hold")}`,
    /exercise 0\/0 .* held$/,
  ],
  [
    "numbers D4: a score is rounded where it is kept",
    `with decimal as (update device_readings r set values[1] = 104.6 ${measured} returning r.patient_id)
     update patient_progress set flexion = 105 where patient_id = (select patient_id from decimal limit 1)`,
    /flexion 105 of (\S+) 104\.6 of \1/,
  ],
  [
    "numbers D5: an impossible value takes the other values out of the scores",
    `with impossible as (update device_readings r set values[2] = 900, plausible = false ${measured} returning r.patient_id)
     update patient_progress set flexion = null, flexion_day = null where patient_id = (select patient_id from impossible limit 1)`,
    /flexion null \d+ of \d{4}/,
  ],
  [
    "numbers D5: a reading that cannot be true is not marked",
    `update device_readings r set values[1] = 900 ${measured}`,
    /reading not marked reading marked/,
  ],
  [
    "numbers D6: the last score is the one that was sent last",
    `update patient_progress g set pain_level = a.score, pain_level_day = a.day from (
       select distinct on (patient_id) a.* from questionnaire_answers a join questionnaires q using (questionnaire_id)
       where q.kind = 'pain' order by patient_id, day) a where a.patient_id = g.patient_id and a.day < g.pain_level_day`,
    /painlevel \d of (\S+) \d of (?!\1)/,
  ],
  [
    "numbers D8: a reading of a clock that runs ahead lies on the next day",
    `update device_readings r set taken_at = (r.day + 1)::timestamp at time zone c.time_zone + interval '2 minutes'
     from customers c where c.customer_id = r.customer_id and r.${some("device_readings", "true")}`,
    /measured on the next day measured when it was heard/,
  ],
  [
    "numbers A1: a running item is moved with its past",
    `update item_revisions set start_day = start_day + 5, end_day = end_day + 5
     where ${some("item_revisions", "interval = 1 and surgery_date + start_day < '2026-11-15' and surgery_date + end_day > '2026-11-20'")}`,
    /\d{4}-\d\d-\d\d exercise/,
  ],
  [
    "two revisions of an item hold on one day",
    `insert into item_revisions select customer_id, patient_id, item_id, '2026-11-01', '2026-11-02', surgery_date, start_day, end_day,
       skip_on_surgery_date, interval, times, sets, repeats, hold_seconds, schedule_type, weekdays, days
     from item_revisions where ${some("item_revisions", "valid_to is null")}`,
    /2026-11-01 two revisions of an item one revision/,
  ],
  [
    "a running revision counts from a surgery date that is no more",
    `update item_revisions set surgery_date = surgery_date - 1 where ${some("item_revisions", "valid_to is null and surgery_date + start_day > '2026-11-20'")}`,
    /days counted from here from \d{4}-\d\d-\d\d/,
  ],
  [
    "today counts as due before it is over",
    `update patient_progress g set exercise_due = g.exercise_due + d.exercise_due - d.exercise_done from patient_days d
     where d.patient_id = g.patient_id and d.day = g.as_of and d.exercise_due > d.exercise_done`,
    /sums the sums of the days/,
  ],
  [
    "who is inactive is not paused",
    `delete from inactive_spells where ${some("inactive_spells", "true")}`,
    /inactivity not paused inactive/,
  ],
  [
    "something is due while a patient is inactive",
    `insert into patient_days (customer_id, patient_id, day, exercise_due)
     select customer_id, patient_id, inactive_from, 3 from inactive_spells limit 1`,
    /exercise 0\/3 .* exercise 0\/0/,
  ],
  [
    "linked exercises form a ring",
    `update patient_exercises a set next_item_id = b.item_id from patient_exercises b
     where b.next_item_id = a.item_id and b.patient_id = a.patient_id and b.customer_id = a.customer_id`,
    /chains .*(ring|same next one)/,
  ],
  [
    "an exercise is linked to one that is not there",
    `update patient_exercises set next_item_id = gen_random_uuid() where ${some("patient_exercises", "next_item_id is null")}`,
    /chains An exercise is linked to one that is not in the plan\. lines/,
  ],
];

const differences = async (): Promise<string[]> =>
  (await checkProgress(client)).map(({ day, storedText, engine }) => `${day} ${storedText} ${engine}`);

test("the demo is without a fault", async () => expect(await differences()).toEqual([]));

test.each(faults)("a planted fault is seen: %s", async (_, plant, expectedLine) => {
  await client.query("begin");
  try {
    expect((await client.query(plant)).rowCount).toBeGreaterThan(0);
    expect(await differences()).toContainEqual(expect.stringMatching(expectedLine));
  } finally {
    await client.query("rollback");
  }
});
