import { useLocation } from "react-router";

/** Where a number leads, for a link: it opens over the page, whose address stays as it is before the mark. `count` is how large it is now. */
export function useOpener() {
  const { search } = useLocation();
  return (number: string, of = "", count?: number) => ({
    to: { search, hash: `#number=${number}${of && `&of=${of}`}` },
    state: { count },
    "data-number": true,
  });
}

/** Whether a number is opened over the page. */
export const useIsOpened = (): boolean => useLocation().hash.startsWith("#number=");
