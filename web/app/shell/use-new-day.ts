import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useEffect, useRef } from "react";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { useToday } from "../../platform/page/use-today.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** Tags of data that is counted up to a day, or due on one. */
const ofDays = ["patients", "progress", "questionnaires", "schedules", "reminders"] as const;

/** Refetches days, counts, and due items on a page that stays open past midnight in the clinic. */
export function useNewDay(): void {
  const today = useToday(useSignedIn().customer?.timezone ?? defaultTimeZone);
  const lastDay = useRef(today);
  useEffect(() => {
    if (lastDay.current !== today) void invalidateTags(ofDays);
    lastDay.current = today;
  }, [today]);
}
