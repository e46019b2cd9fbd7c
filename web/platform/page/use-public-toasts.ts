import { useEffect } from "react";
import { toastLasts, toasts } from "../notices/toasts.ts";

/** Makes toasts stay as long as public pages need them, while a public page is open. */
export function usePublicToasts(): void {
  useEffect(() => {
    toasts.lastFor(toastLasts.public);
    return () => toasts.lastFor(toastLasts.console);
  }, []);
}
