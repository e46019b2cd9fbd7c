import type { QueryTag } from "@restride/domain/query-tags.ts";
import { onlineManager } from "@tanstack/react-query";
import type { Outcome } from "./answers.ts";
import { principalOf } from "./principal.ts";
import type { Mutation, Query } from "./document.ts";
import { invalidateTags, queryClient } from "./query-client.ts";
import { type SuccessOutcome, type NoData, send } from "./send.ts";
import { session } from "../session/session.ts";
import * as platformTexts from "../platform-texts.ts";
import { toasts } from "../notices/toasts.ts";
import { randomId } from "../device/random-id.ts";

/** Tags that a mutation invalidates, and its key. A mutation with tags waits while the browser is offline; any other fails at once. */
export interface MutationOptions {
  readonly invalidates: readonly QueryTag[];
  /**
   * Idempotency key, which every repetition of the change has. A caller that stores a key repeats the change itself, so the mutation does not wait
   * here.
   */
  readonly key?: string;
}

interface SendOptions {
  readonly waitsForConnection?: boolean;
  readonly key?: string | undefined;
  readonly link?: string | undefined;
}

/** Sends an operation with its retries. The principal is that of the time of the call, even if the operation is sent later. */
export function sendNow<Data, Variables>(
  document: Query<Data, Variables> | Mutation<Data, Variables>,
  variables: Variables,
  { waitsForConnection = false, key: callKey, link }: SendOptions = {},
): Promise<Outcome<Data>> {
  const principal = principalOf(session.current(), link);
  const sending = queryClient.getMutationCache();
  const mutationKey = [principal.customer, document.name, variables, principal.userId];
  // A repeat of a mutation that waits is the same change, so it gets the same key.
  const waiting = sending.find({ mutationKey, predicate: ({ state }) => state.isPaused });
  const key = document.kind === "mutation" ? (callKey ?? waiting?.meta?.key ?? randomId()) : undefined;
  if (waitsForConnection && !onlineManager.isOnline()) toasts.notice(platformTexts.changeWaits);
  return sending
    .build<SuccessOutcome<Data>, NoData, void, unknown>(queryClient, {
      mutationFn: () => send(document, variables, principal, key),
      mutationKey,
      networkMode: waitsForConnection ? "online" : "always",
      meta: { link, key },
    })
    .execute()
    .catch(({ outcome }: NoData) => outcome as Outcome<Data>);
}

/** Sends a mutation. The caller shows the outcome; an ended session is already handled. */
export async function mutate<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  { invalidates: changes, key }: MutationOptions,
): Promise<Outcome<Data>> {
  const outcome = await sendNow(document, variables, {
    waitsForConnection: changes.length > 0 && key === undefined,
    key,
  });
  // A refusal may be caused by a change of another user, so the tags are invalidated too.
  if (outcome.kind !== "expired") void invalidateTags(changes);
  return outcome;
}

/** Sends a mutation and shows the server's sentence as a toast, or `notice` in its place after a success. */
export async function mutateAndNotify<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  { notice, ...changing }: MutationOptions & { readonly notice?: string },
): Promise<Outcome<Data>> {
  const outcome = await mutate(document, variables, changing);
  notifyOutcome(outcome, notice);
  return outcome;
}

/** Sends a mutation. The server's refusal is handed to `refuse`, which shows it at its field; a toast would cover the next page. */
export async function mutateAtField<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  { refuse, ...changing }: MutationOptions & { readonly refuse: (message: string) => void },
): Promise<Outcome<Data>> {
  const outcome = await mutate(document, variables, changing);
  if (outcome.kind === "fail" && outcome.reached) refuse(outcome.message);
  else notifyOutcome(outcome);
  return outcome;
}

/**
 * Sends a form's values. After a success it shows a toast, calls `taken`, and resolves to true. Otherwise it resolves to the reason, which the form
 * shows, or to false when the session ended.
 */
export async function mutateFromForm<Data, Variables>(
  document: Mutation<Data, Variables>,
  variables: Variables,
  { notice, taken, ...changing }: MutationOptions & { readonly notice?: string; readonly taken: (data: Data) => void },
): Promise<boolean | string> {
  const outcome = await mutate(document, variables, changing);
  if (outcome.kind === "fail") return outcome.message;
  if (outcome.kind === "expired") return false;
  notifyOutcome(outcome, notice);
  taken(outcome.data);
  return true;
}

/** Shows the sentence of an outcome as a toast. */
export function notifyOutcome(outcome: Outcome<unknown>, notice?: string): void {
  if (outcome.kind === "fail") toasts.error(outcome.message);
  if (outcome.kind === "data" && (notice ?? outcome.message)) toasts.success(notice ?? outcome.message);
}

/** Sends a query once, for data that the code uses but does not show. The query is sent each time; earlier responses are not reused. */
export const queryOnce = <Data, Variables>(
  document: Query<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Data>> => sendNow(document, variables);
