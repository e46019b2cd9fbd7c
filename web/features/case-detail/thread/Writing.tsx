import { typingIntervals } from "@restride/domain/case-work/comment.ts";
import { useEffect, useState } from "react";
import { useSubscription } from "../../../platform/calls/live.ts";
import { OnWritingDocument } from "./thread.graphql.ts";
import styles from "./Thread.module.css";
import * as texts from "./thread-texts.ts";

/** Notice of the colleague who is currently writing a reply. */
export function Writing({ caseId }: { caseId: string }) {
  const [lastWriter, setLastWriter] = useState<{ readonly name: string; readonly at: number } | null>(null);
  useSubscription(
    OnWritingDocument,
    { caseid: caseId },
    {
      invalidates: [],
      onEvent: ({ onWriting }) => setLastWriter({ name: onWriting.userName, at: Date.now() }),
    },
  );
  useEffect(() => {
    if (!lastWriter) return undefined;
    const timer = setTimeout(() => setLastWriter(null), typingIntervals.endsAfter);
    return () => clearTimeout(timer);
  }, [lastWriter]);
  return (
    <p className={styles.writing} aria-live="polite">
      {lastWriter && texts.isWritingAReply(lastWriter.name)}
    </p>
  );
}
