import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { MeasuredMotion } from "@restride/domain/device-charts/reading-values.ts";
import { patientTexts } from "@restride/domain/patients/patient-texts.ts";
import { scoreSeries, type SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { deficitOf } from "@restride/domain/questionnaires/bands.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicClock } from "../customers/customers.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.lookups.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { limitsOn, measuredMotions, type Scores } from "./scores.lookups.ts";

interface Needs {
  readonly scores: Scores;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

interface Origin {
  readonly kinds: readonly QuestionnaireKind[];
  /** What a device measures of it. */
  readonly motion: MeasuredMotion["name"] | null;
}

/** Where the points of each chart come from. */
const origins: Record<SeriesName, Origin> = {
  oks: { kinds: ["oxford-knee", "oxford-hip"], motion: null },
  pain: { kinds: ["pain"], motion: null },
  flexion: { kinds: ["range-of-motion"], motion: "flexion" },
  extension: { kinds: ["range-of-motion"], motion: "extension" },
};

/** A score of a patient over time. */
export const makeGetScoreSeries =
  ({ scores, patients, clock, noteRead }: Needs) =>
  async (scope: CustomerScope, patientId: Id, name: SeriesName, operation: string) => {
    const { kinds, motion } = origins[name];
    const [plan, { today }, forms, readings] = await Promise.all([
      patients.planOf(scope, patientId),
      clock(scope),
      scores.filledForms(scope, patientId, kinds),
      motion ? scores.motionReadings(scope, patientId) : [],
    ]);
    if (!plan) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, operation);
    const series = scoreSeries(forms, measuredMotions(readings))[name].map(({ date, value, source }) => ({
      date,
      score: value,
      extensiondeficit: name === "extension" ? deficitOf(value) : null,
      source,
    }));
    const threshold = motion && limitsOn(readings, motion, daysBetween(plan.surgeryDate, today));
    return { series, threshold };
  };
