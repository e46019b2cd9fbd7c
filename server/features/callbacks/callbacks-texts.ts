export const thisCameFromYourPublic = "This came from your public page.";
export const aPatientOfYoursAsks = "A patient of yours asks you to call back. You find it in your messages.";
