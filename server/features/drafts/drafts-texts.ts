export const thisSurgeonWasNotFound = "This surgeon was not found.";
