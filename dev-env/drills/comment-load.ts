import { setTimeout as pause } from "node:timers/promises";
import type { Caller } from "../caller.ts";

/** Comments that are sent without a break, each under a key of its own, again and again until it is answered. */
export interface CommentLoad {
  /** Texts of the comments that were answered with success. */
  readonly answered: ReadonlySet<string>;
  /** Resolves when what was begun is answered. */
  readonly stop: () => Promise<void>;
}

const addComment =
  "mutation ($case: ID!, $text: String!) { addNewComment(caseId: $case, comment: $text) { status message commentid } }";
/** Milliseconds between two comments of one writer, and before one is sent again. */
const [between, again] = [50, 200];

/** Starts so many writers, who all have the rights of one caller. */
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
