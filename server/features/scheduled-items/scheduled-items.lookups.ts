import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { AnyItem, Area, QuestionnaireItem, ScheduleItem } from "@restride/domain/schedules/schedule-item.ts";
import type { Interval } from "@restride/domain/schedules/interval.ts";
import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, type Row, typedSql } from "../../platform/database/typed-sql.ts";

export interface ScheduledExercise extends ScheduleItem {
  readonly name: string;
  readonly description: string;
  readonly sets: number;
  readonly repeats: number;
  readonly holdSeconds: number;
}

export interface ScheduledDevice extends ScheduleItem {
  readonly deviceId: Id;
  readonly name: string;
  readonly linked: boolean;
  /** Whether the device was deleted. Its items stay due on the days before, but it is no longer shown and measures nothing any more. */
  readonly deleted: boolean;
}

/** The columns of `revision`. */
export const revisionRow = row({
  id: column.id,
  validFrom: column.date,
  validTo: column.date.nullable(),
  surgeryDate: column.date,
  start: column.number,
  end: column.number,
  skipOnSurgeryDate: column.boolean,
});

const scheduledExerciseRow = row({
  ...revisionRow,
  interval: column.numberOf<Interval>(),
  times: column.number,
  name: column.text,
  description: column.text,
  sets: column.number,
  repeats: column.number,
  holdSeconds: column.number,
});

const scheduledDeviceRow = row({
  ...revisionRow,
  interval: column.numberOf<Interval>(),
  times: column.number,
  deviceId: column.id,
  name: column.text,
  status: column.textOf<DeviceState>(),
});

const scheduledQuestionnaireRow = row({
  ...revisionRow,
  type: column.textOf<QuestionnaireItem["type"]>(),
  weekdays: column.list(column.number),
  days: column.list(column.number),
  questionnaireId: column.id,
  name: column.text,
  kind: column.textOf<QuestionnaireKind>(),
});

export type ScheduledQuestionnaire = Row<typeof scheduledQuestionnaireRow>;

export interface PatientSchedule {
  readonly exercises: readonly ScheduledExercise[];
  readonly devices: readonly ScheduledDevice[];
  readonly questionnaires: readonly ScheduledQuestionnaire[];
}

/** States in which a device measures for a patient: from its delivery until it is sent back. */
const linkedStates: readonly string[] = ["Delivered"];

/** The patient whose items are read. */
export interface OfPatient {
  readonly customerId: Id;
  readonly patientId: Id;
}

/** SQL with the items `i` of a patient, each with all its revisions `r`. */
export const ofPatient = ({ customerId, patientId }: OfPatient) => sql`
  join item_revisions r on r.customer_id = i.customer_id and r.patient_id = i.patient_id and r.item_id = i.item_id
  where i.customer_id = ${customerId} and i.patient_id = ${patientId}`;

/** SQL columns of a revision `r` of an item `i`, except its frequency. */
export const revision = sql`i.item_id as id, r.valid_from as "validFrom", r.valid_to as "validTo", r.surgery_date as "surgeryDate",
  r.start_day as start, r.end_day as "end", r.skip_on_surgery_date as "skipOnSurgeryDate"`;

/** SQL with the revisions of one exercise, for statements that read further columns. */
export const exerciseRevisions = ({ itemId, ...of }: OfPatient & { readonly itemId: Id }) => sql`
  select 'exercise' as area, ${revision}, r.interval, r.times from patient_exercises i ${ofPatient(of)}
    and i.item_id = ${itemId} order by r.valid_from`;

const exerciseRows = compiledOnce(
  (of: OfPatient) => typedSql(scheduledExerciseRow)`
    select ${revision}, r.interval, r.times, e.name, e.purpose as description, r.sets, r.repeats, r.hold_seconds as "holdSeconds"
    from patient_exercises i join exercises e on e.exercise_id = i.exercise_id ${ofPatient(of)}
    order by r.start_day, e.code, r.valid_from`,
);

const deviceRows = compiledOnce(
  (of: OfPatient) => typedSql(scheduledDeviceRow)`
    select ${revision}, r.interval, r.times, i.device_id as "deviceId", d.display_name as name, i.status
    from patient_devices i join devices d on d.device_id = i.device_id ${ofPatient(of)}
    order by d.display_name, i.item_id, r.valid_from`,
);

const questionnaireRows = compiledOnce(
  (of: OfPatient) => typedSql(scheduledQuestionnaireRow)`
    select ${revision}, r.schedule_type as type, r.weekdays, r.days, i.questionnaire_id as "questionnaireId", q.short_name as name,
      q.kind
    from patient_questionnaires i join questionnaires q on q.questionnaire_id = i.questionnaire_id ${ofPatient(of)}
    order by q.code, r.valid_from`,
);

/** An item of any area: a questionnaire has a type and its days, other items have an interval. */
const plannedRow = row({
  ...revisionRow,
  area: column.textOf<Area>(),
  interval: column.numberOf<Interval>().nullable(),
  times: column.number.nullable(),
  type: column.textOf<QuestionnaireItem["type"]>().nullable(),
  weekdays: column.list(column.number).nullable(),
  days: column.list(column.number).nullable(),
});

const plannedRows = compiledOnce(
  ({ customerId, patientId }: OfPatient) => typedSql(plannedRow)`
    select case when r.interval is null then 'questionnaire' when r.sets is null then 'measurement' else 'exercise' end as area,
      r.item_id as id, r.valid_from as "validFrom", r.valid_to as "validTo", r.surgery_date as "surgeryDate", r.start_day as start,
      r.end_day as "end", r.skip_on_surgery_date as "skipOnSurgeryDate", r.interval, r.times, r.schedule_type as type, r.weekdays, r.days
    from item_revisions r where r.customer_id = ${customerId} and r.patient_id = ${patientId}`,
);

const plannedItem = ({ area, interval, times, type, weekdays, days, ...shared }: Row<typeof plannedRow>): AnyItem =>
  area === "questionnaire"
    ? { ...shared, type: type!, weekdays: weekdays!, days: days! }
    : { ...shared, area, interval: interval!, times: times! };

/** Returns the lookups of a patient's items, revision by revision, as the schedule engine reads them. */
export const makeSchedules = (db: Database) => {
  const exercises = async (scope: CustomerScope, patientId: Id): Promise<ScheduledExercise[]> => {
    const rows = await db.rows(scope, "scheduledExercises", exerciseRows({ customerId: scope.customerId, patientId }));
    return rows.map((row) => ({ ...row, area: "exercise" }));
  };

  const devices = async (scope: CustomerScope, patientId: Id): Promise<ScheduledDevice[]> => {
    const rows = await db.rows(scope, "scheduledDevices", deviceRows({ customerId: scope.customerId, patientId }));
    return rows.map(({ status, ...row }) => ({
      ...row,
      area: "measurement",
      linked: linkedStates.includes(status),
      deleted: status === "Deleted",
    }));
  };

  const questionnaires = (scope: CustomerScope, patientId: Id): Promise<ScheduledQuestionnaire[]> =>
    db.rows(scope, "scheduledQuestionnaires", questionnaireRows({ customerId: scope.customerId, patientId }));

  /** Returns the items of all areas without their names, in no order, for counting days. */
  const planned = async (scope: CustomerScope, patientId: Id): Promise<AnyItem[]> => {
    const rows = await db.rows(scope, "plannedItems", plannedRows({ customerId: scope.customerId, patientId }));
    return rows.map(plannedItem);
  };

  return {
    exercises,
    devices,
    questionnaires,
    planned,
  };
};

export type Schedules = ReturnType<typeof makeSchedules>;
