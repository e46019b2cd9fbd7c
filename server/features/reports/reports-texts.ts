export const nothingIsAskedForToday = "Nothing is asked for today.";
export const aDashMeansNotAsked = "A dash means not asked, not answered or not measured that day.";
export const newestDaysAndDash = (maxReadingDays: number, count: number): string =>
  `The newest ${maxReadingDays} of ${count} days. ${aDashMeansNotAsked}`;
export const theNewestOfNotes = (count: number, total: number): string => `The newest ${count} of ${total} notes.`;
export const noNotesYet = "No notes yet.";
export const theNewestOfQuestionnaires = (count: number, total: number): string =>
  `The newest ${count} of ${total} questionnaires.`;
export const noneWasAnsweredYet = "None was answered yet.";
export const anItemIsOneExercise = (timeZone: string): string =>
  `An item is one exercise, device or questionnaire on one day; it counts as done when all of its rounds are done. Items of the day of this report count once they are done. Days on hold are not counted. Days end at midnight, ${timeZone}. A score belongs to the day it is for; a day with several values names them all.`;
export const reportMadeWithRestrideFor = (number: string, from: string): string =>
  `Report ${number} · made with Restride for ${from}.`;
export const nameThePatient = "Name the patient.";
export const theLinkWorksFor7 =
  "The link works for 7 days and for everybody who has it. If this is not meant for you, delete this mail.";
export const openTheReport = "Open the report";
