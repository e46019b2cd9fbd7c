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

/** What is left of what stands there when a message was sent: whatever was typed since. The next one is Normal again. */
const without = (sent: Composed, now: Composed): Composed => ({
  ...empty,
  comment: now.comment.startsWith(sent.comment) ? now.comment.slice(sent.comment.length).trimStart() : now.comment,
  image: now.image === sent.image ? "" : now.image,
});

/** What is written, kept in this tab; what was taken back stands before it again. */
export function useComposed(caseId: string, returned: Returned) {
  const draft = useDraft(`comment ${caseId}`, () => empty);
  const [typed, setTyped] = useState(draft.value);
  const [taken, setTaken] = useState(returned.nth);
  if (taken !== returned.nth) {
    setTaken(returned.nth);
    const comment = [returned.comment, typed.comment].filter(Boolean).join("\n");
    setTyped({ ...typed, comment, image: typed.image || returned.image });
  }
  useKeptDraft(draft, typed.comment === "" && typed.image === "" ? null : typed);
  return {
    typed,
    change: (change: Partial<Composed>) => setTyped((before) => ({ ...before, ...change })),
    clear: (sent: Composed) => setTyped((before) => without(sent, before)),
  };
}
