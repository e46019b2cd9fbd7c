import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { addFixtureRows } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const [here, there] = ["0192f000-0d5c-7000-8000-000000000001", "0192f000-0d5c-7000-8000-000000000002"];
const notThere = "This draft is not there any more. It was finished, discarded, or is older than 30 days.";

const patient = { firstname: "Leilani", lastname: "Salazar", surgery: { type: "knee", date: "2026-12-07" } };
const newPatient = {
  firstname: "Nora",
  gender: "female",
  dob: "05/01/1960",
  phone: "3125550142",
  email: "nora@fresh.example",
  email_opt_in: true,
  include_devices: false,
  shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
};
const draftOf = (change: object = {}) => ({ step: "careplan", content: JSON.stringify({ patient }), ...change });
const as = (world: World, role: Role, clinic = 0): Promise<Caller> => signIn(world, smallEmail(clinic, role));

const fields =
  "_id version step name surgerytype surgerydate hasdevices includesregimens registration changedby heldby content";
/** Returns when each draft was begun and changed, milliseconds. */
const timesOf = async (who: Caller) => {
  const { drafts } = (await who.call("{ getPatientDrafts { drafts { begunat changedat } } }")).answer as unknown as {
    drafts: { begunat: string; changedat: string }[];
  };
  return drafts.map(({ begunat, changedat }) => [Date.parse(begunat), Date.parse(changedat)]);
};
const save = async (who: Caller, variables: object) => {
  const document = `mutation ($id: ID, $version: Int, $desk: ID!, $take: Boolean, $draft: PatientDraftInput) {
    savePatientDraft(id: $id, version: $version, desk: $desk, take: $take, draft: $draft) { status message draft { ${fields} } } }`;
  return (await who.call(document, { desk: here, ...variables })).answer as unknown as Answer;
};
const list = async (who: Caller, id?: string) =>
  (await who.call(`query ($id: ID) { getPatientDrafts(id: $id) { status message drafts { ${fields} } } }`, { id }))
    .answer as { status: string; message: string; drafts: Draft[] | null };
const discard = async (who: Caller, id: string) =>
  (await who.call(`mutation ($id: ID!) { discardPatientDraft(id: $id) { status message } }`, { id })).answer;
const added = async (who: Caller, change: object = {}) => (await save(who, { draft: draftOf(change) })).draft!;

interface Draft {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
  readonly heldby: string | null;
}
interface Answer {
  readonly status: string;
  readonly message: string;
  readonly draft: Draft | null;
}

test("a company admin keeps drafts in a clinic, and its staff read whose they are", async ({ world }) => {
  const [boss, physio] = [
    await enterClinic(world, await as(world, Role.companyAdmin), small.customers[0]!),
    await as(world, Role.physio),
  ];
  const { _id } = await added(boss);
  expect((await save(boss, { id: _id, version: 1, draft: draftOf({ step: "devices" }) })).status).toBe("success");
  const name = (
    await world.owner.query("select first_name || ' ' || last_name as name from users where user_id = $1", [
      small.user(0, Role.companyAdmin),
    ])
  ).rows[0].name;
  expect((await list(physio)).drafts).toMatchObject([{ _id, step: "devices", changedby: name, heldby: name }]);
  expect((await save(physio, { id: _id, desk: there })).message).toBe(`${name} goes on with this draft.`);
});

test("a draft is kept with its step and who is added, and opens where it stopped for a colleague", async ({
  world,
}) => {
  const [admin, physio] = [await as(world, Role.admin), await as(world, Role.physio)];
  const { _id } = await added(admin);
  await save(admin, { id: _id, version: 1, draft: draftOf({ step: "devices" }) });
  expect((await list(physio)).drafts).toEqual([
    {
      _id,
      version: 2,
      step: "devices",
      name: "Leilani Salazar",
      surgerytype: "knee",
      surgerydate: "2026-12-07",
      hasdevices: null,
      includesregimens: null,
      registration: null,
      changedby: `Sam Role${Role.admin}`,
      heldby: `Sam Role${Role.admin}`,
      content: null,
    },
  ]);
  expect((await list(physio, _id)).drafts).toMatchObject([{ content: expect.stringContaining("Salazar") }]);
});

