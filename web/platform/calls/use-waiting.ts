import { useIsMutating } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** Whether something that was changed waits for the connection. */
export const useWaiting = (): boolean => useIsMutating({ predicate: ({ state }) => state.isPaused }, queryClient) > 0;
