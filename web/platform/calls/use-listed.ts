import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { Query } from "./document.ts";
import { useListPlace } from "../storage/list-places.ts";
import { useSingleKeys } from "../device/single-keys.ts";
import { readAll } from "./read-all.ts";
import { useGraphqlQuery } from "./use-graphql-query.ts";

/** Page of a list as it is shown. */
export interface Listed<Row, Data = unknown> {
  /** Whole answer that holds the rows; null until the first response. */
  readonly data: Data | null;
  /** Rows; null until the first response. */
  readonly rows: readonly Row[] | null;
  /** Number of rows on all pages. */
  readonly total: number | null;
  readonly loading: boolean;
  /** Reason why nothing can be shown; rows loaded before a connection was lost stay. */
  readonly failure: string | null;
  /** Whether the server refused. */
  readonly refused: boolean;
  readonly refetch: () => void;
  readonly singleKeys: boolean;
  /** Reads the rows of all pages, up to 1,000; null when they could not be read, which a toast says. */
  readonly readAll?: () => Promise<readonly Row[] | null>;
}

/** Returns the rows and the total of a response. */
type Read<Data, Row> = (data: Data) => { readonly rows?: readonly Row[] | null; readonly total?: number | null };

/** Loads a page of a list. With `variables` null nothing is sent. */
export function useRows<Data, Variables, Row>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  { tags: about, read }: { readonly tags: readonly QueryTag[]; readonly read: Read<Data, Row> },
): Listed<Row, Data> {
  const { data, failure, refused, stale, loading, refetch } = useGraphqlQuery(document, variables, { tags: about });
  const singleKeys = useSingleKeys();
  const { rows = null, total = null } = data === null ? {} : read(data);
  return { data, rows, total, loading, failure: stale ? null : failure, refused, refetch, singleKeys };
}

/** Loads a page of a page's main list, and restores the scroll position and focus for a user who comes back to it. */
export function useListed<Data, Variables, Row extends { readonly _id: string }>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  asking: { readonly tags: readonly QueryTag[]; readonly read: Read<Data, Row> },
): Listed<Row, Data> {
  const listed = useRows(document, variables, asking);
  useListPlace(listed.rows !== null);
  if (variables === null) return listed;
  return { ...listed, readAll: () => readAll(document, variables, asking.read) };
}
