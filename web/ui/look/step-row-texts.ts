export const stepOf = (current: number, count: number): string => `Step ${current} of ${count}`;
export const steps = "Steps";
export const doneLabel = "Done";
