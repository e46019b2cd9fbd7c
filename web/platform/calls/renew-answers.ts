import { queryClient } from "./query-client.ts";

/** Gives what a link was answered to its renewed token, which is the same link: what is shown stays on screen. */
export function renewAnswers(link: string, renewed: string): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll())
    if (queryKey.at(-1) === link && state.data !== undefined)
      queryClient.setQueryData([...queryKey.slice(0, -1), renewed], state.data);
}
