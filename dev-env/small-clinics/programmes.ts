import type { Caller } from "../caller.ts";

/** Row of a programme in a result; tests read the fields that they need. */
export type Row = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly startdate: number;
  readonly enddate: number;
};
type Sums = { readonly totaldays: number; readonly completeddays: number };
type Frame = { readonly version: string; readonly isEditable: boolean };
type SaveResult = { readonly status: string; readonly message: string; readonly change: string | null };

const sums = "{ totaldays completeddays }";
const exercise =
  "_id exercise { _id name image } regimen { _id name } startdate enddate interval skiponsurgerydate hold repeat set time nextexerciseid";

type ExerciseSchedule = Frame & {
  readonly exercises: readonly (Row & { readonly time: number; readonly nextexerciseid: string | null })[];
  readonly summary: Sums;
  readonly exercisedateschedule: readonly { readonly date: string; readonly exercises: readonly Row[] }[];
  readonly weeklyactivity_summary: readonly (Sums & { readonly weekdate: string })[];
};

/** Returns a patient's exercises by getSchedule. */
export const exercisesOf = async (person: Caller, patient: string): Promise<ExerciseSchedule> => {
  const document = `query ($p: ID!) { getSchedule(patientid: $p) { status message schedules { version isEditable
    exercises { ${exercise} stage sums ${sums} } summary ${sums} weeklyactivity_summary { weekdate totaldays completeddays }
    exercisedateschedule { date exercises { exerciseid status meta { name description } hold repeat set time } } } } }`;
  return (await person.call<{ schedules: ExerciseSchedule }>(document, { p: patient })).answer.schedules;
};

type DeviceSchedule = Frame & {
  readonly assigneddevices: readonly (Row & { readonly status: string; readonly cause: string })[];
  readonly devicedateschedule: readonly { readonly date: string; readonly devices: readonly object[] }[];
  readonly lastscore: readonly object[];
  readonly weeklydevice_summary: readonly { readonly devices: readonly Sums[] }[];
};

/** Returns a patient's devices by getDeviceSchedule. */
export const devicesOf = async (person: Caller, patient: string): Promise<DeviceSchedule> => {
  const document = `query ($p: ID!) { getDeviceSchedule(patientid: $p) { status message schedules { version isEditable
    assigneddevices { _id deviceid name display_name media { image { url } } startdate enddate interval time skiponsurgerydate status cause
      tracking_link shipped_on delivered_on reorder_on returned_on isDeleted configured
      valueDesc { metric valueIndex parameter unit isOutput } }
    devicedateschedule { date devices { deviceid status display_name time } } weeklydevice_summary { weekdate devices ${sums} } lastscore { deviceid device_metric value date } } } }`;
  return (await person.call<{ schedules: DeviceSchedule }>(document, { p: patient })).answer.schedules;
};

type FeedSchedule = Frame & {
  readonly feedback: readonly (Row & { readonly scheduletype: string; readonly schedule: readonly number[] })[];
};

/** Returns a patient's questionnaires by getPatientFeedSchedule. */
export const formsOf = async (person: Caller, patient: string): Promise<FeedSchedule> => {
  const document = `query ($p: ID!) { getPatientFeedSchedule(patientid: $p) { status message schedules { version isEditable
    feedback { _id formid shortname scheduletype schedule startdate enddate weekdays answered skiponsurgerydate stage }
    weeklyfeedschedule { weekdate feedback ${sums} } feedbackdateschedule { date forms { _id formid answers submittime meta { name complete } } }
    lastscores { painlevel { value } } } } }`;
  return (await person.call<{ schedules: FeedSchedule }>(document, { p: patient })).answer.schedules;
};

const sentFields =
  "_id exercise regimen deviceid formid scheduletype schedule startdate enddate interval skiponsurgerydate hold repeat set time nextexerciseid";

const idOf = (value: unknown): unknown => (value as { _id: string } | null)?._id ?? null;

/** Returns a row as input of a save, with a change. */
export const toRowInput = (row: Row, change: object): Row => {
  const sentRow = Object.fromEntries(Object.entries(row).filter(([name]) => sentFields.split(" ").includes(name)));
  const named = "exercise" in row ? { exercise: idOf(row.exercise), regimen: idOf(row.regimen) } : {};
  return { ...sentRow, ...named, ...change } as Row;
};

/** Returns a new row of an exercise, daily from one day to another. */
export const newRow = (exerciseId: string, startdate: number, enddate: number) => ({
  _id: crypto.randomUUID() as string,
  exercise: exerciseId,
  startdate,
  enddate,
  interval: 1,
  hold: 5,
  repeat: 10,
  set: 1,
  time: 1,
  nextexerciseid: null as string | null,
});

const save = async (
  person: Caller,
  call: string,
  type: string,
  input: object,
  headers: Record<string, string> = {},
) => {
  const document = `mutation ($i: ${type}!) { ${call}(input: $i) { status message change } }`;
  return (await person.call<SaveResult>(document, { i: input }, headers)).answer;
};

