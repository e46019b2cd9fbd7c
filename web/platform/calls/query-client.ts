import type { QueryTag } from "@restride/domain/query-tags.ts";
import { focusManager, MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { endExpiredSession } from "./end-session.ts";
import { endedLinks } from "./ended-links.ts";
import { retries, retryDelay } from "./retries.ts";
import type { NoData } from "./send.ts";
import { session } from "../session/session.ts";

/** What is known of a question beside its answer. */
type QueryMeta = { readonly tags: readonly QueryTag[]; readonly link: string | undefined };
type CallMeta = { readonly link: string | undefined; readonly key: string | undefined };

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: NoData;
    queryMeta: QueryMeta;
    mutationMeta: CallMeta;
  }
}

/** The one place that hears of an end: of the session, or of the link that asked, whose page is told. */
function heedEnd({ outcome }: NoData, link: string | undefined): void {
  if (outcome.kind !== "expired") return;
  if (link === undefined) endExpiredSession();
  else endedLinks.tell(link);
}

const tries = {
  retry: (failed: number, { mayRetry }: NoData) => mayRetry && failed < retries.maxNumberAttempts - 1,
  retryDelay: (failed: number) => retryDelay(failed),
};

/**
 * What the pages know of the server. It holds what is on screen and no more: an answer is forgotten with the last who shows it,
 * and nothing is written to disk. A page that is opened asks the server.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => heedEnd(error, meta?.link) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _made, { meta }) => heedEnd(error, meta?.link),
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

// It lasts as long as the page. One in the background goes on as one in front does.
queryClient.mount();
focusManager.setFocused(true);

/** Says that subjects have changed: whoever shows one of them asks again. An answer that is still on its way is older and dropped. */
export async function invalidateTags(changed: readonly QueryTag[]): Promise<void> {
  const stale = {
    predicate: ({ meta }: { meta: QueryMeta | undefined }) =>
      changed.some((subject) => meta?.tags.includes(subject) ?? false),
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

/** Whether something that a page shows is on its way. */
export const isFetching = (): boolean => queryClient.isFetching() > 0;
