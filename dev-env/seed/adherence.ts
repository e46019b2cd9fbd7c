import type { Random } from "./random.ts";

/** Adherence of a patient: initial probability, its weekly decline, and the week in which the patient stops. */
export type Adherence = { readonly base: number; readonly fading: number; readonly stopWeek: number | null };

const kinds = [
  ["star", 10, 0.97, 0],
  ["steady", 40, 0.86, 0.02],
  ["fading", 28, 0.82, 0.09],
  ["sporadic", 14, 0.48, 0.03],
  ["stopper", 8, 0.78, 0],
] as const;

/** Returns a random adherence. */
export const drawAdherence = (random: Random): Adherence => {
  const [name, , base, fading] = random.weighted(kinds.map((kind) => [kind, kind[1]] as const));
  return { base, fading, stopWeek: name === "stopper" ? random.int(3, 6) : null };
};

const byWeekday = [0.82, 1.03, 1.05, 1.05, 1.04, 0.98, 0.86];
const lastAges: readonly (readonly [number, number])[] = [
  [50, 0.9],
  [60, 0.97],
  [70, 1.04],
  [80, 1.02],
  [200, 0.92],
];

/** Returns the factor by which age changes adherence. */
export const byAge = (age: number): number => lastAges.find(([last]) => age <= last)?.[1] ?? 1;

/** Returns the mean probability that an item due on a day (counted from surgery) is done. */
export const adherenceOn = (
  { base, fading, stopWeek }: Adherence,
  age: number,
  day: number,
  weekday: number,
): number => {
  const week = Math.ceil(Math.max(0, day) / 7);
  if (stopWeek !== null && week > stopWeek + 1) return 0;
  if (stopWeek !== null && week === stopWeek + 1) return 0.35;
  const mean = base * Math.exp(-fading * Math.max(0, week - 2)) * byAge(age) * (byWeekday[weekday] ?? 1);
  return Math.min(0.99, Math.max(0.02, mean));
};

/** Factors by device: the step counter counts by itself, while sensors and cameras need effort. */
export const byDevice: Readonly<Record<string, number>> = { D1: 0.92, D6: 1.08, D8: 0.8 };

const functionForms: readonly (readonly [number, number])[] = [
  [-14, 0.88],
  [42, 0.8],
  [91, 0.72],
  [182, 0.62],
  [365, 0.54],
];

/** Returns the probability that a long form is answered on a day after surgery, with automatic reminders only. */
export const longFormAnswered = (day: number): number => functionForms.find(([last]) => day <= last)?.[1] ?? 0.5;