/** Saves a patient's exercises. */
export const changeExercises = (
  person: Caller,
  patient: string,
  version: string,
  exercises: readonly object[],
  headers: Record<string, string> = {},
  planHash: string | null = null,
): Promise<SaveResult> =>
  save(person, "editSchedule", "EditScheduleInput", { patient, version, exercises, planHash }, headers);

/** Saves a patient's devices, and reorders some. */
export const changeDevices = (
  person: Caller,
  patient: string,
  version: string,
  assigneddevices: readonly object[],
  reorder: readonly string[] = [],
): Promise<SaveResult> =>
  save(person, "updateDeviceSchedule", "UpdateDeviceScheduleInput", {
    _id: patient,
    version,
    assigneddevices,
    reorder,
  });

/** Saves a patient's questionnaires. */
export const changeForms = (
  person: Caller,
  patientid: string,
  version: string,
  feedback: readonly object[],
): Promise<SaveResult> => save(person, "editFeedSchedule", "EditFeedScheduleInput", { patientid, version, feedback });

type PlannedRow = { readonly _id: string; readonly name: string; readonly startdate: number; readonly enddate: number };
type Preview = {
  readonly plan: {
    readonly begins: readonly PlannedRow[];
    readonly changes: readonly PlannedRow[];
    readonly ends: readonly PlannedRow[];
    readonly days: readonly (Readonly<Record<string, unknown>> & {
      readonly date: string;
      readonly exercises: number;
    })[];
  };
  readonly planHash: string;
};

/** Previews the effect of saving rows of an area. */
export const previewSave = async (
  person: Caller,
  patient: string,
  items: object,
  { area = "exercise", version = null }: { area?: string; version?: string | null } = {},
): Promise<Preview> => {
  const planned = "{ _id name startdate enddate }";
  const document = `query ($p: ID!, $a: String!, $i: ScheduleRowsInput!, $v: String) { previewSchedule(patientid: $p, area: $a, items: $i, version: $v) { status message
    planHash plan { begins ${planned} changes ${planned} ends ${planned}
      days { date exercises rounds measurements questionnaires differs } } } }`;
  return (await person.call<Preview>(document, { p: patient, a: area, i: items, v: version })).answer;
};

/** Undoes a change. */
export const undo = async (person: Caller, patient: string, change: string, planHash: string | null = null) => {
  const document = `mutation ($p: ID!, $c: ID!, $h: String) {
    undoScheduleChange(patientid: $p, changeid: $c, planHash: $h) { status message change stays } }`;
  const variables = { p: patient, c: change, h: planHash };
  return (await person.call<SaveResult & { stays: readonly string[] | null }>(document, variables)).answer;
};

type MovePlan = {
  readonly donedays: number;
  readonly items: readonly {
    readonly _id: string;
    readonly area: string;
    readonly name: string;
    readonly regimen: string | null;
    readonly status: string | null;
    readonly effect: string;
    readonly before: { readonly from: string; readonly to: string };
    readonly after: { readonly from: string; readonly to: string } | null;
  }[];
  readonly reminders: readonly { readonly _id: string; readonly to: string | null; readonly goesalong: boolean }[];
};

/** Previews the effect of a new surgery date. */
export const previewMove = async (
  person: Caller,
  patient: string,
  to: string,
  reschedule = true,
  reminders: readonly string[] | null = null,
) => {
  const document = `query ($p: ID!, $to: CalendarDate!, $y: Boolean!, $r: [ID!]) {
    previewSurgeryMove(patientid: $p, to: $to, reschedule: $y, reminders: $r) { status message planHash
      plan { from to today donedays items { _id area name regimen status effect before { from to } after { from to } }
        reminders { _id date title to goesalong } } } }`;
  const variables = { p: patient, to, y: reschedule, r: reminders };
  return (await person.call<{ plan: MovePlan; planHash: string }>(document, variables)).answer;
};

/** Moves a patient's surgery according to a preview. */
export const moveSurgery = async (
  person: Caller,
  input: {
    patientid: string;
    to: string;
    reschedule: boolean;
    planHash: string;
    reminders?: readonly string[];
    drops?: boolean;
  },
  headers: Record<string, string> = {},
): Promise<SaveResult> => {
  const document = `mutation ($i: MoveSurgeryInput!) { moveSurgery(input: $i) { status message change } }`;
  return (await person.call<SaveResult>(document, { i: input }, headers)).answer;
};

/** Previews the effect of an undo. */
export const previewUndo = async (person: Caller, patient: string, change: string) => {
  const document = `query ($p: ID!, $c: ID!) { previewUndo(patientid: $p, changeid: $c) { status message planHash plan { back stays surgery orders } } }`;
  type Answer = {
    planHash: string | null;
    plan: { back: number; stays: readonly string[]; surgery: string | null; orders: number } | null;
  };
  return (await person.call<Answer>(document, { p: patient, c: change })).answer;
};
