import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { connectLive } from "../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

interface Event {
  readonly status: string;
  readonly kind: string;
  readonly edit: { readonly by: string; readonly part: string } | null;
}

/** The first events that somebody is told of a patient. */
const heardBy = async (
  world: World,
  person: Caller,
  count: number,
  patient = small.patient(0, 1),
): Promise<readonly Event[]> => {
  const query = `subscription { onPatientActivity(patientid: "${patient}", since: 0) { status kind edit { by part } } }`;
  const live = connectLive(world.url, person);
  const stream = live.iterate<{ onPatientActivity: Event }>({ query });
  const events: Event[] = [];
  while (events.length < count) events.push((await stream.next()).value!.data!.onPatientActivity);
  await live.dispose();
  return events;
};

const change = async (caller: Caller, call: string): Promise<void> => {
  const { answer } = await caller.call(`mutation { ${call} { status message } }`);
  expect(answer.status, answer.message).toBe("success");
};
const address = `addeditShipAddress(patientid: "${small.patient(0, 1)}", shipaddress:
  { addressline1: "77 Hidden Rd", city: "Chicago", state: "IL", zip: "60601", country: "US" })`;
const caregiver = `addeditCaregiver(patientid: "${small.patient(0, 1)}", caregiver: null)`;

test("who else changed which part of a patient is told to colleagues, one's own change without it, and never a value", async ({
  world,
}) => {
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  await change(admin, address);
  await change(therapist, caregiver);
  const byTherapist = { by: `Sam Role${Role.physio}`, part: "caregiver" };
  const byAdmin = { by: `Sam Role${Role.admin}`, part: "address" };
  const edited = { status: "success", kind: "PatientEdited" };
  const [forAdmin, forTherapist] = await Promise.all([heardBy(world, admin, 2), heardBy(world, therapist, 2)]);
  expect(forAdmin).toEqual([
    { ...edited, edit: null },
    { ...edited, edit: byTherapist },
  ]);
  expect(forTherapist).toEqual([
    { ...edited, edit: byAdmin },
    { ...edited, edit: null },
  ]);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect((await heardBy(world, surgeon, 1))[0]!.edit).toEqual(byAdmin);
  const { rows } = await world.owner.query("select data::text as data from domain_events where kind = 'PatientEdited'");
  expect(JSON.stringify(rows)).not.toContain("Hidden");
});

test("what else happens names nobody", async ({ world }) => {
  await change(admin, `addEvent(id: "${small.patient(0, 1)}", event: { date: "2099-01-01", title: "Lab Draw" })`);
  const therapist = await signIn(world, smallEmail(0, Role.physio));
  expect(await heardBy(world, therapist, 1)).toEqual([{ status: "success", kind: "ReminderAdded", edit: null }]);
});

test("another clinic and a surgeon of other patients are told nothing of who changed a patient", async ({ world }) => {
  await change(admin, address);
  await change(admin, address.replace(small.patient(0, 1), small.patient(0, 3)));
  const nothing = [{ status: "fail", kind: "Gone", edit: null }];
  expect(await heardBy(world, await signIn(world, smallEmail(1, Role.admin)), 1)).toEqual(nothing);
  expect(await heardBy(world, await signIn(world, smallEmail(2, Role.admin)), 1)).toEqual(nothing);
  expect(await heardBy(world, await signIn(world, smallEmail(0, Role.surgeon)), 1, small.patient(0, 3))).toEqual(
    nothing,
  );
});
