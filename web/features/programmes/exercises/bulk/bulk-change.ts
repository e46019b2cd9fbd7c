import type { BulkChange } from "@restride/domain/programmes/apply-to-all.ts";
import type { EditedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import * as texts from "./bulk-texts.ts";

export type BulkLine = "times" | "sets" | "interval" | "moveBy" | "skip";

/** Typed values of a bulk change, and the checked lines. */
export interface BulkFields {
  readonly ticked: ReadonlySet<BulkLine>;
  readonly times: string;
  readonly sets: string;
  readonly interval: string;
  readonly moveBy: string;
  readonly skip: boolean;
}

export const noBulk: BulkFields = { ticked: new Set(), times: "1", sets: "1", interval: "1", moveBy: "0", skip: true };

const readWhole = (typed: string): number | undefined =>
  /^[+-]?\d{1,3}$/.test(typed.trim()) ? Number(typed) : undefined;
const readAtLeast = (typed: string, from: number): number | undefined => {
  const value = readWhole(typed);
  return value !== undefined && value >= from && value <= 50 ? value : undefined;
};

/** Returns the changes of the checked lines. */
export const changeOf = (fields: BulkFields): BulkChange => {
  const interval = Number(fields.interval);
  const [times, sets, moveBy] = [readAtLeast(fields.times, 1), readAtLeast(fields.sets, 1), readWhole(fields.moveBy)];
  return {
    ...(fields.ticked.has("times") && times !== undefined && { times }),
    ...(fields.ticked.has("sets") && sets !== undefined && { sets }),
    ...(fields.ticked.has("interval") && isInterval(interval) && { interval }),
    ...(fields.ticked.has("moveBy") && moveBy !== undefined && { moveBy }),
    ...(fields.ticked.has("skip") && { skipOnSurgeryDate: fields.skip }),
  };
};

/** Returns an exercise's values of the fields that a change sets, as text. */
export const currentValuesText = (item: EditedExercise, change: BulkChange): string =>
  [
    change.times !== undefined && texts.aDay(item.times),
    change.sets !== undefined && texts.setCount(item.sets),
    change.interval !== undefined && intervalLabel(item.interval),
    change.moveBy !== undefined && windowLabel({ startdate: item.start, enddate: item.end }),
    change.skipOnSurgeryDate !== undefined && (item.skipOnSurgeryDate ? texts.skipsSurgery : texts.alsoOnSurgeryDate),
  ]
    .filter(Boolean)
    .join(", ");
