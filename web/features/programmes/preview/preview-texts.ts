import { type Sentence, sentence, strong } from "../../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

const list = new Intl.ListFormat("en-US");

export const holdText = (counts: string, holdText: string): string => `${counts}, hold ${holdText}`;
export const questionCount = (count: number): string => countText(count, "question");
export const exerciseCount = (count: number): string => countText(count, "exercise");
export const days = "Days";
export const exercises = "exercises";
export const measurement = "measurement";
export const questionnaire = "questionnaire";
export const nothingIsDue = "Nothing is due.";
export const moreText = (more: number): string => `${more} more`;
export const devicesAndMeasurements = (devices: number, measurements: number): string =>
  `${countText(devices, "device")}, ${countText(measurements, "measurement")}`;
export const questionnaireCount = (count: number): string => countText(count, "questionnaire");
export const roundsAndTime = (rounds: number, time: string): string => `${countText(rounds, "round")} · ${time}`;
export const asThePatientWillSee = "As the patient will see it";
export const nothingDue = "nothing due";
export const becomes = "becomes";
export const standsStandTwiceOnSome = (names: readonly string[]): Sentence =>
  sentence`${strong(list.format(names))} ${names.length === 1 ? "stands" : "stand"} twice on some of these days.`;
export const showThem = "Show them";
export const thePreviewCouldNotBe = "The preview could not be made";
export const yourScheduleIsSafeAndCan = (failure: string): string => `${failure}
Your schedule is safe and can be changed on.`;
export const whatThisChanges = "What this changes";
export const fromTodayOn = "from today on";
export const weeks = "4 weeks";
export const weeksEarlier = "4 weeks earlier";
export const weeksLater = "4 weeks later";
