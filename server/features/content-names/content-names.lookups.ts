import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { SurgeryType } from "@restride/domain/schedules/surgery-days.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, compiledOnce, type Database } from "../../platform/database/database.ts";
import { column, row, typedSql } from "../../platform/database/typed-sql.ts";

/** Ids of content that a request names. */
export interface NamedIds {
  readonly exercises?: readonly Id[];
  readonly regimens?: readonly Id[];
  readonly devices?: readonly Id[];
  readonly questionnaires?: readonly Id[];
  readonly carePlans?: readonly Id[];
}

/** SQL with the rows of a content table that are ready content or belong to the clinic's company. */
const versionsKnownTo = (
  customerId: Id,
) => sql`(select v.version_id from content_versions v join content o using (content_id)
  where o.company_id is null or o.company_id = (select company_id from customers where customer_id = ${customerId}))`;

const namesRow = row({ kind: column.text, id: column.id, name: column.text });

const names = compiledOnce(
  ({
    exercises,
    regimens,
    devices,
    questionnaires,
    carePlans,
    customerId,
  }: Required<NamedIds> & { readonly customerId: Id }) => typedSql(namesRow)`
    select * from (
      select 'exercises' as kind, exercise_id as id, name from exercises where exercise_id = any(${exercises}::uuid[])
      union all select 'regimens', regimen_id, name from regimens where regimen_id = any(${regimens}::uuid[])
      union all select 'devices', device_id, display_name from devices where device_id = any(${devices}::uuid[])
      union all select 'questionnaires', questionnaire_id, short_name from questionnaires where questionnaire_id = any(${questionnaires}::uuid[])
      union all select 'carePlans', care_plan_id, name from care_plans where care_plan_id = any(${carePlans}::uuid[])) named
    where id in ${versionsKnownTo(customerId)}`,
);

const none: Required<NamedIds> = { exercises: [], regimens: [], devices: [], questionnaires: [], carePlans: [] };

/** Makes the function that returns the names of content by its ids; null when an id does not exist, or belongs to another company. */
const makeNamesOfContent =
  (db: Database) =>
  async ({ rls, customerId }: CustomerScope, ids: NamedIds): Promise<ReadonlyMap<Id, string> | null> => {
    const idsOfKinds = { ...none, ...ids };
    const rows = await db.rows({ rls }, "namesOfContent", names({ ...idsOfKinds, customerId }));
    const existingIds = new Set(rows.map(({ kind, id }) => kind + id));
    const isThere = Object.entries(idsOfKinds).every(([kind, list]) =>
      list.every((id: Id) => existingIds.has(kind + id)),
    );
    return isThere ? new Map(rows.map(({ id, name }) => [id, name])) : null;
  };

export type NamesOfContent = ReturnType<typeof makeNamesOfContent>;

/** Makes the function that returns whether a care plan is for a joint, or for both. */
const makeIsPlanFor =
  (db: Database) =>
  ({ rls }: CustomerScope, carePlanId: Id, joint: SurgeryType) =>
    db.returnsRow(
      { rls },
      "isPlanForJoint",
      build
        .selectFrom("care_plans")
        .where("care_plan_id", "=", carePlanId)
        .where((plan) => plan.or([plan("surgery_type", "is", null), plan("surgery_type", "=", joint)]))
        .select("care_plan_id"),
    );

export type IsPlanFor = ReturnType<typeof makeIsPlanFor>;

/** Returns the lookups of named content for other features. */
export const makeNamedContent = (db: Database) => ({
  namesOfContent: makeNamesOfContent(db),
  isPlanFor: makeIsPlanFor(db),
});
