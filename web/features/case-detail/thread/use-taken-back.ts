import { messageImageName } from "@restride/domain/images/image.ts";
import { takeBackWithin } from "@restride/domain/case-work/comment.ts";
import { useEffect, useState } from "react";
import { callAndTell } from "../../../platform/calls/calls.ts";
import { type CaseCommentFragment, TakeBackDocument } from "../case-detail.graphql.ts";

/** What was taken back and goes on being written. `nth` tells one from the next with the same words. */
export interface Returned {
  readonly nth: number;
  readonly comment: string;
  readonly image: string;
}

/** The message that was sent last can be taken back for 8 seconds; its text returns to where it was written. */
export function useTakenBack() {
  const [sent, setSent] = useState<string | null>(null);
  const [returned, setReturned] = useState<Returned>({ nth: 0, comment: "", image: "" });
  useEffect(() => {
    if (sent === null) return undefined;
    const timer = setTimeout(() => setSent(null), takeBackWithin);
    return () => clearTimeout(timer);
  }, [sent]);
  const takeBack = async ({ _id: id, comment, imageUrl }: CaseCommentFragment): Promise<void> => {
    setSent(null);
    const image = imageUrl ? messageImageName(imageUrl.original) : "";
    const outcome = await callAndTell(TakeBackDocument, { id }, { changes: ["cases"] });
    if (outcome.kind === "data") setReturned(({ nth }) => ({ nth: nth + 1, comment, image }));
  };
  return { returned, note: setSent, mayTakeBack: (id: string): boolean => id === sent, takeBack };
}
