import { useEffect } from "react";
import { bring } from "../../ui/page/bring.ts";
import { keptMessages } from "../../features/case-detail/thread/kept-messages.ts";

/** Lets messages leave that waited when the page was loaded anew, whichever page it is. */
export function useOutbox(): void {
  useEffect(() => {
    if (keptMessages.read() !== null)
      void bring(() => import("../../features/case-detail/thread/outbox.ts"), { isPersistent: true });
  }, []);
}
