import { useIsMutating } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Returns whether a mutation is paused until the connection is back. */
export const useHasPausedChange = (): boolean =>
  useIsMutating({ predicate: ({ state }) => state.isPaused }, queryClient) > 0;
