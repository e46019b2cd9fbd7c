import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { addDays, formatUs, noDate, parseUs } from "@restride/domain/values/calendar-date.ts";
import type { KeyboardEvent } from "react";
import { useState } from "react";

const parseNone = () => null;

/**
 * State of a date field. A date is reported as soon as the text is one, and formatted in full on blur. Text that is then neither a date nor one
 * `withoutYear` stays, shows an error, and counts as no date. `error` is any other problem of the date.
 */
export function useTypedDate(
  date: CalendarDate | null,
  onDate: (date: CalendarDate | null) => void,
  error?: string,
  withoutYear: (text: string) => CalendarDate | null = parseNone,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A date that came from elsewhere, for example the calendar, replaces the text of a field that was left.
  const text = isLeft && date ? null : typed;
  const isNone = text !== null && text.trim() !== "" && parseUs(text) === null;
  const leave = (): void => {
    setLeft(true);
    if (!isNone) return setTyped(null);
    const meant = withoutYear(text);
    onDate(meant);
    if (meant) setTyped(null);
  };
  return {
    value: text ?? (date ? formatUs(date) : ""),
    error: isNone && (isLeft || error !== undefined) ? noDate : error,
    onValue: (next: string): void => {
      setTyped(next);
      setLeft(false);
      const understood = parseUs(next);
      if (understood || next.trim() === "") onDate(understood);
    },
    onBlur: leave,
    /** Moves the date by a day for the up and down keys; Enter may send the form. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === "Enter" && isNone) leave();
      const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (days === undefined || date === null) return;
      event.preventDefault();
      setTyped(null);
      onDate(addDays(date, days));
    },
    /** Forgets the typed text, because another date, or none, was picked. */
    forget: (): void => setTyped(null),
  };
}
