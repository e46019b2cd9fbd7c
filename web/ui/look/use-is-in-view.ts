import { useCallback, useState } from "react";

/** Distance below the window at which an element counts as seen, so that its content is loaded when it comes into view. */
const margin = "200px";

/** Returns whether an element has come into view or is about to be printed, so that content far down a page is loaded only then. */
export function useIsInView() {
  const [seen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    const print = (): void => setSeen(true);
    window.addEventListener("beforeprint", print);
    return () => {
      watcher.disconnect();
      window.removeEventListener("beforeprint", print);
    };
  }, []);
  return { place, seen };
}
