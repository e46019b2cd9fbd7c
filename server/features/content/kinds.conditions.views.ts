import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";

/** Who keeps content: a company its own, a super admin every company's and what is ready. */
export type Keeper = CompanyScope | EveryScope;

/** Where the versions of a kind lie, and what holds them. */
interface Place {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly image: boolean;
  readonly heldBy?: { readonly table: string; readonly id: string; readonly kind: ContentKind };
}

const ofPlan = (table: string) => ({ table, id: "care_plan_id", kind: "carePlan" }) as const;

export const places: Record<ContentKind, Place> = {
  carePlan: { table: "care_plans", id: "care_plan_id", name: "name", image: false },
  regimen: { table: "regimens", id: "regimen_id", name: "name", image: false, heldBy: ofPlan("care_plan_regimens") },
  exercise: {
    table: "exercises",
    id: "exercise_id",
    name: "name",
    image: true,
    heldBy: { table: "regimen_exercises", id: "regimen_id", kind: "regimen" },
  },
  device: {
    table: "devices",
    id: "device_id",
    name: "display_name",
    image: true,
    heldBy: ofPlan("care_plan_devices"),
  },
  questionnaire: {
    table: "questionnaires",
    id: "questionnaire_id",
    name: "short_name",
    image: true,
    heldBy: ofPlan("care_plan_questionnaires"),
  },
};

/** Whose content a call is about: a company's own, or the one that a super admin names; null for what is ready. */
export const ownerOf = (scope: Keeper, named: Id | null | undefined): Id | null =>
  scope.kind === "company" ? scope.companyId : (named ?? null);

/** The content `c` that a keeper knows: what is ready, and a company's own. */
export const knownToKeeper = (scope: Keeper) =>
  scope.kind === "every" ? sql`true` : sql`(c.company_id is null or c.company_id = ${scope.companyId})`;

/** Whether a company's published copy has taken the place of content `c`. */
export const isReplacedFor = (company: Id | null) => sql`exists (
  select from content k where k.copy_of = c.content_id and c.company_id is null and k.company_id = ${company}::uuid
    and exists (select from content_versions w where w.content_id = k.content_id))`;

/** In how many published contents any version of content `c` stands. */
export const usedIn = (kind: ContentKind) => {
  const { id, heldBy } = places[kind];
  if (!heldBy) return sql<number>`0`;
  return sql<number>`(
    select count(distinct h.content_id)::int from ${sql.table(heldBy.table)} x
    join content_versions mine on mine.version_id = x.${sql.ref(id)} and mine.content_id = c.content_id
    join content_versions its on its.version_id = x.${sql.ref(heldBy.id)}
    join content h on h.content_id = its.content_id and h.retired_at is null
    where not exists (select from content_versions n where n.content_id = its.content_id and n.number > its.number))`;
};

/** Active patients `p` of clinics `u` whose programme was made from any version of care plan `c`, in the clinics of a company or in all. */
export const runningPatients = (company: Id | null) => sql`
  patients p join customers u on u.customer_id = p.customer_id
  where p.active and (${company}::uuid is null or u.company_id = ${company}::uuid)
    and p.care_plan_id in (select r.version_id from content_versions r where r.content_id = c.content_id)`;

/** Active patients whose programme was made from version `v` of a care plan, or from one that holds it; null for what no care plan holds. */
export const runningVersion = (kind: ContentKind, company: Id | null) => {
  const { id, heldBy } = places[kind];
  if (kind !== "carePlan" && heldBy?.kind !== "carePlan") return sql<null>`null::int`;
  const plans = heldBy
    ? sql`(select x.${sql.ref(heldBy.id)} from ${sql.table(heldBy.table)} x where x.${sql.ref(id)} = v.version_id)`
    : sql`(v.version_id)`;
  return sql<number>`(
    select count(*)::int from patients p join customers u on u.customer_id = p.customer_id
    where p.active and p.care_plan_id in ${plans} and (${company}::uuid is null or u.company_id = ${company}::uuid))`;
};

/** How many these are; null where no care plan is meant. */
export const runningOf = (kind: ContentKind, company: Id | null) =>
  kind === "carePlan" ? sql<number>`(select count(*)::int from ${runningPatients(company)})` : sql<null>`null::int`;
