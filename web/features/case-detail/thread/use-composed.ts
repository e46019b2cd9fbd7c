import { useState } from "react";
import { useDraft, useStoredDraft } from "../../../platform/page/use-draft.ts";
import { type Composed, emptyMessage, withoutSent, withReturned } from "./composed.ts";
import type { Returned } from "./use-taken-back.ts";

/** State of the message that is being written, stored in this tab until it is sent. The text of a taken-back message is put before it. */
export function useComposed(caseId: string, returned: Returned) {
  const draft = useDraft(`comment ${caseId}`, () => emptyMessage);
  const [typed, setTyped] = useState(draft.value);
  const [taken, setTaken] = useState(returned.nth);
  if (taken !== returned.nth) {
    setTaken(returned.nth);
    setTyped(withReturned(returned, typed));
  }
  useStoredDraft(draft, typed.comment === "" && typed.image === "" ? null : typed);
  return {
    typed,
    change: (change: Partial<Composed>) => setTyped((before) => ({ ...before, ...change })),
    clear: (sent: Composed) => setTyped((before) => withoutSent(sent, before)),
  };
}
