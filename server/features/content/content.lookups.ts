import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { compiledOnce, type Database } from "../../platform/database/database.ts";

/** Ids of content that somebody names. */
export interface NamedIds {
  readonly exercises?: readonly Id[];
  readonly regimens?: readonly Id[];
  readonly devices?: readonly Id[];
  readonly questionnaires?: readonly Id[];
  readonly carePlans?: readonly Id[];
}

const names = compiledOnce(
  ({ exercises, regimens, devices, questionnaires, carePlans }: Required<NamedIds>) => sql<{ id: Id; name: string }>`
    select exercise_id as id, name from exercises where exercise_id = any(${exercises}::uuid[])
    union all select regimen_id, name from regimens where regimen_id = any(${regimens}::uuid[])
    union all select device_id, display_name from devices where device_id = any(${devices}::uuid[])
    union all select questionnaire_id, short_name from questionnaires where questionnaire_id = any(${questionnaires}::uuid[])
    union all select care_plan_id, name from care_plans where care_plan_id = any(${carePlans}::uuid[])`,
);

const none: Required<NamedIds> = { exercises: [], regimens: [], devices: [], questionnaires: [], carePlans: [] };

/** The names of content by its ids; null when any of them is not there. */
export const makeNamesOfContent =
  (db: Database) =>
  async ({ wall }: CustomerScope, ids: NamedIds): Promise<ReadonlyMap<Id, string> | null> => {
    const asked = { ...none, ...ids };
    const rows = await db.rows({ wall }, "namesOfContent", names(asked));
    const found = new Map(rows.map(({ id, name }) => [id, name]));
    return Object.values(asked).every((list) => list.every((id: Id) => found.has(id))) ? found : null;
  };

export type NamesOfContent = ReturnType<typeof makeNamesOfContent>;
