import { Role } from "@restride/domain/access/roles.ts";
import { beforeEach, describe, expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let physio: Caller;
const patient = small.patient(0, 1);

test.beforeEach(async ({ world }) => {
  physio = await signIn(world, smallEmail(0, Role.physio));
});

interface DiagnosisResult {
  dxCode: string;
  dxDescription: string;
  addedAt: string;
  updatedAt: string;
  listed: boolean;
  endedOn: string | null;
  version: number;
}
interface DiagnosesAnswer {
  data: {
    _id: string;
    patientId: string;
    diagnoses: DiagnosisResult[];
    createdAt: string | null;
    updatedAt: string | null;
  } | null;
}
const fields =
  "status message data { _id patientId createdAt updatedAt diagnoses { dxCode dxDescription addedAt updatedAt listed endedOn version } }";
const [knee, pressure] = [
  { dxCode: "M17.11", dxDescription: "Unilateral primary osteoarthritis, right knee" },
  { dxCode: "I10", dxDescription: "Essential (primary) hypertension" },
];
const call = async (document: string, variables: object, who = physio) =>
  (await who.call<DiagnosesAnswer>(document, { p: patient, ...variables })).answer;
const list = (who = physio, p = patient) =>
  call(`query ($p: ID!) { getPatientDiagnoses(patientId: $p) { ${fields} } }`, { p }, who);
const add = (i: object, who = physio, p = patient) =>
  call(
    `mutation ($p: ID!, $i: DiagnosisInput!) { addSingleDiagnosis(patientId: $p, input: $i) { ${fields} } }`,
    { i, p },
    who,
  );
const addAll = (i: object[]) =>
  call(`mutation ($p: ID!, $i: [DiagnosisInput!]!) { addPatientDiagnoses(patientId: $p, input: $i) { ${fields} } }`, {
    i,
  });
const change = (i: object, who = physio, p = patient) =>
  call(
    `mutation ($p: ID!, $i: DiagnosisChangeInput!) { updatePatientDiagnosis(patientId: $p, input: $i) { ${fields} } }`,
    { i, p },
    who,
  );
const naming = (name: "deletePatientDiagnosis" | "restorePatientDiagnosis", c: string, who = physio, p = patient) =>
  call(`mutation ($p: ID!, $c: String!) { ${name}(patientId: $p, dxCode: $c) { ${fields} } }`, { c, p }, who);
const codesOf = ({ data }: DiagnosesAnswer) => data?.diagnoses.map(({ dxCode }) => dxCode);
const rows = async (world: World) =>
  (await world.owner.query("select * from diagnoses order by patient_id, dx_code")).rows;

test("B134 B357 B358 B379: a diagnosis is kept with code, description and times, and listed newest first", async ({
  world,
}) => {
  await add({ dxCode: "R26.2", dxDescription: "Of somebody else" }, physio, small.patient(0, 2));
  expect(await list()).toMatchObject({
    status: "success",
    data: { patientId: patient, diagnoses: [], createdAt: null },
  });
  const first = await add(knee);
  expect(first).toMatchObject({
    status: "success",
    message: "Diagnosis added successfully",
    data: { diagnoses: [knee] },
  });
  world.clock.advance(60_000);
  await add({ dxCode: " i10 ", dxDescription: ` ${pressure.dxDescription} ` });
  const listed = (await list()).data!;
  expect(listed.diagnoses).toMatchObject([
    { ...pressure, listed: true, endedOn: null, version: 1 },
    { ...knee, listed: true, endedOn: null, version: 1 },
  ]);
  const [newest, oldest] = listed.diagnoses;
  expect([listed._id, listed.createdAt, listed.updatedAt]).toEqual([patient, oldest!.addedAt, newest!.updatedAt]);
  expect(Date.parse(newest!.addedAt) - Date.parse(oldest!.addedAt)).toBeGreaterThanOrEqual(60_000);
});

test("B361 B379: several are added at once, or none of them", async ({ world }) => {
  const added = await addAll([knee, pressure]);
  expect(added).toMatchObject({ status: "success", message: "Diagnosis added successfully" });
  expect(codesOf(added)!.toSorted()).toEqual(["I10", "M17.11"]);
  const before = await rows(world);
  expect(
    await addAll([
      { dxCode: "R26.2", dxDescription: "Walks badly" },
      { ...knee, dxCode: "m1711" },
    ]),
  ).toMatchObject({
    status: "fail",
    message: "M17.11 is already recorded",
    data: null,
  });
  expect(await addAll([])).toMatchObject({ status: "fail" });
  expect(await addAll(Array.from({ length: 51 }, (_, at) => ({ dxCode: `X${at}`, dxDescription: "x" })))).toMatchObject(
    {
      message: "At most 50 at once.",
    },
  );
  expect(await rows(world)).toEqual(before);
});

test("B257 B258: what is wrong is said, and nothing is kept", async ({ world }) => {
  expect(await add({ ...knee, dxCode: "X".repeat(21) })).toMatchObject({
    message: "Code must be 20 characters or less",
  });
  expect(await add({ ...knee, dxCode: "  " })).toMatchObject({ message: "Please enter a code." });
  expect(await add({ ...knee, dxDescription: "x".repeat(501) })).toMatchObject({
    message: "Description must be 500 characters or less",
  });
  expect(await rows(world)).toEqual([]);
});

test("a code that is not in the list is allowed and says so; one that ended says since when", async ({ world }) => {
  await world.owner.query("update diagnosis_codes set ended_on = '2026-10-01' where code = 'I10'");
  await addAll([pressure, { dxCode: "Own 7", dxDescription: "Ours" }]);
  const storedDiagnoses = (await list()).data!.diagnoses.toSorted((a, b) => a.dxCode.localeCompare(b.dxCode));
  expect(storedDiagnoses.map(({ dxCode, listed, endedOn }) => [dxCode, listed, endedOn])).toEqual([
    ["I10", true, "2026-10-01"],
    ["OWN 7", false, null],
  ]);
});

describe("a diagnosis that is there", () => {
  beforeEach(async () => {
    await addAll([knee, pressure]);
  });

  test("B134 B359 B380: is changed by its first code, and keeps when it was added", async ({ world }) => {
    const before = (await list()).data!.diagnoses.find(({ dxCode }) => dxCode === "I10")!;
    const other = await add(pressure, physio, small.patient(0, 2));
    world.clock.advance(60_000);
    const input = { originalDxCode: "I10", dxCode: "I11.9", dxDescription: "Hypertensive heart disease" };
    const changed = await change(input);
    expect(changed).toMatchObject({ status: "success", message: "Diagnosis updated successfully" });
    expect(codesOf(changed)!.toSorted()).toEqual(["I11.9", "M17.11"]);
    const after = (await list()).data!.diagnoses.find(({ dxCode }) => dxCode === "I11.9")!;
    expect(after).toMatchObject({ dxDescription: "Hypertensive heart disease", addedAt: before.addedAt, version: 2 });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await list()).data!.updatedAt).toBe(after.updatedAt);
    expect((await list(physio, small.patient(0, 2))).data).toEqual(other.data);
  });

  test("is not changed into one that is recorded, nor over what somebody else saved meanwhile", async ({ world }) => {
    const before = await rows(world);
    expect(await change({ originalDxCode: "I10", ...knee })).toMatchObject({ message: "M17.11 is already recorded" });
    expect(await change({ originalDxCode: "E11.9", ...pressure })).toMatchObject({
      message: "This diagnosis was not found.",
    });
    expect(await rows(world)).toEqual(before);
    await change({ originalDxCode: "I10", ...pressure, version: 1 });
    expect(await change({ originalDxCode: "I10", ...pressure, version: 1 })).toMatchObject({
      status: "fail",
      message:
        "Somebody else changed this diagnosis in the meantime. Close the dialog to see it, then change it again.",
    });
  });

  test("B360 B381: is deleted, and comes back in its place as it was", async ({ world }) => {
    const before = (await list()).data!.diagnoses;
    const other = await add(pressure, physio, small.patient(0, 2));
    expect(await naming("deletePatientDiagnosis", "I10")).toMatchObject({
      status: "success",
      message: "Diagnosis deleted successfully",
      data: { diagnoses: [{ dxCode: "M17.11" }] },
    });
    expect((await list(physio, small.patient(0, 2))).data).toEqual(other.data);
    world.clock.advance(60_000);
    for (let times = 0; times < 2; times += 1)
      expect((await naming("restorePatientDiagnosis", "I10")).status).toBe("success");
    expect((await list()).data!.diagnoses).toEqual(before);
    expect((await naming("deletePatientDiagnosis", "E11.9")).message).toBe("This diagnosis was not found.");
  });

  test("makes way when it was deleted: its code is added anew, or given to another", async ({ world }) => {
    const before = (await list()).data!.diagnoses.find(({ dxCode }) => dxCode === "I10")!;
    await naming("deletePatientDiagnosis", "I10");
    world.clock.advance(60_000);
    expect(await add({ ...pressure, dxDescription: "High" })).toMatchObject({ status: "success" });
    const [newest] = (await list()).data!.diagnoses;
    expect(newest).toMatchObject({ dxCode: "I10", dxDescription: "High", updatedAt: newest!.addedAt, version: 2 });
    expect(newest!.addedAt > before.addedAt).toBe(true);
    await naming("deletePatientDiagnosis", "I10");
    expect(await change({ originalDxCode: "M17.11", ...pressure })).toMatchObject({ status: "success" });
    expect((await list()).data!.diagnoses).toMatchObject([pressure]);
  });

  test("B295: is not changed while the patient is inactive, but read", async ({ world }) => {
    await world.owner.query("update patients set active = false where patient_id = $1", [patient]);
    const before = await rows(world);
    const refused = { status: "fail", message: "This patient is inactive", data: null };
    expect(await add({ dxCode: "R26.2", dxDescription: "x" })).toMatchObject(refused);
    expect(await addAll([{ dxCode: "R26.2", dxDescription: "x" }])).toMatchObject(refused);
    expect(await change({ originalDxCode: "I10", ...pressure })).toMatchObject(refused);
    expect(await naming("deletePatientDiagnosis", "I10")).toMatchObject(refused);
    expect(await naming("restorePatientDiagnosis", "I10")).toMatchObject(refused);
    expect(await rows(world)).toEqual(before);
    expect(codesOf(await list())!.toSorted()).toEqual(["I10", "M17.11"]);
  });

  test("is told by a domain event without its code, and who reads diagnoses is noted", async ({ world }) => {
    const { rows: domainEvents } = await world.owner.query(
      "select kind, subject_id, data from domain_events where kind like 'Diag%'",
    );
    expect(domainEvents).toEqual([
      { kind: "DiagnosesChanged", subject_id: patient, data: { by: small.user(0, Role.physio) } },
    ]);
    await list(await signIn(world, smallEmail(0, Role.admin)));
    await world.product.afterResponses();
    const reads = await world.owner.query("select user_id from patient_reads where operation = 'getPatientDiagnoses'");
    expect(reads.rows.map(({ user_id }) => user_id)).toContain(small.user(0, Role.admin));
  });
});

