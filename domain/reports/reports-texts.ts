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
export const lastDonePartly = (day: string, times: number, due: number): string =>
  `${day}, partly done, ${times} of ${due} rounds`;
