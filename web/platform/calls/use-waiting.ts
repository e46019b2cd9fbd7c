import { useIsMutating } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Returns whether a change waits for the connection. */
export const useWaiting = (): boolean => useIsMutating({ predicate: ({ state }) => state.isPaused }, queryClient) > 0;
