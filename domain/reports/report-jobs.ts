import { cancelledText } from "./job-words.ts";
import { fullName, type PersonName } from "../patients/person-name.ts";

/** Patients of a job at most. */
export const mostReports = 500;

/** How long the reports of a job are kept once it has ended, milliseconds: 24 hours. */
export const reportsKeptFor = 86_400_000;

/** A report that nobody finished for so long, milliseconds, is begun again: its server is away. */
export const reportClaimedFor = 60_000;

/** How often a report is begun, before it is left out. */
export const reportTries = 3;

/** What people read about reports of several patients. */
export const reportJobTexts = {
  started: "The reports are being made. You may leave this page.",
  nobody: "Please select patients.",
  tooMany: `Choose up to ${mostReports} patients.`,
  tooOften: "You have asked for many reports. Try again in an hour.",
  cancelled: cancelledText,
  notRunning: "These reports are not being made any more.",
  gone: "These reports are no longer kept. Ask again.",
  failed: "This report could not be made.",
  notAllowed: "Whoever asked for it may not make reports any more.",
} as const;

interface Pace {
  /** Instants, milliseconds. */
  readonly startedAt: number;
  readonly now: number;
  readonly done: number;
  readonly total: number;
}

/** About how many seconds a job still takes at the pace so far; null before its first report. */
export const secondsLeft = ({ startedAt, now, done, total }: Pace): number | null =>
  done === 0 ? null : Math.ceil(((now - startedAt) / done / 1000) * (total - done));

/** The name of a report among others, `007 Maria Alvarez.pdf`; what a file system does not take is left out. */
export const reportFileName = (position: number, name: PersonName): string => {
  const written = fullName(name).replaceAll(/[/\\:*?"<>|]/g, " ");
  return `${String(position).padStart(3, "0")} ${written}.pdf`;
};
