import { queryClient } from "./query-client.ts";

/** Copies the cached data of a link to its renewed token, so that the page of the link stays on screen. */
export function renewAnswers(link: string, renewed: string): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll())
    if (queryKey.at(-1) === link && state.data !== undefined)
      queryClient.setQueryData([...queryKey.slice(0, -1), renewed], state.data);
}
