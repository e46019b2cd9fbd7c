import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../seed/random.ts";
import { inventAnswers, inventReading } from "./invent.ts";
import { type MyDay, type PatientCalls, type RecordingAnswer, signIn } from "./patient-calls.ts";

/** Patient to simulate. */
export type Player = { readonly email: string; readonly password: string };

/** Recording of a patient: the item's name, and the server's answer. */
export type SimulatedRecording = {
  readonly email: string;
  readonly itemName: string;
  readonly answer: RecordingAnswer;
};

type PatientAction = { readonly itemName: string; readonly run: () => Promise<RecordingAnswer> };

const exercises = ({ day }: MyDay, calls: PatientCalls): PatientAction[] =>
  day.exercises
    .filter(({ status }) => !status)
    .map(({ exerciseid, name }) => ({ itemName: name, run: () => calls.recordExercise(exerciseid) }));

const measurements = ({ day, devices }: MyDay, calls: PatientCalls, random: Random): PatientAction[] =>
  day.measurements.flatMap(({ deviceid, display_name, status }) => {
    const device = devices.find(({ itemid }) => itemid === deviceid);
    return status || !device
      ? []
      : [{ itemName: display_name, run: () => calls.recordReading(deviceid, inventReading(device, random)) }];
  });

const forms = ({ day, forms: blank }: MyDay, calls: PatientCalls, random: Random): PatientAction[] =>
  day.questionnaires.flatMap(({ itemid, name, status }) => {
    const form = blank.find((each) => each.itemid === itemid);
    return status || !form
      ? []
      : [{ itemName: name, run: () => calls.recordAnswers(itemid, inventAnswers(form, random)) }];
  });

/** Records one item for a patient that is due today and not done. Returns null when none is left. */
export const playOnce = async (
  calls: PatientCalls,
  random: Random,
): Promise<{ itemName: string; answer: RecordingAnswer } | null> => {
  const day = await calls.myDay();
  const acts = [...exercises(day, calls), ...measurements(day, calls, random), ...forms(day, calls, random)];
  if (acts.length === 0) return null;
  const { itemName, run } = random.pick(acts);
  return { itemName, answer: await run() };
};

export type Simulation = {
  readonly url: string;
  readonly players: readonly Player[];
  /** Number of recordings per minute of all patients together. */
  readonly perMinute: number;
  readonly random: Random;
  readonly onDeed: (deed: SimulatedRecording) => void;
  /** Ends the simulation when aborted. */
  readonly signal: AbortSignal;
};

type SignedInPlayer = Player & { readonly calls: PatientCalls };

const signAllIn = async ({ url, players, signal }: Simulation): Promise<SignedInPlayer[]> => {
  const playing: SignedInPlayer[] = [];
  for (const player of players)
    if (!signal.aborted) playing.push({ ...player, calls: await signIn(url, player.email, player.password) });
  return playing;
};

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Simulates patients through the product's operations until they have done everything due today, or the signal aborts. Returns the number of
 * recordings.
 */
export const simulate = async (simulation: Simulation): Promise<number> => {
  const { perMinute, random, onDeed, signal } = simulation;
  const playing = await signAllIn(simulation);
  const remainingPlayers = new Set(playing);
  let deeds = 0;
  while (remainingPlayers.size > 0 && !signal.aborted) {
    const player = random.pick([...remainingPlayers]);
    const deed = await playOnce(player.calls, random);
    if (deed === null) {
      remainingPlayers.delete(player);
      continue;
    }
    onDeed({ email: player.email, ...deed });
    if (deed.answer.status === "success") deeds += 1;
    else remainingPlayers.delete(player);
    // Pauses vary as those of people do, with the requested mean.
    await waitFor((60_000 / perMinute) * (0.5 + random.next()), signal);
  }
  return deeds;
};
