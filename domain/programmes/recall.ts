import { countText } from "../texts/count-text.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import * as texts from "./programmes-texts.ts";

/**
 * Returns a warning about a questionnaire that is asked again before its recall period is over; undefined without a reason. `dates` are in ascending
 * order.
 */
export const recallText = (dates: readonly CalendarDate[], recallDays: number | null): string | undefined => {
  if (recallDays === null) return undefined;
  const isCloser = dates.some((date, at) => at > 0 && daysBetween(dates[at - 1]!, date) < recallDays);
  const days = countText(recallDays, "day");
  const recall = recallDays % 7 === 0 ? countText(recallDays / 7, "week") : days;
  return isCloser ? texts.recallIsKeepBetweenTwo(recall, days) : undefined;
};
