import { type CustomerScope, sightOf } from "@restride/domain/access/scope.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { scoreSeries, type SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { deficitOf } from "@restride/domain/questionnaires/bands.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NoteRead } from "../patients/patient-reads.commands.ts";
import type { PatientContacts } from "../patients/patients.lookups.ts";
import { leftOutMotions, limitsOn, measuredMotions, type Scores } from "./scores.lookups.ts";

interface Deps {
  readonly scores: Scores;
  readonly patients: PatientContacts;
  readonly clock: ClinicClock;
  readonly noteRead: NoteRead;
}

/** The motion of devices that a chart shows beside the scores of questionnaires. */
const motionOf = { oks: null, pain: null, flexion: "flexion", extension: "extension" } as const;

/** Makes the use case that returns a score of a patient over time. Charts that are requested together share one read. */
export const makeGetScoreSeries = ({ scores, patients, clock, noteRead }: Deps) => {
  const readSeries = singleFlight(
    (scope: CustomerScope, patientId: Id) => `${sightOf(scope)} ${patientId}`,
    async (scope, patientId) => {
      const [plan, forms, readings] = await Promise.all([
        patients.planOf(scope, patientId),
        scores.filledForms(scope, patientId),
        scores.motionReadings(scope, patientId),
      ]);
      return { plan, readings, series: scoreSeries(forms, measuredMotions(readings)) };
    },
  );
  return async (scope: CustomerScope, patientId: Id, name: SeriesName, operation: string) => {
    const [{ plan, readings, series }, { today }] = await Promise.all([readSeries(scope, patientId), clock(scope)]);
    if (!plan) return refuse(patientTexts.notFound);
    noteRead(scope, patientId, operation);
    const motion = motionOf[name];
    return {
      series: series[name].map(({ date, value, source }) => ({
        date,
        score: value,
        extensiondeficit: name === "extension" ? deficitOf(value) : null,
        source,
      })),
      leftout:
        motion &&
        leftOutMotions(readings, motion).map(({ date, value, min, max, source }) => ({
          date,
          value,
          min,
          max,
          source,
        })),
      threshold: motion && limitsOn(readings, motion, daysBetween(plan.surgeryDate, today)),
    };
  };
};
