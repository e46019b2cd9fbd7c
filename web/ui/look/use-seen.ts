import { useCallback, useState } from "react";

/** How far below the window something counts as seen, so that it is there when it comes into view. */
const ahead = "200px";

/** Tells whether an element has come into view yet, or is about to be printed: what stands far down a page is asked for only then. */
export function useSeen() {
  const [seen, setSeen] = useState(false);
  const place = useCallback((element: HTMLElement) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watcher.disconnect();
      },
      { rootMargin: ahead },
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
