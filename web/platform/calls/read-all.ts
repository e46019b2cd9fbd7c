import { queryOnce, notifyOutcome } from "./calls.ts";
import type { Query } from "./document.ts";

/** Rows of a list that are read as a whole at most. */
const mostRows = 1_000;
const pageSize = 100;

interface Read<Row> {
  readonly rows?: readonly Row[] | null;
  readonly total?: number | null;
}

/** What is asked, with another page: calls write it as `current` and `pageSize`, or as `page` and `size`, in whichever part. */
const turned = (variables: unknown, current: number): unknown => {
  if (typeof variables !== "object" || variables === null || Array.isArray(variables)) return variables;
  if ("current" in variables && "pageSize" in variables) return { ...variables, current, pageSize };
  if ("page" in variables && "size" in variables) return { ...variables, page: current, size: pageSize };
  return Object.fromEntries(Object.entries(variables).map(([name, part]) => [name, turned(part, current)]));
};

/** The same question about another page, as large as the server answers. */
export const onPage = <Variables>(variables: Variables, current: number): Variables =>
  turned(variables, current) as Variables;

/**
 * All rows of a list, page after page, each once, at most the first 1,000; null when a page could not be read. A row that moves to an
 * earlier page meanwhile may be missing, as for who looks at one page after the other.
 */
export async function allRows<Row extends { readonly _id: string }>(
  readPage: (current: number) => Promise<Read<Row> | null>,
): Promise<readonly Row[] | null> {
  const rowsById = new Map<string, Row>();
  for (let current = 1; current <= mostRows / pageSize; current += 1) {
    const page = await readPage(current);
    if (page === null) return null;
    for (const row of page.rows ?? []) rowsById.set(row._id, row);
    if (!page.rows?.length || current * pageSize >= (page.total ?? 0)) break;
  }
  return [...rowsById.values()];
}

/** The rows of all pages of a question; what goes wrong is told. */
export const readAll = <Data, Variables, Row extends { readonly _id: string }>(
  document: Query<Data, Variables>,
  variables: Variables,
  read: (data: Data) => Read<Row>,
): Promise<readonly Row[] | null> =>
  allRows(async (current) => {
    const outcome = await queryOnce(document, onPage(variables, current));
    if (outcome.kind === "data") return read(outcome.data);
    notifyOutcome(outcome);
    return null;
  });
