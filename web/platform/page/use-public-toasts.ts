import { useEffect } from "react";
import { toastDurations, toasts } from "../notices/toasts.ts";

/** Makes toasts stay as long as public pages need them, while a public page is open. */
export function usePublicToasts(): void {
  useEffect(() => {
    toasts.lastFor(toastDurations.public);
    return () => toasts.lastFor(toastDurations.console);
  }, []);
}
