import { useEffect } from "react";
import { toastLasts, toasts } from "./toasts.ts";

/** While a public page is open, toasts stay longer than in the console. */
export function usePublicToasts(): void {
  useEffect(() => {
    toasts.lastFor(toastLasts.public);
    return () => toasts.lastFor(toastLasts.console);
  }, []);
}
