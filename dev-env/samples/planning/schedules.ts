import type { Aim } from "../../aim.ts";
import { clinic, type Rights } from "../../right.ts";
import { small } from "../../small-clinics/ids.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

const saved = "{ status message change }";
const days = "startdate: 1, enddate: 60";

/** The rows of the small clinics as they are. */
const exercises = ({ exerciseItem, secondExerciseItem }: Aim): string =>
  [exerciseItem, secondExerciseItem]
    .map(
      (id, at) =>
        `{ _id: "${id}", exercise: "${small.exercise(at + 1)}", ${days}, interval: 1, hold: 5, repeat: 10, set: 2, time: 2 }`,
    )
    .join(", ");
const device = ({ deviceItem }: Aim): string =>
  `{ _id: "${deviceItem}", deviceid: "${small.device}", ${days}, interval: 1, time: 1 }`;
const feed = ({ formItem }: Aim): string =>
  `{ _id: "${formItem}", formid: "${small.questionnaire}", scheduletype: "weekly", schedule: [0, 1, 2, 3, 4, 5, 6], ${days} }`;

export const schedulesSamples = {
  getSchedule: (aim) => only(query(`getSchedule(patientid: "${aim.patient}")`, "schedules { exercises { _id } }")),
  getDeviceSchedule: (aim) =>
    only(query(`getDeviceSchedule(patientid: "${aim.patient}")`, "schedules { assigneddevices { _id } }")),
  getPatientFeedSchedule: (aim) =>
    only(query(`getPatientFeedSchedule(patientid: "${aim.patient}")`, "schedules { feedback { _id } }")),
  getScheduleChanges: (aim) => only(query(`getScheduleChanges(patientid: "${aim.patient}")`, "changes { _id }")),
  previewSchedule: (aim) =>
    only(
      query(
        `previewSchedule(patientid: "${aim.patient}", area: "exercise", items: { exercises: [] })`,
        "plan { ends { _id } }",
      ),
    ),
  editSchedule: (aim) =>
    only(mutation(`editSchedule(input: { patient: "${aim.patient}", exercises: [${exercises(aim)}] })`, saved)),
  updateDeviceSchedule: (aim) =>
    only(mutation(`updateDeviceSchedule(input: { _id: "${aim.patient}", assigneddevices: [${device(aim)}] })`, saved)),
  editFeedSchedule: (aim) =>
    only(mutation(`editFeedSchedule(input: { patientid: "${aim.patient}", feedback: [${feed(aim)}] })`, saved)),
  previewSurgeryMove: (aim) =>
    only(
      query(
        `previewSurgeryMove(patientid: "${aim.patient}", to: "2030-01-01", reschedule: true)`,
        "plan { items { _id } } planHash",
      ),
    ),
  moveSurgery: (aim) =>
    only(
      mutation(
        `moveSurgery(input: { patientid: "${aim.patient}", to: "2030-01-01", reschedule: true, planHash: "shown" })`,
        saved,
      ),
    ),
  previewUndo: (aim) =>
    only(
      query(
        `previewUndo(patientid: "${aim.secondPatient}", changeid: "${aim.secondChange}")`,
        "plan { back } planHash",
      ),
    ),
  undoScheduleChange: (aim) =>
    only(mutation(`undoScheduleChange(patientid: "${aim.patient}", changeid: "${aim.change}")`, saved)),
} satisfies Samples;

const readers = clinic("admin therapist surgeon associate company coach");
const changers = clinic("admin therapist surgeon associate company");

export const schedulesRights = {
  // A patient's page (A211) for all in care; the schedule routes exclude the health coach (A212 B276).
  getSchedule: readers,
  getDeviceSchedule: readers,
  getPatientFeedSchedule: readers,
  getScheduleChanges: readers,
  // The dialog of a new date is there to read for a coach, who saves nothing.
  previewSurgeryMove: readers,
  previewUndo: changers,
  moveSurgery: changers,
  previewSchedule: changers,
  editSchedule: changers,
  updateDeviceSchedule: changers,
  editFeedSchedule: changers,
  undoScheduleChange: changers,
} satisfies Rights;
