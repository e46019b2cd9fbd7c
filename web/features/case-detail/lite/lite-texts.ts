export const aboutThePatient = "About the patient";
export const progress = "Progress";
export const allMessages = "All messages";
export const nothingWasChanged = "Nothing was changed.";
