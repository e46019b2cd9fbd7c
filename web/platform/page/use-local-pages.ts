import { defaultPageSize, type Page } from "@restride/domain/values/page.ts";
import { useState } from "react";

/** Returns the page of a list whose page is no part of the address, as in a dialog, and the functions that change it. */
export function useLocalPages(pageSize: number = defaultPageSize) {
  const [page, setPage] = useState<Page>({ current: 1, pageSize });
  return {
    page,
    showPage: (current: number, size: number): void => setPage({ current, pageSize: size }),
    showFirst: (): void => setPage((before) => ({ ...before, current: 1 })),
  };
}

export type LocalPages = ReturnType<typeof useLocalPages>;
