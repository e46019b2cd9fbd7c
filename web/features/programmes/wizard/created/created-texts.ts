import { countText } from "@restride/domain/texts/count-text.ts";

export const whatWasAdded = "What was added";
export const beginsExerciseThatDay = (group: string, count: number): string =>
  `${group} begins: ${countText(count, "exercise")} that day`;
export const isAsked = "is asked";
export const areAsked = "are asked";
export const inDate = (date: string): string => `, in ${date}`;
export const linkToTheAppIsOnIts = (phone: string): string => `Link to the app is on its way to ${phone}`;
export const deviceOrderedStatusPending = (devices: number): string =>
  `${countText(devices, "device")} ordered, status Pending`;
export const surgeryNothingIsDue = "Surgery, nothing is due";
export const surgery = "Surgery";
export const lastDayOfTheProgramme = (otherYear: string): string => `Last day of the programme${otherYear}`;
export const regimenCount = (count: number): string => countText(count, "regimen");
export const chainCount = (count: number): string => countText(count, "chain");
export const today = "Today";
export const hasAProgramme = (name: string): string => `${name} has a programme`;
export const exercisesTo = (exercises: string): string => ` Exercises to ${exercises}.`;
export const questionnairesTo = (questionnaires: string): string => ` Questionnaires to ${questionnaires}.`;
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
