import { messageImageName } from "@restride/domain/images/image.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { type CaseCommentFragment, type ShownCaseFragment, TakeBackDocument } from "../case-detail.graphql.ts";
import type { Leaving } from "./leaving.ts";
import { outbox, type Sent } from "./outbox.ts";

/** What was taken back and goes on being written. `nth` tells one from the next with the same words. */
export interface Returned {
  readonly nth: number;
  readonly comment: string;
  readonly image: string;
}

/** What was written in a case and is not in its thread yet: what has not left, and what has and was not read again. */
function useOnTheWay({ _id: caseId, comments }: ShownCaseFragment) {
  const { leaving, sent, now, fresh } = useSyncExternalStore(outbox.subscribe, outbox.current);
  useEffect(() => outbox.seen(comments.map(({ _id }) => _id)), [comments]);
  const isHere = (message: Leaving): boolean => message.caseId === caseId;
  const isMissing = ({ id }: Sent): boolean => comments.every(({ _id }) => _id !== id);
  return { waiting: [...sent.filter(isHere).filter(isMissing), ...leaving.filter(isHere)], now, fresh };
}

/** Messages can be taken back while they wait, and for 8 seconds after they were sent; the text returns to where it was written. */
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
  /** How a message on its way is taken back; not while it is being sent. */
  const keeping = (message: Leaving | Sent) =>
    "id" in message || message.key === now ? undefined : () => keep(message);
  return { returned, waiting, keeping, mayTakeBack: (id: string): boolean => fresh.includes(id), takeBack };
}
