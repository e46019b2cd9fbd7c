import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Joint } from "@restride/domain/content/fits.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import {
  isReplacedFor,
  type Keeper,
  knownToKeeper,
  places,
  runningOf,
  runningPatients,
  runningVersion,
  usedIn,
} from "./kinds.conditions.views.ts";

/** What is known of any content. */
export interface HeadRow {
  readonly _id: Id;
  readonly kind: ContentKind;
  readonly company: Id | null;
  readonly isRetired: boolean;
  /** The newest version; 0 before the first. */
  readonly number: number;
  readonly versionid: Id | null;
  /** The version of the draft; null where there is none. */
  readonly version: number | null;
  readonly draft: Record<string, unknown> | null;
  readonly changed: string | null;
  readonly changedby: string | null;
}

export interface ListedRow extends HeadRow {
  readonly name: string;
  readonly surgery_type: Joint | null;
  readonly age_groups: string[];
  readonly regimens: number | null;
  readonly devices: number | null;
  readonly questionnaires: number | null;
  readonly clinics: number | null;
  readonly running: number | null;
  readonly usedin: number;
  readonly image: string | null;
  readonly hasvideo: boolean;
  readonly measures: string[];
  readonly dose: Dose | null;
}

/** The dose with which an exercise begins in a regimen. */
interface Dose {
  readonly holdseconds: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  readonly interval: number;
}

interface VersionRow {
  readonly _id: Id;
  readonly number: number;
  readonly at: string;
  readonly by: string | null;
  readonly running: number | null;
}

const head = sql`c.content_id as _id, c.kind, c.company_id as company, c.retired_at is not null as "isRetired",
  coalesce(v.number, 0) as number, v.version_id as versionid, d.version, d.body as draft,
  coalesce(d.changed_at, case when c.company_id is not null then v.published_at end) as changed,
  (select firstname || ' ' || lastname from staff_card(d.changed_by)) as changedby`;

const newest = sql`left join lateral (
    select version_id, number, published_at from content_versions n where n.content_id = c.content_id order by number desc limit 1) v on true
  left join content_drafts d on d.content_id = c.content_id`;

/** What a device measures: its newest version, else its draft. */
const measures = sql`coalesce(case when v.number is null
  then (select json_agg(g ->> 'metric') from jsonb_array_elements(nullif(d.body -> 'values', 'null')) g where g ->> 'metric' <> '')
  else (select json_agg(m.metric order by m.value_index) from device_metrics m where m.device_id = v.version_id) end, '[]')`;

/** The dose of a published exercise. */
const dose = sql`case when v.number is not null then json_build_object('holdseconds', t.hold_seconds, 'repeat', t.repeats,
  'set', t.sets, 'time', t.times, 'interval', t.interval) end as dose`;

/** What a list shows of a kind beside its name, from the newest version `t`, else from the draft. */
const shown = (kind: ContentKind) => {
  const of = (column: string) =>
    sql`coalesce(t.${sql.ref(column)}, case when v.number is null then d.body ->> ${sql.lit(column)} end)`;
  const ages = sql`coalesce(to_json(t.age_groups), (d.body -> 'age_groups')::json, '[]') as age_groups`;
  const none = sql`null::int as regimens, null::int as devices, null::int as questionnaires`;
  const counted = (table: string, column: string, list: string) => sql`case when v.number is null
    then coalesce(jsonb_array_length(nullif(d.body -> ${sql.lit(list)}, 'null')), 0)
    else (select count(distinct ${sql.ref(column)})::int from ${sql.table(table)} x where x.care_plan_id = v.version_id) end`;
  if (kind === "carePlan")
    return sql`${of("surgery_type")} as surgery_type, ${ages},
      ${counted("care_plan_regimens", "regimen_id", "regimens")} as regimens,
      ${counted("care_plan_devices", "device_id", "devices")} as devices,
      ${counted("care_plan_questionnaires", "questionnaire_id", "feedback")} as questionnaires, null as image, false as hasvideo,
      '[]'::json as measures, null::json as dose`;
  const image = places[kind].image ? of("image") : sql`null`;
  const joint = kind === "regimen" || kind === "device" ? of("surgery_type") : sql`null`;
  const hasVideo = kind === "exercise" ? sql`coalesce(t.video, '') <> ''` : sql`false`;
  const meantFor = kind === "regimen" ? ages : sql`'[]'::json as age_groups`;
  return sql`${joint} as surgery_type, ${meantFor}, ${none}, ${image} as image, ${hasVideo} as hasvideo,
    ${kind === "device" ? measures : sql`'[]'::json`} as measures, ${kind === "exercise" ? dose : sql`null::json as dose`}`;
};

/** What a list of one kind asks for. */
interface Question {
  readonly kind: ContentKind;
  /** Whose; null for what is ready. */
  readonly company: Id | null;
  readonly search: string;
}

const listed = ({ kind, company, search }: Question) => {
  const { table, id, name } = places[kind];
  const text = sql`coalesce(t.${sql.ref(name)}, d.body ->> 'name', '')`;
  return {
    name: text,
    from: sql`from content c ${newest} left join ${sql.table(table)} t on t.${sql.ref(id)} = v.version_id
      where c.kind = ${kind} and (c.company_id is not distinct from ${company}::uuid or c.company_id is null and not ${isReplacedFor(company)})
        and strpos(lower(${text}), lower(${search})) > 0`,
  };
};

