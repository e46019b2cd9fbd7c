import type { Id } from "../values/id.ts";
import { allPlausible, type ChartMetric } from "../device-charts/reading-values.ts";
import type { RecordingEvent } from "./domain-events.ts";
import { todayIn } from "../values/calendar-date.ts";
import { clockSkew } from "../values/clock-skew.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { refuseDay } from "./recording-day.ts";
import * as texts from "./recording-texts.ts";

/** Result of an accepted reading: its values, and the event with the clinic's date it counts for. */
export type ReadingTaken = {
  readonly event: RecordingEvent<"ReadingRecorded">;
  readonly takenAt: number;
  readonly values: readonly (number | null)[];
  /** False when a value is impossible for a living person: the reading counts as done and is marked, but no chart or score uses that value. */
  readonly plausible: boolean;
  /** Time at which the reading arrived, when the device's clock was ahead: it was not measured later than that. Otherwise null. */
  readonly receivedAt: number | null;
};

/** Reading as it is sent; `takenAt` in ms since 1970 UTC, values in the order of the metrics, null for a missing one. */
export type Reading = {
  readonly itemId: Id;
  readonly takenAt: number;
  readonly values: readonly (number | null)[];
};

/** Device and patient of a reading, at `now` (ms since 1970 UTC) in the clinic's zone. */
export type ReadingContext = {
  readonly patientId: Id;
  readonly active: boolean;
  readonly linked: boolean;
  readonly metrics: readonly ChartMetric[];
  readonly now: number;
  readonly timeZone: string;
};

const refuseValues = (values: readonly (number | null)[], metrics: readonly ChartMetric[]): Refusal | null => {
  if (values.length > metrics.length) return refuse(texts.thereAreMoreValuesThan);
  return values.every((value) => value === null) ? refuse(texts.pleaseGiveAValue) : null;
};

/**
 * Decides whether a reading may be recorded. Patients may measure at any time, so a reading needs no due day; it counts for the clinic's date at
 * which it was taken. A reading is refused when it is from the future (clocks may differ by 5 minutes) or over a week old, when its device is not
 * linked, and when it has more values than the device.
 */
export const decideReading = (reading: Reading, context: ReadingContext): ReadingTaken | Refusal => {
  if (!context.active) return refuse(texts.yourProgrammeHasEndedPlease);
  if (!context.linked) return refuse(texts.thisDeviceIsNotLinked);
  if (reading.takenAt > context.now + clockSkew) return refuse(texts.thisReadingLiesInTheFuture);
  const today = todayIn(context.now, context.timeZone);
  const takenOn = todayIn(Math.min(reading.takenAt, context.now), context.timeZone);
  const refused = refuseDay(takenOn, today) ?? refuseValues(reading.values, context.metrics);
  if (refused) return refused;
  const plausible = allPlausible(reading.values, context.metrics);
  const receivedAt = reading.takenAt > context.now ? context.now : null;
  const { itemId: item, takenAt, values } = reading;
  const event = { kind: "ReadingRecorded", subjectId: context.patientId, data: { item, date: takenOn } } as const;
  return { event, takenAt, values, plausible, receivedAt };
};
