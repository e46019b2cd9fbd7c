export const doneOfDue = (done: string, due: string): string => `${done} of ${due}`;
export const notAvailable = "NA";
