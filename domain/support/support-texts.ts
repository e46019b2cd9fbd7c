/** Texts of the support page. */
export const supportTexts = {
  tell: [
    "what you wanted to do, and on which page",
    "what you saw, with the time",
    "the last four digits of the patient's phone, never the name",
  ],
  copy: "Copy details for the mail",
} as const;
export const versionLine = (version: string): string => `Version: ${version}`;
export const pageLine = (page: string): string => `Page: ${page}`;
export const timeLine = (time: string, timeZone: string): string => `Time: ${time} (${timeZone})`;
export const roleLine = (role: string): string => `Role: ${role}`;
export const secondsAhead = (seconds: number): string => `${seconds} seconds ahead`;
export const secondsBehind = (seconds: number): string => `${seconds} seconds behind`;
export const rightToTheSecond = "right to the second";
