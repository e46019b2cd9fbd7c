import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { PlanContext } from "./plan-context.ts";
import * as texts from "./programmes-texts.ts";

/** Returns the title of a schedule: `DEVICE SCHEDULE (name - Surgery Date: date)`. */
export const scheduleTitle = (subject: string, { firstname, lastname, surgery }: PlanContext["patient"]): string =>
  texts.surgeryDate(subject, firstname, lastname, formatUs(surgery.date));
