export const submittedAt = (times: string): string => `Submitted at ${times}, in the patient app`;
export const measuredAt = (doneCount: number, count: number, times: string): string =>
  `${doneCount} of ${count}, at ${times}, from the device`;
export const exercisedAt = (doneCount: number, count: number, times: string): string =>
  `${doneCount} of ${count}, ${count === 1 ? "at" : "the last at"} ${times}, in the patient app`;
/** Lists the times of recordings. */
export const timesText = (times: readonly string[]): string => times.join(" and ");
