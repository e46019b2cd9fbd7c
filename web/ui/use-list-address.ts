import { useSearchParams } from "react-router";

/** A list's search text and page, kept in the address. A new search begins at the first page. */
export function useListAddress(defaultSize: number) {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const page = {
    current: Math.max(1, Number(params.get("page")) || 1),
    pageSize: Number(params.get("size")) || defaultSize,
  };
  const show = (text: string, current: number, pageSize: number) => {
    const next = new URLSearchParams();
    if (text !== "") next.set("search", text);
    if (current > 1) next.set("page", String(current));
    if (pageSize !== defaultSize) next.set("size", String(pageSize));
    setParams(next, { replace: true });
  };
  return {
    search,
    page,
    searchFor: (text: string) => show(text, 1, page.pageSize),
    showPage: (current: number, pageSize: number) => show(search, current, pageSize),
  };
}
