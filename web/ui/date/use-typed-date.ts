import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { addDays, formatUs, noDate, parseUs } from "@restride/domain/values/calendar-date.ts";
import type { KeyboardEvent } from "react";
import { useState } from "react";

const never = () => null;

/**
 * A date as it is typed into a field: told as soon as it is one, written in full once the field is left. What is no date by then, nor
 * one `withoutYear`, stays, is said, and counts as none. `error` is what is wrong with the date otherwise.
 */
export function useTypedDate(
  date: CalendarDate | null,
  onDate: (date: CalendarDate | null) => void,
  error?: string,
  withoutYear: (text: string) => CalendarDate | null = never,
) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  // A date that came by another way has replaced what was left.
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
    /** Up and down move a date by a day; Enter may send the form. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === "Enter" && isNone) leave();
      const days = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (days === undefined || date === null) return;
      event.preventDefault();
      setTyped(null);
      onDate(addDays(date, days));
    },
    /** Forgets what was typed: another date is picked, or none. */
    forget: (): void => setTyped(null),
  };
}
