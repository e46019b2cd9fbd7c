import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../caller.ts";

/** Continuous load of comments. Each is sent with its own idempotency key, and sent again until it succeeds. */
export interface CommentLoad {
  /** Texts of the comments that succeeded. */
  readonly answered: ReadonlySet<string>;
  /** Resolves when all pending comments have succeeded. */
  readonly stop: () => Promise<void>;
}

const addComment =
  "mutation ($case: ID!, $text: String!) { addNewComment(caseId: $case, comment: $text) { status message commentid } }";
/** Milliseconds between two comments of one writer, and before a retry. */
const [between, again] = [50, 200];

/** Starts a number of writers, who all use one caller's session. */
export const startComments = (caller: Caller, caseId: string, writers: number): CommentLoad => {
  const answered = new Set<string>();
  let isStopped = false;
  const send = async (text: string, key: string): Promise<boolean> => {
    try {
      const { answer } = await caller.call(addComment, { case: caseId, text }, { "idempotency-key": key });
      return answer?.status === "success";
    } catch {
      return false;
    }
  };
  const write = async (writer: number): Promise<void> => {
    for (let number = 1; !isStopped; number += 1) {
      const [text, key] = [`Comment ${writer}-${number}.`, crypto.randomUUID()];
      while (!(await send(text, key))) await pause(again);
      answered.add(text);
      await pause(between);
    }
  };
  const writing = Array.from({ length: writers }, (_, writer) => write(writer + 1));
  return {
    answered,
    stop: async () => {
      isStopped = true;
      await Promise.all(writing);
    },
  };
};
