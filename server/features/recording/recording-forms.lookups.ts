import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";

export interface DeviceMetric {
  readonly deviceId: Id;
  readonly valueIndex: number;
  readonly parameter: string;
  readonly metric: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly plausible: { readonly min: number; readonly max: number };
}

export interface Question {
  readonly questionnaireId: Id;
  readonly questnumber: number;
  readonly question: string;
  readonly options: readonly { readonly optnumber: number; readonly option: string }[];
}

/** What a recording is filled in by: metrics of devices, and questions of questionnaires. */
export const makeRecordingForms = (db: Database) => ({
  metrics: (scope: CustomerScope, deviceIds: readonly Id[]) =>
    db.rows(
      scope,
      "deviceMetrics",
      build
        .selectFrom("device_metrics")
        .select(["device_id as deviceId", "value_index as valueIndex", "parameter", "metric", "unit"])
        .select(["plausible_min as min", "plausible_max as max"])
        .select(sql`json_build_object('min', plausible_min, 'max', plausible_max)`.as("plausible"))
        .where(sql<boolean>`device_id = any(${[...deviceIds]}::uuid[])`)
        .orderBy("value_index")
        .$castTo<DeviceMetric>(),
    ),

  questions: (scope: CustomerScope, questionnaireIds: readonly Id[]) =>
    db.rows(
      scope,
      "questionsOf",
      build
        .selectFrom("questions")
        .select(["questionnaire_id as questionnaireId", "quest_number as questnumber", "question", "options"])
        .where(sql<boolean>`questionnaire_id = any(${[...questionnaireIds]}::uuid[])`)
        .orderBy("quest_number")
        .$castTo<Question>(),
    ),
});

export type RecordingForms = ReturnType<typeof makeRecordingForms>;
