import { useEffect } from "react";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { keptMessages } from "../../features/case-detail/thread/kept-messages.ts";

/** Sends messages that still waited when the page was reloaded, on any page. */
export function useOutbox(): void {
  useEffect(() => {
    if (keptMessages.read() !== null)
      void loadWithRetries(() => import("../../features/case-detail/thread/outbox.ts"), { isPersistent: true });
  }, []);
}
