import { Role } from "@restride/domain/access/roles.ts";
import { addDays } from "@restride/domain/values/calendar-date.ts";
import { toRowInput, type Row } from "@restride/dev-env/small-clinics/programmes.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { type Call, request } from "../calls.ts";
import * as byHand from "./by-hand.ts";
import { moveSurgery, previewMove, previewRows, saveRows, schedule } from "./documents.ts";
import type { Ward } from "./patients.ts";

/** One save: the variables of its preview, those of the save itself, and the values with which a handwritten statement writes the same. */
type Step = {
  readonly previewVariables: object;
  readonly saveVariables: object;
  readonly handValues: readonly unknown[];
};
/** Two steps that undo each other, so that they can be repeated. */
type Cycle = readonly [Step, Step];

type Kind = {
  readonly name: string;
  readonly look: string;
  readonly save: string;
  /** Returns the variables of the preview, and those of the save for the plan's hash. `isBack` selects the step that undoes the first. */
  readonly step: (
    ward: Ward,
    patient: string,
    isBack: boolean,
  ) => Promise<{ previewVariables: object; saveVariables: (planHash: string) => object }>;
};

const move: Kind = {
  name: "surgery date",
  look: previewMove,
  save: moveSurgery,
  step: async ({ surgery }, patientid, isBack) => {
    const surgeryMove = { patientid, to: addDays(surgery, isBack ? 0 : 7), reschedule: true };
    return { previewVariables: surgeryMove, saveVariables: (planHash) => ({ input: { ...surgeryMove, planHash } }) };
  },
};

type Running = { readonly schedules: { readonly version: string; readonly exercises: readonly Row[] } };

/** Edits the first exercise from three times a day to twice a day, and back. */
const edit: Kind = {
  name: "changed row",
  look: previewRows,
  save: saveRows,
  step: async ({ therapist }, patient, isBack) => {
    const { answer } = await therapist.call<Running>(schedule, { id: patient });
    const { version, exercises: rows } = answer.schedules;
    const exercises = rows.map((row, at) => toRowInput(row, at === 0 ? { time: isBack ? 3 : 2 } : {}));
    const previewVariables = { patientid: patient, area: "exercise", items: { exercises } };
    return { previewVariables, saveVariables: (planHash) => ({ input: { patient, version, exercises, planHash } }) };
  },
};

/** Previews and saves one step through the product. */
async function performStep({ look, save, step }: Kind, ward: Ward, patient: string, isBack: boolean): Promise<Step> {
  const { previewVariables, saveVariables } = await step(ward, patient, isBack);
  const { answer } = await ward.therapist.call<{ planHash: string }>(look, previewVariables);
  const variables = saveVariables(answer.planHash);
  const { answer: savedAnswer } = await ward.therapist.call(save, variables);
  if (savedAnswer.status !== "success") throw new Error(`${answer.message} ${savedAnswer.message}`);
  return { previewVariables, saveVariables: variables, handValues: await leftOf(ward, patient) };
}

type PatientState = { revisions: object[]; days: object[]; last: string; surgery: string };

async function leftOf({ world, today }: Ward, patient: string): Promise<readonly unknown[]> {
  const { rows } = await world.owner.query<PatientState>(
    `select (select json_agg(r order by item_id) from item_revisions r where patient_id = $1 and valid_to is null) as revisions,
       (select json_agg(d order by day) from patient_days d where patient_id = $1 and day >= $2) as days,
       (select max(day)::text from patient_days where patient_id = $1) as last, surgery_date::text as surgery
     from patients where patient_id = $1`,
    [patient, today],
  );
  const { revisions, days, last, surgery } = rows[0]!;
  return [revisions, days, last, surgery];
}

/** Returns the rows of `after` that are not in `before`, as JSON. */
const differingRows = (before: unknown, after: unknown): string => {
  const knownRows = new Set((before as object[]).map((row) => JSON.stringify(row)));
  return JSON.stringify((after as object[]).filter((row) => !knownRows.has(JSON.stringify(row))));
};

/** Returns the cycle of a patient. The patient has completed it once and is at its start. */
async function cycleOf(kind: Kind, ward: Ward, patient: string): Promise<Cycle> {
  await performStep(kind, ward, patient, false);
  const { handValues: home } = await performStep(kind, ward, patient, true);
  const there = await performStep(kind, ward, patient, false);
  const back = await performStep(kind, ward, patient, true);
  const between = (before: readonly unknown[], [revisions, days, ...rest]: readonly unknown[]): unknown[] => [
    small.customers[0],
    patient,
    ward.today,
    differingRows(before[0], revisions),
    differingRows(before[1], days),
    ...rest,
    small.user(0, Role.physio),
  ];
  return [
    { ...there, handValues: between(home, there.handValues) },
    { ...back, handValues: between(there.handValues, back.handValues) },
  ];
}

/** Returns the calls that preview and save a change, for all patients first one way and then back. */
async function callsOf(kind: Kind, ward: Ward): Promise<[Call, Call]> {
  const cycles = async (patients: readonly string[]): Promise<Step[]> => {
    const patientCycles: Cycle[] = [];
    for (const patient of patients) patientCycles.push(await cycleOf(kind, ward, patient));
    return [0, 1].flatMap((at) => patientCycles.map((cycle) => cycle[at]!));
  };
  const [own, byHandCycles] = [await cycles(ward.own), await cycles(ward.byHandPatients)];
  const { token } = ward.therapist;
  const values = byHandCycles.map(({ handValues }) => handValues);
  const there = own.slice(0, ward.own.length); // the patients are at the start of their cycles, and no save runs during the previews
  return [
    {
      name: `${kind.name}, preview`,
      requests: there.map(({ previewVariables }) => request(token, kind.look, previewVariables)),
      byHand: byHand.readPlan,
      values: values.map((row) => row.slice(0, 3)),
    },
    {
      name: `${kind.name}, saved`,
      requests: own.map(({ saveVariables }) => request(token, kind.save, saveVariables)),
      byHand: [byHand.readPlan, byHand.save],
      values,
      rounds: true,
    },
  ];
}

export const moveCalls = (ward: Ward): Promise<[Call, Call]> => callsOf(move, ward);
export const editCalls = (ward: Ward): Promise<[Call, Call]> => callsOf(edit, ward);
