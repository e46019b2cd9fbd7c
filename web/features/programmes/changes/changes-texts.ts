import { type Sentence, sentence, strong } from "../../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

export const itemCount = (count: number): string => countText(count, "item");
export const surgeryGoesBack = (surgery: string, items: number): Sentence =>
  sentence`Surgery goes back to ${strong(surgery)}, and ${strong(itemCount(items))} to where they were.`;
export const itemsGoBack = (items: number): Sentence =>
  sentence`${strong(itemCount(items))} ${items === 1 ? "goes" : "go"} back to what was asked before, from today on.`;
export const oneDeviceIsDevicesAreOrdered = (orders: number): string =>
  `${orders === 1 ? "One device is" : `${orders} devices are`} ordered anew, status Pending.`;
export const changedAgainSince = (items: number, names: string): Sentence =>
  sentence`${strong(`${itemCount(items)} ${items === 1 ? "stays as it is" : "stay as they are"} now`)}, changed again since: ${names}. What the patient did since then is kept.`;
export const cancel = "Cancel";
export const undoTheRest = "Undo the rest";
export const undo = "Undo";
export const exerciseScheduleChanged = "Exercise schedule changed";
export const deviceScheduleChanged = "Device schedule changed";
export const questionnaireScheduleChanged = "Questionnaire schedule changed";
export const surgeryMovedFromTo = (from: string, to: string): string => `Surgery moved from ${from} to ${to}`;
export const undoTheMoveChangeOf = (area: string, at: string): string =>
  `Undo the ${area === "surgery" ? "move" : "change"} of ${at}`;
export const changesOfTheLast30 = "Changes of the last 30 days";
export const changesCouldNotBeLoaded = "Changes could not be loaded.";
export const nothingWasChanged = "Nothing was changed.";
export const changesOfTheSchedulesAndOfThe = "Changes of the schedules and of the surgery date stand here.";
export const time = "Time";
export const whatLabel = "What";
export const whoLabel = "Who";
export const undone = "undone";
