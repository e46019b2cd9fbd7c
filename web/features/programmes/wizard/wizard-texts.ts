import { countText } from "@restride/domain/texts/count-text.ts";

export const somethingWentWrong = "Something went wrong";
export const okLabel = "OK";
export const nothingWasCreatedAndAll = "Nothing was created, and all that you typed is still there.";
export const thisDraftWasMadeByAnother = "This draft was made by another version of the console. Begin anew.";
export const withoutAConnectionNoDraft = "Without a connection no draft can be kept.";
export const areYouSureYouWant = "Are you sure you want to leave this page?";
export const discard = "Discard";
export const keepAsDraft = "Keep as draft";
export const stay = "Stay";
export const yourChangesWillBeLost = "Your changes will be lost if you go back.";
export const keptAsADraftThey = "Kept as a draft, they wait for you or a colleague for 30 days, under Patients, ADD.";
export const hereItCanOnlyBe = "Here it can only be read.";
export const takeItBack = "Take it back";
export const startOver = "Start over";
export const startOverText = "Start over?";
export const allThatIsTypedAndChosen = "All that is typed and chosen for this patient is erased, for everybody.";
export const todayIs = "Today is";
export const moreText = (count: number): string => `${count} more`;
export const beginToday = (names: string, count: number): string =>
  `${names} ${count === 1 ? "begins" : "begin"} today,`;
export const draftOpened = "Draft opened";
export const youGoOnWhereStopped = (editor: string, when: string, time: string): string =>
  `You go on where ${editor} stopped ${when} at ${time}.`;
export const yesterdayThenItWas = (beginsText: string, day: string, when: string, previousDay: string): string =>
  `${beginsText} ${day}. ${when === "yesterday" ? "Yesterday" : "Then"} it was ${previousDay}.`;
export const close = "Close";
export const notSaved = "Not saved";
export const notSavedYet = "Not saved yet";
export const sinceLabel = (since: string): string => `since ${since}`;
export const tryingAgainInS = (seconds: number): string => `trying again in ${seconds} s`;
export const draftSaved = "Draft saved";
/** What a window without connection says: `count` changes wait in it. */
export const youCanGoOnInThis = (count: number): string => {
  const waitingText = count === 0 ? "what you change waits" : countText(count, "change waits", "changes wait");
  return `You can go on; ${waitingText} in this window and ${count > 1 ? "are" : "is"} sent when the connection is back.`;
};
export const cancel = "Cancel";
export const nextStepName = (stepName: string): string => `Next: ${stepName}`;
export const back = "Back";
export const next = "Next";
export const createPatient = "Create patient";
export const unfinishedPatientsStandUnderPatients = "Unfinished patients stand under Patients, ADD.";
export const patients = "Patients";
export const todayWord = "today";
export const yesterdayWord = "yesterday";
