import type { FixtureIds } from "@restride/dev-env/fixture-ids.ts";
import { clinic, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const saved = "{ status message change }";
const days = "startdate: 1, enddate: 60";

/** Returns the current rows of the small clinics. */
const exercises = ({ exerciseItem, secondExerciseItem }: FixtureIds): string =>
  [exerciseItem, secondExerciseItem]
    .map(
      (id, at) =>
        `{ _id: "${id}", exercise: "${small.exercise(at + 1)}", ${days}, interval: 1, hold: 5, repeat: 10, set: 2, time: 2 }`,
    )
    .join(", ");
const device = ({ deviceItem }: FixtureIds): string =>
  `{ _id: "${deviceItem}", deviceid: "${small.device}", ${days}, interval: 1, time: 1 }`;
const feed = ({ formItem }: FixtureIds): string =>
  `{ _id: "${formItem}", formid: "${small.questionnaire}", scheduletype: "weekly", schedule: [0, 1, 2, 3, 4, 5, 6], ${days} }`;

export const schedulesRequests = {
  getSchedule: (ids) => fixtureOf(query(`getSchedule(patientid: "${ids.patient}")`, "schedules { exercises { _id } }")),
  getDeviceSchedule: (ids) =>
    fixtureOf(query(`getDeviceSchedule(patientid: "${ids.patient}")`, "schedules { assigneddevices { _id } }")),
  getPatientFeedSchedule: (ids) =>
    fixtureOf(query(`getPatientFeedSchedule(patientid: "${ids.patient}")`, "schedules { feedback { _id } }")),
  getScheduleChanges: (ids) => fixtureOf(query(`getScheduleChanges(patientid: "${ids.patient}")`, "changes { _id }")),
  previewSchedule: (ids) =>
    fixtureOf(
      query(
        `previewSchedule(patientid: "${ids.patient}", area: "exercise", items: { exercises: [] })`,
        "plan { ends { _id } }",
      ),
    ),
  editSchedule: (ids) =>
    fixtureOf(mutation(`editSchedule(input: { patient: "${ids.patient}", exercises: [${exercises(ids)}] })`, saved)),
  updateDeviceSchedule: (ids) =>
    fixtureOf(
      mutation(`updateDeviceSchedule(input: { _id: "${ids.patient}", assigneddevices: [${device(ids)}] })`, saved),
    ),
  editFeedSchedule: (ids) =>
    fixtureOf(mutation(`editFeedSchedule(input: { patientid: "${ids.patient}", feedback: [${feed(ids)}] })`, saved)),
  previewSurgeryMove: (ids) =>
    fixtureOf(
      query(
        `previewSurgeryMove(patientid: "${ids.patient}", to: "2030-01-01", reschedule: true)`,
        "plan { items { _id } } planHash",
      ),
    ),
  moveSurgery: (ids) =>
    fixtureOf(
      mutation(
        `moveSurgery(input: { patientid: "${ids.patient}", to: "2030-01-01", reschedule: true, planHash: "shown" })`,
        saved,
      ),
    ),
  previewUndo: (ids) =>
    fixtureOf(
      query(
        `previewUndo(patientid: "${ids.secondPatient}", changeid: "${ids.secondChange}")`,
        "plan { back } planHash",
      ),
    ),
  undoScheduleChange: (ids) =>
    fixtureOf(mutation(`undoScheduleChange(patientid: "${ids.patient}", changeid: "${ids.change}")`, saved)),
} satisfies RequestFixtures;

const readers = clinic("admin therapist surgeon associate company coach");
const changers = clinic("admin therapist surgeon associate company");

export const schedulesPermissions = {
  // A patient's page (A211) for all roles in care; the schedule routes exclude the health coach (A212 B276).
  getSchedule: readers,
  getDeviceSchedule: readers,
  getPatientFeedSchedule: readers,
  getScheduleChanges: readers,
  // A coach may read the dialog of a new surgery date, but not save it.
  previewSurgeryMove: readers,
  previewUndo: changers,
  moveSurgery: changers,
  previewSchedule: changers,
  editSchedule: changers,
  updateDeviceSchedule: changers,
  editFeedSchedule: changers,
  undoScheduleChange: changers,
} satisfies ExpectedPermissions;
