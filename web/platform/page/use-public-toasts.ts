import { useEffect } from "react";
import { toastLasts, toasts } from "../notices/toasts.ts";

/** While a public page is open, its toasts stay as long as public pages have them. */
export function usePublicToasts(): void {
  useEffect(() => {
    toasts.lastFor(toastLasts.public);
    return () => toasts.lastFor(toastLasts.console);
  }, []);
}
