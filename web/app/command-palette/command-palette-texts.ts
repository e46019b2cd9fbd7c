import { countText } from "@restride/domain/texts/count-text.ts";

export const controlK = "Control+K";
export const jumpToPatient = "Jump to patient...";
export const jumpTo = "Jump to...";
export const ctrlK = "Ctrl K";
export const daysFromSurgery = (days: number): string =>
  `${days >= 0 ? "Post" : "Pre"} ${countText(Math.abs(days), "day")}`;
export const knee = "Knee";
export const hip = "Hip";
export const startConversation = "Start conversation";
export const addReminder = "Add reminder";
export const notify = "Notify";
export const editExerciseSchedule = "Edit exercise schedule";
export const activityLog = "Activity log";
export const downloadReport = "Download report";
export const actionsFor = (firstname: string, lastname: string): string => `ACTIONS FOR ${firstname} ${lastname}`;
export const workAsThisCustomer = "Work as this customer";
export const openPatient = "Open patient";
export const patients = "PATIENTS";
export const recentPatients = "RECENT PATIENTS";
export const customers = "CUSTOMERS";
export const patientsText = "Patients";
export const recentPatientsText = "Recent patients";
export const customersText = "Customers";
export const couldNotBeLookedFor = (subject: string | undefined | null, failure: string): string =>
  `${subject} could not be looked for: ${failure}`;
export const jumpToPatientOrPage = "Jump to patient or page";
export const namesOrTheLastFour = "Names, or the last four digits";
export const lookingLabel = "Looking …";
export const nothingFound = "Nothing found.";
export const seenAt = (time: string): string => `seen ${time}`;
export const goTo = "GO TO";
