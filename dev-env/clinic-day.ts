import { instantAt, todayIn } from "@restride/domain/values/calendar-date.ts";

/** Where the small clinics are. */
export const clinicZone = "America/Chicago";

/** When a time of day, HH:MM:SS, is today in the small clinics; milliseconds. Noon leaves hours before their date changes. */
export const todayAt = (time: string): number => {
  const [hours, minutes, seconds] = time.split(":").map(Number) as [number, number, number];
  return instantAt(todayIn(Date.now(), clinicZone), hours * 60 + minutes, clinicZone) + seconds * 1000;
};

/** Now, or ten minutes before midnight in the small clinics when it is later: what takes some minutes ends on the day it began. */
export const beforeMidnight = (now: number): number =>
  Math.min(now, instantAt(todayIn(now, clinicZone), 23 * 60 + 50, clinicZone));
