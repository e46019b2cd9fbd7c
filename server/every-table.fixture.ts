import type pg from "pg";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The first value that a CHECK of the table allows for this column, as SQL. */
  readonly allowedValue: string | null;
}

const columnsOfAllTables = `
  select c.relname as table, a.attname as name, a.atttypid::regtype::text as type, a.attnotnull as "isNeeded",
    (select substring(pg_get_constraintdef(k.oid) from '\\m' || a.attname || ' = ANY \\(ARRAY\\[([^,:\\]]+)')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and pg_get_constraintdef(k.oid) ~ ('\\m' || a.attname || ' = ANY') limit 1) as "allowedValue"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    and a.attgenerated = '' and a.attidentity = ''
  order by c.relname, a.attnum`;

/** Nullable columns that a row of this fixture fills nevertheless, because a CHECK requires them or later migrations join on them. */
const alsoNeeded = new Set([
  "account_deletions.patient_id",
  "cases.patient_id",
  "item_revisions.interval",
  "item_revisions.times",
  "patients.care_plan_id",
  "password_tokens.user_id",
  "users.customer_id",
]);

/** Returns one id per kind of record, so that rows of all tables belong together. */
const idFor = (name: string): string => {
  const isUser = /_by$|^(health_coach_id|assigned_to|author_id|sender_id|account_id)$/.test(name);
  return `md5('${isUser ? "user_id" : name}')::uuid`;
};

const valuesByType: Readonly<Record<string, string>> = {
  boolean: "true",
  date: "'2026-01-01'",
  "timestamp with time zone": "'2026-01-01T12:00:00Z'",
  jsonb: "'{}'",
  bytea: "''",
  text: "'x'",
};

const valueOf = ({ name, type, allowedValue }: Column): string => {
  if (allowedValue !== null) return allowedValue;
  if (type === "uuid") return idFor(name);
  if (type.endsWith("[]")) return "'{}'";
  return valuesByType[type] ?? "1";
};

/** Adds a row to each existing table that has none, whatever its columns are. Triggers and foreign keys are disabled meanwhile. */
export const fillEveryTable = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<Column>(columnsOfAllTables);
  const filledColumns = rows.filter(({ table, name, isNeeded }) => isNeeded || alsoNeeded.has(`${table}.${name}`));
  await owner.query("set session_replication_role = replica");
  for (const [table, columns] of Map.groupBy(filledColumns, (column) => column.table)) {
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const values = columns.map(valueOf).join(", ");
    await owner.query(`insert into ${table} (${names}) select ${values} where not exists (select from ${table})`);
  }
  await owner.query("set session_replication_role = default");
};
