import { useState } from "react";
import { useNavigate } from "react-router";
import { callAndTell } from "../../platform/calls/calls.ts";
import { contentPath, type PagedKind } from "./content-path.ts";
import { CopyContentDocument, DiscardContentDraftDocument, RetireContentDocument } from "./content-pages.graphql.ts";

const changing = { changes: ["content"] } as const;

/** What can be done with content beside changing it. */
export function useContentActions(kind: PagedKind, company: string | null) {
  const navigate = useNavigate();
  const [copying, setCopying] = useState("");
  const copy = async (id: string): Promise<void> => {
    if (copying) return;
    setCopying(id);
    const outcome = await callAndTell(CopyContentDocument, { id, companyid: company }, changing);
    setCopying("");
    const copied = outcome.kind === "data" ? outcome.data.copyContent.content : null;
    if (copied) await navigate(contentPath(kind, copied._id, company));
  };
  /** Answers whether it is gone. */
  const discard = async (id: string): Promise<boolean> =>
    (await callAndTell(DiscardContentDraftDocument, { id }, changing)).kind === "data";
  const retire = (id: string, retired: boolean) => callAndTell(RetireContentDocument, { id, retired }, changing);
  return { copy, copying, discard, retire };
}

export type ContentActions = ReturnType<typeof useContentActions>;
