import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { focusRow } from "../../../platform/page/list-places.ts";
import { closedPath, type PagedKind } from "../content-path.ts";
import type { Listed } from "../content-words.ts";
import type { ContentActions } from "../use-content-actions.ts";
import type { RowAsked } from "./RowTools.tsx";

/** What a row's menu asks or shows over the list. Who discards what was never published goes on in the row beside it. */
export function useRowAsked(kind: PagedKind, rows: readonly Listed[], { discard }: Pick<ContentActions, "discard">) {
  const [asked, ask] = useState<RowAsked | null>(null);
  const navigate = useNavigate();
  const [list] = useSearchParams();
  const { id: opened } = useParams();
  const onClose = (): void => ask(null);
  const onDiscard = async ({ _id, version }: Listed): Promise<void> => {
    const at = rows.findIndex((row) => row._id === _id);
    const next = version ? rows[at] : (rows[at + 1] ?? rows[at - 1]);
    if (!(await discard(_id))) return;
    flushSync(onClose); // until then the list is out of reach
    if (next) focusRow(next._id);
    if (!version && _id === opened) await navigate(closedPath(kind, list));
  };
  return { asked, ask, onClose, onDiscard };
}
