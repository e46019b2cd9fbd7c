import { useSyncExternalStore } from "react";

/** Maximum window width, in pixels, of the mobile layout. */
export const mobileMaxWidth = 1024;

/**
 * State of printing. Paper is narrow, but has the desktop layout; the page uses that layout before it is printed, so that the data that it shows is
 * loaded.
 */
const printState = { isNext: false };
window.addEventListener("beforeprint", () => (printState.isNext = true));
window.addEventListener("afterprint", () => (printState.isNext = false));

const makeMediaStore = (query: string) => {
  const list = window.matchMedia(query);
  return {
    subscribe: (listener: () => void) => {
      const ends = new AbortController();
      const { signal } = ends;
      list.addEventListener("change", listener, { signal });
      for (const print of ["beforeprint", "afterprint"]) window.addEventListener(print, listener, { signal });
      return () => ends.abort();
    },
    current: () => !printState.isNext && list.matches,
  };
};

const queries = new Map<string, ReturnType<typeof makeMediaStore>>();

function useMatch(query: string): boolean {
  if (!queries.has(query)) queries.set(query, makeMediaStore(query));
  const { subscribe, current } = queries.get(query)!;
  return useSyncExternalStore(subscribe, current);
}

/** Returns whether the window is narrower than 640 px: rows are cards, dialogs are sheets. */
export const useNarrow = (): boolean => useMatch("screen and (max-width: 639px)");

/** Returns whether the window is at most 1279 px wide: the header shortens its menu, secondary page actions move into a menu. */
export const useCompact = (): boolean => useMatch("screen and (max-width: 1279px)");

/** Returns whether the window is narrower than 1024 px: side panels become drawers. */
export const useTablet = (): boolean => useMatch("screen and (max-width: 1023px)");

/** Returns whether the window has the mobile layout: drawers and stacked panes. */
export const useMobile = (): boolean => useMatch(`screen and (max-width: ${mobileMaxWidth}px)`);
