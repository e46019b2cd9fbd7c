import type { QueryTag } from "@restride/domain/query-tags.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type Principal, principalOf } from "./principal.ts";
import { connection } from "./connection.ts";
import type { Query } from "./document.ts";
import { queryClient } from "./query-client.ts";
import { type NoData, send } from "./send.ts";
import { useProfile } from "../session/use-profile.ts";
import * as platformTexts from "../platform-texts.ts";

/** State of a query on a page: its data, whether newer data is being fetched, and the failure. */
export interface QueryResult<Data> {
  readonly data: Data | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** True when the server refused; false when it could not be reached. */
  readonly refused: boolean;
  /** True when the server could not be reached for newer data; the query is repeated automatically. */
  readonly stale: boolean;
  /** True while the data belongs to earlier variables than the current ones. */
  readonly isOutdated: boolean;
  /** Time of the last response to the current query, in milliseconds; 0 before that. */
  readonly readAt: number;
  readonly refetch: () => void;
}

interface QueryOptions {
  /**
   * Tags of the data: when one of them is invalidated, the query is fetched again. Empty for data that fills a form, because the form stays as it
   * started.
   */
  readonly tags: readonly QueryTag[];
  /** Token of a link, whose holder is the principal. An expired link counts as a refusal. */
  readonly link?: string | undefined;
}

/** Returns the options of a query. Its key contains the principal, so that data of one clinic is never shown in another. */
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

/** Repeats the query automatically while the server cannot be reached. */
function useRetry(isLost: boolean, retry: () => void): void {
  const onAgain = useEffectEvent(retry);
  useEffect(() => (isLost ? connection.wait(() => onAgain()) : undefined), [isLost]);
}

/** Data on screen, and its principal. */
export interface ScreenState<Data> {
  readonly principalKey: string;
  readonly data: Data | null;
  readonly noData: NoData | null;
}

interface QueryState<Data> {
  readonly principalKey: string;
  readonly data: Data | undefined;
  /** Whether the query has a response, or has failed for now. */
  readonly isSettled: boolean;
  readonly error: NoData | null;
}

/**
 * Returns the data and failure to show. They stay until there is newer data for the same principal. Data of a link is cleared when the link expires.
 */
export function nextScreenState<Data>(
  previousData: ScreenState<Data>,
  { principalKey, data, isSettled, error }: QueryState<Data>,
): ScreenState<Data> {
  const before = previousData.principalKey === principalKey ? previousData : { principalKey, data: null, noData: null };
  const noData = isSettled ? error : before.noData;
  const now = noData?.outcome.kind === "expired" ? null : (data ?? before.data);
  return previousData === before && previousData.data === now && previousData.noData === noData
    ? previousData
    : { principalKey, data: now, noData };
}

/**
 * Sends a query, and again when its variables change or one of its tags is invalidated. Old data stays while newer data is fetched; a response for
 * earlier variables is never shown for later ones. With `variables` null nothing is sent.
 */
export function useGraphqlQuery<Data, Variables>(
  document: Query<Data, Variables>,
  variables: Variables | null,
  options: QueryOptions,
): QueryResult<Data> {
  const principal = principalOf(useProfile(), options.link);
  const query = useQuery(queryOptionsOf(document, variables, principal, options), queryClient);
  const { data: newest, error, isFetching, isPending, refetch: fetchAgain, dataUpdatedAt: readAt } = query;
  const principalKey = `${principal.customer} ${principal.userId}`;
  const [previousData, setPreviousData] = useState<ScreenState<Data>>({ principalKey, data: null, noData: null });
  const now = nextScreenState(previousData, {
    principalKey,
    data: newest,
    isSettled: !isFetching && !isPending,
    error,
  });
  if (now !== previousData) setPreviousData(now);
  const { data, noData } = now;
  const refetch = useCallback(() => void fetchAgain(), [fetchAgain]);
  const sentence = noData?.outcome.kind === "fail" ? noData.outcome.message : platformTexts.tokenExpired;
  const refused = noData !== null && (noData.outcome.kind === "expired" || noData.outcome.reached);
  const isLost = noData !== null && !refused;
  useRetry(isLost, () => !isFetching && refetch());
  const stale = isLost && data !== null;
  // Data on screen answers the same variables, so no failure is shown for them; for other variables it is.
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
