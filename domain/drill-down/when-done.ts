import type { Area } from "../schedules/schedule-item.ts";
import { formatInstant } from "../values/calendar-date.ts";
import * as texts from "./when-done-texts.ts";

/** Item of a day with its recordings; instants are milliseconds since 1970. */
interface DoneItem {
  readonly area: Area;
  readonly times: number;
  readonly timesDone: number;
  readonly doneAt: readonly number[];
}

/**
 * Formats the recordings of an item: how often, when, and from which source, in the clinic's zone. For an exercise only the last round is stored: `3
 * of 3, the last at 11/11/2026, 9:42 AM, in the patient app`.
 */
export const whenDone = ({ area, times, timesDone, doneAt }: DoneItem, timeZone: string): string => {
  const at = texts.timesText(doneAt.map((instant) => formatInstant(instant, timeZone)));
  if (area === "questionnaire") return texts.submittedAt(at);
  if (area === "measurement") return texts.measuredAt(timesDone, times, at);
  return texts.exercisedAt(timesDone, times, at);
};
