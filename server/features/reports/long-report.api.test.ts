import { Role } from "@restride/domain/access/roles.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { atNoon, sharedWorldTest as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, atNoon);

const patient = small.patient(0, 1);
test.beforeAll(async ({ world }) => {
  for (const [text, ...more] of followed)
    await world.owner.query(text, [small.customers[0], patient, world.today(), ...more]);
});

/** 400 days since surgery: everything was done, measured and answered each day, with a note every fourth day. */
const followed: readonly (readonly [text: string, ...more: string[]])[] = [
  ["update patients set surgery_date = $3::date - 400 where customer_id = $1 and patient_id = $2"],
  [
    `insert into patient_days (customer_id, patient_id, day, exercise_due, exercise_done, measurement_due, measurement_done)
     select $1, $2, $3::date - n, 2, 2, 1, 1 from generate_series(1, 400) n
     on conflict (customer_id, patient_id, day) do update set exercise_done = 2, measurement_done = 1`,
  ],
  [
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values")
     select $1, $2, $4, $3::date - n, $3::date - n, array[130 - n % 60, n % 15] from generate_series(1, 400) n`,
    small.deviceItem(0, 1),
  ],
  [
    `insert into questionnaire_answers (customer_id, patient_id, answer_id, item_id, questionnaire_id, day, submitted_at, answers, score)
     select $1, $2, gen_random_uuid(), $4, $5, $3::date - n, $3::date - n, array[n % 5], n % 5 from generate_series(1, 400) n`,
    small.formItem(0, 1),
    small.questionnaire,
  ],
  [
    `insert into patient_notes (customer_id, patient_id, note_id, category_id, text, noted_at, created_by, created_at, updated_at)
     select $1, $2, gen_random_uuid(), (select category_id from note_categories order by position limit 1),
       repeat('Bends well and asks for the next exercises. ', 1 + n % 4), $3::date - n, $4, $3::date - n, $3::date - n
     from generate_series(4, 400, 4) n`,
    small.user(0, Role.physio),
  ],
];

/** Returns the contents of the pages of a patient's report. */
const reportOf = async (world: World, id: string, notes: boolean) => {
  const { token } = await signIn(world, smallEmail(0, Role.admin));
  const response = await fetch(`${world.url}/downloadreport`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: { id, notes } }),
  });
  return pagesOf(Buffer.from(await response.arrayBuffer()));
};

test("a report of 400 days with charts and notes has at most twelve pages", async ({ world }) => {
  const pages = await reportOf(world, patient, true);
  const text = pages
    .flat()
    .map((written) => written.text.trim())
    .join(" ");
  expect(text).toContain(`${formatUs(addDays(world.today(), -400))} to ${formatUs(world.today())}`);
  for (const head of ["Adherence by week", "Values behind the charts", "The newest 50 of 100 notes."])
    expect(text).toContain(head);
  expect(pages.length).toBeLessThanOrEqual(12);
});

test("many diagnoses have the width of the page, and what else is known of the patient stands above them", async ({
  world,
}) => {
  const id = small.patient(0, 2);
  await world.owner.query(
    `insert into diagnoses (customer_id, patient_id, dx_code, dx_description, added_at, updated_at)
     select $1, $2, 'Z' || n || '.123456789012', 'Found', now(), now() from generate_series(10, 69) n`,
    [small.customers[0], id],
  );
  const [first] = await reportOf(world, id, false);
  const lines = first!.filter(({ text }) => text.includes(".123456789012"));
  expect(lines.length).toBeLessThanOrEqual(20);
  const covers = first!.find(({ text }) => text.trimEnd() === "Covers")!;
  expect(lines.every(({ x, y }) => x === 191 && y < covers.y)).toBe(true);
  expect(
    lines
      .map(({ text }) => text)
      .join(" ")
      .match(/Z\d\d\.123456789012/g),
  ).toHaveLength(60);
});
