import { setTimeout as pause } from "node:timers/promises";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { type Caller, signInPatient } from "../../caller.ts";
import { documentOf } from "../../documents.ts";
import { demoPassword } from "../../seed/people/staff-rows.ts";
import type { DemoServer } from "../demo-server.ts";
import { type OnRequest, timeCall } from "./staff-at-work.ts";

/** A round of an exercise that a patient has not recorded yet. */
interface Round {
  readonly phone: Caller;
  readonly input: { readonly itemid: string; readonly date: CalendarDate };
}

/** Days back that patients may still record. */
const days = 7;
const getMyDay = documentOf("getMyDay", "status message today day { exercises { exerciseid timesDone time } }");
const recordExercise = documentOf("recordExercise", "status message timesDone");

interface MyDay {
  readonly today: CalendarDate;
  readonly day: { readonly exercises: readonly { exerciseid: string; timesDone: number; time: number }[] } | null;
}

/** Signs so many patients in on their phones, and returns the rounds that they have not recorded, one patient after another in turn. */
export const findRounds = async ({ owner, place }: DemoServer, patients: number): Promise<Round[]> => {
  const { rows } = await owner.query<{ email: string }>(
    `select email from patients where active and registered_at is not null and password_hash is not null
     and surgery_date between current_date - 60 and current_date - 10 order by patient_id limit $1`,
    [patients],
  );
  const ofPatients: Round[][] = [];
  for (const { email } of rows) ofPatients.push(await roundsOf(await signInPatient(place, email, demoPassword)));
  const longest = Math.max(0, ...ofPatients.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => ofPatients.flatMap((rounds) => rounds[at] ?? [])).flat();
};

const roundsOf = async (phone: Caller): Promise<Round[]> => {
  const { today } = (await phone.call<MyDay>(getMyDay, {})).answer;
  const rounds: Round[] = [];
  for (let back = 0; back < days; back += 1) {
    const date = addDays(today, -back);
    const { answer } = await phone.call<MyDay>(getMyDay, { date });
    for (const { exerciseid, timesDone, time } of answer.day?.exercises ?? [])
      for (let round = timesDone; round < time; round += 1) rounds.push({ phone, input: { itemid: exerciseid, date } });
  }
  return rounds;
};

/** Records one round a second until `isOver` or until none is left. Returns the number of rounds that succeeded. */
export const workAsPhones = async (
  rounds: readonly Round[],
  onRequest: OnRequest,
  { isOver }: { readonly isOver: () => boolean },
): Promise<number> => {
  let recorded = 0;
  for (const { phone, input } of rounds) {
    if (isOver()) break;
    const key = { "idempotency-key": crypto.randomUUID() };
    if (await timeCall(onRequest, "recordExercise", () => phone.call(recordExercise, { input }, key))) recorded += 1;
    await pause(1_000);
  }
  return recorded;
};
