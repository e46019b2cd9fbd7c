import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { describe, expect, onTestFinished } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test } from "../../../dev-env/world-test.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const [customer, own, other] = [small.customers[0], small.patient(0, 1), small.patient(0, 2)];
const readFields = async (fields: string) => {
  const { answer } = await admin.call<{ patient: object }>(`{ getPatient(id: "${own}") { patient { ${fields} } } }`);
  return answer.patient;
};

test("the panel shows the patient's own diagnoses and holds, newest first", async ({ world }) => {
  for (const [patient, code, text, at] of [
    [own, "M17.11", "Arthrosis, right knee", "2026-01-01"],
    [own, "Z96.651", "Artificial right knee", "2026-03-01"],
    [other, "M16.12", "Arthrosis, left hip", "2026-02-01"],
  ])
    await world.owner.query("insert into diagnoses values ($1, $2, $3, $4, $5, $5)", [
      customer,
      patient,
      code,
      text,
      at,
    ]);
  for (const [patient, from, to] of [
    [own, "2026-01-10", "2026-01-12"],
    [own, "2026-02-10", null],
    [other, "2026-03-10", null],
  ])
    await world.owner.query("insert into technical_holds values ($1, $2, gen_random_uuid(), $3, $4)", [
      customer,
      patient,
      from,
      to,
    ]);
  expect(
    await readFields("diagnoses { dxCode dxDescription } technicalholdhistory { status holddate releasedate }"),
  ).toEqual({
    diagnoses: [
      { dxCode: "Z96.651", dxDescription: "Artificial right knee" },
      { dxCode: "M17.11", dxDescription: "Arthrosis, right knee" },
    ],
    technicalholdhistory: [
      { status: "hold", holddate: "2026-02-10", releasedate: null },
      { status: "release", holddate: "2026-01-10", releasedate: "2026-01-12" },
    ],
  });
});

test("the panel shows the patient's own cases, newest first and without archived ones", async ({ world }) => {
  for (const [patient, summary, at, archived] of [
    [own, "Swelling", "2026-01-01", null],
    [own, "Brace", "2026-03-01", null],
    [own, "Old", "2026-02-01", "2026-02-02"],
    [other, "Hip", "2026-02-01", null],
  ])
    await world.owner.query(
      `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at, archived_at)
       values ($1, gen_random_uuid(), $2, 'Surgeon Message', $3, 'A', $4, $4, $5)`,
      [customer, patient, summary, at, archived],
    );
  expect(await readFields("cases { summary status number }")).toEqual({
    cases: [
      { summary: "Brace", status: "Unassigned", number: expect.stringMatching(/^C-\d{5}$/) },
      { summary: "Swelling", status: "Unassigned", number: expect.stringMatching(/^C-\d{5}$/) },
    ],
  });
});

