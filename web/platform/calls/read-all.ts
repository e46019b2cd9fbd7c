import { queryOnce, notifyOutcome } from "./calls.ts";
import type { Query } from "./document.ts";

/** Maximum number of rows of a list that are read as a whole. */
const maxRows = 1_000;
/** Rows of a page. */
const pageSize = 100;

interface ListPage<Row> {
  readonly rows?: readonly Row[] | null;
  readonly total?: number | null;
}

/** Returns the variables for another page. Calls have the page as `current` and `pageSize`, or as `page` and `size`, at any depth. */
const withPage = (variables: unknown, current: number): unknown => {
  if (typeof variables !== "object" || variables === null || Array.isArray(variables)) return variables;
  if ("current" in variables && "pageSize" in variables) return { ...variables, current, pageSize };
  if ("page" in variables && "size" in variables) return { ...variables, page: current, size: pageSize };
  return Object.fromEntries(Object.entries(variables).map(([name, part]) => [name, withPage(part, current)]));
};

/** Returns the variables of the same query for another page, with the largest page size that the server allows. */
export const onPage = <Variables>(variables: Variables, current: number): Variables =>
  withPage(variables, current) as Variables;

/**
 * Returns all rows of a list, read page by page, each once, at most the first 1,000; null when a page could not be read. A row that moves to an
 * earlier page meanwhile may be missing, as for a person who pages through the list.
 */
export async function allRows<Row extends { readonly _id: string }>(
  readPage: (current: number) => Promise<ListPage<Row> | null>,
): Promise<readonly Row[] | null> {
  const rowsById = new Map<string, Row>();
  for (let current = 1; current <= maxRows / pageSize; current += 1) {
    const page = await readPage(current);
    if (page === null) return null;
    for (const row of page.rows ?? []) rowsById.set(row._id, row);
    if (!page.rows?.length || current * pageSize >= (page.total ?? 0)) break;
  }
  return [...rowsById.values()];
}

/** Reads the rows of all pages of a query; failures are shown as toasts. */
export const readAll = <Data, Variables, Row extends { readonly _id: string }>(
  document: Query<Data, Variables>,
  variables: Variables,
  read: (data: Data) => ListPage<Row>,
): Promise<readonly Row[] | null> =>
  allRows(async (current) => {
    const outcome = await queryOnce(document, onPage(variables, current));
    if (outcome.kind === "data") return read(outcome.data);
    notifyOutcome(outcome);
    return null;
  });
