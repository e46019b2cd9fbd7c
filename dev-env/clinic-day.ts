import { instantAt, todayIn } from "@restride/domain/values/calendar-date.ts";

/** Time zone of the small clinics. */
export const clinicZone = "America/Chicago";

/** Returns the instant of a time of day, HH:MM:SS, today in the small clinics; in milliseconds. At noon the date does not change for hours. */
export const todayAt = (time: string): number => {
  const [hours, minutes, seconds] = time.split(":").map(Number) as [number, number, number];
  return instantAt(todayIn(Date.now(), clinicZone), hours * 60 + minutes, clinicZone) + seconds * 1000;
};

/** Returns the present time, but at most ten minutes before midnight in the small clinics, so that a test of some minutes ends on the same day. */
export const beforeMidnight = (now: number): number =>
  Math.min(now, instantAt(todayIn(now, clinicZone), 23 * 60 + 50, clinicZone));
