import { typingIntervals } from "@restride/domain/case-work/comment.ts";
import { useRef } from "react";
import { mutate } from "../../../platform/calls/calls.ts";
import { NowWritingDocument } from "./thread.graphql.ts";

/** Returns a function that tells colleagues on the case that the user is writing, at most once every few seconds. */
export function useBroadcastWriting(caseid: string): () => void {
  const lastSent = useRef(0);
  return () => {
    if (Date.now() - lastSent.current < typingIntervals.every) return;
    lastSent.current = Date.now();
    void mutate(NowWritingDocument, { caseid }, { invalidates: [] });
  };
}
