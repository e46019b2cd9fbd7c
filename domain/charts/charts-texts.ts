import { countText } from "../texts/count-text.ts";

export const valueTheNewestOn = (title: string, count: number, text: string, when: string): string =>
  `${title}: ${countText(count, "value")}, the newest ${text} on ${when}.`;
export const firstLowestAndHighest = (first: string, date: string, lowest: string, highest: string): string =>
  `The first is ${first} on ${date}, the lowest ${lowest}, the highest ${highest}.`;
export const limitsLines = (lines: string): string => `Limits: ${lines}.`;
/** Text shown instead of a chart without values. */
export const noData = "Data not available";
export const degrees = "degrees";
