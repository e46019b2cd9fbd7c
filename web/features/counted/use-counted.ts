import type { DueNumber } from "@restride/domain/counted/counted-number.ts";

/** Tags of an opened count. */
export const countedSubjects = ["patients", "progress", "schedules"] as const;

/** Props of every part of an opened count. */
export interface OpenedProps {
  readonly number: DueNumber;
  readonly timeZone: string;
}
