import { afterAll, beforeAll, expect, test } from "vitest";
import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { small, smallEmail, smallPatientEmail } from "../../../dev-env/small-clinics.ts";
import { startWorld, type World } from "../../../dev-env/world.ts";

let world: World;
let admin: Caller;

beforeAll(async () => {
  world = await startWorld();
  admin = await signIn(world, smallEmail(0, Role.admin));
});
afterAll(() => world.close());

const list = `query ($f: PatientFilters, $m: PageInput, $s: SorterInput) {
  getPatientList(filters: $f, metadata: $m, sorter: $s) { status message total patients { _id firstname phone provider surgery { type date days } progress deviceprogress } } }`;

interface List {
  total: number;
  patients: { _id: string; firstname: string; phone: string; surgery: { days: number }; progress: number | null }[];
}

test("B301: getPatientList answers the clinic's patients and their total", async () => {
  const { answer, errors } = await admin.call<List>(list, {});
  expect(errors).toEqual([]);
  expect(answer).toMatchObject({ status: "success", total: 3 });
  expect(answer.patients.map(({ firstname }) => firstname)).toEqual(["Pat1", "Pat2", "Pat3"]);
  expect(answer.patients[0]).toMatchObject({ phone: "•••• 0101", surgery: { days: 10 }, progress: 0 });
});

test("a patient records and the calendar has it", async () => {
  const patient = await signInPatient(world, smallPatientEmail(0, 1));
  const record = `mutation ($i: RecordExerciseInput!) { recordExercise(input: $i) { status message fact timesDone } }`;
  const once = await patient.call(record, { i: { itemid: small.exerciseItem(0, 1, 1) } });
  expect(once.answer).toMatchObject({ status: "success", timesDone: 1 });
  const twice = await patient.call(record, { i: { itemid: small.exerciseItem(0, 1, 1) } });
  expect(twice.answer).toMatchObject({ timesDone: 2 });
});
