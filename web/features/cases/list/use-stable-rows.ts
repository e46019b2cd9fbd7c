import { useState } from "react";
import type { Listed } from "../../../platform/calls/use-listed.ts";
import type { ListedCase } from "./case-columns.tsx";

/**
 * Rows of a list that is updated while a user reads it: visible rows change in place, and cases opened since then wait behind a button. Another
 * `queryKey` (the query as text) starts anew.
 */
export function useStableRows({ rows, loading }: Listed<ListedCase>, queryKey: string) {
  const [snapshot, setSnapshot] = useState<{ queryKey: string; until: string; ids: ReadonlySet<string> } | null>(null);
  const newest = (rows ?? []).reduce((most, { createdDate }) => (createdDate > most ? createdDate : most), "");
  const takeSnapshot = (): void => setSnapshot({ queryKey, until: newest, ids: new Set(rows?.map(({ _id }) => _id)) });
  // Until the response arrives, the rows of the previous query are shown.
  if (rows !== null && !loading && snapshot?.queryKey !== queryKey) takeSnapshot();
  const isNew = ({ _id, createdDate }: ListedCase): boolean =>
    snapshot?.queryKey === queryKey && snapshot.ids.size > 0 && !snapshot.ids.has(_id) && createdDate > snapshot.until;
  const waiting = (rows ?? []).filter(isNew).length;
  return { visibleRows: rows?.filter((row) => !isNew(row)) ?? null, waiting, show: takeSnapshot };
}
