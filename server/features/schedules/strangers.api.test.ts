import { Role } from "@restride/domain/access/roles.ts";
import type { OperationName } from "@restride/domain/operations.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { describe, expect } from "vitest";
import { type FixtureIds, fixtureIdsAt } from "../../../dev-env/fixture-ids.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, caller, enterClinic, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { schedulesRequests } from "./schedules.requests.fixture.ts";
import { requestFixtures } from "../../../dev-env/requests/request-fixtures.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { toRowInput, changeExercises, exercisesOf, newRow } from "../../../dev-env/small-clinics/programmes.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics }));

const changes = [
  "editSchedule",
  "updateDeviceSchedule",
  "editFeedSchedule",
  "undoScheduleChange",
  "moveSurgery",
  "addPatientAdmin",
  "creatPatientAdmin",
] as const;
const ofPatients = Object.keys(schedulesRequests) as (keyof typeof schedulesRequests)[];
const names = [...new Set<OperationName>([...ofPatients, ...changes, "previewProgramme"])];

/** Returns everything that these operations may write. */
const written = async (world: World) => {
  const tables = [
    "patients",
    "patient_exercises",
    "patient_devices",
    "patient_questionnaires",
    "item_revisions",
    "schedule_changes",
  ];
  const counted = ["patient_days", "patient_progress", "domain_events"];
  const { rows } = await world.owner.query(
    `select ${[...tables, ...counted].map((table) => `(select md5(string_agg(t::text, '' order by t::text)) from ${table} t) as ${table}`).join(", ")}`,
  );
  return rows[0];
};

const answersOf = async (person: Caller, names: readonly OperationName[], ids: FixtureIds): Promise<string[]> => {
  const answers: string[] = [];
  for (const name of names) {
    const { document, variables } = requestFixtures[name](ids);
    const { answer } = await person.call(document, variables);
    expect(
      Object.values(answer).filter((value) => typeof value === "object" && value !== null),
      name,
    ).toEqual([]);
    answers.push(`${answer.status}: ${answer.message}`);
  }
  return answers;
};

const all = (count: number, text: string) => Array<string>(count).fill(text);
const notFound = "fail: This patient was not found.";

describe("programmes of others", () => {
  test("A212 B276 9.18: a health coach changes no programme and adds nobody", async ({ world }) => {
    const coach = await enterClinic(
      world,
      await signIn(world, smallEmail(0, Role.healthCoach)),
      small.customers[0] as Id,
    );
    const before = await written(world);
    expect(
      await answersOf(coach, [...changes, "previewSchedule", "previewUndo", "previewProgramme"], fixtureIdsAt(0)),
    ).toEqual(all(10, "fail: You are not allowed to do this."));
    expect(await written(world)).toEqual(before);
    expect((await exercisesOf(coach, small.patient(0, 1))).isEditable).toBe(false);
  });

  test("are not found: a colleague's patient, another clinic's, nobody's", async ({ world }) => {
    const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
    const admin = await signIn(world, smallEmail(0, Role.admin));
    const before = await written(world);
    for (const [person, ids] of [
      [surgeon, fixtureIdsAt(0, 3)],
      [admin, fixtureIdsAt(1)],
      [admin, { ...fixtureIdsAt(0), patient: small.device, secondPatient: small.device }],
    ] as const)
      expect(await answersOf(person, ofPatients, ids)).toEqual(all(ofPatients.length, notFound));
    expect(await written(world)).toEqual(before);
  });

  test("are nothing for patients and strangers", async ({ world }) => {
    const patient = await signInPatient(world, smallPatientEmail(0, 1));
    const before = await written(world);
    expect(await answersOf(patient, names, fixtureIdsAt(0))).toEqual(
      all(names.length, "fail: You are not allowed to do this."),
    );
    expect(await answersOf(caller(world.url), names, fixtureIdsAt(0))).toEqual(
      all(names.length, "Token expired: Token expired"),
    );
    expect(await written(world)).toEqual(before);
  });

  test("one foreign id among own ones reaches nothing of others", async ({ world }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    const { exercises, version } = await exercisesOf(admin, small.patient(0, 1));
    const rows = exercises.map((row) => toRowInput(row, {}));
    const linked = [{ ...rows[0]!, nextexerciseid: small.exerciseItem(1, 1, 1) }, rows[1]!];
    const before = await written(world);
    expect((await changeExercises(admin, small.patient(0, 1), version, linked)).message).toBe(
      "An exercise is linked to one that is not in the plan.",
    );
    const { answer } = await admin.call(
      `mutation { undoScheduleChange(patientid: "${small.patient(0, 1)}", changeid: "${fixtureIdsAt(1).change}") { status message } }`,
    );
    expect(answer.message).toBe("This change was not found, was undone already, or is too old to be undone.");
    const { answer: reorder } = await admin.call(
      `mutation { updateDeviceSchedule(input: { _id: "${small.patient(0, 1)}", assigneddevices: [], reorder: ["${small.deviceItem(1, 1)}"] }) { status message } }`,
    );
    expect(reorder.message).toBe("The schedule changed while you looked. Look again.");
    expect(await written(world)).toEqual(before);
  });
});

describe("odd requests", () => {
  test("of two saves at once on one version one is refused", async ({ world }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    const { exercises, version } = await exercisesOf(admin, small.patient(0, 1));
    const saves = [3, 4, 5].map((time) =>
      changeExercises(admin, small.patient(0, 1), version, [toRowInput(exercises[0]!, { time })]),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(["fail", "fail", "success"]);
  });

  test("endless lists, impossible numbers and days beyond the calendar are refused with a sentence, and nothing crashes", async ({
    world,
  }) => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    const patient = small.patient(0, 1);
    const before = await written(world);
    const row = newRow(small.exercise(1), 12, 20);
    const rows = [
      Array(300).fill(row),
      [{ ...row, startdate: 2_147_483_647, enddate: -2_147_483_648 }],
      [{ ...row, hold: 2_147_483_647, repeat: -1, set: 1_000_000, time: 1_000_000 }],
      [{ ...row, _id: "x", exercise: "\u0000", nextexerciseid: "' or 1=1" }],
      [{ _id: row._id }],
    ];
    for (const exercises of rows) {
      const document = `mutation ($e: [ScheduledExerciseInput!]!) { editSchedule(input: { patient: "${patient}", exercises: $e }) { status message } }`;
      const { answer, errors } = await admin.call(document, { e: exercises });
      expect([answer.status, errors]).toEqual(["fail", []]);
      expect(answer.message).not.toBe("");
    }
    for (const [surgery, from] of [
      ["9999-12-31", "9999-12-31"],
      ["0001-01-01", "0001-01-01"],
      [world.today(), "9999-12-31"],
    ])
      expect(
        (
          await admin.call(`{ previewProgramme(items: { exercises: [{ _id: "${row._id}", exercise: "${row.exercise}", startdate: 1,
            enddate: 700, hold: 1, repeat: 1, set: 1, time: 1 }] }, surgery: "${surgery}", from: "${from}") { status message } }`)
        ).answer.message,
      ).toBe("Choose days within 10 years of today.");
    expect(await written(world)).toEqual(before);
  });
});
