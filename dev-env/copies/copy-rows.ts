import { noId } from "@restride/domain/values/id.ts";
import type pg from "pg";

interface Column {
  readonly name: string;
  readonly type: string;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Rows to copy, and what differs in their copies. */
export interface Copying {
  /** Columns of which a table has one, if it is copied, beside `customer_id`. */
  readonly having: readonly string[];
  /** Tables that are not copied, such as those that functions of the database fill from the others. */
  readonly leftOut: readonly string[];
  /** Whether a column's ids are the original's. All others differ in each copy, so that rows of one copy belong together. */
  readonly isKept: (column: string) => boolean;
  /** Returns the condition of the rows of a table. */
  readonly condition: (table: string) => string;
  /** Returns the SQL of a value that differs in copy `n` although it is no id, or undefined. */
  readonly changed?: (column: Column, table: string) => string | undefined;
}

/** Ids that all clinics share: of companies and of content. */
export const isOfAllClinics = (column: string): boolean =>
  /^(company|care_plan|device|exercise|regimen|questionnaire|health_coach|category)_id$/.test(column);

/** Ids that the patients of a clinic share: of people who work there, and of messages to many. */
export const isOfClinic = (column: string): boolean =>
  isOfAllClinics(column) ||
  /^(customer|surgeon|user|author|sender|editing_user|notification)_id$|_by$|^assigned_to$/.test(column);

const uniqueTexts = ["email", "access_code", "message_key", "token_hash", "gateway_id"];

const tablesOf = async (client: pg.ClientBase, { having, leftOut }: Copying): Promise<readonly Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', a.atttypid::regtype)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
     group by c.relname having bool_or(a.attname = any ($2)) and bool_or(a.attname = 'customer_id')`,
    [leftOut, having],
  );
  return rows;
};

const valueOf = (column: Column, table: string, { isKept, changed }: Copying, unchanged: string): string => {
  const { name, type } = column;
  const copiedId = (id: string): string =>
    `case when ${id} in (${unchanged}) then ${id} else md5(${id}::text || n)::uuid end`;
  const change = changed?.(column, table);
  if (change !== undefined) return change;
  if (type === "text" && uniqueTexts.includes(name)) return `n::text || ${name}`;
  if (isKept(name)) return name;
  if (type === "uuid[]") return `array(select ${copiedId("id")} from unnest(${name}) id)`;
  return type === "uuid" ? copiedId(name) : name;
};

/** Rows that one statement adds, where a copy does not have more. Rows of one copy lie together in each index, which is faster by far for many rows. */
const rowsAtOnce = 50_000;

/** Copies the rows of clinics once for each number `n` from `first` to `last`. People of companies, who have no clinic, are not copied. */
export const copyRows = async (client: pg.ClientBase, first: number, last: number, copying: Copying): Promise<void> => {
  const { rows } = await client.query<{ id: string }>("select user_id as id from users where customer_id is null");
  const unchanged = ["null", `'${noId}'`, ...rows.map(({ id }) => `'${id}'`)].join(", ");
  for (const table of await tablesOf(client, copying)) {
    const names = table.columns.map(({ name }) => name).join(", ");
    const values = table.columns.map((column) => valueOf(column, table.name, copying, unchanged)).join(", ");
    const { rowCount } = await client.query(
      `create temporary table originals on commit drop as select ${names} from ${table.name} where ${copying.condition(table.name)}`,
    );
    const copies = Math.max(1, Math.floor(rowsAtOnce / Math.max(1, rowCount ?? 1)));
    for (let n = first; n <= last; n += copies)
      await client.query(
        `insert into ${table.name} (${names}) select ${values} from originals, generate_series($1::int, $2::int) n`,
        [n, Math.min(last, n + copies - 1)],
      );
    await client.query("drop table originals");
  }
};
