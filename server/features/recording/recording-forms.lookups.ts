import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, type Database } from "../../platform/database/database.ts";
import type { RowOf } from "../../platform/database/row-of.ts";

/** Returns the lookups for forms of recordings: metrics of devices, and questions of questionnaires. */
export const makeRecordingForms = (db: Database) => ({
  metrics: (scope: CustomerScope, deviceIds: readonly Id[]) =>
    db.rows(
      scope,
      "deviceMetrics",
      build
        .selectFrom("device_metrics")
        .select(["device_id as deviceId", "value_index as valueIndex", "parameter", "metric", "unit"])
        .select(["plausible_min as min", "plausible_max as max"])
        .select(
          sql<{ min: number; max: number }>`json_build_object('min', plausible_min, 'max', plausible_max)`.as(
            "plausible",
          ),
        )
        .where(sql<boolean>`device_id = any(${[...deviceIds]}::uuid[])`)
        .orderBy("value_index"),
    ),

  questions: (scope: CustomerScope, questionnaireIds: readonly Id[]) =>
    db.rows(
      scope,
      "questionsOf",
      build
        .selectFrom("questions")
        .select(["questionnaire_id as questionnaireId", "quest_number as questnumber", "question", "options"])
        .where(sql<boolean>`questionnaire_id = any(${[...questionnaireIds]}::uuid[])`)
        .orderBy("quest_number"),
    ),
});

export type RecordingForms = ReturnType<typeof makeRecordingForms>;

export type DeviceMetric = RowOf<RecordingForms["metrics"]>;
export type Question = RowOf<RecordingForms["questions"]>;
