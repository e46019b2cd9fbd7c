import { useLocation } from "react-router";

/**
 * Returns a function that makes the link props of a count. Its list opens over the page, whose URL changes only in the hash. `count` is the current
 * value.
 */
export function useMetricLink() {
  const { search } = useLocation();
  return (number: string, of = "", count?: number) => ({
    to: { search, hash: `#number=${number}${of && `&of=${of}`}` },
    state: { count },
    "data-number": true,
  });
}

/** Returns whether a number is open over the page. */
export const useIsMetricOpen = (): boolean => useLocation().hash.startsWith("#number=");
