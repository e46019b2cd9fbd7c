import { countText } from "@restride/domain/texts/count-text.ts";

export const todaySurgeryDayLabel = (surgeryDayLabel: string): string => `Today ${surgeryDayLabel}`;
export const date = "Date";
export const day = "Day";
export const value = "Value";
export const place = "Place";
export const corridorOf = (title: string): string => `Corridor of ${title}`;
export const corridorOn = "Corridor on";
export const cohortOfWindow = (
  firstDay: string,
  lastDay: string,
  people: number,
  joint: string,
  readings: number,
): string => `${firstDay} to ${lastDay}: ${people} other ${joint}s, ${readings} values.`;
export const sinceSurgery = (recoveryTitle: string): string => `${recoveryTitle} since surgery`;
export const theNewestOn = (title: string, value: string, date: string, sentence: string): string =>
  `${title}: the newest ${value} on ${date}. ${sentence}`;
export const chartFromOtherSources = (count: number): string => `${countText(count, "chart")} from other sources`;
export const nothingWasMeasuredOrAnswered = "Nothing was measured or answered since surgery yet.";
export const theCorridorsOfThisClinic = "The corridors of this clinic are made once a week; they are not there yet.";
export const theCorridorIsWhatOther = (
  joint: string,
  cohortfrom: string,
  cohortto: string,
  version: number,
  madeon: string,
): string =>
  `The corridor is what other ${joint}s of this clinic had, one value each, without this patient: surgeries ${cohortfrom}–${cohortto}, version ${version} of ${madeon}. The dashed line is half of them; a hollow point lies outside. It is what was, not what must be.`;
export const theRecoveryIsNotShown = "The recovery is not shown.";
export const recovery = "Recovery";
export const besideOthersOfThisClinic = "beside others of this clinic on the same day after surgery";
