import { Role } from "@restride/domain/access/roles.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let admin: Caller;
beforeEach(async () => {
  world = await startWorld();
  admin = await signIn(world, smallEmail(0, Role.admin));
});
afterEach(() => world.close());

const [customer, own, other] = [small.customers[0], small.patient(0, 1), small.patient(0, 2)];
const shown = async (fields: string) => {
  const { answer } = await admin.call<{ patient: object }>(`{ getPatient(id: "${own}") { patient { ${fields} } } }`);
  return answer.patient;
};

test("the panel shows the patient's own diagnoses and holds, newest first", async () => {
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
    await shown("diagnoses { dxCode dxDescription } technicalholdhistory { status holddate releasedate }"),
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

test("the panel shows the patient's own cases, newest first and without archived ones", async () => {
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
  expect(await shown("cases { summary status number }")).toEqual({
    cases: [
      { summary: "Brace", status: "Unassigned", number: expect.stringMatching(/^C-\d{5}$/) },
      { summary: "Swelling", status: "Unassigned", number: expect.stringMatching(/^C-\d{5}$/) },
    ],
  });
});

test("the panel shows where a device's parcel is, and no device that was taken away", async () => {
  const order =
    "update patient_devices set status = $1, tracking_link = $2, shipped_on = $3, delivered_on = $4 where item_id = $5";
  const item = small.deviceItem(0, 1);
  await world.owner.query(order, ["Shipped", "https://parcels.example/7", "2026-01-05", null, item]);
  const fields = "devices { _id display_name status tracking_link shipped_on delivered_on } scheduled { measurements }";
  const parcel = { tracking_link: "https://parcels.example/7", shipped_on: "2026-01-05", delivered_on: null };
  expect(await shown(fields)).toEqual({
    devices: [{ _id: item, display_name: "Knee Motion Sensor", status: "Shipped", ...parcel }],
    scheduled: { measurements: true },
  });
  await world.owner.query(order, ["Deleted", null, null, null, item]);
  expect(await shown(fields)).toEqual({ devices: [], scheduled: { measurements: false } });
});
