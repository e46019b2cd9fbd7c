import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Planned } from "./planned.ts";

/** Returns the title of a schedule: `DEVICE SCHEDULE (name - Surgery Date: date)`. */
export const scheduleTitle = (subject: string, { firstname, lastname, surgery }: Planned["patient"]): string =>
  `${subject} (${firstname} ${lastname} - Surgery Date: ${formatUs(surgery.date)})`;
