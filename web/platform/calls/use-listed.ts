import type { QueryTag } from "@restride/domain/query-tags.ts";
import type { Query } from "./document.ts";
import { useListPlace } from "../storage/list-places.ts";
import { useSingleKeys } from "../device/single-keys.ts";
import { readAll } from "./read-all.ts";
import { useGraphqlQuery } from "./use-graphql-query.ts";

/** A page of a list as it is shown. */
export interface Listed<Row> {
  /** Null until the first answer. */
  readonly rows: readonly Row[] | null;
  /** How many there are on all pages. */
  readonly total: number | null;
  readonly loading: boolean;
  /** Why nothing can be shown; rows that were there before a connection was lost stay. */
  readonly failure: string | null;
  /** Whether the server answered and refused. */
  readonly refused: boolean;
  readonly refetch: () => void;
  readonly singleKeys: boolean;
  /** All rows, of all pages, up to 1,000; null when they could not be read, which is told. */
  readonly readAll?: () => Promise<readonly Row[] | null>;
}

/** Where an answer holds the rows, and how many there are. */
type Read<Data, Row> = (data: Data) => { readonly rows?: readonly Row[] | null; readonly total?: number | null };

/** Asks for a page of a list. With `variables` null nothing is asked. */
export function useRows<Data, Variables, Row>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  { tags: about, read }: { readonly tags: readonly QueryTag[]; readonly read: Read<Data, Row> },
): Listed<Row> {
  const { data, failure, refused, stale, loading, refetch } = useGraphqlQuery(document, variables, { tags: about });
  const singleKeys = useSingleKeys();
  const { rows = null, total = null } = data === null ? {} : read(data);
  return { rows, total, loading, failure: stale ? null : failure, refused, refetch, singleKeys };
}

/** The same for the list that a page is about: who comes back to it finds the place that was left. */
export function useListed<Data, Variables, Row extends { readonly _id: string }>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  asking: { readonly tags: readonly QueryTag[]; readonly read: Read<Data, Row> },
): Listed<Row> {
  const listed = useRows(document, variables, asking);
  useListPlace(listed.rows !== null);
  if (variables === null) return listed;
  return { ...listed, readAll: () => readAll(document, variables, asking.read) };
}
