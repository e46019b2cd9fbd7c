import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";

/** Returns today in this device's time zone, for public pages, where no clinic's time zone is known. */
export const deviceToday = (): CalendarDate => todayIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
