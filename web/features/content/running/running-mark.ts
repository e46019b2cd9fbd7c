/** Stands in the address, before the id of a care plan, while it is shown who runs it. */
export const runningMark = "#running=";
