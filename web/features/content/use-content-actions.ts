import { useState } from "react";
import { useNavigate } from "react-router";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { contentPath, type PagedKind } from "./content-path.ts";
import { CopyContentDocument, DiscardContentDraftDocument, RetireContentDocument } from "./content-changes.graphql.ts";

const changing = { invalidates: ["content"] } as const;

/** Actions on content besides changing it. Discarding and retiring resolve to whether they succeeded. */
export function useContentActions(kind: PagedKind, company: string | null) {
  const navigate = useNavigate();
  const [copying, setCopying] = useState("");
  const copy = async (id: string): Promise<void> => {
    if (copying) return;
    setCopying(id);
    const outcome = await mutateAndNotify(CopyContentDocument, { id, companyid: company }, changing);
    setCopying("");
    const copied = outcome.kind === "data" ? outcome.data.copyContent.content : null;
    if (copied) await navigate(contentPath(kind, copied._id, company));
  };
  const discard = async (id: string): Promise<boolean> =>
    (await mutateAndNotify(DiscardContentDraftDocument, { id }, changing)).kind === "data";
  const retire = async (id: string, retired: boolean): Promise<boolean> =>
    (await mutateAndNotify(RetireContentDocument, { id, retired }, changing)).kind === "data";
  return { copy, copying, discard, retire };
}

export type ContentActions = ReturnType<typeof useContentActions>;
