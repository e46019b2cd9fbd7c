import type { DueNumber } from "@restride/domain/counted/counted-number.ts";
import { useState } from "react";

/** What an opened number shows: when something of it changes, it is asked again. */
export const countedSubjects = ["patients", "progress", "schedules"] as const;

/** The pages that are shown, one below the other, and a way to one more. */
export function usePages(pageSize: number) {
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, at) => ({ current: at + 1, pageSize }));
  return { pages, showMore: () => setCount(count + 1), left: (total: number) => Math.max(0, total - count * pageSize) };
}

/** What every part of an opened number is given. */
export interface OpenedProps {
  readonly number: DueNumber;
  readonly timeZone: string;
}
