import {
  addMonths,
  type CalendarDate,
  firstOfMonth,
  isCalendarMonth,
  monthOf,
} from "@restride/domain/values/calendar-date.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { useSearchParams } from "react-router";
import { pageParams } from "../../platform/page/page-params.ts";
import { changedSearch } from "../../platform/page/use-list-search.ts";

/** Returns the visible month from the URL, by default that of today, whether its past reminders are listed, and functions that change both. */
export function useShownMonth(today: CalendarDate) {
  const [params, setParams] = useSearchParams();
  const typed = params.get("month") ?? "";
  const month = isCalendarMonth(typed) ? firstOfMonth(typed) : firstOfMonth(today);
  const change = (parts: Readonly<Record<string, string>>): void => setParams((before) => changedSearch(before, parts));
  const show = (date: CalendarDate): void =>
    change({ past: "", month: monthOf(date) === monthOf(today) ? "" : monthOf(date) });
  return {
    month,
    withPast: params.get("past") === "shown",
    show,
    step: (months: number): void => show(addMonths(month, months)),
    /** Lists past reminders too, beginning with the page on which they begin. */
    showPast: (page: Page): void => change({ past: "shown", ...pageParams(page) }),
    hidePast: ({ pageSize }: Page): void => change({ past: "", ...pageParams({ current: 1, pageSize }) }),
  };
}

export type ShownMonth = ReturnType<typeof useShownMonth>;
