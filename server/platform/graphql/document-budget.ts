import { GraphQLError } from "graphql";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../cache-limits.ts";
import { networkOf } from "../limits/network.ts";
import type { Context } from "./context.ts";
import * as texts from "./graphql-texts.ts";

/** Limit of new documents per minute for an account, or for a network without an account. */
export const newDocumentsAMinute = 30;

const minute = 60_000;

export const tooManyNew = {
  errors: [new GraphQLError(texts.youSentManyDocuments)],
} as const;

/** Returns whether the operation name matches the text. The same text with another operation name is another document. */
const isNameIn = (text: string, operationName: string | undefined): boolean =>
  operationName === undefined || /^\w+ (\w+)/.exec(text)?.[1] === operationName;

type Sender = Pick<Context, "viewer" | "address">;

/**
 * Makes the function that reads new documents within the budget of their sender. A new document costs up to a fifth of a second of the one thread
 * that serves all requests. The limit protects this process, so this process counts. The application's own documents (`isOwn`) are finite and cost
 * nothing; a document that is refused costs as much as any other.
 */
export const makeDocumentBudget = (perMinute: number, isOwn: (text: string) => boolean, now: () => number) => {
  const windows = new LRUCache<string, { taken: number }>({ ...maxEntries(10_000), ttl: minute, perf: { now } });

  const take = ({ viewer, address }: Sender): boolean => {
    const key = viewer?.userId ?? networkOf(address);
    const window = windows.get(key) ?? { taken: 0 };
    if (window.taken === 0) windows.set(key, window);
    if (window.taken >= perMinute) return false;
    window.taken += 1;
    return true;
  };

  return <Result extends object>(
    sender: Sender,
    { text, operationName }: { readonly text: string; readonly operationName?: string | undefined },
    read: () => Result,
  ): Result | typeof tooManyNew =>
    (isNameIn(text, operationName) && isOwn(text)) || take(sender) ? read() : tooManyNew;
};

export type DocumentBudget = ReturnType<typeof makeDocumentBudget>;
