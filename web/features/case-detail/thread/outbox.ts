import { commentTexts, takeBackWithin } from "@restride/domain/case-work/comment.ts";
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

/** A message that the server has, under the id of its comment. */
export interface Sent extends Leaving {
  readonly id: string;
}

/** What was written and is not in its thread yet, and which comments can be taken back. */
export interface OnTheWay {
  readonly leaving: readonly Leaving[];
  /** The key of the one that is being sent. */
  readonly now: string | null;
  readonly sent: readonly Sent[];
  readonly fresh: readonly string[];
}

const whose = (): string => `${session.current()?.user._id} ${session.current()?.customer?._id}`;
/** Whose messages leave, and in which clinic they were written. */
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
  setTimeout(() => set({ fresh: state.fresh.filter((each) => each !== id) }), takeBackWithin);
  toasts.success(commentTexts.sent);
}

const change = (key: string, to: Partial<Leaving>): void =>
  set({ leaving: state.leaving.map((each) => (each.key === key ? { ...each, ...to } : each)) });

/** Sends what waits, one after the other. What cannot reach the server goes on waiting, and all behind it. */
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
  // Whoever signed in meanwhile has messages of their own; the sender finds this one again under its key.
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

/** Begins with what this person left in this tab and clinic: after the page was loaded anew, and when somebody signs in. */
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

/** Messages leave from here in their order, each once, also when the connection or the page comes and goes. They stay in this tab until they left. */
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
  /** Takes a message out that has not left. */
  remove: (key: string): void => {
    set({ leaving: without(key) });
    void leave();
  },
  /** Sends an old one as if it was written now. */
  agree: (key: string): void => {
    change(key, { at: Date.now() });
    void leave();
  },
  /** A thread shows these comments now, or never will again. */
  seen: (ids: readonly string[]): void => {
    const unseen = state.sent.filter(({ id }) => !ids.includes(id));
    if (unseen.length < state.sent.length) set({ sent: unseen });
  },
};
