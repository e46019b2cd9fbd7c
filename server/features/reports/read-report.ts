import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { reportTexts } from "@restride/domain/reports/report-mail.ts";
import { addDays, type CalendarDate, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { OpenedPatient, PatientPages } from "../patients/patient-page.lookups.ts";
import type { KeptDay, Recordings } from "../recording/recording.lookups.ts";

interface Needs {
  readonly clock: ClinicClock;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
}

/** What a report tells. */
export interface Report {
  readonly patient: OpenedPatient;
  /** The days of the weeks that it shows. */
  readonly days: readonly KeptDay[];
  readonly today: CalendarDate;
}

const weeksShown = 12;

const dueBy = (days: readonly KeptDay[], today: CalendarDate): boolean =>
  days.some(({ day, ...due }) => day <= today && due.exercise_due + due.measurement_due + due.questionnaire_due > 0);

/** What there is to report of a patient; refused while nothing was due yet. Reading it is noted under the operation. */
export const makeReadReport =
  ({ clock, patientPages, recordings }: Needs) =>
  async (
    scope: CustomerScope,
    patientId: Id,
    operation: "downloadReport" | "sendReportMail",
  ): Promise<Report | Refusal> => {
    const patient = await patientPages.openPatient(scope, patientId, operation);
    if (isRefusal(patient)) return patient;
    const { today } = await clock(scope);
    const from = addDays(startOfWeek(today), -7 * (weeksShown - 1));
    const days = await recordings.days(scope, patientId, from, today);
    return dueBy(days, today) ? { patient, days, today } : refuse(reportTexts.notEnough);
  };

export type ReadReport = ReturnType<typeof makeReadReport>;
