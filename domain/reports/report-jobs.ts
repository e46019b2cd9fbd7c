import { fullName, type PersonName } from "../patients/person-name.ts";

/** Maximum number of patients in a job. */
export const maxReports = 500;

/** Milliseconds for which the reports of a job are stored after its end: 24 hours. */
export const reportLifetime = 86_400_000;

/** Milliseconds after which an unfinished report is started again, because its server has probably stopped. */
export const reportClaimDuration = 60_000;

/** Number of attempts for a report before it is left out. */
export const reportTries = 3;

interface Pace {
  /** Instants in milliseconds. */
  readonly startedAt: number;
  readonly now: number;
  readonly done: number;
  readonly total: number;
}

/** Estimates the remaining seconds of a job from its pace so far; null before the first report. */
export const secondsLeft = ({ startedAt, now, done, total }: Pace): number | null =>
  done === 0 ? null : Math.ceil(((now - startedAt) / done / 1000) * (total - done));

/** Returns the file name of a report in a job, `007 Maria Alvarez.pdf`, without characters that file systems do not allow. */
export const reportFileName = (position: number, name: PersonName): string => {
  const written = fullName(name).replaceAll(/[/\\:*?"<>|]/g, " ");
  return `${String(position).padStart(3, "0")} ${written}.pdf`;
};
