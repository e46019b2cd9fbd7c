import { type CalendarDate, todayIn } from "../values/calendar-date.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { refuseDay } from "./recording-day.ts";
import type { DeviceReading } from "./recording-schemas.ts";

/** A value that a device measures. `plausible` are the values a living person can have; others are kept, but marked. */
export type Metric = {
  readonly valueIndex: number;
  readonly parameter: string;
  readonly plausible: { readonly min: number; readonly max: number } | null;
};

/** A value of a reading; an implausible one is stored, but no chart or score uses it. */
export type ReadValue = { readonly valueIndex: number; readonly value: number; readonly plausible: boolean };

/** What a reading makes true: its values, the clinic's date it counts for, and how often the device was used that day. */
export type ReadingRecorded = {
  readonly kind: "reading-recorded";
  readonly itemId: string;
  readonly date: CalendarDate;
  readonly takenAt: number;
  readonly values: readonly ReadValue[];
  readonly timesDone: number;
};

/** The device and patient a reading is for, at `now` (ms since 1970 UTC) in the clinic's zone. */
export type ReadingContext = {
  readonly active: boolean;
  readonly linked: boolean;
  readonly metrics: readonly Metric[];
  readonly timesDoneOn: (date: CalendarDate) => number;
  readonly now: number;
  readonly timeZone: string;
};

const clockSkew = 5 * 60_000;

const isPlausible = (value: number, { plausible }: Metric): boolean =>
  plausible === null || (value >= plausible.min && value <= plausible.max);

const readValues = (reading: DeviceReading, metrics: readonly Metric[]): ReadValue[] | Refusal => {
  const values: ReadValue[] = [];
  for (const { valueIndex, value } of reading.values) {
    const metric = metrics.find((each) => each.valueIndex === valueIndex);
    if (!metric) return refuse(`This device has no value ${valueIndex}.`);
    if (values.some((each) => each.valueIndex === valueIndex)) return refuse(`Value ${valueIndex} is given twice.`);
    values.push({ valueIndex, value, plausible: isPlausible(value, metric) });
  }
  return values;
};

/**
 * Whether a reading may be recorded. Devices measure whenever they are used, so a reading needs no due day; it counts for
 * the clinic's date at which it was taken. Refused from the future (clocks may differ by 5 minutes), from over a week
 * ago, for a device that is not linked, and with values the device does not have.
 */
export const decideReading = (reading: DeviceReading, context: ReadingContext): ReadingRecorded | Refusal => {
  if (!context.active) return refuse("Your programme has ended. Please call your clinic.");
  if (!context.linked) return refuse("This device is not linked to you.");
  if (reading.takenAt > context.now + clockSkew) return refuse("This reading lies in the future.");
  const today = todayIn(context.now, context.timeZone);
  const taken = todayIn(Math.min(reading.takenAt, context.now), context.timeZone);
  const refused = refuseDay(taken, today);
  if (refused) return refused;
  const values = readValues(reading, context.metrics);
  if ("kind" in values) return values;
  const timesDone = context.timesDoneOn(taken) + 1;
  return { kind: "reading-recorded", itemId: reading.itemId, date: taken, takenAt: reading.takenAt, values, timesDone };
};
