import { useEffect } from "react";

/** Makes the browser ask before the tab is closed or reloaded while `when` is true. Drafts end with their tab. */
export function useAskBeforeClosing(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [when]);
}
