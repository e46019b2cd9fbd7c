import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const pause = 250;
const firstSize = 20;

/** A list with a search and pages, both kept in the address. A new search starts at page 1. */
export interface ListSearch {
  /** What stands in the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What is asked for. */
  readonly searchText: string;
  readonly page: { readonly current: number; readonly pageSize: number };
  readonly showPage: (current: number, pageSize: number) => void;
}

const whole = (text: string | null, otherwise: number): number =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

/** The same address with other parameters; an empty one is left out, and so is the page, unless it is what changes. */
export const changedSearch = (before: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ page: "", size: "", ...change }))
    if (value === "") after.delete(name);
    else after.set(name, value);
  return after;
};

/** A filter of a list that is kept in the address beside search and page; empty when it is off. Changing it starts at page 1. */
export function useListFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get(name) ?? "", (value) => setParams((before) => changedSearch(before, { [name]: value }))];
}

/** The search and page of a list from the address; typing is waited for before it is asked. */
export function useListSearch(): ListSearch {
  const [params, setParams] = useSearchParams();
  const searchText = params.get("search") ?? "";
  const [typed, setTyped] = useState(searchText);
  const [previousSearch, setPreviousSearch] = useState(searchText);
  /** The search that the field last put into the address. */
  const [requestedSearch, setRequestedSearch] = useState(searchText);
  if (previousSearch !== searchText) {
    setPreviousSearch(searchText);
    setRequestedSearch(searchText);
    // A link to the list, or the step back: the field follows. A search that came from the field leaves it as it is typed by now.
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
  const page = { current: whole(params.get("page"), 1), pageSize: whole(params.get("size"), firstSize) };
  return {
    typed,
    type: setTyped,
    searchText,
    page,
    showPage: (current, pageSize) =>
      setParams((before) => changedSearch(before, { page: String(current), size: String(pageSize) })),
  };
}

/** The order of a list that is sorted by name only, kept in the address, and how its head turns it around. */
export function useNameOrder() {
  const [order, setOrder] = useListFilter("sort");
  const isTurned = order === "descend";
  return {
    sort: { field: "name", order: isTurned ? "descend" : "ascend" } as const,
    turn: (): void => setOrder(isTurned ? "" : "descend"),
  };
}
