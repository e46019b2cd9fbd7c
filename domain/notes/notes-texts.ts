/** Text beside a time in an unknown format. */
export const timeLoggedText = "Write it like 30m, 1h 30m or 1d 2h";

export const aNoteLogsAtMost = "A note logs at most a day.";
export const theDateAndTimeMust = "The date and time must not be in the future.";
export const aNoteHasAtMost = (maxNoteLength: number): string => `A note has at most ${maxNoteLength} characters.`;
export const pleaseSelectDateAndTime = "Please select date and time";
export const pleaseEnterNotes = "Please enter notes";
export const dateAndTime = "Date & Time";
export const category = "Category";
export const note = "Note";
export const enteredBy = "Entered by";
