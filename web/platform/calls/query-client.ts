import type { QueryTag } from "@restride/domain/query-tags.ts";
import { focusManager, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { endExpiredSession } from "./end-session.ts";
import { endedLinks } from "./ended-links.ts";
import { retries, retryDelay } from "./retries.ts";
import type { NoData } from "./send.ts";
import { session } from "../session/session.ts";

/** Metadata of a query: the tags of its data and the link's token, if any. */
type QueryMeta = { readonly tags: readonly QueryTag[]; readonly link: string | undefined };
/** Metadata of a mutation: the link's token and the idempotency key, if any. */
type MutationMeta = { readonly link: string | undefined; readonly key: string | undefined };

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: NoData;
    queryMeta: QueryMeta;
    mutationMeta: MutationMeta;
  }
}

/** Ends the session when a call says that it has expired. For an expired link, tells the link's page instead. All calls use it. */
function handleExpiry({ outcome }: NoData, link: string | undefined): void {
  if (outcome.kind !== "expired") return;
  if (link === undefined) endExpiredSession();
  else endedLinks.tell(link);
}

const tries = {
  retry: (failureCount: number, { mayRetry }: NoData) => mayRetry && failureCount < retries.maxNumberAttempts - 1,
  retryDelay: (failureCount: number, { wait }: NoData) => retryDelay(failureCount, Math.random(), wait),
};

/**
 * Cache of server data for the pages. It holds only data on screen: data is dropped when the last component that shows it unmounts, and nothing is
 * written to disk. Opening a page always sends its queries.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => handleExpiry(error, meta?.link) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _made, { meta }) => handleExpiry(error, meta?.link),
  }),
  defaultOptions: {
    queries: {
      ...tries,
      staleTime: 0,
      gcTime: 0,
      networkMode: "always",
      refetchOnReconnect: ({ meta }) => (meta?.tags.length ?? 0) > 0,
      structuralSharing: false,
    },
    mutations: { ...tries, gcTime: 1_000 },
  },
});

// The client stays mounted as long as the page. A page in the background behaves like one in front.
queryClient.mount();
focusManager.setFocused(true);

/** Invalidates the queries with one of the changed tags, so that they are fetched again. Responses still in flight are older and are dropped. */
export async function invalidateTags(changedTags: readonly QueryTag[]): Promise<void> {
  const stale = {
    predicate: ({ meta }: { meta: QueryMeta | undefined }) =>
      changedTags.some((tag) => meta?.tags.includes(tag) ?? false),
  };
  await queryClient.cancelQueries(stale);
  await queryClient.invalidateQueries(stale);
}

let account = session.current()?.user._id;
session.subscribe(() => {
  const now = session.current()?.user._id;
  if (now !== account) queryClient.clear();
  account = now;
});

/** Returns whether a query of the page is being fetched. */
export const isFetching = (): boolean => queryClient.isFetching() > 0;
