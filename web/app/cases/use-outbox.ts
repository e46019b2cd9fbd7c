import { useEffect } from "react";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { keptMessages } from "../../features/case-detail/thread/kept-messages.ts";

/** Lets messages leave that waited when the page was loaded anew, whichever page it is. */
export function useOutbox(): void {
  useEffect(() => {
    if (keptMessages.read() !== null)
      void loadWithRetries(() => import("../../features/case-detail/thread/outbox.ts"), { isPersistent: true });
  }, []);
}
