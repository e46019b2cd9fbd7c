import { countText } from "../texts/count-text.ts";

/** Who acted where no user did. */
export const theSystem = "The system";
export const thePatient = "The patient";

/** What an entry calls a record without a known name. */
export const aDevice = "A device";
export const anExercise = "an exercise";
export const aQuestionnaire = "a questionnaire";
export const aNotification = "A notification";
export const aLink = "a link";
export const generalCategory = "General";

/** Records as entries name them. */
export const aNote = "a note";
export const aDiagnosis = "a diagnosis";
export const aReminder = "a reminder";

/** Changes by what the log names them. */
const changeVerbs: Readonly<Record<string, string>> = {
  insert: "added",
  update: "changed",
  delete: "removed",
  softDelete: "deleted",
  restore: "brought back",
};

/** Links by their kind. */
export const linkNames: Readonly<Record<string, string>> = {
  progress: "the progress page",
  caregiver: "a caregiver's link",
  report: "a report link",
};

/** Items of a schedule by its area. */
export const scheduleItemNames: Readonly<Record<string, string>> = {
  exercise: "exercise",
  measurement: "device",
  questionnaire: "questionnaire",
};
export const scheduleItem = "item";

export const changedRecord = (actor: string, change: string, record: string): string =>
  `${actor} ${changeVerbs[change]} ${record}`;
export const changedNote = (sentence: string, category: string, time: string): string =>
  `${sentence}, ${category}, time logged ${time}`;
export const changedDetail = (sentence: string, detail: string): string => `${sentence}: ${detail}`;
export const changedAccount = (actor: string): string => `${actor} changed the account`;
export const changedFieldNames = (actor: string, fieldNames: string): string => `${actor} changed the ${fieldNames}`;
export const changedSchedule = (actor: string, first: string | undefined, moreCount: number, item: string): string =>
  `${actor} changed ${first ?? `the ${item}s`}${moreCount > 0 ? ` and ${countText(moreCount, `more ${item}`)}` : ""}`;
export const orderedDevices = (actor: string, isReorder: boolean): string =>
  `${actor} ${isReorder ? "reordered a device" : "ordered devices"}`;
export const changedOrder = (actor: string, change: string, fieldNames: string): string =>
  `${actor} ${changeVerbs[change]} the order${fieldNames && `: ${fieldNames}`}`;
export const endedLink = (actor: string, link: string): string => `${actor} ended ${link}`;
export const openedProgressPage = "Opened the progress page with a mailed code";
export const mailedProgressPage = "Mailed the progress page to a caregiver";
export const mailedReportLink = (actor: string): string => `${actor} mailed a report link`;
export const movedSurgery = (actor: string, from: string, to: string): string =>
  `${actor} moved surgery from ${from} to ${to}`;
/** Round of an exercise, and of how many on its day where that is known. */
export const roundOf = (round: string, times: string | undefined): string =>
  times ? `round ${round} of ${times}` : `round ${round}`;
export const undoneExercise = (exercise: string): string => `Took back ${exercise}`;
export const completedExercise = (exercise: string, round: string): string => `Completed ${exercise}, ${round}`;
export const deviceReadings = (device: string, readings: string): string => `${device}: ${readings}`;
export const submittedQuestionnaire = (questionnaire: string, score: number | null): string =>
  `Submitted ${questionnaire}${score === null ? "" : `, score ${score}`}`;
export const readNotification = (notification: string): string => `Read: ${notification}`;
export const deliveredNotification = (notification: string): string => `Delivered: ${notification}`;
export const openedCase = (actor: string, caseNumber: string): string => `${actor} opened case C-${caseNumber}`;
export const wroteInCase = (actor: string, caseNumber: string): string => `${actor} wrote in case C-${caseNumber}`;
export const movedCase = (actor: string, caseNumber: string, status: string): string =>
  `${actor} moved case C-${caseNumber} to ${status}`;
export const changedCase = (actor: string, caseNumber: string): string => `${actor} changed case C-${caseNumber}`;
export const putOnHold = (actor: string): string => `${actor} put the patient on hold`;
export const releasedHold = (actor: string): string => `${actor} released the hold`;
export const deactivatedPatient = (actor: string): string => `${actor} deactivated the patient`;
export const activatedPatient = (actor: string): string => `${actor} activated the patient`;
export const changedDevice = (device: string, fieldNames: string): string =>
  `${device}: ${fieldNames || "order"} changed`;
export const movedDevice = (device: string, event: string): string => `${device}: ${event.toLowerCase()}`;
export const registeredPatient = "Registered with the clinic";
export const requestedCallback = "Asked for a call back";
export const notedCallback = (actor: string): string => `${actor} noted that the patient was called`;
export const revokedCallback = (actor: string): string => `${actor} took back that the patient was called`;
export const requestedReport = (actor: string): string => `${actor} asked for a report, together with others`;
export const omittedReport = (reason: string): string => `No report was made: ${reason}`;
export const createdReport = "The report was made";
export const startedReport = "The report was begun";
export const requestedDeletion = "Asked for the deletion of the account";
export const withdrawnDeletion = (actor: string): string => `${actor} withdrew the deletion of the account`;
export const removedPatient = (actor: string): string => `${actor} removed the patient`;
export const addedPatient = (actor: string, duplicateReason: string | null): string =>
  `${actor} added the patient${duplicateReason === null ? "" : `, although somebody may be the same person: ${duplicateReason}`}`;
export const signedIn = (actor: string): string => `${actor} signed in`;

/** Applications that an action comes from. */
export const applicationLabels = {
  device: "device",
  patientApp: "patient app",
  publicPage: "public page",
  system: "system",
  console: "web console",
} as const;
