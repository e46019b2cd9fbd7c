import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let physio: Caller;
const patient = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
  await world.owner.query("delete from audit_log");
});

/** Adds rounds of an exercise, within the last day. */
const fill = (world: World, rows: number) =>
  world.owner.query(
    `insert into audit_log (customer_id, at, actor, table_name, action, after)
     select $1, $2::timestamptz - n * interval '1 day' / $3::int, $4, 'exercise_done', 'insert',
       jsonb_build_object('patient_id', $4::text, 'item_id', $5::text, 'times_done', n)
     from generate_series(1, $3::int) n`,
    [small.customers[0], new Date(world.clock.now()).toISOString(), rows, patient, small.exerciseItem(0, 1, 1)],
  );
const save = (world: World, who: Caller, body: object) =>
  fetch(`${world.url}/activity-log`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${who.token}` },
    body: JSON.stringify({ patientid: patient, ...body }),
  });

test("B084 B412: an export is a table of all that matches, named with a timestamp, and safe for a spreadsheet", async ({
  world,
}) => {
  await fill(world, 1_203);
  const response = await save(world, physio, { filter: { fromDate: "3d" } });
  expect(response.headers.get("content-disposition")).toMatch(/filename="activity-log-\d{8}-120\d{3}\.csv"/);
  const lines = (await response.text()).trimEnd().split("\r\n");
  expect(lines[0]).toBe('"Time","Source","Event Name","Description"');
  expect(lines).toHaveLength(1_204);
  expect(new Set(lines).size).toBe(1_204);
  expect(lines[1]).toMatch(
    /^"\d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [AP]M","Patients","Exercise","Completed .+, round 1 of \d"$/,
  );
  const internal = (await (await save(world, physio, { internal: true })).text()).split("\r\n");
  expect(internal[0]).toBe('"Time","Source","Event Name","Description","Id","Patient","Method","Collection"');
  expect(internal[1]).toContain(`"${patient}","insert","exercise_done"`);
});

test("B396: an export of nothing is none", async ({ world }) => {
  const response = await save(world, physio, {});
  expect([response.status, await response.json()]).toEqual([404, { message: "Nothing was logged in these days." }]);
});

test("an export of a colleague's patient, another clinic's or no patient at all is none", async ({ world }) => {
  await fill(world, 3);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  for (const [who, patientid] of [
    [surgeon, small.patient(0, 3)],
    [elsewhere, patient],
    [physio, "x"],
  ] as const) {
    const response = await save(world, who, { patientid });
    expect([response.status, await response.json()]).toEqual([404, { message: "This patient was not found." }]);
  }
});
