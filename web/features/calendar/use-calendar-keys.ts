import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useEffect, useEffectEvent } from "react";
import { isCovered } from "../../ui/overlay/overlays.ts";
import type { CalendarView } from "./calendar-view.ts";
import { viewOfKind } from "./calendar-view.ts";

interface CalendarKeys {
  view: CalendarView;
  today: CalendarDate;
  /** Whether single keys act as shortcuts. */
  on: boolean;
  page: (step: 1 | -1) => void;
  show: (view: CalendarView) => void;
}

const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isCovered() ||
  (event.target instanceof HTMLElement && event.target.matches("input,textarea,select,[contenteditable]"));

/** Keyboard shortcuts of the calendar: Left and Right change the page, T shows today, D and M are the two views. */
export function useCalendarKeys({ view, today, on, page, show }: CalendarKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    if (event.key === "ArrowLeft") page(-1);
    if (event.key === "ArrowRight") page(1);
    if (!on) return;
    const key = event.key.toLowerCase();
    if (key === "t") show({ kind: view.kind, date: today });
    if (key === "d" && view.kind === "month") show(viewOfKind(view, "day", today));
    if (key === "m" && view.kind === "day") show(viewOfKind(view, "month", today));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
