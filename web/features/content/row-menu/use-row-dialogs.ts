import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { focusRow } from "../../../platform/storage/list-places.ts";
import { closedPath, type PagedKind } from "../content-path.ts";
import type { Listed } from "../content-state-texts.ts";
import type { ContentActions } from "../use-content-actions.ts";
import type { RowRequest } from "./RowTools.tsx";

interface ShownRows {
  readonly kind: PagedKind;
  readonly rows: readonly Listed[];
  /** Whether the rows are filtered by state, so that a row whose state changes disappears. */
  readonly isByState: boolean;
}

/** Actions and dialogs of the rows' menus. When a row disappears, the focus moves to the row beside it. */
export function useRowDialogs({ kind, rows, isByState }: ShownRows, { discard, retire }: ContentActions) {
  const [rowRequest, ask] = useState<RowRequest | null>(null);
  const navigate = useNavigate();
  const [list] = useSearchParams();
  const { id: opened } = useParams();
  const focusNeighbor = (id: string): void => {
    const at = rows.findIndex((row) => row._id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focusRow(next._id);
  };
  const onClose = (): void => ask(null);
  const onRetire = async (id: string, retired: boolean): Promise<void> => {
    if ((await retire(id, retired)) && isByState) focusNeighbor(id);
  };
  const onDiscard = async ({ _id, version }: Listed): Promise<void> => {
    if (!(await discard(_id))) return;
    flushSync(onClose); // Until then the list cannot take the focus.
    if (!version || isByState) focusNeighbor(_id);
    else focusRow(_id);
    if (!version && _id === opened) await navigate(closedPath(kind, list));
  };
  return { rowRequest, ask, onClose, onRetire, onDiscard };
}
