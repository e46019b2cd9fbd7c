import type { Id } from "@restride/domain/values/id.ts";
import { Role, staffRoles } from "@restride/domain/access/roles.ts";
import { operations } from "@restride/domain/operations.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { isCharted } from "@restride/domain/device-charts/charted.ts";
import { chartValue } from "@restride/domain/device-charts/reading-values.ts";
import { scoreSeries } from "@restride/domain/progress-page/progress-series.ts";
import { weekAgoOf } from "@restride/domain/progress-page/week-ago.ts";
import { weeksOf } from "@restride/domain/progress-page/progress-weeks.ts";
import { spanOf } from "@restride/domain/progress/periods.ts";
import { type CalendarDate, calendarDate } from "@restride/domain/values/calendar-date.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { OpenedPatient, PatientPages } from "../patient-page/patient-page.lookups.ts";
import { toAreaCounts, type Recordings } from "../recording/recording.lookups.ts";
import { measuredMotions, type Scores } from "../score-charts/scores.lookups.ts";
import type { MeasuringDevice, ProgressPageQueries } from "./progress-page.queries.ts";

export interface ProgressPageDeps {
  readonly db: Database;
  readonly queries: ProgressPageQueries;
  readonly patientPages: PatientPages;
  readonly recordings: Recordings;
  readonly clock: ClinicClock;
  readonly letterheads: Letterheads;
  readonly scores: Scores;
}

const beginning = calendarDate("0001-01-01");

const measurementsOf = ({ deviceid, devicename, metrics, readings, height, surgeryType }: MeasuringDevice) => {
  const charted = metrics.filter(({ parameter }) => isCharted(parameter, surgeryType));
  return charted.map((metric) => {
    const lastReading = readings
      .map(({ day, values }) => ({ day, value: chartValue(values, metric, metrics, height) }))
      .find(({ value }) => value !== null);
    const { valueIndex, metric: name, parameter, unit } = metric;
    return {
      deviceid,
      devicename,
      valueIndex,
      metric: name,
      parameter,
      unit,
      value: lastReading?.value ?? null,
      date: lastReading?.day ?? null,
    };
  });
};

const scoresOf = ({ lastscores }: OpenedPatient) => ({
  kneescore: lastscores.kneescore?.value ?? null,
  kneescoredate: lastscores.kneescore?.date ?? null,
  hipscore: lastscores.hipscore?.value ?? null,
  hipscoredate: lastscores.hipscore?.date ?? null,
  painlevel: lastscores.painlevel?.value ?? null,
  painleveldate: lastscores.painlevel?.date ?? null,
  flexion: lastscores.flexion?.value ?? null,
  flexiondate: lastscores.flexion?.date ?? null,
  flexionsource: lastscores.flexion?.source ?? null,
  extension: lastscores.extension?.value ?? null,
  extensiondeficit: lastscores.extensiondeficit?.value ?? null,
  extensiondate: lastscores.extension?.date ?? null,
  extensionsource: lastscores.extension?.source ?? null,
});

const weekAgo = (series: ReturnType<typeof scoreSeries>, today: CalendarDate) => ({
  score: weekAgoOf(series.oks, today),
  painlevel: weekAgoOf(series.pain, today),
  flexion: weekAgoOf(series.flexion, today),
  extensiondeficit: weekAgoOf(series.extensiondeficit, today),
});

const mayShare = ({ role }: Viewer): boolean => operations.caregiverNotify.roles.includes(role);

/**
 * Roles that see the patient's name: staff, the patient, and the person who opened the page with the code that was sent to the patient. A
 * caregiver's link may be passed on.
 */
const rolesWithName = new Set<Role>([...staffRoles, Role.patient, Role.progressLink]);

/** Makes the use case that returns the content of a patient's progress page. Opening it is logged as a read of the record. */
export const makeGetSurveyDetail =
  ({ queries, patientPages, recordings, clock, letterheads, scores }: ProgressPageDeps) =>
  async (scope: CustomerScope, viewer: Viewer, patientId: Id, selectsField: (field: string) => boolean) => {
    const { today, timeZone } = await clock(scope);
    const [patient, days, { name, logo }, devices, forms, readings] = await Promise.all([
      patientPages.openPatient(scope, patientId, "getSurveyDetail"),
      recordings.days(scope, patientId, beginning, spanOf("all", today).to),
      letterheads(scope, { customerId: scope.customerId, companyId: null }),
      queries.measuringDevices(scope, patientId),
      scores.filledForms(scope, patientId),
      selectsField("weekago") ? scores.motionReadings(scope, patientId) : [],
    ]);
    if (isRefusal(patient)) return patient;
    return {
      survey: {
        ...scoresOf(patient),
        surgerytype: patient.surgery.type,
        surgerydate: patient.surgery.date,
        clinic: name,
        logo,
        includedevices: patient.include_devices,
        forms,
        weekago: weekAgo(scoreSeries(forms, measuredMotions(readings)), today),
        measurements: devices.flatMap(measurementsOf),
        weeks: weeksOf(days.map(toAreaCounts)),
        today,
        timezone: timeZone,
        mayshare: mayShare(viewer),
        patientname: rolesWithName.has(viewer.role) ? `${patient.firstname} ${patient.lastname}` : null,
        provider: patient.provider,
      },
    };
  };
