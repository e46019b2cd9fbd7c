export const thisDeviceWasNotFound = "This device was not found.";
export const askForAWholeNumber = "Ask for a whole number of readings.";
export const askForAtLeastOne = "Ask for at least one reading.";
export const askForAtMost100 = "Ask for at most 100 readings.";
export const last7Days = "Last 7 days";
export const last30Days = "Last 30 days";
export const allDays = "All";
