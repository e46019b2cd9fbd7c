import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import type { QuestionnaireItem, ScheduleItem } from "@restride/domain/schedules/schedule-item.ts";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";

export interface ScheduledExercise extends ScheduleItem {
  readonly name: string;
  readonly description: string;
  readonly sets: number;
  readonly repeats: number;
  readonly holdSeconds: number;
}

export interface ScheduledDevice extends ScheduleItem {
  readonly deviceId: string;
  readonly name: string;
  readonly linked: boolean;
}

export interface ScheduledQuestionnaire extends QuestionnaireItem {
  readonly questionnaireId: string;
  readonly name: string;
  readonly kind: QuestionnaireKind;
}

export interface PatientSchedule {
  readonly exercises: readonly ScheduledExercise[];
  readonly devices: readonly ScheduledDevice[];
  readonly questionnaires: readonly ScheduledQuestionnaire[];
}

/** A device measures for a patient once it is there and until it goes back. */
const linkedStates: readonly string[] = ["Delivered"];

const windowColumns = ["i.item_id as id", "i.start_day as start", "i.end_day as end"] as const;
const doseColumns = ["i.interval", "i.times", "i.skip_on_surgery_date as skipOnSurgeryDate"] as const;

interface Of {
  readonly customerId: string;
  readonly patientId: string;
}

const exerciseRows = compiledOnce(({ customerId, patientId }: Of) =>
  build
    .selectFrom("patient_exercises as i")
    .innerJoin("exercises as e", "e.exercise_id", "i.exercise_id")
    .select([...windowColumns, ...doseColumns, "e.name", "e.purpose as description"])
    .select(["i.sets", "i.repeats", "i.hold_seconds as holdSeconds"])
    .where("i.customer_id", "=", customerId)
    .where("i.patient_id", "=", patientId)
    .orderBy("i.start_day")
    .orderBy("e.code"),
);

const deviceRows = compiledOnce(({ customerId, patientId }: Of) =>
  build
    .selectFrom("patient_devices as i")
    .innerJoin("devices as d", "d.device_id", "i.device_id")
    .select([...windowColumns, ...doseColumns, "i.device_id as deviceId", "d.display_name as name", "i.status"])
    .where("i.customer_id", "=", customerId)
    .where("i.patient_id", "=", patientId)
    .where("i.status", "<>", "Deleted")
    .orderBy("d.display_name"),
);

const questionnaireRows = compiledOnce(({ customerId, patientId }: Of) =>
  build
    .selectFrom("patient_questionnaires as i")
    .innerJoin("questionnaires as q", "q.questionnaire_id", "i.questionnaire_id")
    .select([...windowColumns, "i.weekdays", "i.days", "i.skip_on_surgery_date as skipOnSurgeryDate"])
    .select(["i.schedule_type as type", "i.questionnaire_id as questionnaireId", "q.short_name as name", "q.kind"])
    .where("i.customer_id", "=", customerId)
    .where("i.patient_id", "=", patientId)
    .orderBy("q.code"),
);

/** What a patient has to do, as the schedule engine reads it. */
export const makeSchedules = (db: Database) => {
  const exercises = async (scope: CustomerScope, patientId: string): Promise<ScheduledExercise[]> => {
    const rows = await db.rows(scope, "scheduledExercises", exerciseRows({ customerId: scope.customerId, patientId }));
    return rows.map((row) => ({ ...row, area: "exercise", interval: row.interval as ScheduleItem["interval"] }));
  };

  const devices = async (scope: CustomerScope, patientId: string): Promise<ScheduledDevice[]> => {
    const rows = await db.rows(scope, "scheduledDevices", deviceRows({ customerId: scope.customerId, patientId }));
    return rows.map(({ status, ...row }) => ({
      ...row,
      area: "measurement",
      interval: row.interval as ScheduleItem["interval"],
      linked: linkedStates.includes(status),
    }));
  };

  const questionnaires = async (scope: CustomerScope, patientId: string): Promise<ScheduledQuestionnaire[]> => {
    const of = { customerId: scope.customerId, patientId };
    const rows = await db.rows(scope, "scheduledQuestionnaires", questionnaireRows(of));
    return rows.map((row) => ({
      ...row,
      type: row.type as QuestionnaireItem["type"],
      kind: row.kind as QuestionnaireKind,
    }));
  };

  return {
    exercises,
    devices,
    questionnaires,
    all: async (scope: CustomerScope, patientId: string): Promise<PatientSchedule> => ({
      exercises: await exercises(scope, patientId),
      devices: await devices(scope, patientId),
      questionnaires: await questionnaires(scope, patientId),
    }),
  };
};

export type Schedules = ReturnType<typeof makeSchedules>;
