import type { CommentPriority } from "@restride/domain/case-work/comment.ts";
import { useState } from "react";
import { useDraft, useKeptDraft } from "../../platform/page/drafts.ts";
import type { Returned } from "./use-taken-back.ts";

/** A message while it is written. */
export interface Composed {
  readonly comment: string;
  readonly priority: CommentPriority;
  readonly image: string;
}

const empty: Composed = { comment: "", priority: "NORMAL", image: "" };

/** What is written, kept in this tab; what was taken back stands before it again. A sent message leaves the next one Normal. */
export function useComposed(caseId: string, returned: Returned) {
  const draft = useDraft(`comment ${caseId}`, () => empty);
  const [typed, setTyped] = useState(draft.value);
  const [taken, setTaken] = useState(returned.nth);
  if (taken !== returned.nth) {
    setTaken(returned.nth);
    const comment = [returned.comment, typed.comment].filter(Boolean).join("\n");
    setTyped({ ...typed, comment });
  }
  useKeptDraft(draft, typed.comment === "" && typed.image === "" ? null : typed);
  return {
    typed,
    change: (change: Partial<Composed>) => setTyped((before) => ({ ...before, ...change })),
    clear: () => setTyped(empty),
  };
}
