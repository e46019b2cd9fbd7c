/** Short names of the weekdays, Sunday first. */
export const weekdayNames: readonly string[] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Names of the weekdays, Sunday first. */
export const longWeekdayNames: readonly string[] = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];
