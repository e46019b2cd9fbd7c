import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** A patient whose programme is made or changed: who it is, and where today lies before or after surgery. */
export interface Planned {
  readonly patient: Pick<PatientForm, "firstname" | "lastname" | "surgery">;
  readonly today: CalendarDate;
  /** Today, counted from surgery. */
  readonly day: number;
}

/** The clinic's today, as it was when the page was opened. */
export function useClinicToday(): CalendarDate {
  const { customer } = useSignedIn();
  const [now] = useState(Date.now);
  return todayIn(now, customer?.timezone ?? defaultTimeZone);
}
