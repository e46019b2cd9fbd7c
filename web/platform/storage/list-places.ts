import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { session } from "../session/session.ts";

/** State in which a user left a list. */
export interface ListPlace {
  /** Query of the URL: filter, order, and page. */
  readonly search: string;
  /** Scroll positions of the rows and of the window, in pixels. */
  readonly scrolled: readonly [rows: number, window: number];
  /** Id of the focused row. */
  readonly row: string | null;
  /** Selected rows, in the list's own format. */
  readonly selected?: unknown;
  /** Ids of the page's rows in order, and the number of rows on all pages. */
  readonly ids?: readonly string[];
  readonly total?: number;
}

/**
 * Returns the storage key of a list. It contains the clinic, because another clinic's list is another list. The state stays in this tab until the
 * session ends.
 */
const keyOf = (path: string): string => `restride.place ${session.current()?.customer?._id ?? "-"} ${path}`;

/** Store of the states in which lists were left, by their path. */
export const listPlaces = {
  read: (path: string): ListPlace | null =>
    JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null") as ListPlace | null,
  save: (path: string, change: Partial<ListPlace>): void => {
    const place = { search: "", scrolled: [0, 0], row: null, ...listPlaces.read(path), ...change };
    if (session.current()) sessionStorage.setItem(keyOf(path), JSON.stringify(place));
  },
};

const cameBack = { cameBack: true };

/** Returns the link back to a list as the user left it. Query parameters in the path itself still apply. */
export const wayBack = (path: string) => {
  const [pathname = path, query = ""] = path.split("?");
  const { search = "" } = listPlaces.read(pathname) ?? {};
  return { to: search.includes(query) ? pathname + search : path, state: cameBack };
};

/** Returns a function that navigates back to the list, for use after an action. */
export function useWayBack(path: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, state } = wayBack(path);
    void navigate(to, { state });
  };
}

/** Returns the state of the open list when the user came back to it by a back link or through the history; otherwise null. */
export function useFoundPlace(): ListPlace | null {
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === "POP" || (state as typeof cameBack | null)?.cameBack === true;
  const [place] = useState(() => {
    const place = isBack ? listPlaces.read(pathname) : null;
    return place?.search === search ? place : null;
  });
  return place;
}

const rowsBox = (): HTMLElement | null => document.querySelector("[data-list-rows]");
const rowOf = (element: EventTarget | null): string | null =>
  element instanceof Element ? (element.closest<HTMLElement>("[data-row]")?.dataset.row ?? null) : null;

/** Focuses a row of the list and scrolls it into view. */
export function focusRow(row: string): void {
  const element = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  const target = element?.matches("tr") ? element : element?.querySelector<HTMLElement>("a,button");
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
}

/** Restores the scroll positions and the focused row. */
function goTo({ scrolled, row }: ListPlace): void {
  rowsBox()?.scrollTo(0, scrolled[0]);
  window.scrollTo(0, scrolled[1]);
  if (row !== null) focusRow(row);
}

/** Stores the user's position in the open list, and restores it for a user who comes back, once the rows are `ready`. */
export function useListPlace(ready: boolean): void {
  const { pathname, search } = useLocation();
  const place = useFoundPlace();
  const isFound = useRef(false);
  useEffect(() => {
    if (!ready || isFound.current) return;
    isFound.current = true;
    if (place) goTo(place);
  }, [ready, place]);
  useEffect(() => {
    if (listPlaces.read(pathname)?.search !== search)
      listPlaces.save(pathname, { search, scrolled: [0, 0], row: null });
    const onFocus = ({ target }: FocusEvent): void => {
      const row = rowOf(target);
      if (row !== null) listPlaces.save(pathname, { row });
    };
    const onScroll = (): void => {
      if (isFound.current) listPlaces.save(pathname, { scrolled: [rowsBox()?.scrollTop ?? 0, window.scrollY] });
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("scroll", onScroll, { capture: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [pathname, search]);
}
