import type { ContentFilter } from "@restride/domain/content/content-filter.ts";
import type { ContentState } from "@restride/domain/content/content-state.ts";
import type { Joint } from "@restride/domain/content/fits.ts";
import type { ContentKind } from "@restride/domain/content/kinds.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { offsetOf, type Page } from "@restride/domain/values/page.ts";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { isInRegimenFor, isReplacedFor, type EditorScope, places, usedIn } from "../kinds.conditions.queries.ts";
import { head, headRow, newestVersionJoin } from "../own-content.queries.ts";
import { runningOf } from "../running/running.conditions.queries.ts";
import { column, row, type Row, typedSql } from "../../../platform/database/typed-sql.ts";

const listedRow = row({
  ...headRow,
  name: column.text,
  surgery_type: column.textOf<Joint>().nullable(),
  age_groups: column.json<string[]>(),
  regimens: column.number.nullable(),
  devices: column.number.nullable(),
  questionnaires: column.number.nullable(),
  clinics: column.number.nullable(),
  running: column.number.nullable(),
  usedin: column.number,
  image: column.text.nullable(),
  hasvideo: column.boolean,
  measures: column.json<string[]>(),
  dose: column.json<Dose>().nullable(),
});

export type ListedRow = Row<typeof listedRow>;

/** The default dose of an exercise in a regimen. */
interface Dose {
  readonly holdseconds: number;
  readonly repeat: number;
  readonly set: number;
  readonly time: number;
  readonly interval: number;
}

/** A request for a list of content of one kind. */
export interface ContentListRequest {
  readonly kind: ContentKind;
  /** The owner; null for ready content. */
  readonly company: Id | null;
  /** The only ids that may be listed; null for all. */
  readonly ids: readonly Id[] | null;
  readonly filter: ContentFilter;
}

/** SQL with the names of the values of a device: of its newest version, otherwise of its draft. */
const measures = sql`coalesce(case when v.number is null
  then (select json_agg(g ->> 'metric') from jsonb_array_elements(nullif(d.body -> 'values', 'null')) g where g ->> 'metric' <> '')
  else (select json_agg(m.metric order by m.value_index) from device_metrics m where m.device_id = v.version_id) end, '[]')`;

/** SQL with the dose of a published exercise. */
const dose = sql`case when v.number is not null then json_build_object('holdseconds', t.hold_seconds, 'repeat', t.repeats,
  'set', t.sets, 'time', t.times, 'interval', t.interval) end as dose`;

/** SQL with a field of the newest version `t`, otherwise of the draft. */
const field = (column: string) =>
  sql`coalesce(t.${sql.ref(column)}, case when v.number is null then d.body ->> ${sql.lit(column)} end)`;

/** SQL with the joint of content; null for both joints, and for kinds without a joint. */
const jointOf = (kind: ContentKind) =>
  kind === "exercise" || kind === "questionnaire" ? sql`null` : field("surgery_type");

/** SQL with the number of parts of a kind in a care plan. */
const partCount = (table: string, column: string, list: string) => sql`case when v.number is null
  then coalesce(jsonb_array_length(nullif(d.body -> ${sql.lit(list)}, 'null')), 0)
  else (select count(distinct ${sql.ref(column)})::int from ${sql.table(table)} x where x.care_plan_id = v.version_id) end`;

/** SQL columns that a list shows of a kind beside the name. */
const columnsOf = (kind: ContentKind) => {
  const ages = sql`coalesce(to_json(t.age_groups), (d.body -> 'age_groups')::json, '[]') as age_groups`;
  const none = sql`null::int as regimens, null::int as devices, null::int as questionnaires`;
  const joint = sql`${jointOf(kind)} as surgery_type`;
  if (kind === "carePlan")
    return sql`${joint}, ${ages}, ${partCount("care_plan_regimens", "regimen_id", "regimens")} as regimens,
      ${partCount("care_plan_devices", "device_id", "devices")} as devices,
      ${partCount("care_plan_questionnaires", "questionnaire_id", "feedback")} as questionnaires, null as image, false as hasvideo,
      '[]'::json as measures, null::json as dose`;
  const image = places[kind].image ? field("image") : sql`null`;
  const hasVideo = kind === "exercise" ? sql`coalesce(t.video, '') <> ''` : sql`false`;
  const meantFor = kind === "regimen" ? ages : sql`'[]'::json as age_groups`;
  return sql`${joint}, ${meantFor}, ${none}, ${image} as image, ${hasVideo} as hasvideo,
    ${kind === "device" ? measures : sql`'[]'::json`} as measures, ${kind === "exercise" ? dose : sql`null::json as dose`}`;
};

