/** Formats a time of a day with its half, from an hour of 1 to 12 and two digits of minutes: 4:59 PM. */
export const clockText = (hour: number, minutes: string, isMorning: boolean): string =>
  `${hour}:${minutes} ${isMorning ? "AM" : "PM"}`;
