import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useState } from "react";

const minute = 60_000;

/** The date in a zone, while it goes on to the next. */
export function useToday(timeZone: string): CalendarDate {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(ticking);
  }, []);
  return todayIn(now, timeZone);
}
