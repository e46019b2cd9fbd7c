import { countText } from "../texts/count-text.ts";
/** A hold in words: '5 seconds', '5 minutes'; over 60 seconds in minutes when they are whole. Empty for none. */
export const holdText = (seconds: number): string => {
  if (seconds <= 0) return "";
  if (seconds > 60 && seconds % 60 === 0) return `${seconds / 60} minutes`;
  return countText(seconds, "second");
};
