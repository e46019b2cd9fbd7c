import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { session } from "../session/session.ts";

/** How somebody left a list. */
export interface ListPlace {
  /** The query of its address: filter, order and page. */
  readonly search: string;
  /** How far its rows, and the window, were scrolled down, pixels. */
  readonly scrolled: readonly [rows: number, window: number];
  /** The row in focus. */
  readonly row: string | null;
  /** What was ticked, in the list's own terms. */
  readonly selected?: unknown;
  /** The rows of the page in their order, and how many there are on all pages. */
  readonly ids?: readonly string[];
  readonly total?: number;
}

/** A place is one of a clinic: another clinic's list is another list. It is kept in this tab until the session ends. */
const keyOf = (path: string): string => `restride.place ${session.current()?.customer?._id ?? "-"} ${path}`;

/** How lists were left, by their path. */
export const listPlaces = {
  read: (path: string): ListPlace | null =>
    JSON.parse(sessionStorage.getItem(keyOf(path)) ?? "null") as ListPlace | null,
  keep: (path: string, change: Partial<ListPlace>): void => {
    const place = { search: "", scrolled: [0, 0], row: null, ...listPlaces.read(path), ...change };
    if (session.current()) sessionStorage.setItem(keyOf(path), JSON.stringify(place));
  },
};

const cameBack = { cameBack: true };

/** Where a way back to a list leads, for a link: to the list as it was left. What the path asks for itself stays asked. */
export const wayBack = (path: string) => {
  const [pathname = path, query = ""] = path.split("?");
  const { search = "" } = listPlaces.read(pathname) ?? {};
  return { to: search.includes(query) ? pathname + search : path, state: cameBack };
};

/** The same for after something was done. */
export function useWayBack(path: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, state } = wayBack(path);
    void navigate(to, { state });
  };
}

/** The place of the list that is open, when somebody comes back to it by a way back or through the history; or null. */
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

/** Gives a row of the list its focus, in view. */
export function focusRow(row: string): void {
  const element = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  const target = element?.matches("tr") ? element : element?.querySelector<HTMLElement>("a,button");
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
}

/** Scrolls to where somebody was and gives the row its focus again. */
function goTo({ scrolled, row }: ListPlace): void {
  rowsBox()?.scrollTo(0, scrolled[0]);
  window.scrollTo(0, scrolled[1]);
  if (row !== null) focusRow(row);
}

/** Keeps where somebody is in the list that is open, and takes who comes back there again once its rows are `ready`. */
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
      listPlaces.keep(pathname, { search, scrolled: [0, 0], row: null });
    const onFocus = ({ target }: FocusEvent): void => {
      const row = rowOf(target);
      if (row !== null) listPlaces.keep(pathname, { row });
    };
    const onScroll = (): void => {
      if (isFound.current) listPlaces.keep(pathname, { scrolled: [rowsBox()?.scrollTop ?? 0, window.scrollY] });
    };
    document.addEventListener("focusin", onFocus);
    document.addEventListener("scroll", onScroll, { capture: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [pathname, search]);
}
