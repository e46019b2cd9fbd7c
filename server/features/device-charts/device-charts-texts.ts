export const thisDeviceWasNotFound = "This device was not found.";
export const theFirstDayMustNot = "The first day must not be later than the last.";
export const date = "Date";
