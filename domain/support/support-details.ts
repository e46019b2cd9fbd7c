import { formatInstant } from "../values/calendar-date.ts";

/** What the people who help ask for first. */
export interface SupportDetails {
  readonly version: string;
  /** The address of a page as the table of routes has it: without ids. */
  readonly page: string;
  readonly role: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly timeZone: string;
}

/** What people read where they ask for help. */
export const supportTexts = {
  tell: [
    "what you wanted to do, and on which page",
    "what you saw, with the time",
    "the last four digits of the patient's phone, never the name",
  ],
  copy: "Copy details for the mail",
} as const;

/** The details as lines for a mail: version, page, time and role, and nothing of a patient. */
export const supportDetails = ({ version, page, role, at, timeZone }: SupportDetails): string =>
  [`Version: ${version}`, `Page: ${page}`, `Time: ${formatInstant(at, timeZone)} (${timeZone})`, `Role: ${role}`].join(
    "\n",
  );

/** How far a clock is off another, in seconds and in words; under two seconds it is right. */
export const clockText = (ownMs: number, serverMs: number): string => {
  const off = Math.round(Math.abs(ownMs - serverMs) / 1000);
  if (off < 2) return "right to the second";
  return `${off} seconds ${ownMs > serverMs ? "ahead" : "behind"}`;
};