/** SQL condition for a company's own content `c`; for null, for ready content. An index works for both, and it is never null. */
const isOwn = (company: Id | null) =>
  company === null ? sql`c.company_id is null` : sql`(c.company_id is not null and c.company_id = ${company})`;

/** SQL condition for content `c` of a list: a company's own, and ready content for it. Retired ready content is offered to nobody. */
const isListed = (company: Id | null) =>
  sql`(${isOwn(company)} or c.company_id is null and c.retired_at is null and not ${isReplacedFor(company)})`;

/** SQL condition for content `c` with draft `d` in this state. */
const isInState = (state: ContentState, company: Id | null) => {
  if (state === "ready") return sql`not ${isOwn(company)}`;
  const ofOwn = {
    retired: sql`c.retired_at is not null`,
    draft: sql`c.retired_at is null and d.content_id is not null`,
    published: sql`c.retired_at is null and d.content_id is null`,
  };
  return sql`${isOwn(company)} and ${ofOwn[state]}`;
};

/** SQL condition for content that is meant for a joint, or for both. */
const isForJoint = (kind: ContentKind, joint: Joint) =>
  kind === "exercise" ? isInRegimenFor(joint) : sql`coalesce(nullif(${jointOf(kind)}, ''), ${joint}) = ${joint}`;

/** Returns the conditions of the filter for content `c` of a list. */
const filterConditions = ({ kind, company, filter: { surgery_type, state, customer } }: ContentListRequest) => [
  ...(surgery_type ? [isForJoint(kind, surgery_type)] : []),
  ...(state ? [isInState(state, company)] : []),
  ...(customer ? [sql`(c.customer_ids is null or ${customer}::uuid = any(c.customer_ids))`] : []),
];

const matchingContent = (request: ContentListRequest) => {
  const { kind, company, ids } = request;
  const { table, id, name } = places[kind];
  const text = sql`coalesce(t.${sql.ref(name)}, d.body ->> 'name', '')`;
  const conditions = [...(ids === null ? [] : [sql`c.content_id = any(${ids}::uuid[])`]), ...filterConditions(request)];
  return {
    name: text,
    from: sql`from content c ${newestVersionJoin} left join ${sql.table(table)} t on t.${sql.ref(id)} = v.version_id
      where c.kind = ${kind} and ${sql.join([isListed(company), ...conditions], sql` and `)}`,
  };
};

const contentCountsRow = row({ kind: column.textOf<ContentKind>(), total: column.number });

const contentTotalRow = row({ total: column.number });

const contentNamesRow = row({ id: column.id, name: column.text });

/** Returns the queries of lists of content. */
export const makeListedContentQueries = (db: Database) => ({
  /** Returns a page of a company's content of one kind, by name. */
  acrossCustomersList: (scope: EditorScope, request: ContentListRequest, page: Page) => {
    const { kind, company } = request;
    const { name, from } = matchingContent(request);
    return db.rows(
      scope,
      "contentList",
      typedSql(listedRow)`
        select ${head}, ${name} as name, ${columnsOf(kind)}, cardinality(c.customer_ids) as clinics,
          ${runningOf(kind, company)} as running, ${usedIn(kind)} as usedin
        ${from} order by ${name} collate "und-x-icu", c.content_id limit ${page.pageSize} offset ${offsetOf(page)}`,
    );
  },

  /** Returns the names of the listed content, for a search. */
  acrossCustomersNames: (scope: EditorScope, request: ContentListRequest) => {
    const { name, from } = matchingContent(request);
    return db.rows(
      scope,
      "contentNames",
      typedSql(contentNamesRow)`select c.content_id as id, ${name} as name ${from}`,
    );
  },

  acrossCustomersTotal: async (scope: EditorScope, request: ContentListRequest): Promise<number> =>
    (
      await db.one(
        scope,
        "contentTotal",
        typedSql(contentTotalRow)`select count(*)::int as total ${matchingContent(request).from}`,
      )
    ).total,

  /** Counts a company's content of each kind, with the ready content for it. A kind without content is left out. */
  acrossCustomersCounts: (scope: EditorScope, company: Id | null) =>
    db.rows(
      scope,
      "contentCounts",
      typedSql(contentCountsRow)`
        select c.kind, count(*)::int as total from content c where ${isListed(company)} group by c.kind`,
    ),
});

export type ListedContentQueries = ReturnType<typeof makeListedContentQueries>;
