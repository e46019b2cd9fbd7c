import type { QueryTag } from "@restride/domain/query-tags.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type Principal, principalOf } from "./principal.ts";
import { connection } from "./connection.ts";
import type { Query } from "./document.ts";
import { queryClient } from "./query-client.ts";
import { type NoData, send } from "./send.ts";
import { useProfile } from "../session/use-profile.ts";
import { texts } from "../texts.ts";

/** A query on a page: what is shown, whether something newer is on its way, and what went wrong. */
export interface Answer<Data> {
  readonly data: Data | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** True when the server answered and refused; false when it could not be reached. */
  readonly refused: boolean;
  /** True when the server could not be reached for something newer than the data; it is asked again by itself. */
  readonly stale: boolean;
  /** True while the data answer an earlier query than the one that is asked. */
  readonly isOutdated: boolean;
  /** When the query that is asked was answered last, milliseconds; 0 before that. */
  readonly readAt: number;
  readonly refetch: () => void;
}

interface QueryOptions {
  /** What the answer shows: when something of it changes, it is asked again. Empty for what fills a form, which keeps what it began with. */
  readonly tags: readonly QueryTag[];
  /** The token of a link, whose holder asks; an ended one is a refusal. */
  readonly link?: string | undefined;
}

/** A query as it is kept: by who asks, so that what a clinic is answered is shown in no other. */
export const queryOptionsOf = <Data, Variables>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  principal: Principal,
  { tags: about, link }: QueryOptions,
) =>
  queryOptions({
    queryKey: [principal.customer, document.name, variables, principal.by],
    queryFn: async () => (await send(document, variables as Variables, principal)).data,
    enabled: variables !== null,
    meta: { tags: about, link },
  });

/** Asks again by itself while the server cannot be reached. */
function useRetry(isLost: boolean, retry: () => void): void {
  const onAgain = useEffectEvent(retry);
  useEffect(() => (isLost ? connection.wait(() => onAgain()) : undefined), [isLost]);
}

/** What is on screen, and for whom. */
export interface Held<Data> {
  readonly by: string;
  readonly data: Data | null;
  readonly why: NoData | null;
}

interface Asked<Data> {
  readonly by: string;
  readonly data: Data | undefined;
  /** Whether the query is answered, or has failed for now. */
  readonly isSettled: boolean;
  readonly error: NoData | null;
}

/** What is on screen stays, with what went wrong, until the same asker is answered something newer. What a link showed ends with it. */
export function heldAfter<Data>(held: Held<Data>, { by, data, isSettled, error }: Asked<Data>): Held<Data> {
  const before = held.by === by ? held : { by, data: null, why: null };
  const why = isSettled ? error : before.why;
  const now = why?.outcome.kind === "expired" ? null : (data ?? before.data);
  return held === before && held.data === now && held.why === why ? held : { by, data: now, why };
}

/**
 * Asks a query, and again when its variables change or a subject that it is about. Old data stay while newer are on their way; an
 * answer to an older query is never shown for a newer one. With `variables` null nothing is asked.
 */
export function useGraphqlQuery<Data, Variables>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  options: QueryOptions,
): Answer<Data> {
  const principal = principalOf(useProfile(), options.link);
  const query = useQuery(queryOptionsOf(document, variables, principal, options), queryClient);
  const { data: newest, error, isFetching, isPending, refetch: fetchAgain, dataUpdatedAt: readAt } = query;
  const by = `${principal.customer} ${principal.by}`;
  const [held, setHeld] = useState<Held<Data>>({ by, data: null, why: null });
  const now = heldAfter(held, { by, data: newest, isSettled: !isFetching && !isPending, error });
  if (now !== held) setHeld(now);
  const { data, why } = now;
  const refetch = useCallback(() => void fetchAgain(), [fetchAgain]);
  const sentence = why?.outcome.kind === "fail" ? why.outcome.message : texts.tokenExpired;
  const refused = why !== null && (why.outcome.kind === "expired" || why.outcome.reached);
  const isLost = why !== null && !refused;
  useRetry(isLost, () => !isFetching && refetch());
  const stale = isLost && data !== null;
  // The same query again is answered by what is there; another one is not.
  const failure = why === null || (stale && newest !== undefined) ? null : sentence;
  return {
    data,
    failure,
    refused,
    stale,
    readAt,
    isOutdated: data !== null && newest === undefined,
    loading: (variables !== null && (isFetching || isPending)) || stale,
    refetch,
  };
}
