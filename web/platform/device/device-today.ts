import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";

/** The date that it is where this device is: on public pages no clinic's zone is known. */
export const deviceToday = (): CalendarDate => todayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
