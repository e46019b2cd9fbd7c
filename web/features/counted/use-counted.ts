import type { DueNumber } from "@restride/domain/counted/counted-number.ts";
import { useState } from "react";

/** Tags of an opened count. */
export const countedSubjects = ["patients", "progress", "schedules"] as const;

/** Returns the pages that are shown one below the other, and a function that adds one. */
export function usePages(pageSize: number) {
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, at) => ({ current: at + 1, pageSize }));
  return { pages, showMore: () => setCount(count + 1), left: (total: number) => Math.max(0, total - count * pageSize) };
}

/** Props of every part of an opened count. */
export interface OpenedProps {
  readonly number: DueNumber;
  readonly timeZone: string;
}
