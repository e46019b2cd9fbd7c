import { useState } from "react";
import { useDraft, useStoredDraft } from "../../../platform/page/use-draft.ts";
import { type MessageDraft, emptyMessage, withoutSent, withReturned } from "./message-draft.ts";
import type { ReturnedMessage } from "./use-take-back.ts";

/** State of the message that is being written, stored in this tab until it is sent. The text of a taken-back message is put before it. */
export function useMessageDraft(caseId: string, returned: ReturnedMessage) {
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
    change: (change: Partial<MessageDraft>) => setTyped((before) => ({ ...before, ...change })),
    clear: (sent: MessageDraft) => setTyped((before) => withoutSent(sent, before)),
  };
}
