import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";

/** The title of a schedule: `DEVICE SCHEDULE (name - Surgery Date: date)`. */
export const scheduleTitle = (what: string, { firstname, lastname, surgery }: PatientForm): string =>
  `${what} (${firstname} ${lastname} - Surgery Date: ${formatUs(surgery.date)})`;
