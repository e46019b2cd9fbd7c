import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { places } from "../kinds.conditions.queries.ts";

/**
 * SQL with the active patients `p` of clinics `u` whose programme was made from a version `r` of a care plan, in the clinics of a company
 * or in all.
 */
export const runningPatients = (company: Id | null) => sql`
  patients p join customers u on u.customer_id = p.customer_id join content_versions r on r.version_id = p.care_plan_id
  where p.active and (${company}::uuid is null or u.company_id = ${company}::uuid)`;

/** SQL order by clinic and name. */
export const byClinic = sql`u.name, p.customer_id, p.last_name, p.first_name, p.patient_id`;

/** SQL with the number of patients who run any version of content `c`; null unless it is a care plan. */
export const runningOf = (kind: ContentKind, company: Id | null) =>
  kind === "carePlan"
    ? sql<number>`(select count(*)::int from ${runningPatients(company)} and r.content_id = c.content_id)`
    : sql<null>`null::int`;

/**
 * SQL with the number of patients who run version `v` of a care plan, or a plan that contains it; null for kinds that no care plan
 * contains.
 */
export const runningVersion = (kind: ContentKind, company: Id | null) => {
  const { id, heldBy } = places[kind];
  if (kind !== "carePlan" && heldBy?.kind !== "carePlan") return sql<null>`null::int`;
  const plans = heldBy
    ? sql`(select x.${sql.ref(heldBy.id)} from ${sql.table(heldBy.table)} x where x.${sql.ref(id)} = v.version_id)`
    : sql`(v.version_id)`;
  return sql<number>`(select count(*)::int from ${runningPatients(company)} and r.version_id in ${plans})`;
};
