import { takeBackMilliseconds } from "@restride/domain/case-work/comment.ts";
import { mutate } from "../../../platform/calls/calls.ts";
import { connection } from "../../../platform/calls/connection.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { session } from "../../../platform/session/session.ts";
import { AddNewCommentDocument } from "../case-detail.graphql.ts";
import type { Composed } from "./composed.ts";
import { keptMessages } from "./kept-messages.ts";
import { type Leaving, nextToLeave } from "./leaving.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import { commentTexts } from "@restride/domain/case-work/comment-texts.ts";

/** Message that the server stored, with the id of its comment. */
export interface Sent extends Leaving {
  readonly id: string;
}

/** Messages that are not in their thread yet, and ids of the comments that can be taken back. */
export interface OnTheWay {
  readonly leaving: readonly Leaving[];
  /** Key of the message that is being sent. */
  readonly now: string | null;
  readonly sent: readonly Sent[];
  readonly fresh: readonly string[];
}

const whose = (): string => `${session.current()?.user._id} ${session.current()?.customer?._id}`;
/** User and clinic of the messages in this outbox. */
let owner = "";

const none: OnTheWay = { leaving: [], now: null, sent: [], fresh: [] };
const listeners = new Set<() => void>();
let state = none;
let stopWaiting = (): void => undefined;

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function set(change: Partial<OnTheWay>): void {
  state = { ...state, ...change };
  if (change.leaving) keptMessages.keep(change.leaving.length > 0 ? change.leaving : null);
  if (state.leaving.length > 0) window.addEventListener("beforeunload", askFirst);
  else window.removeEventListener("beforeunload", askFirst);
  listeners.forEach((listener) => listener());
}

const without = (key: string): readonly Leaving[] => state.leaving.filter((each) => each.key !== key);

function arrived(message: Leaving, id: string): void {
  set({ leaving: without(message.key), sent: [...state.sent, { ...message, id }], fresh: [...state.fresh, id] });
  setTimeout(() => set({ fresh: state.fresh.filter((each) => each !== id) }), takeBackMilliseconds);
  toasts.success(commentTexts.sent);
}

const change = (key: string, to: Partial<Leaving>): void =>
  set({ leaving: state.leaving.map((each) => (each.key === key ? { ...each, ...to } : each)) });

/** Sends the waiting messages one after the other. When the server cannot be reached, the message and all later ones wait. */
async function leave(): Promise<void> {
  const next = state.now === null ? nextToLeave(state.leaving, Date.now()) : undefined;
  if (!next) return;
  set({ now: next.key });
  const { caseId, message, key } = next;
  const sender = owner;
  const outcome = await mutate(AddNewCommentDocument, { caseId, ...message }, { invalidates: [], key });
  set({ now: null });
  stopWaiting();
  if (outcome.kind === "expired") return;
  // If another user signed in meanwhile, the outbox belongs to that user. The sender's message is sent again under its key later.
  if (sender !== owner) return void leave();
  if (outcome.kind === "fail" && !outcome.reached) {
    stopWaiting = connection.wait(() => void leave());
    return;
  }
  if (outcome.kind === "fail") change(key, { refused: outcome.message });
  else arrived(next, outcome.data.addNewComment.commentid ?? "");
  void invalidateTags(["cases"]);
  void leave();
}

/** Loads the messages that this user left in this tab and clinic: after a reload, and after sign-in. */
function begin(): void {
  if (owner === whose()) return;
  owner = whose();
  stopWaiting();
  state = { ...none, now: state.now, leaving: (session.current() && keptMessages.read()) ?? [] };
  set({});
  void leave();
}

session.subscribe(begin);
begin();

/** Outbox of messages. It sends each message once and in order, across lost connections and reloads. Unsent messages are stored in this tab. */
export const outbox = {
  current: (): OnTheWay => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (caseId: string, message: Composed): void => {
    const key = randomId();
    set({ leaving: [...state.leaving, { key, caseId, message, at: Date.now(), refused: null }] });
    void leave();
  },
  /** Removes a message that was not sent. */
  remove: (key: string): void => {
    set({ leaving: without(key) });
    void leave();
  },
  /** Sends an old message as if it was written now. */
  agree: (key: string): void => {
    change(key, { at: Date.now() });
    void leave();
  },
  /** Forgets comments that a thread now shows, or that it will never show again. */
  seen: (ids: readonly string[]): void => {
    const unseen = state.sent.filter(({ id }) => !ids.includes(id));
    if (unseen.length < state.sent.length) set({ sent: unseen });
  },
};
