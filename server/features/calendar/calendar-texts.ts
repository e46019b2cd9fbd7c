export const theRangeEndsBeforeIt = "The range ends before it begins.";
export const askForAtMostDays = (maxRangeDays: number): string => `Ask for at most ${maxRangeDays} days.`;
