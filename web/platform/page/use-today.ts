import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useState } from "react";

const minute = 60_000;

/** Returns today in a time zone, and updates when the day changes. */
export function useToday(timeZone: string): CalendarDate {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(ticking);
  }, []);
  return todayIn(now, timeZone);
}
