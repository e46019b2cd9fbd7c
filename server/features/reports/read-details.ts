import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { PersonName } from "@restride/domain/patients/person-name.ts";
import { scoreSeries, seriesNames } from "@restride/domain/progress-page/progress-series.ts";
import { programmeRows } from "@restride/domain/reports/programme-rows.ts";
import { type DrawnScore, drawScore } from "@restride/domain/score-charts/drawn-score.ts";
import { type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { RecordedDiagnoses, RecordedDiagnosis } from "../diagnoses/diagnoses.lookups.ts";
import type { NewestAnswers } from "../questionnaires/filled-answers.lookups.ts";
import type { ReadRecovery } from "../recovery/recovery.lookups.ts";
import type { Recordings } from "../recording/recording.lookups.ts";
import type { Schedules } from "../scheduled-items/scheduled-items.lookups.ts";
import { limitsOn, measuredMotions, type Scores } from "../score-charts/scores.lookups.ts";
import type { Report } from "./read-report.ts";

/** Returns the newest notes about a patient, up to a limit, and how many there are; another feature implements it. */
export type NewestNotes = (
  scope: CustomerScope,
  patientId: Id,
  limit: number,
) => Promise<{ readonly notes: readonly ReportedNote[]; readonly total: number }>;

/** A note as a report shows it; `datetime` is an instant. */
interface ReportedNote {
  readonly datetime: string;
  readonly category: { readonly category_name: string };
  readonly created_by: PersonName;
  readonly notes: string;
}

interface Deps {
  readonly newestAnswers: NewestAnswers;
  readonly newestNotes?: NewestNotes;
  readonly readRecovery: ReadRecovery;
  readonly recordedDiagnoses: RecordedDiagnoses;
  readonly recordings: Recordings;
  readonly schedules: Schedules;
  readonly scores: Scores;
}

/** The parts of a report after its first facts. */
export interface ReportDetails {
  readonly diagnoses: readonly RecordedDiagnosis[];
  /** The rows of the current programme. */
  readonly programme: readonly string[][];
  readonly scores: readonly DrawnScore[];
  /** Recovery beside the clinic's others; null for the holder of a link. */
  readonly recovery: Awaited<ReturnType<ReadRecovery>> | null;
  /** The newest notes and how many there are; null when they were not requested, and in a product without notes. */
  readonly notes: Awaited<ReturnType<NewestNotes>> | null;
  /** The newest submissions with their answers and how many there are; null when they were not requested. */
  readonly answers: Awaited<ReturnType<NewestAnswers>> | null;
}

/** The parts of a report that are included on request. */
export interface OptionalParts {
  readonly notes: boolean;
  readonly answers: boolean;
}

/** The parts of a report that not every reader sees. */
export interface ReportParts extends OptionalParts {
  readonly recovery: boolean;
}

/** Maximum numbers of notes and submissions in a report. */
const maxNotes = 50;
const maxForms = 20;

const readScores = async (
  { scores }: Deps,
  scope: CustomerScope,
  patientId: Id,
  { patient: { surgery, today } }: Report,
): Promise<DrawnScore[]> => {
  const [forms, readings] = await Promise.all([
    scores.filledForms(scope, patientId),
    scores.motionReadings(scope, patientId),
  ]);
  const { extensiondeficit, ...series } = scoreSeries(forms, measuredMotions(readings));
  const day = daysBetween(surgery.date, today);
  const seriesToShow = surgery.type === "knee" ? seriesNames : (["oks", "pain"] as const);
  return seriesToShow.map((name) => {
    const threshold = name === "flexion" || name === "extension" ? limitsOn(readings, name, day) : null;
    return drawScore(name, surgery.type, name === "extension" ? extensiondeficit : series[name], threshold);
  });
};

const readProgramme = async (
  { schedules, recordings }: Deps,
  scope: CustomerScope,
  patientId: Id,
  today: CalendarDate,
): Promise<string[][]> => {
  const [exercises, devices, questionnaires, done] = await Promise.all([
    schedules.exercises(scope, patientId),
    schedules.devices(scope, patientId),
    schedules.questionnaires(scope, patientId),
    recordings.lastDone(scope, patientId),
  ]);
  const lastDone = new Map(done.map(({ itemId, ...last }) => [itemId as string, last]));
  const currentDevices = devices.filter(({ deleted }) => !deleted);
  return programmeRows([...exercises, ...currentDevices, ...questionnaires], lastDone, today);
};

/** Makes the use case that reads all details that a report shows of a patient in the scope. */
export const makeReadDetails =
  (deps: Deps) =>
  async (scope: CustomerScope, patientId: Id, report: Report, parts: ReportParts): Promise<ReportDetails> => {
    const [diagnoses, programme, scores, recovery, notes, answers] = await Promise.all([
      deps.recordedDiagnoses(scope, patientId),
      readProgramme(deps, scope, patientId, report.time.today),
      readScores(deps, scope, patientId, report),
      parts.recovery ? deps.readRecovery(scope, patientId) : null,
      parts.notes ? (deps.newestNotes?.(scope, patientId, maxNotes) ?? null) : null,
      parts.answers ? deps.newestAnswers(scope, patientId, maxForms) : null,
    ]);
    return { diagnoses, programme, scores, recovery, notes, answers };
  };

export type ReadDetails = ReturnType<typeof makeReadDetails>;
