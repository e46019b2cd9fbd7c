import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";

/** Patient whose programme is made or changed, with today's date. */
export interface PlanContext {
  readonly patient: Pick<PatientForm, "firstname" | "lastname" | "surgery">;
  readonly today: CalendarDate;
  /** Today, counted from surgery. */
  readonly day: number;
}

/** Returns today in the clinic's time zone, as of when the page was opened. */
export function useClinicToday(): CalendarDate {
  const { customer } = useSignedIn();
  const [now] = useState(Date.now);
  return todayIn(now, customer?.timezone ?? defaultTimeZone);
}
