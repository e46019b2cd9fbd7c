import { formatInstant } from "../values/calendar-date.ts";
import * as texts from "./support-texts.ts";

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
  [
    texts.versionLine(version),
    texts.pageLine(page),
    texts.timeLine(formatInstant(at, timeZone), timeZone),
    texts.roleLine(role),
  ].join("\n");

/** Formats the deviation of a clock in seconds; below two seconds it counts as right. */
export const clockText = (ownMs: number, serverMs: number): string => {
  const off = Math.round(Math.abs(ownMs - serverMs) / 1000);
  if (off < 2) return texts.rightToTheSecond;
  return ownMs > serverMs ? texts.secondsAhead(off) : texts.secondsBehind(off);
};
