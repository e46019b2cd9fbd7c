import { countText } from "@restride/domain/texts/count-text.ts";

const list = new Intl.ListFormat("en-US");

export const whatWasAdded = "What was added";
export const beginsExerciseThatDay = (group: string, count: number): string =>
  `${group} begins: ${countText(count, "exercise")} that day`;
export const devicesBegin = (names: readonly string[]): string =>
  `${list.format(names)} ${names.length === 1 ? "begins" : "begin"}`;
export const questionnairesAreAsked = (names: readonly string[]): string =>
  `${list.format(names)} ${names.length === 1 ? "is asked" : "are asked"}`;
export const linkToTheAppIsOnIts = (phone: string): string => `Link to the app is on its way to ${phone}`;
export const deviceOrderedStatusPending = (devices: number): string =>
  `${countText(devices, "device")} ordered, status Pending`;
export const surgeryNothingIsDue = "Surgery, nothing is due";
export const surgery = "Surgery";
/** Text about the last day, with its year when it is another one than this. */
export const lastDayOfTheProgramme = (otherYear: string | null): string =>
  otherYear === null ? "Last day of the programme" : `Last day of the programme, in ${otherYear}`;
export const regimensAndChains = (regimens: number, chains: number): string =>
  `${countText(regimens, "regimen")}, ${countText(chains, "chain")}`;
export const today = "Today";
export const hasAProgramme = (name: string): string => `${name} has a programme`;
/** Sentences about the care plan and the last days of its exercises and questionnaires; undefined where it has none. */
export const planAndLastDays = (
  plan: string,
  exercises: string | undefined,
  questionnaires: string | undefined,
): string =>
  [`${plan}.`, exercises && `Exercises to ${exercises}.`, questionnaires && `Questionnaires to ${questionnaires}.`]
    .filter(Boolean)
    .join(" ");
export const whatHappensNow = "What happens now";
export const addAnotherPatient = "Add another patient";
export const printProgramme = "Print programme";
export const openName = (name: string): string => `Open ${name}`;
export const firstOn = (date: string): string => `first: ${date}`;
export const nextOn = (date: string): string => `next: ${date}`;
export const exerciseNouns = ["exercise", "exercises"] as const;
export const deviceNouns = ["device", "devices"] as const;
export const questionnaireNouns = ["questionnaire", "questionnaires"] as const;
export const noDueDate = "none";
