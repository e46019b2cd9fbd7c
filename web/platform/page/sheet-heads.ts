import { useEffect } from "react";

/** Sets the header of each printed sheet except the first, in the margin of `@page`: the name, the title of the page, and the day. */
export function useSheetHeads(name: string, day: string): void {
  useEffect(() => {
    const say = (): void =>
      document.documentElement.style.setProperty("--sheet", JSON.stringify(`${name} · ${document.title} · ${day}`));
    window.addEventListener("beforeprint", say);
    return () => {
      window.removeEventListener("beforeprint", say);
      document.documentElement.style.removeProperty("--sheet"); // The next user must not print this name.
    };
  }, [name, day]);
}
