import { useEffect } from "react";

/** Lets the browser ask before the tab is closed or loaded anew while something is not sent: a draft ends with its tab. */
export function useAskBeforeClosing(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [when]);
}
