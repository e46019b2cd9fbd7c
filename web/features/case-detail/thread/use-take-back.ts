import { messageImageName } from "@restride/domain/images/image.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { type CaseCommentFragment, TakeBackDocument } from "./thread.graphql.ts";
import type { ShownCaseFragment } from "../case-detail.graphql.ts";
import type { OutgoingMessage } from "./outgoing-message.ts";
import { outbox, type SentMessage } from "./outbox.ts";

/** Message that was taken back and is edited again. `nth` distinguishes two with the same text. */
export interface ReturnedMessage {
  readonly nth: number;
  readonly comment: string;
  readonly image: string;
}

/** Returns the viewer's messages of a case that are not in its thread yet: unsent ones, and sent ones that were not loaded again. */
function useUnlistedMessages({ _id: caseId, comments }: ShownCaseFragment) {
  const { leaving, sent, now, fresh } = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(() => outbox.forget(comments.map(({ _id }) => _id)), [comments]);
  const isHere = (message: OutgoingMessage): boolean => message.caseId === caseId;
  const isMissing = ({ id }: SentMessage): boolean => comments.every(({ _id }) => _id !== id);
  return { waiting: [...sent.filter(isHere).filter(isMissing), ...leaving.filter(isHere)], now, fresh };
}

/** State of messages that can be taken back: while they wait, and for 8 seconds after they were sent. The text returns to the form. */
export function useTakeBack(supportCase: ShownCaseFragment) {
  const { waiting, now, fresh } = useUnlistedMessages(supportCase);
  const [returned, setReturned] = useState<ReturnedMessage>({ nth: 0, comment: "", image: "" });
  const giveBack = (message: Omit<ReturnedMessage, "nth">): void =>
    setReturned(({ nth }) => ({ nth: nth + 1, ...message }));
  const takeBack = async ({ _id: id, comment, imageUrl }: CaseCommentFragment): Promise<void> => {
    const image = imageUrl ? messageImageName(imageUrl.original) : "";
    const outcome = await mutateAndNotify(TakeBackDocument, { id }, { invalidates: ["cases"] });
    if (outcome.kind === "data") giveBack({ comment, image });
  };
  const returnToForm = ({ key, message: { comment, image } }: OutgoingMessage): void => {
    outbox.remove(key);
    giveBack({ comment, image });
  };
  /** Returns the function that takes back an unconfirmed message; undefined while it is being sent. */
  const takeBackOf = (message: OutgoingMessage | SentMessage) =>
    "id" in message || message.key === now ? undefined : () => returnToForm(message);
  return { returned, waiting, takeBackOf, mayTakeBack: (id: string): boolean => fresh.includes(id), takeBack };
}
