import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import { countedDays, wasDue } from "@restride/domain/reports/report-weeks.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { ClinicClock, ClinicTime } from "../clinic-profile/clinic-clock.lookups.ts";
import type { OpenedPatient, PatientPages } from "../patient-page/patient-page.lookups.ts";
import { toAreaCounts, type Recordings } from "../recording/recording.lookups.ts";
import { reportTexts } from "@restride/domain/reports/report-texts.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
}

/** The first facts of a report. */
export interface Report {
  readonly patient: OpenedPatient;
  /** The counts of each day, beginning with the first, oldest first. */
  readonly counted: readonly AreasOn[];
  readonly time: ClinicTime;
}

const beginning = calendarDate("0001-01-01");

const hasScore = ({ lastscores }: OpenedPatient): boolean => Object.values(lastscores).some((score) => score !== null);

/**
 * Makes the use case that reads the facts to report of a patient; refuses when nothing was due and nothing was measured. The read is recorded under
 * the operation's name.
 */
export const makeReadReport =
  ({ clock, patientPages, recordings }: Deps) =>
  async (
    scope: CustomerScope,
    patientId: Id,
    operation: "downloadReport" | "sendReportMail",
  ): Promise<Report | Refusal> => {
    const time = await clock(scope);
    const [patient, days] = await Promise.all([
      patientPages.openPatient(scope, patientId, operation),
      recordings.days(scope, patientId, beginning, time.today),
    ]);
    if (isRefusal(patient)) return patient;
    const dayCounts = days.map(toAreaCounts);
    if (!wasDue(dayCounts, time.today) && !hasScore(patient)) return refuse(reportTexts.notEnough);
    return { patient, counted: countedDays(dayCounts, time.today), time };
  };

export type ReadReport = ReturnType<typeof makeReadReport>;
