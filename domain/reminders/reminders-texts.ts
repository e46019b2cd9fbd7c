/** Text of the list for a month without reminders. */
export const noRemindersText = "No Reminders";

export const pleaseSelectDate = "Please select date.";
export const theDateMustBeToday = "The date must be today or later.";
export const pleaseEnterTitle = "Please enter title.";
export const titleLabel = "Title";
export const textLabel = "Text";
