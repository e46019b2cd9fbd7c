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
    queryKey: [principal.customer, document.name, variables, principal.userId],
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
  readonly principalKey: string;
  readonly data: Data | null;
  readonly noData: NoData | null;
}

interface Asked<Data> {
  readonly principalKey: string;
  readonly data: Data | undefined;
  /** Whether the query is answered, or has failed for now. */
  readonly isSettled: boolean;
  readonly error: NoData | null;
}

/** What is on screen stays, with what went wrong, until the same asker is answered something newer. What a link showed ends with it. */
export function heldAfter<Data>(
  previousData: Held<Data>,
  { principalKey, data, isSettled, error }: Asked<Data>,
): Held<Data> {
  const before = previousData.principalKey === principalKey ? previousData : { principalKey, data: null, noData: null };
  const noData = isSettled ? error : before.noData;
  const now = noData?.outcome.kind === "expired" ? null : (data ?? before.data);
  return previousData === before && previousData.data === now && previousData.noData === noData
    ? previousData
    : { principalKey, data: now, noData };
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
  const principalKey = `${principal.customer} ${principal.userId}`;
  const [previousData, setPreviousData] = useState<Held<Data>>({ principalKey, data: null, noData: null });
  const now = heldAfter(previousData, { principalKey, data: newest, isSettled: !isFetching && !isPending, error });
  if (now !== previousData) setPreviousData(now);
  const { data, noData } = now;
  const refetch = useCallback(() => void fetchAgain(), [fetchAgain]);
  const sentence = noData?.outcome.kind === "fail" ? noData.outcome.message : texts.tokenExpired;
  const refused = noData !== null && (noData.outcome.kind === "expired" || noData.outcome.reached);
  const isLost = noData !== null && !refused;
  useRetry(isLost, () => !isFetching && refetch());
  const stale = isLost && data !== null;
  // The same query again is answered by what is there; another one is not.
  const failure = noData === null || (stale && newest !== undefined) ? null : sentence;
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
