/** Progress of a report job. */
export interface JobProgress {
  readonly total: number;
  /** Number of reports made or left out. */
  readonly done: number;
  readonly leftout: readonly unknown[];
  readonly notes: boolean;
  readonly answers: boolean;
}

/** Text of a job that was canceled. */
export const cancelledText = "Cancelled. Nothing was kept.";

const countWithNoun = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Formats the contents of a job: `64 patients, with notes and answers`. */
export const jobTitle = ({ total, notes, answers }: JobProgress): string => {
  const also = [notes && "notes", answers && "answers"].filter(Boolean).join(" and ");
  return `${countWithNoun(total, "patient", "patients")}${also && `, with ${also}`}`;
};

/** Formats the size of a file, in steps of 1,000 bytes: `310 kB`, `4.1 MB`. */
export const sizeText = (bytes: number): string =>
  bytes <= 999_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Heading of the patients without a report: `1 left out:`. */
export const leftOutText = ({ leftout }: JobProgress): string => `${leftout.length} left out:`;

/** Formats the remaining time of a job, in seconds up to a minute and a half: `About 40 seconds left.` */
export const leftText = (seconds: number | null): string => {
  if (seconds === null) return "Just begun.";
  return seconds <= 90
    ? `About ${countWithNoun(seconds, "second", "seconds")} left.`
    : `About ${Math.round(seconds / 60)} minutes left.`;
};
