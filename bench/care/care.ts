import { readId } from "@restride/domain/values/id.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { type Call, request } from "../calls.ts";
import { urlOfHandwritten, openMeter } from "../costs.ts";
import { measure, type Row, scriptsOf } from "../measure.ts";
import * as byHand from "./by-hand.ts";
import { editCalls, moveCalls } from "./cycles.ts";
import * as documents from "./documents.ts";
import { newPatient, openWard, type Ward } from "./patients.ts";

const clinic = small.customers[0]!;

/** Measures the calls of care planning beside their ceilings, for patients with 70 items over 400 days. `folder` is the database server's. */
export async function measureCare(folder: string, seconds: number): Promise<Row[]> {
  const ward = await openWard();
  const { world } = ward;
  const beside = {
    world,
    handUrl: await urlOfHandwritten(world.databaseUrl),
    meter: await openMeter(world.databaseUrl, folder),
  };
  const rows: Row[] = [];
  for (const prepare of [moveCalls, editCalls, readingCalls, draftCalls, createCalls])
    for (const call of await prepare(ward)) {
      await scriptsOf(world, call, call.requests.length); // each reader is logged once a minute; neither side is measured with that write
      const productScripts = await scriptsOf(world, call, call.requests.length);
      rows.push(...(await measure([{ ...beside, call, productScripts }], seconds)));
      await world.settle();
    }
  await beside.meter.close();
  await world.close();
  return rows;
}

const readingCalls = async ({ therapist: { token }, own, byHandPatients }: Ward): Promise<Call[]> => [
  {
    name: "exercise step",
    requests: [request(token, documents.exerciseStep, {})],
    byHand: byHand.exerciseStep,
    values: [[]],
  },
  {
    name: "running exercises",
    requests: own.map((id) => request(token, documents.schedule, { id })),
    byHand: byHand.schedule,
    values: byHandPatients.map((id) => [clinic, id]),
  },
];

/** Returns the call that opens drafts. One window opens each draft repeatedly. */
async function draftCalls({ therapist, today, own, byHandPatients }: Ward): Promise<Call[]> {
  const desk = crypto.randomUUID();
  const content = JSON.stringify({ programme: newPatient(today, 0, 60) });
  const ids: string[] = [];
  for (let at = 0; at < own.length + byHandPatients.length; at++) {
    const { answer } = await therapist.call<{ draft: { _id: string } }>(documents.saveDraft, {
      desk,
      draft: { step: "schedule", content },
    });
    ids.push(answer.draft._id);
  }
  return [
    {
      name: "draft of 70 items",
      requests: ids.slice(own.length).map((id) => request(therapist.token, documents.takeDraft, { id, desk })),
      byHand: byHand.takeDraft,
      values: ids.slice(0, own.length).map((id) => [clinic, id, readId(desk)]),
      rounds: true,
    },
  ];
}

/** Returns the call that creates a patient. The handwritten side copies all rows of a patient who was just created. */
async function createCalls({ world, therapist, today }: Ward): Promise<Call[]> {
  const variables = newPatient(today, 900, 40);
  const { answer } = await therapist.call<{ patient: { _id: string } }>(documents.createPatient, variables);
  return [
    {
      name: "patient with 50 items",
      requests: Array.from({ length: 16 }, (_, at) =>
        request(therapist.token, documents.createPatient, newPatient(today, at, 40)),
      ),
      byHand: await byHand.createByHand(world),
      values: Array.from({ length: 16 }, () => [clinic, answer.patient._id]),
      rounds: true,
    },
  ];
}
