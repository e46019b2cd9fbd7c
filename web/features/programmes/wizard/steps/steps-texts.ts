import { countText } from "@restride/domain/texts/count-text.ts";

export const deviceIsDevicesAreOrdered = (count: number): string =>
  `${countText(count, "device is", "devices are")} ordered when the patient is created`;
export const toTheFirstIsNeeded = (where: string, needed: string, inDays: number): string =>
  `, to ${where}. The first is needed by ${needed}, ${inDays === 0 ? "today" : `in ${countText(inDays, "day")}`}.`;
export const changeAddress = "Change address";
export const removedText = (name: string): string => `${name} removed.`;
export const deviceSchedule = "DEVICE SCHEDULE";
export const noDevicesYet = "No devices yet.";
export const addTheFirstOneAbove = "Add the first one above. It is ordered when the patient is created.";
export const exerciseSchedule = "EXERCISE SCHEDULE";
export const exerciseCount = (count: number): string => countText(count, "exercise");
export const chainCount = (count: number): string => countText(count, "chain");
export const questionnaireSchedule = "QUESTIONNAIRE SCHEDULE";
export const questionnaireCount = (count: number): string => countText(count, "questionnaire");
export const noQuestionnairesYet = "No questionnaires yet.";
export const addTheFirstOneAboveAndChoose = "Add the first one above, and choose when it is asked.";
