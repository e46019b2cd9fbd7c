import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { todayAt } from "../../../dev-env/clinic-day.ts";
import { metricsToken, statementsDuring } from "../../../dev-env/database/sent-statements.ts";
import { addFixtureRows } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import {
  toRowInput,
  changeExercises,
  exercisesOf,
  moveSurgery,
  newRow,
  previewSave,
  previewMove,
  undo,
} from "../../../dev-env/small-clinics/programmes.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ startAt: todayAt("12:00:00"), metricsToken }));

let therapist: Caller;
test.beforeEach(async ({ world }) => {
  therapist = await signIn(world, smallEmail(0, Role.physio));
  await therapist.call("{ getPatientStats { status } }");
});

const keyed = () => ({ "idempotency-key": crypto.randomUUID() });

/** Creates a patient whose surgery is in 17 days, with a number of exercises, and a tenth of that number of devices and questionnaires. */
const create = async (world: World, count: number, registration: string | null = null): Promise<string> => {
  const document = `mutation ($p: PatientInput!, $e: [ScheduledExerciseInput!], $d: [ScheduledDeviceInput!], $f: [ScheduledFeedInput!], $r: ID) {
    addPatientAdmin(patient: $p, exercises: $e, devices: $d, feedback: $f, registration: $r) { status message patient { _id } } }`;
  const many = <Row>(count: number, row: (at: number) => Row) => Array.from({ length: count }, (_, at) => row(at));
  const days = { startdate: -17, enddate: 90 };
  const programme = {
    e: many(count, () => newRow(small.exercise(1), -17, 90)),
    d: many(count / 10, () => ({ _id: crypto.randomUUID(), deviceid: small.device, ...days, interval: 1, time: 2 })),
    f: many(count / 10, (at) => ({
      _id: crypto.randomUUID(),
      formid: small.questionnaire,
      scheduletype: "weekly",
      schedule: [at],
      ...days,
    })),
  };
  const p = {
    firstname: "Nora",
    lastname: "Fresh",
    gender: "female",
    dob: "05/01/1960",
    phone: "3125550142",
    email: "nora@fresh.example",
    email_opt_in: true,
    include_devices: true,
    surgery: { type: "knee", date: addDays(world.today(), 17) },
    surgeon: small.surgeon(0, 1),
    shipaddress: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
  };
  type Added = { patient: { _id: string } | null };
  const { answer } = await therapist.call<Added>(document, { p, ...programme, r: registration }, keyed());
  expect(answer.message).toBe("Patient added.");
  return answer.patient!._id;
};

/** Statements of the patient's invitation, which are sent after the response. */
const invites = [
  "patientContact",
  "savePasswordToken",
  "addOutgoing",
  "queueOutgoing",
  "isPasswordLinkOpen",
  "claimOutgoing",
  "isOutgoingWaiting",
  "noteSent",
];

const during = (world: World, work: () => Promise<unknown>, others: readonly string[] = []): Promise<string[]> =>
  statementsDuring(world, work, others);

const ofSave = [
  "doneSince",
  "exerciseItems",
  "lockProgress",
  "namesOfContent",
  "patientPlan",
  "plannedItems",
  "recordEvent",
  "saveScheduleChange",
  "storeAnswer",
  "storeDays",
  "storeRevisions",
  "takeKey",
];

/** Returns a programme with one changed row. */
const oneChanged = async (patient: string, time: number) => {
  const { version, exercises } = await exercisesOf(therapist, patient);
  return { version, rows: exercises.map((row, at) => toRowInput(row, at === 0 ? { time } : {})) };
};

describe.each([20, 40])("of a patient with %i exercises, and devices and questionnaires beside them,", (count) => {
  test("creating is 15 statements, a registration taken over too", async ({ world }) => {
    await addFixtureRows(world.owner);
    const { registration } = fixtureIdsAt(0);
    expect(await during(world, () => create(world, count, registration), invites)).toEqual([
      "addItems",
      "insertPatient",
      "linkRegistration",
      "lockBirthDate",
      "lockRegistration",
      "namesOfContent",
      "patientCandidates",
      "queueJob",
      "recordEvent",
      "saveNameParts",
      "startProgress",
      "storeAnswer",
      "storeDays",
      "surgeonForPatient",
      "takeKey",
    ]);
  });

  test("a new surgery date is 5 statements to look at, 12 to make and 10 to take back", async ({ world }) => {
    const patient = await create(world, count);
    await world.settle();
    const to = addDays(world.today(), 24);
    let planHash = "";
    const looking = await during(world, async () => ({ planHash } = await previewMove(therapist, patient, to)));
    expect(looking).toEqual(["doneDays", "doneToMove", "itemsToMove", "patientPlan", "remindersSince"]);
    let change: string | null = null;
    const move = { patientid: patient, to, reschedule: true, planHash };
    const moving = await during(world, async () => ({ change } = await moveSurgery(therapist, move, keyed())));
    expect(change).not.toBeNull();
    const both = [
      "doneToMove",
      "itemsToMove",
      "lockProgress",
      "patientPlan",
      "recordEvent",
      "storeDays",
      "storeRevisions",
    ];
    expect(moving).toEqual(
      [...both, "remindersSince", "saveSurgeryMove", "setSurgeryDate", "storeAnswer", "takeKey"].toSorted(),
    );
    const undoing = await during(world, () => undo(therapist, patient, change!));
    expect(undoing).toEqual([...both, "changeToUndo", "saveSurgeryMove", "setSurgeryDate"].toSorted());
  });

  test("the exercises are 3 statements to read, the names beside them in the wizard 1", async ({ world }) => {
    const patient = await create(world, count);
    await world.settle();
    const reading = await during(world, () => exercisesOf(therapist, patient));
    expect(reading).toEqual(["exerciseItems", "patientPlan", "timesDone"]);
    const names = "{ getContentNames { status names { _id name image questions measures } } }";
    expect(await during(world, () => therapist.call(names))).toEqual(["contentNames"]);
  });

  test("a changed row is 5 statements to look at, and 12 to save", async ({ world }) => {
    const patient = await create(world, count);
    await world.settle();
    const { version, rows } = await oneChanged(patient, 3);
    let planHash = "";
    const looking = await during(
      world,
      async () => ({ planHash } = await previewSave(therapist, patient, { exercises: rows })),
    );
    expect(looking).toEqual(["deviceItems", "exerciseItems", "namesOfContent", "patientPlan", "questionnaireItems"]);
    const saving = await during(world, async () => {
      const { message } = await changeExercises(therapist, patient, version, rows, keyed(), planHash);
      expect(message).toBe("Schedule saved.");
    });
    expect(saving).toEqual(ofSave);
  });

  test("links that change, and revisions that go, are a statement more each", async ({ world }) => {
    const patient = await create(world, count);
    await world.settle();
    const { version, exercises } = await exercisesOf(therapist, patient);
    const [first, , ...others] = exercises.map((row) => toRowInput(row, {}));
    const rows = [{ ...first!, time: 3, nextexerciseid: others[0]!._id }, ...others];
    const saving = await during(world, () => changeExercises(therapist, patient, version, rows, keyed()));
    expect(saving).toEqual([...ofSave, "dropRevisions", "setLinks"].toSorted());
  });
});
