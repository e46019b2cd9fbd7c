import type { CompanyScope, EveryScope } from "@restride/domain/access/scope.ts";
import type { Joint } from "@restride/domain/content/fits.ts";
import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";

/** Scope of an editor of content: a company edits its own, a super admin that of every company and ready content. */
export type EditorScope = CompanyScope | EveryScope;

/** Content that contains versions of another kind: the table of its entries, its id column there, and its kind. */
interface Holder {
  readonly table: string;
  readonly id: string;
  readonly kind: ContentKind;
}

/** Table of the versions of a kind. */
interface Place {
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly image: boolean;
  readonly heldBy?: Holder;
}

const ofRegimen: Holder = { table: "regimen_exercises", id: "regimen_id", kind: "regimen" };
const ofPlan = (table: string) => ({ table, id: "care_plan_id", kind: "carePlan" }) as const;

export const places: Record<ContentKind, Place> = {
  carePlan: { table: "care_plans", id: "care_plan_id", name: "name", image: false },
  regimen: { table: "regimens", id: "regimen_id", name: "name", image: false, heldBy: ofPlan("care_plan_regimens") },
  exercise: { table: "exercises", id: "exercise_id", name: "name", image: true, heldBy: ofRegimen },
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

/**
 * Returns the owner of the content that an operation names: a company's own, or that of the company that a super admin names; null for
 * ready content.
 */
export const ownerOf = (scope: EditorScope, named: Id | null | undefined): Id | null =>
  scope.kind === "company" ? scope.companyId : (named ?? null);

/** SQL condition for the content `c` that an editor may see: ready content, and a company's own. */
export const knownToEditor = (scope: EditorScope) =>
  scope.kind === "every" ? sql`true` : sql`(c.company_id is null or c.company_id = ${scope.companyId})`;

/** SQL condition: a company's published copy replaces content `c`. */
export const isReplacedFor = (company: Id | null) => sql`exists (
  select from content k where k.copy_of = c.content_id and c.company_id is null and k.company_id = ${company}::uuid
    and exists (select from content_versions w where w.content_id = k.content_id))`;

/** SQL with the published content `h` whose newest versions `its` contain any version of content `c`. */
const contentHolding = (id: string, { table, id: holder }: Holder) => sql`${sql.table(table)} x
    join content_versions mine on mine.version_id = x.${sql.ref(id)} and mine.content_id = c.content_id
    join content_versions its on its.version_id = x.${sql.ref(holder)}
    join content h on h.content_id = its.content_id and h.retired_at is null
    where not exists (select from content_versions n where n.content_id = its.content_id and n.number > its.number)`;

/** SQL with the number of such content. */
export const usedIn = (kind: ContentKind) => {
  const { id, heldBy } = places[kind];
  return heldBy
    ? sql<number>`(select count(distinct h.content_id)::int from ${contentHolding(id, heldBy)})`
    : sql<number>`0`;
};

/** SQL condition: the exercise `c` is in a published regimen for a joint, or for both. */
export const isInRegimenFor = (
  joint: Joint,
) => sql<boolean>`exists (select from ${contentHolding(places.exercise.id, ofRegimen)}
    and its.version_id in (select regimen_id from regimens where coalesce(surgery_type, ${joint}) = ${joint}))`;
