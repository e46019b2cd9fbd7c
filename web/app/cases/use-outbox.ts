import { useEffect } from "react";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { storedMessages } from "../../features/case-detail/thread/stored-messages.ts";

/** Sends messages that still waited when the page was reloaded, on any page. */
export function useOutbox(): void {
  useEffect(() => {
    if (storedMessages.read() !== null)
      void loadWithRetries(() => import("../../features/case-detail/thread/outbox.ts"), { isPersistent: true });
  }, []);
}
