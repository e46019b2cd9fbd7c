import { formatInstant } from "../values/calendar-date.ts";

/** Details that the support team needs first. */
export interface SupportDetails {
  readonly version: string;
  /** Path of a page as in the route table, without ids. */
  readonly page: string;
  readonly role: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly timeZone: string;
}

/** Formats the details as lines for a mail: version, page, time and role, and nothing about a patient. */
export const supportDetails = ({ version, page, role, at, timeZone }: SupportDetails): string =>
  [`Version: ${version}`, `Page: ${page}`, `Time: ${formatInstant(at, timeZone)} (${timeZone})`, `Role: ${role}`].join(
    "\n",
  );

/** Formats the deviation of a clock in seconds; below two seconds it counts as right. */
export const clockText = (ownMs: number, serverMs: number): string => {
  const off = Math.round(Math.abs(ownMs - serverMs) / 1000);
  if (off < 2) return "right to the second";
  return `${off} seconds ${ownMs > serverMs ? "ahead" : "behind"}`;
};
