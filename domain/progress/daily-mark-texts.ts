export const partlyDone = (doneCount: number, count: number): string => `Partly done, ${doneCount} of ${count} rounds`;
export const doneItem = "Done";
export const skippedItem = "Skipped";
export const pendingItem = "Pending";
export const notYet = "Not yet";
