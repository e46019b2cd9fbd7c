import { withOwnClient } from "@restride/server/platform/database/client.ts";
import type pg from "pg";

/** Queries of the catalog that return each kind of object as text. */
const catalog = {
  schemaGrants: `
    select format('grant %s on schema public to %s;', string_agg(lower(a.privilege_type), ', ' order by a.privilege_type),
      coalesce(nullif(a.grantee, 0)::regrole::text, 'public')) as text
    from pg_namespace n, aclexplode(n.nspacl) a
    where n.oid = 'public'::regnamespace and a.grantee <> n.nspowner group by a.grantee`,
  defaultGrants: `
    select format('alter default privileges in schema public grant %s on %s to %s;',
      string_agg(lower(a.privilege_type), ', ' order by a.privilege_type),
      case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
      a.grantee::regrole) as text
    from pg_default_acl d, aclexplode(d.defaclacl) a
    where d.defaclnamespace = 'public'::regnamespace and a.grantee <> d.defaclrole
    group by d.defaclobjtype, a.grantee`,
  others: `
    select format('-- another %s: %s', kind, name) as text from (
      select 'collation' as kind, collname::text as name from pg_collation where collnamespace = 'public'::regnamespace
      union all select 'type', typname from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
      union all select 'relation', relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i', 'S')
      union all select 'statistics', stxname from pg_statistic_ext where stxnamespace = 'public'::regnamespace
      union all select 'extension', extname from pg_extension where extname <> 'plpgsql') other`,
  functions: `
    select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as text,
      (select coalesce(json_agg(lower(coalesce(nullif(a.grantee, 0)::regrole::text, 'public')) order by a.grantee), '[]')
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee <> p.proowner) as grantees
    from pg_proc p where p.pronamespace = 'public'::regnamespace`,
  columns: `
    select c.relname as table, a.attname as name, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
      (select format('collate %I', o.collname) from pg_collation o join pg_type t on t.oid = a.atttypid
        where o.oid = a.attcollation and a.attcollation <> t.typcollation),
      case when a.attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        else 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
      case when a.attidentity <> '' then (
        select format('generated %s as identity (start with %s increment by %s)',
          case a.attidentity when 'a' then 'always' else 'by default' end, s.seqstart, s.seqincrement)
        from pg_sequence s where s.seqrelid = pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass) end,
      case when a.attnotnull then 'not null' end) as text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  constraints: `
    select c.relname as table, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid, true)) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.connamespace = 'public'::regnamespace and k.contype not in ('n', 't')`,
  indexes: `
    select c.relname as table, pg_get_indexdef(i.indexrelid) || ';' as text
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`,
  security: `
    select c.relname as table, concat_ws(E'\\n',
      case when c.relrowsecurity then format('alter table %I enable row level security;', c.relname) end,
      case when c.relforcerowsecurity then format('alter table %I force row level security;', c.relname) end,
      case when c.reloptions is not null then format('alter table %I set (%s);', c.relname, array_to_string(c.reloptions, ', ')) end) as text
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (c.relrowsecurity or c.relforcerowsecurity or c.reloptions is not null)`,
  policies: `
    select c.relname as table, concat(format('create policy %I on %I%s for %s to %s', p.polname, c.relname,
      case when p.polpermissive then '' else ' as restrictive' end,
      case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      (select string_agg(case when r = 0 then 'public' when r = c.relowner then 'current_user' else r::regrole::text end, ', ' order by r)
        from unnest(p.polroles) r)),
      ' using (' || pg_get_expr(p.polqual, p.polrelid) || ')', ' with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', ';') as text
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace`,
  triggers: `
    select c.relname as table, pg_get_triggerdef(t.oid, true) || case t.tgenabled when 'O' then ';' else ' -- enabled: ' || t.tgenabled::text end as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  grants: `
    select case when c.relkind = 'S' then (select o.relname from pg_depend p join pg_class o on o.oid = p.refobjid
        where p.objid = c.oid and p.deptype = 'i' limit 1) else c.relname end as table,
      format('grant %s on %s%I to %s;', string_agg(lower(a.privilege_type), ', ' order by a.privilege_type),
        case c.relkind when 'S' then 'sequence ' else '' end, c.relname, coalesce(nullif(a.grantee, 0)::regrole::text, 'public')) as text
    from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S') and a.grantee <> c.relowner
    group by c.oid, c.relname, c.relkind, a.grantee`,
} as const;

interface Row {
  readonly text: string;
}
interface OfTable extends Row {
  readonly table: string;
}
interface SqlFunction extends Row {
  readonly grantees: readonly string[];
  readonly signature: string;
}

/** Formats a function in its final form, and the roles that may call it if not everybody may. */
const functionText = ({ signature, text, grantees }: SqlFunction): string => {
  const others = grantees.filter((grantee) => grantee !== "public");
  return [
    `${text.trimEnd()};`,
    ...(grantees.includes("public") ? [] : [`revoke execute on function ${signature} from public;`]),
    ...(others.length === 0 ? [] : [`grant execute on function ${signature} to ${others.join(", ")};`]),
  ].join("\n");
};

/** Parts of a table, in an order for readers. */
const tableParts = ["indexes", "security", "policies", "triggers", "grants"] as const;

/** Sorts rows by their texts, which begin with a name, independent of the database's collation. */
const inOrder = <Kind extends Row>(rows: readonly Kind[]): Kind[] =>
  rows.toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));

const readCatalog = async (client: pg.Client) => {
  await client.query("set search_path = public");
  const read = async <Kind extends Row>(kind: keyof typeof catalog): Promise<Kind[]> =>
    inOrder((await client.query<Kind>(catalog[kind])).rows);
  const byTable = async (kind: keyof typeof catalog) => Map.groupBy(await read<OfTable>(kind), ({ table }) => table);
  const columns = await byTable("columns");
  const constraints = await byTable("constraints");
  const parts: Map<string, OfTable[]>[] = [];
  for (const kind of tableParts) parts.push(await byTable(kind));
  const tables = [...columns.keys()].toSorted().map((table) => {
    const body = [...columns.get(table)!, ...(constraints.get(table) ?? [])].map(({ text }) => `  ${text}`).join(",\n");
    const beside = parts.flatMap((part) => part.get(table) ?? []).map(({ text }) => text);
    return [`create table ${table} (\n${body}\n);`, ...beside].join("\n");
  });
  const general: Row[] = [];
  for (const kind of ["schemaGrants", "defaultGrants", "others"] as const) general.push(...(await read(kind)));
  return [
    general.map(({ text }) => text).join("\n"),
    ...tables,
    ...(await read<SqlFunction>("functions")).map(functionText),
  ];
};

/**
 * Returns the schema of a database: tables by name with their columns by name and everything that belongs to them, then functions by name. It leaves
 * out the order in which columns were added, names of NOT NULL constraints, and the tables of the job queue.
 */
export const describeSchema = async (databaseUrl: string): Promise<string> => {
  const parts = await withOwnClient({ connectionString: databaseUrl }, readCatalog);
  return `${parts.filter(Boolean).join("\n\n").replaceAll("public.", "")}\n`;
};
