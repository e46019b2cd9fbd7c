import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { focusRow } from "../../../platform/storage/list-places.ts";
import { closedPath, type PagedKind } from "../content-path.ts";
import type { Listed } from "../content-words.ts";
import type { ContentActions } from "../use-content-actions.ts";
import type { RowAsked } from "./RowTools.tsx";

interface ShownRows {
  readonly kind: PagedKind;
  readonly rows: readonly Listed[];
  /** Whether they are narrowed to a state: a row that gets another one goes. */
  readonly isByState: boolean;
}

/** What a row's menu does, asks or shows over the list. Whose row goes goes on in the row beside it. */
export function useRowAsked({ kind, rows, isByState }: ShownRows, { discard, retire }: ContentActions) {
  const [rowRequest, ask] = useState<RowAsked | null>(null);
  const navigate = useNavigate();
  const [list] = useSearchParams();
  const { id: opened } = useParams();
  const goOnBeside = (id: string): void => {
    const at = rows.findIndex((row) => row._id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focusRow(next._id);
  };
  const onClose = (): void => ask(null);
  const onRetire = async (id: string, retired: boolean): Promise<void> => {
    if ((await retire(id, retired)) && isByState) goOnBeside(id);
  };
  const onDiscard = async ({ _id, version }: Listed): Promise<void> => {
    if (!(await discard(_id))) return;
    flushSync(onClose); // until then the list is out of reach
    if (!version || isByState) goOnBeside(_id);
    else focusRow(_id);
    if (!version && _id === opened) await navigate(closedPath(kind, list));
  };
  return { rowRequest, ask, onClose, onRetire, onDiscard };
}