/** Whose programme was made from which version of a care plan, by names. */
interface FollowerRow {
  readonly _id: Id;
  readonly name: string;
  readonly clinic: string;
  readonly version: number;
}

/** A patient whose programme was made from a version of a care plan. */
export interface RunningPatient {
  readonly customerId: Id;
  readonly clinic: string;
  readonly patientId: Id;
  readonly patient: string;
  readonly versionId: Id;
}

export const makeOwnContentViews = (db: Database) => ({
  /** A page of a company's content of one kind, by name. */
  acrossCustomersList: (scope: Keeper, question: Question, page: Page) => {
    const { kind, company } = question;
    const { name, from } = listed(question);
    return db.rows(
      scope,
      "contentList",
      sql<ListedRow>`
        select ${head}, ${name} as name, ${shown(kind)}, cardinality(c.customer_ids) as clinics,
          ${runningOf(kind, company)} as running, ${usedIn(kind)} as usedin
        ${from} order by lower(${name}), c.content_id limit ${page.pageSize} offset ${offsetOf(page)}`,
    );
  },

  acrossCustomersTotal: async (scope: Keeper, question: Question): Promise<number> =>
    (
      await db.one(
        scope,
        "contentTotal",
        sql<{ total: number }>`select count(*)::int as total ${listed(question).from}`,
      )
    ).total,

  acrossCustomersHead: (scope: Keeper, contentId: Id) =>
    db.row(
      scope,
      "contentHead",
      sql<HeadRow>`select ${head} from content c ${newest} where c.content_id = ${contentId} and ${knownToKeeper(scope)}`,
    ),

  /** Who runs content, and what holds it. */
  acrossCustomersUse: (scope: Keeper, { _id, kind }: HeadRow, company: Id | null) =>
    db.one(
      scope,
      "contentUse",
      sql<{ running: number | null; usedin: number }>`
        select ${runningOf(kind, company)} as running, ${usedIn(kind)} as usedin
        from content c where c.content_id = ${_id}`,
    ),

  /** A page of the patients whom the number of those who run a care plan counts, by clinic and name. */
  acrossCustomersFollowers: (scope: Keeper, { _id }: HeadRow, company: Id | null, page: Page) =>
    db.rows(
      scope,
      "contentFollowers",
      sql<FollowerRow>`
        select f.* from content c cross join lateral (
          select p.patient_id as _id, p.first_name || ' ' || p.last_name as name, u.name as clinic,
            (select number from content_versions w where w.version_id = p.care_plan_id) as version
          from ${runningPatients(company)}
          order by u.name, p.customer_id, p.last_name, p.first_name, p.patient_id
          limit ${page.pageSize} offset ${offsetOf(page)}) f
        where c.content_id = ${_id}`,
    ),

  /** The active patients who run another version of a care plan than the given one, by clinic and name. */
  acrossCustomersRunning: (scope: Keeper, { _id, company }: Pick<HeadRow, "_id" | "company">, but: Id | null) =>
    db.rows(
      scope,
      "runningPatients",
      sql<RunningPatient>`
        select p.customer_id as "customerId", u.name as clinic, p.patient_id as "patientId",
          p.first_name || ' ' || p.last_name as patient, p.care_plan_id as "versionId"
        from patients p join customers u on u.customer_id = p.customer_id join content_versions v on v.version_id = p.care_plan_id
        where p.active and v.content_id = ${_id} and v.version_id is distinct from ${but}::uuid
          and (${company}::uuid is null or u.company_id = ${company}::uuid)
        order by u.name, p.customer_id, p.last_name, p.first_name, p.patient_id`,
    ),

  /** Whether a care plan runs for an active patient of another joint than it is meant for. */
  acrossCustomersRunsElsewhere: async (scope: Keeper, { _id, company }: HeadRow, joint: Joint): Promise<boolean> =>
    (
      await db.one(
        scope,
        "runsElsewhere",
        sql<{ runs: boolean }>`
          select exists (select from patients p join customers u on u.customer_id = p.customer_id
            join content_versions v on v.version_id = p.care_plan_id
            where p.active and v.content_id = ${_id} and p.surgery_type <> ${joint}
              and (${company}::uuid is null or u.company_id = ${company}::uuid)) as runs`,
      )
    ).runs,

  /** Whether content had a version before another one of the same content. */
  acrossCustomersIsEarlier: async (scope: Keeper, version: Id, than: Id): Promise<boolean> =>
    (
      await db.one(
        scope,
        "isEarlierVersion",
        sql<{ isEarlier: boolean }>`
          select exists (select from content_versions v join content_versions o using (content_id)
            where v.version_id = ${version} and o.version_id = ${than} and v.number < o.number) as "isEarlier"`,
      )
    ).isEarlier,

  acrossCustomersVersions: (scope: Keeper, { _id, kind, company }: HeadRow) =>
    db.rows(
      scope,
      "contentVersions",
      sql<VersionRow>`
        select v.version_id as _id, v.number, v.published_at as at,
          (select firstname || ' ' || lastname from staff_card(v.published_by)) as by, ${runningVersion(kind, company)} as running
        from content_versions v where v.content_id = ${_id} order by v.number desc`,
    ),
});

export type OwnContentViews = ReturnType<typeof makeOwnContentViews>;
