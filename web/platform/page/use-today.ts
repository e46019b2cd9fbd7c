import type { Subject } from "@restride/domain/subjects.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useState } from "react";
import { markStale } from "../calls/query-client.ts";

const minute = 60_000;

/** The date in a zone. Once a new one has begun, whoever shows one of these subjects asks again: what is counted up to a day goes on with it. */
export function useToday(timeZone: string, counted: readonly Subject[]): CalendarDate {
  const [today, setToday] = useState(() => todayIn(Date.now(), timeZone));
  useEffect(() => {
    const ticking = setInterval(() => {
      const now = todayIn(Date.now(), timeZone);
      if (now === today) return;
      setToday(now);
      void markStale(counted);
    }, minute);
    return () => clearInterval(ticking);
  }, [timeZone, today, counted]);
  return today;
}
