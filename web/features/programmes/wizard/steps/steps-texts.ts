import { type Sentence, sentence, strong } from "../../../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

export const devicesAreOrdered = (count: number, address: string, needed: string, inDays: number): Sentence => {
  const ordered = strong(`${countText(count, "device is", "devices are")} ordered when the patient is created`);
  const when = inDays === 0 ? "today" : `in ${countText(inDays, "day")}`;
  return sentence`${ordered}, to ${address}. The first is needed by ${needed}, ${when}.`;
};
export const changeAddress = "Change address";
export const removedText = (name: string): string => `${name} removed.`;
export const deviceSchedule = "DEVICE SCHEDULE";
export const noDevicesYet = "No devices yet.";
export const addTheFirstOneAbove = "Add the first one above. It is ordered when the patient is created.";
export const exerciseSchedule = "EXERCISE SCHEDULE";
export const exercisesAndChains = (exercises: number, chains: number): string =>
  `${countText(exercises, "exercise")} · ${countText(chains, "chain")}`;
export const questionnaireSchedule = "QUESTIONNAIRE SCHEDULE";
export const questionnaireCount = (count: number): string => countText(count, "questionnaire");
export const noQuestionnairesYet = "No questionnaires yet.";
export const addTheFirstOneAboveAndChoose = "Add the first one above, and choose when it is asked.";
