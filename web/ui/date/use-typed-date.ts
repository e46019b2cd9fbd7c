import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { addDays, formatUs, parseUs } from "@restride/domain/values/calendar-date.ts";
import type { KeyboardEvent } from "react";
import { useState } from "react";

/** A date as it is typed into a field: told as soon as it is one, written in full once the field is left. */
export function useTypedDate(date: CalendarDate | null, onDate: (date: CalendarDate | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? (date ? formatUs(date) : ""),
    onValue: (text: string): void => {
      setTyped(text);
      const understood = parseUs(text);
      if (understood || text.trim() === "") onDate(understood);
    },
    onBlur: (): void => setTyped(null),
    /** Up and down move a date by a day. */
    onKeyDown: (event: KeyboardEvent): void => {
      const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (days === undefined || date === null) return;
      event.preventDefault();
      setTyped(null);
      onDate(addDays(date, days));
    },
  };
}