test("a draft says what its care plan brings, once one is chosen", async ({ world }) => {
  const admin = await as(world, Role.admin);
  const withPlan = (carePlan: unknown) => added(admin, { content: JSON.stringify({ patient, carePlan }) });
  expect(await withPlan(null)).toMatchObject({ hasdevices: null, includesregimens: null });
  const plan = { name: "Watch Only", hasDevices: true, includesRegimens: false };
  expect(await withPlan(plan)).toMatchObject({ hasdevices: true, includesregimens: false });
  expect(await withPlan({ hasDevices: "oddly", includesRegimens: 1 })).toMatchObject({
    hasdevices: false,
    includesregimens: false,
  });
});

test("a draft says since when somebody is at it, however often and by whomever it is saved", async ({ world }) => {
  const [admin, physio] = [await as(world, Role.admin), await as(world, Role.physio)];
  const { _id } = await added(admin);
  const [begun] = (await timesOf(physio))[0]!;
  world.clock.advance(5 * minute);
  await save(physio, { id: _id, version: 1, desk: there, take: true, draft: draftOf() });
  const [since, changed] = (await timesOf(admin))[0]!;
  expect(since).toBe(begun);
  expect(changed).toBeGreaterThanOrEqual(begun! + 5 * minute);
});

test("opened twice, the later window works and the first is told whose; it may take the draft back", async ({
  world,
}) => {
  const [admin, physio] = [await as(world, Role.admin), await as(world, Role.physio)];
  const { _id } = await added(admin);
  expect(await save(physio, { id: _id, desk: there, take: true })).toMatchObject({ draft: { version: 1 } });
  const [changedby, heldby] = [`Sam Role${Role.admin}`, `Sam Role${Role.physio}`];
  expect((await list(admin)).drafts).toMatchObject([{ changedby, heldby }]);
  const lost = { status: "fail", message: `Sam Role${Role.physio} goes on with this draft.`, draft: null };
  expect(await save(admin, { id: _id, version: 1, draft: draftOf() })).toEqual(lost);
  expect(await save(admin, { id: _id })).toEqual(lost);
  expect(await save(admin, { id: _id, take: true })).toMatchObject({ status: "success", draft: { version: 1 } });
  expect(await save(admin, { id: _id, version: 1, draft: draftOf() })).toMatchObject({ draft: { version: 2 } });
});

test("two windows of one person are two desks", async ({ world }) => {
  const admin = await as(world, Role.admin);
  const { _id } = await added(admin);
  await save(admin, { id: _id, desk: there, take: true });
  expect(await save(admin, { id: _id, version: 1, draft: draftOf() })).toMatchObject({ status: "fail" });
});

test("a window that says nothing loses its draft after two minutes, not before", async ({ world }) => {
  const [admin, physio] = [await as(world, Role.admin), await as(world, Role.physio)];
  const { _id } = await added(admin);
  world.clock.advance(2 * minute - 1_000);
  expect(await save(physio, { id: _id, desk: there, version: 1, draft: draftOf() })).toMatchObject({ status: "fail" });
  await save(admin, { id: _id });
  world.clock.advance(2 * minute - 1_000);
  expect(await save(physio, { id: _id, desk: there })).toMatchObject({ status: "fail" });
  world.clock.advance(2_000);
  expect((await list(admin)).drafts).toMatchObject([{ heldby: null }]);
  expect(await save(physio, { id: _id, desk: there, version: 1, draft: draftOf() })).toMatchObject({
    status: "success",
    draft: { version: 2 },
  });
});

test("what another window saved meanwhile is not written over", async ({ world }) => {
  const admin = await as(world, Role.admin);
  const { _id } = await added(admin);
  await save(admin, { id: _id, version: 1, draft: draftOf() });
  expect(await save(admin, { id: _id, version: 1, draft: draftOf() })).toMatchObject({
    status: "fail",
    message: "This draft changed while you looked. Take it back to see what is in it now.",
  });
});

