import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";

interface Device {
  readonly status: string;
  readonly shipped_on?: CalendarDate | null;
  readonly delivered_on?: CalendarDate | null;
}

/** The state of an assigned device with its date, as far as it has one. */
export function deviceText({ status, shipped_on, delivered_on }: Device): string {
  const date = status === "Shipped" ? shipped_on : delivered_on;
  return date ? `${status} · ${formatUs(date)}` : status;
}
