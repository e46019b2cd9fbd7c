import { takeBackMilliseconds } from "@restride/domain/case-work/comment.ts";
import { mutate } from "../../../platform/calls/calls.ts";
import { connection } from "../../../platform/calls/connection.ts";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { session } from "../../../platform/session/session.ts";
import { AddNewCommentDocument } from "./thread.graphql.ts";
import type { MessageDraft } from "./message-draft.ts";
import { storedMessages } from "./stored-messages.ts";
import { type OutgoingMessage, nextToSend } from "./outgoing-message.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import { commentTexts } from "@restride/domain/case-work/comment-texts.ts";

/** Message that the server stored, with the id of its comment. */
export interface SentMessage extends OutgoingMessage {
  readonly id: string;
}

/** Messages that are not in their thread yet, and ids of the comments that can be taken back. */
export interface OutboxState {
  readonly leaving: readonly OutgoingMessage[];
  /** Key of the message that is being sent. */
  readonly now: string | null;
  readonly sent: readonly SentMessage[];
  readonly fresh: readonly string[];
}

const outboxOwner = (): string => `${session.current()?.user._id} ${session.current()?.customer?._id}`;
/** User and clinic of the messages in this outbox. */
let owner = "";

const none: OutboxState = { leaving: [], now: null, sent: [], fresh: [] };
const listeners = new Set<() => void>();
let state = none;
let stopWaiting = (): void => undefined;

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

function set(change: Partial<OutboxState>): void {
  state = { ...state, ...change };
  if (change.leaving) storedMessages.store(change.leaving.length > 0 ? change.leaving : null);
  if (state.leaving.length > 0) window.addEventListener("beforeunload", askBeforeUnload);
  else window.removeEventListener("beforeunload", askBeforeUnload);
  listeners.forEach((listener) => listener());
}

const messagesWithout = (key: string): readonly OutgoingMessage[] => state.leaving.filter((each) => each.key !== key);

function moveToSent(message: OutgoingMessage, id: string): void {
  set({
    leaving: messagesWithout(message.key),
    sent: [...state.sent, { ...message, id }],
    fresh: [...state.fresh, id],
  });
  setTimeout(() => set({ fresh: state.fresh.filter((each) => each !== id) }), takeBackMilliseconds);
  toasts.success(commentTexts.sent);
}

const changeMessage = (key: string, to: Partial<OutgoingMessage>): void =>
  set({ leaving: state.leaving.map((each) => (each.key === key ? { ...each, ...to } : each)) });

/** Sends the waiting messages one after the other. When the server cannot be reached, the message and all later ones wait. */
async function sendNext(): Promise<void> {
  const next = state.now === null ? nextToSend(state.leaving, Date.now()) : undefined;
  if (!next) return;
  set({ now: next.key });
  const { caseId, message, key } = next;
  const sender = owner;
  const outcome = await mutate(AddNewCommentDocument, { caseId, ...message }, { invalidates: [], key });
  set({ now: null });
  stopWaiting();
  if (outcome.kind === "expired") return;
  // If another user signed in meanwhile, the outbox belongs to that user. The sender's message is sent again under its key later.
  if (sender !== owner) return void sendNext();
  if (outcome.kind === "fail" && !outcome.reached) {
    stopWaiting = connection.wait(() => void sendNext());
    return;
  }
  if (outcome.kind === "fail") changeMessage(key, { refused: outcome.message });
  else moveToSent(next, outcome.data.addNewComment.commentid ?? "");
  void invalidateTags(["cases"]);
  void sendNext();
}

/** Loads the messages that this user left in this tab and clinic: after a reload, and after sign-in. */
function load(): void {
  if (owner === outboxOwner()) return;
  owner = outboxOwner();
  stopWaiting();
  state = { ...none, now: state.now, leaving: (session.current() && storedMessages.read()) ?? [] };
  set({});
  void sendNext();
}

session.subscribe(load);
load();

/** Outbox of messages. It sends each message once and in order, across lost connections and reloads. Unsent messages are stored in this tab. */
export const outbox = {
  current: (): OutboxState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (caseId: string, message: MessageDraft): void => {
    const key = randomId();
    set({ leaving: [...state.leaving, { key, caseId, message, at: Date.now(), refused: null }] });
    void sendNext();
  },
  /** Removes a message that was not sent. */
  remove: (key: string): void => {
    set({ leaving: messagesWithout(key) });
    void sendNext();
  },
  /** Sends an old message as if it was written now. */
  resend: (key: string): void => {
    changeMessage(key, { at: Date.now() });
    void sendNext();
  },
  /** Forgets comments that a thread now shows, or that it will never show again. */
  forget: (ids: readonly string[]): void => {
    const unseen = state.sent.filter(({ id }) => !ids.includes(id));
    if (unseen.length < state.sent.length) set({ sent: unseen });
  },
};
