import type { CustomerScope } from "@restride/domain/access/scope.ts";
import {
  type ChartMetric,
  leftOutOf,
  type MeasuredMotion,
  motionsOf,
} from "@restride/domain/device-charts/reading-values.ts";
import { type DatedThreshold, type Threshold, thresholdOn } from "@restride/domain/device-charts/threshold.ts";
import { isLater, type MotionOn } from "@restride/domain/progress-page/progress-series.ts";
import { type Id } from "@restride/domain/values/id.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

const listedFormRow = row({
  date: column.date,
  at: column.text,
  source: column.text,
  kind: column.textOf<QuestionnaireKind>(),
  answers: column.list(column.number.nullable()),
  formid: column.id,
  shortname: column.text,
  score: column.number.nullable(),
});

/** A submitted form as it is listed. */
export type ListedForm = Row<typeof listedFormRow>;

interface MotionMetric extends ChartMetric {
  readonly thresholds: readonly DatedThreshold[];
}

const motionReadingRow = row({
  date: column.date,
  at: column.text,
  source: column.text,
  values: column.list(column.number.nullable()),
  metrics: column.json<MotionMetric[]>(),
});

/** A reading that may contain a knee's motion, with its motion metrics. */
export type MotionReading = Row<typeof motionReadingRow>;

/** Returns the implausible values of a motion in readings, oldest first. */
export const leftOutMotions = (readings: readonly MotionReading[], motion: MeasuredMotion["name"]) =>
  readings
    .flatMap(({ values, metrics, ...on }) => leftOutOf(values, metrics).map((leftOut) => ({ ...on, ...leftOut })))
    .filter(({ name }) => name === motion)
    .toSorted((one, other) => (isLater(one, other) ? 1 : -1));

/** Returns the knee motions of each reading. */
export const measuredMotions = (readings: readonly MotionReading[]): MotionOn[] =>
  readings.flatMap(({ values, metrics, ...on }) => motionsOf(values, metrics).map((motion) => ({ ...on, ...motion })));

/** The parameters of devices that contain the motions. */
export const motionParameters = { flexion: "flexion_max", extension: "extension_deficit" } as const;

/** Returns the limits, on a day counted from surgery, of the device that measured last; null when none did. */
export const limitsOn = (
  readings: readonly MotionReading[],
  motion: keyof typeof motionParameters,
  day: number,
): Threshold | null => {
  const last = readings.reduce<MotionReading | null>((one, other) => (one && !isLater(other, one) ? one : other), null);
  const metric = last?.metrics.find(({ parameter }) => parameter === motionParameters[motion]);
  return metric ? thresholdOn(metric.thresholds, day) : null;
};

interface PatientKey {
  readonly customerId: Id;
  readonly patientId: Id;
}

const forms = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(listedFormRow)`
    select a.answer_id as formid, q.short_name as shortname, q.kind, a.score::float as score, a.day as date,
      a.submitted_at as at, a.answers, q.short_name as source
    from questionnaire_answers a join questionnaires q on q.questionnaire_id = a.questionnaire_id
    where a.customer_id = ${customerId} and a.patient_id = ${patientId}
    order by a.day desc, a.submitted_at desc`,
);

const motions = compiledOnce(
  ({ customerId, patientId }: PatientKey) => typedSql(motionReadingRow)`
    select coalesce(r.received_at, r.taken_at) as at, r.day as date, d.display_name as source, r.values::float[] as values, m.metrics
    from device_readings r
    join patient_devices i on i.customer_id = r.customer_id and i.patient_id = r.patient_id and i.item_id = r.item_id
    join devices d on d.device_id = i.device_id
    join (select device_id, json_agg(json_build_object('valueIndex', value_index, 'parameter', parameter, 'thresholds', thresholds,
        'plausible', json_build_object('min', plausible_min, 'max', plausible_max))) as metrics
      from device_metrics where parameter in ('flexion_max', 'extension_deficit') group by device_id) m on m.device_id = i.device_id
    where r.customer_id = ${customerId} and r.patient_id = ${patientId}`,
);

/** Returns the lookups of a patient's scores over time. The caller has checked that the patient is in the scope. */
export const makeScores = (db: Database) => ({
  /** Returns the submitted forms of all kinds, newest first. */
  filledForms: (scope: CustomerScope, patientId: Id) =>
    db.rows(scope, "filledForms", forms({ customerId: scope.customerId, patientId })),

  /** Returns the readings of devices that measure the knee's motion. */
  motionReadings: (scope: CustomerScope, patientId: Id) =>
    db.rows(scope, "motionReadings", motions({ customerId: scope.customerId, patientId })),
});

export type Scores = ReturnType<typeof makeScores>;
