import { countText } from "../texts/count-text.ts";

export const valueTheNewestOn = (title: string, count: number, text: string, when: string): string =>
  `${title}: ${countText(count, "value")}, the newest ${text} on ${when}.`;
export const theFirstIsOnTheLowest = (text: string, when: string, otherText: string, text2: string): string =>
  `The first is ${text} on ${when}, the lowest ${otherText}, the highest ${text2}.`;
export const limitsLines = (lines: string): string => `Limits: ${lines}.`;
