/** TypeScript type of a column, and the file of `domain` that its first name is imported from; undefined for a type without imports. */
export interface ColumnType {
  readonly type: string;
  readonly from?: string | undefined;
  /** True for a generated column that always has a value although the catalog calls it nullable. */
  readonly isPresent?: true;
}

/** CHECK of a table in PostgreSQL's notation. */
export interface TableCheck {
  readonly table: string;
  readonly definition: string;
}

type ColumnTypes = ReadonlyMap<string, ColumnType>;

const listOfValues = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** Returns the types of the columns that a CHECK limits to a list of texts or numbers, by `table.column`. */
const limitedTypes = (checks: readonly TableCheck[]): [string, ColumnType][] =>
  checks.flatMap(({ table, definition }): [string, ColumnType][] => {
    const [, column, values] = listOfValues.exec(definition) ?? [];
    if (!column || !values) return [];
    const each = values.split(", ").map((value) => value.replace(/^'(.*)'::text$/, '"$1"'));
    return [[`${table}.${column}`, { type: each.join(" | ") }]];
  });

const tablesIn = (text: string): ReadonlyMap<string, string> => {
  const lines = text.slice(text.indexOf("export interface DB {")).matchAll(/^ {2}(\w+): (\w+);$/gm);
  return new Map([...lines].map(([, table, type]) => [type!, table!]));
};

const castColumn = (column: string, written: string, knownType: ColumnType | undefined): string => {
  const base = /\b(Json|string|number)\b/.exec(written)?.[0];
  if (!knownType && base === "Json") throw new Error(`${column} holds JSON: describe its type in column-types.ts.`);
  if (!knownType) return written;
  if (!base) throw new Error(`${column} is ${written}: remove its type from column-types.ts, because it needs none.`);
  const typed = written.replace(
    base,
    base === "Json" ? `ColumnType<${knownType.type}, string, string>` : knownType.type,
  );
  return knownType.isPresent ? typed.replace(" | null", "") : typed;
};

const typedTable = (table: string, body: string, types: ColumnTypes): string =>
  body.replace(/^ {2}(\w+): (.+);$/gm, (_, name: string, written: string) => {
    const column = `${table}.${name}`;
    return `  ${name}: ${castColumn(column, written, types.get(column))};`;
  });

/** Returns the imports of the types that kysely-codegen names without importing them, and of the column types in `domain`. */
const importsOf = (types: ColumnTypes): string => {
  const namedImports = [...types.values()].flatMap(({ type, from }) =>
    from ? [[from, /[A-Z]\w+/.exec(type)![0]]] : [],
  );
  const allImports = [...namedImports, ["values/calendar-date.ts", "CalendarDate"], ["values/id.ts", "Id"]] as [
    string,
    string,
  ][];
  return [...Map.groupBy(allImports, ([from]) => from)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, imported]) => {
      const names = [...new Set(imported.map(([, name]) => name))].toSorted();
      return `import type { ${names.join(", ")} } from "@restride/domain/${from}";\n`;
    })
    .join("");
};

/** Returns the table types with more precise column types: by their CHECKs, and by `table.column`. Throws for a column that does not exist. */
export const typedColumns = (
  text: string,
  checks: readonly TableCheck[],
  knownTypes: Readonly<Record<string, ColumnType>>,
): string => {
  const types = new Map([...limitedTypes(checks), ...Object.entries(knownTypes)]);
  const tables = tablesIn(text);
  const typed = text.replace(/^export interface (\w+) \{\n([^}]*)\}/gm, (whole, name: string, body: string) => {
    const table = tables.get(name);
    return table ? `export interface ${name} {\n${typedTable(table, body, types)}}` : whole;
  });
  const columns = new Set(
    [...text.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].flatMap(([, name, body]) =>
      [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `${tables.get(name!)}.${column}`),
    ),
  );
  const gone = Object.keys(knownTypes).filter((column) => !columns.has(column));
  if (gone.length > 0) throw new Error(`${gone.join(", ")} is no column: remove it from column-types.ts.`);
  return typed.replace("import type", `${importsOf(types)}import type`);
};
