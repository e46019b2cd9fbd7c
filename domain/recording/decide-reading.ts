import type { Id } from "../values/id.ts";
import { allPlausible, type ChartMetric } from "../device-charts/reading-values.ts";
import type { RecordingEvent } from "./domain-events.ts";
import { todayIn } from "../values/calendar-date.ts";
import { clockSkew } from "../values/clock-skew.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { refuseDay } from "./recording-day.ts";

/** What a reading makes true: its values, and the clinic's date it counts for. */
export type ReadingTaken = {
  readonly event: RecordingEvent<"ReadingRecorded">;
  readonly takenAt: number;
  readonly values: readonly (number | null)[];
  /** False when a value cannot be a living person's: the reading counts as done and is marked; no chart or score uses that value. */
  readonly plausible: boolean;
  /** When it was heard, where the device's clock ran ahead: it was not measured later than that. */
  readonly heardAt: number | null;
};

/** A reading as it comes; `takenAt` in ms since 1970 UTC, values in the order of the metrics, null where there is none. */
export type Reading = {
  readonly itemId: Id;
  readonly takenAt: number;
  readonly values: readonly (number | null)[];
};

/** The device and patient a reading is for, at `now` (ms since 1970 UTC) in the clinic's zone. */
export type ReadingContext = {
  readonly patientId: Id;
  readonly active: boolean;
  readonly linked: boolean;
  readonly metrics: readonly ChartMetric[];
  readonly now: number;
  readonly timeZone: string;
};

const refuseValues = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): Refusal | null => {
  if (values.length > metrics.length) return refuse("There are more values than this device has.");
  return values.every((value) => value === null) ? refuse("Please give a value.") : null;
};

/**
 * Whether a reading may be recorded. Devices measure whenever they are used, so a reading needs no due day; it counts for
 * the clinic's date at which it was taken. Refused from the future (clocks may differ by 5 minutes), from over a week
 * ago, for a device that is not linked, and with more values than the device has.
 */
export const decideReading = (reading: Reading, context: ReadingContext): ReadingTaken | Refusal => {
  if (!context.active) return refuse("Your programme has ended. Please call your clinic.");
  if (!context.linked) return refuse("This device is not linked to you.");
  if (reading.takenAt > context.now + clockSkew) return refuse("This reading lies in the future.");
  const today = todayIn(context.now, context.timeZone);
  const taken = todayIn(Math.min(reading.takenAt, context.now), context.timeZone);
  const refused = refuseDay(taken, today) ?? refuseValues(reading.values, context.metrics);
  if (refused) return refused;
  const plausible = allPlausible(reading.values, context.metrics);
  const heardAt = reading.takenAt > context.now ? context.now : null;
  const { itemId: item, takenAt, values } = reading;
  const event = { kind: "ReadingRecorded", subjectId: context.patientId, data: { item, date: taken } } as const;
  return { event, takenAt, values, plausible, heardAt };
};
