import { useLocation } from "react-router";

/**
 * Returns a function that makes link props for a number. The number opens over the page, whose URL changes only in the hash. `count` is its current
 * value.
 */
export function useOpener() {
  const { search } = useLocation();
  return (number: string, of = "", count?: number) => ({
    to: { search, hash: `#number=${number}${of && `&of=${of}`}` },
    state: { count },
    "data-number": true,
  });
}

/** Returns whether a number is open over the page. */
export const useIsOpened = (): boolean => useLocation().hash.startsWith("#number=");
