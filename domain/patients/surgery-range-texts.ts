export const allTime = "All time";
export const moreThan6 = "More than 6";
export const weekNoun = "week";
