export const writeAtMostCharacters = (limit: string | number): string => `Write at most ${limit} characters.`;
export const aRehabilitationReportOfIsReady = (today: string): string =>
  `A rehabilitation report of ${today} is ready for you. Please open it with the link below.`;
export const besideTheClinicsOtherS = (
  joint: string,
  cohortfrom: string,
  cohortto: string,
  version: number | null,
  madeon: string,
): string =>
  `Beside the clinic's other ${joint}s operated on from ${cohortfrom} to ${cohortto}; corridors ${version} of ${madeon}. It tells what was, not what must be.`;
export const didThatWereDue = (name: string, listText: string): string => `${name} did ${listText} that were due.`;
export const somethingWasFinishedOnEvery = "Something was finished on every day on which something was due.";
export const nothingWasFinishedOn = (days: string): string => `Nothing was finished on ${days}.`;
export const nothingWasFinishedOnText = (days: string, skipped: string): string =>
  `Nothing was finished on ${days}: ${skipped}.`;
export const intervalTimes = (interval: string, times: number): string => `${interval}, ${times} times`;
export const onDays = (days: string): string => `on ${days}`;
export const fromTo = (first: string, last: string): string => `${first} to ${last}`;
export const shortOfStraight = (title: string): string => `${title}, short of straight`;
export const valueOnDay = (value: string, date: string, day: string): string => `${value} on ${date}, ${day}`;
export const metricFromSource = (metric: string, source: string): string => `${metric}, ${source}`;
/** Sentence about a value with its day and its place in the corridor, and the one that explains the metric. */
export const valueInCorridor = (value: string, place: string, explanation: string): string =>
  `${value}, ${place}. ${explanation}`;
export const userReportFor = (clinic: string): string => `User report for ${clinic}`;
export const kindRegards = "Kind regards";
/** Areas in a sentence about what was done. */
export const areaNouns = {
  exercise: "exercises",
  measurement: "measurements",
  questionnaire: "questionnaires",
} as const;
/** Parts in a sentence, such as `2 of 3 exercises, 1 of 1 measurements and 1 of 2 questionnaires`. */
export const listOfParts = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
export const sentenceOfParts = (parts: readonly string[]): string => `${listOfParts(parts)}.`;
export const stayedAt = (title: string, value: string): string => `${title} stayed at ${value}`;
export const roseFromTo = (title: string, from: string, to: string): string => `${title} rose from ${from} to ${to}`;
export const fellFromTo = (title: string, from: string, to: string): string => `${title} fell from ${from} to ${to}`;
export const daysOfDays = (count: number, total: number): string => `${count} of ${total} days`;
export const lastDonePartly = (day: string, times: number, due: number): string =>
  `${day}, partly done, ${times} of ${due} rounds`;
