import { countText } from "../texts/count-text.ts";
/** Formats a hold: '5 seconds', '5 minutes'; above 60 seconds in minutes if they are whole. Empty for none. */
export const holdText = (seconds: number): string => {
  if (seconds <= 0) return "";
  if (seconds > 60 && seconds % 60 === 0) return `${seconds / 60} minutes`;
  return countText(seconds, "second");
};
