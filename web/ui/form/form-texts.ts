export const tryAgain = "Try again";
export const cancel = "Cancel";
export const draftRestored = "Draft restored";
export const discardDraft = "Discard draft";
export const whatYouTypedIsKept = "What you typed is kept.";
export const takeOverThisCase = "Take over this case";
export const takeOver = "Take over";
export const assignToMe = "Assign to me";
export const save = "Save";
export const takeThis = (label: string): string => `Take this ${label}`;
export const leaveWithoutSaving = "Leave without saving?";
export const yourChangesAreNotSaved = "Your changes are not saved yet.";
export const leave = "Leave";
export const add = "Add";
export const update = "Update";
export const addressLine1 = "Address line 1";
export const addressLine2 = "Address line 2";
export const city = "City";
export const state = "State";
export const selectAState = "Select a state";
export const stateOrRegion = "State or region";
export const zip = "Zip";
export const country = "Country";
export const contactName = "Contact name";
export const contactEmail = "Contact email";
export const contactPhone = "Contact phone";
export const logo = "Logo";
export const optionalLogoRecommendedSize820x1800 = "Optional. Logo recommended size 820x1800 px";
export const toRead = (title: string): string => `${title}, to read`;
export const stateTexts = {
  working: "Checking that a person fills in this form …",
  done: "Security check passed.",
  failed: "The security check could not run in this browser.",
} as const;
export const emptyValue = "(empty)";
