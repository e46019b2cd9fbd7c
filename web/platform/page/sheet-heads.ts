import { useEffect } from "react";

/** What stands on top of each printed sheet but the first, for the margin of `@page`: whose it is, the title of the page, and the day. */
export function useSheetHeads(name: string, day: string): void {
  useEffect(() => {
    const say = (): void =>
      document.documentElement.style.setProperty("--sheet", JSON.stringify(`${name} · ${document.title} · ${day}`));
    window.addEventListener("beforeprint", say);
    return () => {
      window.removeEventListener("beforeprint", say);
      document.documentElement.style.removeProperty("--sheet"); // whoever signs in next prints no name of before
    };
  }, [name, day]);
}