test("a surgeon sees and keeps drafts of the own patients only", async ({ world }) => {
  const [admin, surgeon] = [await as(world, Role.admin), await as(world, Role.surgeon)];
  const own = await added(admin, { surgeon: small.surgeon(0, 1) });
  const others = await added(admin, { surgeon: small.surgeon(0, 2) });
  const nobodys = await added(admin);
  const begun = await added(surgeon);
  const seen = (await list(surgeon)).drafts!.map(({ _id }) => _id);
  expect(seen.toSorted()).toEqual([own._id, begun._id].toSorted());
  for (const { _id } of [others, nobodys]) {
    expect(await list(surgeon, _id)).toMatchObject({ status: "fail", message: notThere });
    expect(await save(surgeon, { id: _id, desk: there, take: true })).toMatchObject({ message: notThere });
    expect(await discard(surgeon, _id)).toMatchObject({ status: "fail", message: notThere });
  }
  expect(await save(surgeon, { draft: draftOf({ surgeon: small.surgeon(0, 2) }) })).toMatchObject({
    status: "fail",
    message: "This surgeon was not found.",
  });
  expect((await list(admin)).drafts).toHaveLength(4);
});

test("a patient who is added from a draft erases it only where the draft may be seen", async ({ world }) => {
  const [admin, surgeon] = [await as(world, Role.admin), await as(world, Role.surgeon)];
  const others = await added(admin, { surgeon: small.surgeon(0, 2) });
  const own = await added(admin, { surgeon: small.surgeon(0, 1) });
  const add = async (draft: string, lastname: string, dob: string) => {
    const addPatient = `mutation ($p: PatientInput!, $d: ID) { addPatientAdmin(patient: $p, draft: $d) { status message } }`;
    const p = {
      ...newPatient,
      lastname,
      dob,
      surgeon: small.surgeon(0, 1),
      surgery: { type: "knee", date: world.today() },
    };
    return (await surgeon.call(addPatient, { p, d: draft })).answer;
  };
  expect(await add(others._id, "First", "05/01/1960")).toMatchObject({ status: "success", message: "Patient added." });
  expect(await add(own._id, "Second", "05/02/1960")).toMatchObject({ status: "success", message: "Patient added." });
  expect((await list(admin)).drafts!.map(({ _id }) => _id)).toEqual([others._id]);
});

test("a draft names a registration of its own clinic only", async ({ world }) => {
  const admin = await as(world, Role.admin);
  await addFixtureRows(world.owner);
  const registrationIn = async (clinic: number) =>
    (await save(admin, { draft: draftOf({ registration: fixtureIdsAt(clinic).registration }) })).draft!;
  expect(await registrationIn(0)).toMatchObject({ registration: fixtureIdsAt(0).registration });
  for (const clinic of [1, 2]) expect(await registrationIn(clinic)).toMatchObject({ registration: null });
});

test("another clinic's draft is not found, and what is no draft is refused with a sentence", async ({ world }) => {
  const [admin, stranger] = [await as(world, Role.admin), await as(world, Role.admin, 1)];
  const { _id } = await added(admin);
  expect((await list(stranger)).drafts).toEqual([]);
  expect(await list(stranger, _id)).toMatchObject({ status: "fail", message: notThere });
  expect(await save(stranger, { id: _id, take: true })).toMatchObject({ status: "fail", message: notThere });
  expect(await discard(stranger, _id)).toMatchObject({ status: "fail", message: notThere });
  expect(await save(admin, {})).toMatchObject({ status: "fail", message: notThere });
  expect(await save(admin, { draft: draftOf({ content: "no" }) })).toMatchObject({
    message: "This draft cannot be read.",
  });
});

test("a draft is erased when it is discarded and 30 days after its last change; what was typed is in no log", async ({
  world,
}) => {
  const admin = await as(world, Role.admin);
  const [one, two] = [await added(admin), await added(admin)];
  expect(await discard(admin, one._id)).toMatchObject({ status: "success" });
  const erase = () => world.product.timed.find(({ name }) => name === "erase-drafts")!.run();
  world.clock.advance(30 * day - minute);
  await erase();
  const left = async () => (await world.owner.query("select draft_id from patient_drafts")).rows;
  expect(await left()).toEqual([{ draft_id: two._id }]);
  world.clock.advance(2 * minute);
  await erase();
  expect(await left()).toEqual([]);
  const { rows } = await world.owner.query(
    "select action, before::text || after::text as said from audit_log where table_name = 'patient_drafts' order by action",
  );
  expect(rows.map(({ action }) => action)).toEqual(["delete", "delete", "insert", "insert"]);
  expect(JSON.stringify(rows)).not.toContain("Salazar");
});
