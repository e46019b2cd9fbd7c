import { allPlausible, type ChartMetric, motionsOf } from "@restride/domain/device-charts/reading-values.ts";
import {
  type FilledForm,
  isLater,
  type ScoreTime,
  type ScoredOn,
  scoresOfForm,
} from "@restride/domain/progress-page/progress-series.ts";
import type { ScoreName } from "@restride/domain/questionnaires/score.ts";
import type pg from "pg";
import { type Difference, ofPatient, type Patient, rowsOf } from "./patient-items.ts";

type Reading = ScoreTime & { source: string; values: (number | null)[]; metrics: ChartMetric[]; plausible: boolean };

const utc = (instant: string): string => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const forms = `
  select a.day::text as date, ${utc("submitted_at")} as at, q.short_name as source, q.kind, a.answers
  from questionnaire_answers a join questionnaires q using (questionnaire_id) where ${ofPatient}`;

const readings = `
  select r.day::text as date, ${utc("coalesce(received_at, taken_at)")} as at, d.display_name as source, r.values::float[] as values,
    r.plausible, (select json_agg(json_build_object('valueIndex', value_index, 'parameter', parameter,
      'plausible', json_build_object('min', plausible_min, 'max', plausible_max))) from device_metrics m where m.device_id = i.device_id) as metrics
  from device_readings r join patient_devices i using (customer_id, patient_id, item_id) join devices d using (device_id) where ${ofPatient}`;

const columns = {
  kneescore: "knee_score",
  hipscore: "hip_score",
  painlevel: "pain_level",
  flexion: "flexion",
  extension: "extension",
} as const satisfies Record<ScoreName, string>;

const names = Object.keys(columns) as ScoreName[];

const storedScores = `select ${names
  .map((name) => `${columns[name]}::float || ' of ' || ${columns[name]}_day as ${name}`)
  .join(", ")} from patient_progress where ${ofPatient}`;

/** Returns the stored last scores of a patient that differ from the last points of their series, and readings with a wrong mark. */
export const checkLastScores = async (client: pg.ClientBase, patient: Patient): Promise<Difference[]> => {
  const taken = await rowsOf<Reading>(client, readings, patient);
  const scores: ScoredOn[] = [
    ...(await rowsOf<FilledForm>(client, forms, patient)).flatMap(scoresOfForm),
    ...taken.flatMap(({ values, metrics, date, at, source }) =>
      motionsOf(values, metrics).map((motion) => ({ ...motion, date, at, source })),
    ),
  ];
  const [row] = await rowsOf<Record<ScoreName, string | null>>(client, storedScores, patient);
  const wrong = names.flatMap((name) => {
    const its = scores.filter((score) => score.name === name);
    const last = its.length > 0 ? its.reduce((one, other) => (isLater(other, one) ? other : one)) : null;
    const [is, should] = [row?.[name] ?? null, last && `${last.value} of ${last.date}`];
    return is === should ? [] : [{ patientId: patient.id, day: name, storedText: is, engine: should ?? "no score" }];
  });
  const marked = taken
    .filter(({ values, metrics, plausible }) => allPlausible(values, metrics) !== plausible)
    .map(({ date, plausible }) => ({
      patientId: patient.id,
      day: date,
      storedText: `reading ${plausible ? "not marked" : "marked"}`,
      engine: `reading ${plausible ? "marked" : "not marked"}`,
    }));
  return [...wrong, ...marked];
};
