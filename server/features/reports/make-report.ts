import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { addDays, formatUs, startOfWeek } from "@restride/domain/values/calendar-date.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import { writePdf } from "../../platform/pdf/pdf.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { PatientPages } from "../patients/patient-page.lookups.ts";
import type { KeptDay, Recordings } from "../recording/recording.lookups.ts";
import { writeReport } from "./report-pages.ts";
import type { ReportsViews } from "./reports.views.ts";

interface Needs {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
  readonly views: ReportsViews;
}

const weeksShown = 12;
const notEnough = refuse("Not enough data available to generate report.");

const dueBy = (days: readonly KeptDay[], today: CalendarDate): boolean =>
  days.some(({ day, ...due }) => day <= today && due.exercise_due + due.measurement_due + due.questionnaire_due > 0);

/** A patient's report: who, the last scores, and what was done week by week. Refused while nothing was due yet. */
export const makeMakeReport =
  ({ db, clock, patientPages, recordings, views }: Needs) =>
  (scope: CustomerScope, patientId: Id) =>
    db.transaction(scope, async () => {
      const patient = await patientPages.openPatient(scope, patientId, "downloadReport");
      if (isRefusal(patient)) return patient;
      const { today } = await clock(scope);
      const from = addDays(startOfWeek(today), -7 * (weeksShown - 1));
      const days = await recordings.days(scope, patientId, from, today);
      if (!dueBy(days, today)) return notEnough;
      const frame = {
        head: `${await views.clinicName(scope)} · ${formatUs(today)}`,
        foot: "Confidential: health information of the person named. For the care team only.",
      };
      const title = `${patient.salutation} ${patient.firstname} ${patient.lastname}`;
      const bytes = await writePdf(frame, title, (page) => writeReport(page, title, patient, days));
      return { type: "application/pdf", name: `${patientId}.pdf`, bytes };
    });
