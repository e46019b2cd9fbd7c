export const noneAtAll = (area: string): string => `No ${area}s at all`;
export const nothingFinished = ", nothing finished";
export const dueSuffix = " due";
export const exercises = "Exercises";
export const measurements = "Measurements";
export const questionnaires = "Questionnaires";
export const overall = "Overall";