test("the panel shows all cases of a patient with many, also an old one that still waits", async ({ world }) => {
  await world.owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at, status)
     select $1, gen_random_uuid(), $2, 'Surgeon Message', 'S' || n, 'A', now() - n * interval '1 day', now(),
       case when n = 25 then 'Unresolved' else 'Resolved' end from generate_series(1, 25) n`,
    [customer, own],
  );
  const { cases } = (await readFields("cases { summary status }")) as { cases: { summary: string; status: string }[] };
  expect([cases.length, cases.at(-1)]).toEqual([25, { summary: "S25", status: "Unresolved" }]);
});

test("of very many cases of a patient 200 are listed, none that is settled in place of one that waits, and all are counted", async ({
  world,
}) => {
  await world.owner.query(
    `insert into cases (customer_id, case_id, patient_id, type, summary, description, created_at, updated_at, status)
     select $1, gen_random_uuid(), $2, 'Surgeon Message', 'S' || n, 'A', now() - n * interval '1 day', now(),
       case when n = 250 then 'Unresolved' else 'Resolved' end from generate_series(1, 250) n`,
    [customer, own],
  );
  type Listed = { cases: { summary: string }[]; casestotal: number; casesopen: number };
  const { cases, casestotal, casesopen } = (await readFields("cases { summary } casestotal casesopen")) as Listed;
  expect([casestotal, casesopen, cases.length]).toEqual([250, 1, 200]);
  expect([cases[0], cases.at(-2), cases.at(-1)].map((each) => each!.summary)).toEqual(["S1", "S199", "S250"]);
});

test("the panel shows where a device's parcel is, and no device that was taken away", async ({ world }) => {
  const order =
    "update patient_devices set status = $1, tracking_link = $2, shipped_on = $3, delivered_on = $4 where item_id = $5";
  const item = small.deviceItem(0, 1);
  await world.owner.query(order, ["Shipped", "https://parcels.example/7", "2026-01-05", null, item]);
  const fields = "devices { _id display_name status tracking_link shipped_on delivered_on } scheduled { measurements }";
  const parcel = { tracking_link: "https://parcels.example/7", shipped_on: "2026-01-05", delivered_on: null };
  expect(await readFields(fields)).toEqual({
    devices: [{ _id: item, display_name: "Knee Motion Sensor", status: "Shipped", ...parcel }],
    scheduled: { measurements: true },
  });
  await world.owner.query(order, ["Deleted", null, null, null, item]);
  expect(await readFields(fields)).toEqual({ devices: [], scheduled: { measurements: false } });
});

describe("a device of the panel", () => {
  const item = small.deviceItem(0, 1);
  const hour = 3_600_000;
  const startAtNoon = async (): Promise<World> => {
    const world = await startWorld(atNoon());
    onTestFinished(world.close);
    return world;
  };
  const readDevices = async (world: World) => {
    admin = await signIn(world, smallEmail(0, Role.admin));
    return readFields("devices { ended_on silent_since }");
  };
  const watch = async (world: World, hours: number) => {
    world.clock.advance(hours * hour);
    await world.product.timed.find(({ name }) => name === "watch-silence")!.run();
    await world.settle();
  };

  test("says that its window is over from the day after its last on", async () => {
    const world = await startAtNoon();
    const end = "update item_revisions set end_day = $1::date - surgery_date where item_id = $2 and valid_to is null";
    const [today, yesterday] = [world.today(), addDays(world.today(), -1)];
    await world.owner.query(end, [today, item]);
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: null, silent_since: null }] });
    await world.owner.query(end, [yesterday, item]);
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: yesterday, silent_since: null }] });
  });

  test("says since when it is silent: from the day on which it was there and due, until it measures", async () => {
    const world = await startAtNoon();
    const today = world.today();
    await world.owner.query("delete from device_readings where item_id = $1", [item]);
    await world.owner.query(
      "update item_revisions set start_day = $1::date - surgery_date where item_id = $2 and valid_to is null",
      [addDays(today, -3), item],
    );
    await world.owner.query(
      "update patient_devices set status = 'Delivered', shipped_on = $1, delivered_on = $1 where item_id = $2",
      [today, item],
    );
    await world.owner.query("update custody_lines set happened_at = $1 where item_id = $2 and word = 'delivered'", [
      new Date(world.clock.now()).toISOString(),
      item,
    ]);
    await watch(world, 47);
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: null, silent_since: null }] });
    await watch(world, 2);
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: null, silent_since: today }] });
    await world.owner.query(
      "update item_revisions set start_day = $1::date - surgery_date where item_id = $2 and valid_to is null",
      [addDays(today, 1), item],
    );
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: null, silent_since: addDays(today, 1) }] });
    await world.owner.query(
      `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values") values ($1, $2, $3, now(), $4, '{90}')`,
      [customer, own, item, today],
    );
    expect(await readDevices(world)).toEqual({ devices: [{ ended_on: null, silent_since: null }] });
  });

  test("is silent by the schedule that runs, while it is delivered and its patient active", async () => {
    const world = await startAtNoon();
    const today = world.today();
    const set = (sql: string) => world.owner.query(sql, [item]);
    await set("delete from device_readings where item_id = $1");
    await set(
      `update patient_devices set status = 'Delivered', delivered_on = date '${today}' - 20 where item_id = $1`,
    );
    await set(
      `with closed as (update item_revisions set valid_to = date '${today}' - 5 where item_id = $1 returning *)
       insert into item_revisions (customer_id, patient_id, item_id, valid_from, surgery_date, start_day, end_day, interval, times)
       select customer_id, patient_id, item_id, date '${today}' - 4, surgery_date, 3, 60, 1, 1 from closed`,
    );
    await set(
      `insert into custody_lines (customer_id, patient_id, item_id, line_id, order_id, word, happened_at, noted_at, source)
       select customer_id, patient_id, item_id, gen_random_uuid(), order_id, 'silent', now(), now(), 'Rule' from patient_devices where item_id = $1`,
    );
    const since = async () =>
      ((await readDevices(world)) as { devices: { silent_since: string | null }[] }).devices[0]!.silent_since;
    // Surgery was ten days ago, and the device is due from the third day after it on.
    expect(await since()).toBe(addDays(today, -7));
    await set(
      "update patients set active = false where patient_id = (select patient_id from patient_devices where item_id = $1)",
    );
    expect(await since()).toBeNull();
    await set(
      "update patients set active = true where patient_id = (select patient_id from patient_devices where item_id = $1)",
    );
    expect(await since()).toBe(addDays(today, -7));
    await set(`update patient_devices set status = 'Returned', returned_on = '${today}' where item_id = $1`);
    expect(await since()).toBeNull();
  });
});
