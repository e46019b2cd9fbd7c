import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useRef } from "react";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { useToday } from "../../platform/page/use-today.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** What is counted up to a day, or due on one. */
const ofDays = ["patients", "progress", "questionnaires", "schedules", "reminders"] as const;

/** A page that stands open over the clinic's midnight asks again: its days, its counts and what is due go on. */
export function useNewDay(): void {
  const today = useToday(useSignedIn().customer?.timezone ?? defaultTimeZone);
  const lastDay = useRef(today);
  useEffect(() => {
    if (lastDay.current !== today) void invalidateTags(ofDays);
    lastDay.current = today;
  }, [today]);
}
