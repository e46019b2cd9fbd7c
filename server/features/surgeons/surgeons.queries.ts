import { type CustomerScope, wholeClinic } from "@restride/domain/access/scope.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { type Id } from "@restride/domain/values/id.ts";
import { sql } from "kysely";
import { build, compiledPerShape, type Database } from "../../platform/database/database.ts";
import { idsByContact, namedIds } from "../names/name-parts.lookups.ts";
import { isOfSurgeons, limitsOf, type SightLimits } from "../sight/sight.lookups.ts";

/** A request for the list. */
export interface SurgeonListRequest {
  readonly search: string;
  readonly descending: boolean;
}

interface Phones {
  readonly public: string;
  readonly private: string;
}

const phones = sql<Phones>`json_build_object('public', coalesce(s.phone_public, ''), 'private', coalesce(s.phone_private, ''))`;
const activePatients = sql<number>`(select count(*)::int as patients from patients p
  where p.customer_id = s.customer_id and p.surgeon_id = s.surgeon_id and p.active)`;
const photo = sql<string>`coalesce(s.photo, '')`.as("image");
const hospital = (key: string) => sql<string>`coalesce(s.hospital ->> ${sql.lit(key)}, '')`;

const practice = [
  hospital("name").as("hospital_name"),
  hospital("url").as("hospital_url"),
  hospital("department").as("department_name"),
  hospital("title").as("department_title"),
] as const;

type VisibleSurgeons = SightLimits & { readonly customerId: Id };

const seenBy = (scope: CustomerScope): VisibleSurgeons => ({ customerId: scope.customerId, ...limitsOf(scope) });

/** SQL with the surgeons of a scope: the clinic's, or those that a surgeon is limited to. */
const visibleSurgeons = ({ customerId, ...limits }: VisibleSurgeons) =>
  build
    .selectFrom("surgeons as s")
    .where("s.customer_id", "=", customerId)
    .where("s.deleted_at", "is", null)
    .where(isOfSurgeons(limits, "s.surgeon_id"));

/** SQL with the surgeons whose name matches, or whose email or public phone contains the text. */
const matchingSurgeons = (scope: CustomerScope, search: string) => {
  if (search === "") return visibleSurgeons(seenBy(scope));
  return visibleSurgeons(seenBy(scope)).where(
    sql<boolean>`s.surgeon_id = any(${namedIds("surgeon", searchParts(search))} || ${idsByContact("surgeonContact", search)})`,
  );
};

/** SQL columns that everybody may see; nothing else of a surgeon is read for the public. */
const publicColumns = (surgeons: ReturnType<typeof visibleSurgeons>) =>
  surgeons
    .select(["s.surgeon_id as _id", "s.name", photo, "s.description", "s.about_me", "s.address", "s.team"])
    .select([sql<string>`coalesce(s.phone_public, '')`.as("phone"), ...practice]);

type Page = VisibleSurgeons & { readonly ids: readonly Id[] };

const page = compiledPerShape(({ ids, ...seen }: Page) =>
  visibleSurgeons(seen)
    .where(sql<boolean>`s.surgeon_id = any(${ids}::uuid[])`)
    .select(["s.surgeon_id as _id", "s.name", photo, "s.email", phones.as("phone"), activePatients.as("patients")])
    .orderBy(sql`array_position(${ids}::uuid[], s.surgeon_id)`),
);

export const makeSurgeonsQueries = (db: Database) => ({
  names: (scope: CustomerScope) =>
    db.rows(
      wholeClinic(scope),
      "surgeonNames",
      build
        .selectFrom("surgeons")
        .select(["surgeon_id as _id", "name"])
        .where("customer_id", "=", scope.customerId)
        .where("deleted_at", "is", null)
        .orderBy("last_name")
        .orderBy("first_name"),
    ),

  /** Returns the ids of all matching surgeons, by name. */
  ids: async (scope: CustomerScope, { search, descending }: SurgeonListRequest) => {
    const order = descending ? "desc" : "asc";
    const idsStatement = matchingSurgeons(scope, search)
      .select("s.surgeon_id as id")
      .orderBy("s.name", order)
      .orderBy("s.surgeon_id", order);
    return (await db.rows(scope, "surgeonIds", idsStatement)).map(({ id }) => id);
  },

  /** Returns the rows of a page, in the order of its ids. */
  list: (scope: CustomerScope, ids: readonly Id[]) => db.rows(scope, "surgeonList", page({ ...seenBy(scope), ids })),

  byId: (scope: CustomerScope, surgeonId: Id) =>
    db.row(
      scope,
      "surgeonById",
      visibleSurgeons(seenBy(scope))
        .where("s.surgeon_id", "=", surgeonId)
        .select(["s.surgeon_id as _id", "s.name", "s.first_name as firstname", "s.last_name as lastname"])
        .select(["s.access_code as accesscode", photo, "s.email", phones.as("phone"), "s.about_me"])
        .select(["s.description", "s.address", ...practice])
        .select(["s.team", "s.customer_id as customer", "s.show_in_list as showinlist", "s.version"])
        .select(activePatients.as("patients")),
    ),

  publicById: (scope: CustomerScope, surgeonId: Id) =>
    db.row(scope, "publicSurgeon", publicColumns(visibleSurgeons(seenBy(scope))).where("s.surgeon_id", "=", surgeonId)),

  /** Returns whether a code belongs to a surgeon of the clinic, removed ones included. */
  isCodeTaken: (scope: CustomerScope, code: string) =>
    db.returnsRow(
      wholeClinic(scope),
      "surgeonCodeTaken",
      build
        .selectFrom("surgeons")
        .select("surgeon_id")
        .where("customer_id", "=", scope.customerId)
        .where("access_code", "=", code),
    ),

  /** Returns those of the named surgeons who have active patients. */
  withActivePatients: (scope: CustomerScope, surgeonIds: readonly Id[]) =>
    db.rows(
      scope,
      "surgeonsWithPatients",
      visibleSurgeons(seenBy(scope))
        .where(sql<boolean>`s.surgeon_id = any(${[...surgeonIds]}::uuid[])`)
        .innerJoin(sql<{ patients: number }>`lateral ${activePatients}`.as("k"), (join) => join.onTrue())
        .where("k.patients", ">", 0)
        .select(["s.name", "k.patients"])
        .orderBy("s.name"),
    ),
});

export type SurgeonsQueries = ReturnType<typeof makeSurgeonsQueries>;
