export const noLongerOffered = "No longer offered";
export const noConnection = "No connection.";
export const tryAgain = "Try again";
export const surgeryDate = (subject: string, firstname: string, lastname: string, date: string): string =>
  `${subject} (${firstname} ${lastname} - Surgery Date: ${date})`;
export const cancel = "Cancel";
export const save = "Save";
export const takenOut = "taken out";
export const endsYesterday = "ends yesterday";
/** Text before a field for days that are counted from surgery. */
export const surgeryDayMark = "S";
export const exampleOfDay = "+1";
export const dateFormat = "MM/DD/YYYY";
