import type { Page } from "@restride/domain/values/page.ts";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { parsePage } from "./page-params.ts";

/** Milliseconds without typing before the search begins. */
const pause = 250;

/** Search and page of a list, both stored in the URL. A new search starts at page 1. */
export interface ListSearch {
  /** Text of the search field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Search text of the query. */
  readonly searchText: string;
  readonly page: Page;
  readonly showPage: (current: number, pageSize: number) => void;
}

/** Returns the URL parameters with some changed. Empty parameters are removed; so is the page, unless the change sets it. */
export const changedSearch = (before: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ page: "", size: "", ...change }))
    if (value === "") after.delete(name);
    else after.set(name, value);
  return after;
};

/**
 * Returns a filter of a list and its setter. The filter is stored in the URL beside search and page and is empty when off. A change starts at page 1.
 */
export function useListFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get(name) ?? "", (value) => setParams((before) => changedSearch(before, { [name]: value }))];
}

/** Returns the search and page of a list from the URL. The search is delayed while the user types. */
export function useListSearch(): ListSearch {
  const [params, setParams] = useSearchParams();
  const searchText = params.get("search") ?? "";
  const [typed, setTyped] = useState(searchText);
  const [previousSearch, setPreviousSearch] = useState(searchText);
  /** Search that the field last wrote to the URL. */
  const [requestedSearch, setRequestedSearch] = useState(searchText);
  if (previousSearch !== searchText) {
    setPreviousSearch(searchText);
    setRequestedSearch(searchText);
    // The search changed through a link to the list or through Back, so the field follows. A search that came from the field does not overwrite the
    // text typed meanwhile.
    if (searchText !== requestedSearch) setTyped(searchText);
  }
  useEffect(() => {
    if (typed.trim() === searchText) return undefined;
    const search = (): void => {
      setRequestedSearch(typed.trim());
      setParams((before) => changedSearch(before, { search: typed.trim() }), { replace: true });
    };
    const timer = setTimeout(search, pause);
    return () => clearTimeout(timer);
  }, [typed, searchText, setParams]);
  return {
    typed,
    type: setTyped,
    searchText,
    page: parsePage(params),
    showPage: (current, pageSize) =>
      setParams((before) => changedSearch(before, { page: String(current), size: String(pageSize) })),
  };
}

/** Sort order of a list that is sorted by name only, stored in the URL, and a function that reverses it. */
export function useNameOrder() {
  const [order, setOrder] = useListFilter("sort");
  const isTurned = order === "descend";
  return {
    sort: { field: "name", order: isTurned ? "descend" : "ascend" } as const,
    turn: (): void => setOrder(isTurned ? "" : "descend"),
  };
}