test("B295: each role of patient care adds and edits diagnoses", async ({ world }) => {
  const { admin, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;
  const people = [physio];
  for (const role of [admin, surgeon, medicalAssociate]) people.push(await signIn(world, smallEmail(0, role)));
  for (const role of [companyAdmin, healthCoach])
    people.push(await enterClinic(world, await signIn(world, smallEmail(0, role)), small.customers[0]!));
  for (const [at, who] of people.entries()) {
    expect(await add({ dxCode: `X${at}`, dxDescription: "First" }, who)).toMatchObject({ status: "success" });
    const edited = { originalDxCode: `X${at}`, dxCode: `Y${at}`, dxDescription: "Then" };
    expect(await change(edited, who)).toMatchObject({ status: "success" });
  }
  expect(codesOf(await list())!.toSorted()).toEqual(["Y0", "Y1", "Y2", "Y3", "Y4", "Y5"]);
});

test("diagnoses of a patient out of sight are nobody's: another clinic, a colleague's patient", async ({ world }) => {
  const third = small.patient(0, 3);
  await add(knee, physio, third);
  const before = await rows(world);
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  const elsewhere = await signIn(world, smallEmail(1, Role.admin));
  const coach = await enterClinic(world, await signIn(world, smallEmail(0, Role.healthCoach)), small.customers[1]!);
  for (const who of [surgeon, elsewhere, coach])
    for (const answer of [
      await list(who, third),
      await add(pressure, who, third),
      await change({ originalDxCode: "M17.11", ...knee }, who, third),
      await naming("deletePatientDiagnosis", "M17.11", who, third),
      await naming("restorePatientDiagnosis", "M17.11", who, third),
    ])
      expect(answer).toMatchObject({ status: "fail", message: "This patient was not found.", data: null });
  expect(await rows(world)).toEqual(before);
});
