import { messageImageName } from "@restride/domain/images/image.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { type CaseCommentFragment, type ShownCaseFragment, TakeBackDocument } from "../case-detail.graphql.ts";
import type { Leaving } from "./leaving.ts";
import { outbox, type Sent } from "./outbox.ts";

/** Message that was taken back and is edited again. `nth` distinguishes two with the same text. */
export interface Returned {
  readonly nth: number;
  readonly comment: string;
  readonly image: string;
}

/** Returns the viewer's messages of a case that are not in its thread yet: unsent ones, and sent ones that were not loaded again. */
function useOnTheWay({ _id: caseId, comments }: ShownCaseFragment) {
  const { leaving, sent, now, fresh } = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(() => outbox.seen(comments.map(({ _id }) => _id)), [comments]);
  const isHere = (message: Leaving): boolean => message.caseId === caseId;
  const isMissing = ({ id }: Sent): boolean => comments.every(({ _id }) => _id !== id);
  return { waiting: [...sent.filter(isHere).filter(isMissing), ...leaving.filter(isHere)], now, fresh };
}

/** State of messages that can be taken back: while they wait, and for 8 seconds after they were sent. The text returns to the form. */
export function useTakenBack(supportCase: ShownCaseFragment) {
  const { waiting, now, fresh } = useOnTheWay(supportCase);
  const [returned, setReturned] = useState<Returned>({ nth: 0, comment: "", image: "" });
  const giveBack = (message: Omit<Returned, "nth">): void => setReturned(({ nth }) => ({ nth: nth + 1, ...message }));
  const takeBack = async ({ _id: id, comment, imageUrl }: CaseCommentFragment): Promise<void> => {
    const image = imageUrl ? messageImageName(imageUrl.original) : "";
    const outcome = await mutateAndNotify(TakeBackDocument, { id }, { invalidates: ["cases"] });
    if (outcome.kind === "data") giveBack({ comment, image });
  };
  const keep = ({ key, message: { comment, image } }: Leaving): void => {
    outbox.remove(key);
    giveBack({ comment, image });
  };
  /** Returns the function that takes back an unconfirmed message; undefined while it is being sent. */
  const keeping = (message: Leaving | Sent) =>
    "id" in message || message.key === now ? undefined : () => keep(message);
  return { returned, waiting, keeping, mayTakeBack: (id: string): boolean => fresh.includes(id), takeBack };
}
