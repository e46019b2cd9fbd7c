import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { callbackTexts } from "@restride/domain/callbacks/callback-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { Callback, Callbacks } from "./callbacks.lookups.ts";

interface Deps {
  readonly callbacks: Callbacks;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly publicUrl: string;
}

const fromStranger = ({ name, phone, message }: Callback): Letter => ({
  subject: "Somebody asks you to call back",
  paragraphs: [`${name} asks you to call back: ${phone}`, message],
  footer: "This came from your public page.",
});

const fromPatient = (publicUrl: string): Letter => ({
  subject: "A patient asks you to call back",
  paragraphs: ["A patient of yours asks you to call back. You find it in your messages."],
  button: { label: "Open messages", url: `${publicUrl}/inbox` },
});

/**
 * A callback request is mailed to its surgeon. A patient's words stay in Restride, where the case is; a stranger's have no other
 * place, and no patient is named by them.
 */
export const mailCallback = ({ callbacks, letterheads, send, publicUrl }: Deps) =>
  eventHandler({
    name: "mail-callback",
    to: "CallbackRequested",
    handle: async (scope, { data }) => {
      const callback = await callbacks.byId(scope, data.callback);
      if (!callback) return;
      const letter = callback.patientId === null ? fromStranger(callback) : fromPatient(publicUrl);
      const from = await letterheads(scope, { customerId: scope.customerId, companyId: null });
      const message = { to: callback.surgeonEmail, ...writeLetter(from, letter) };
      await send(scope, `callback ${data.callback}`, {
        kind: "callbackRequest",
        about: { callbackId: data.callback, patientId: callback.patientId },
        channel: "mail",
        message,
      });
    },
  });

/** Opens a conversation about a patient, as another subject stores it. */
export type OpenConversation = (
  scope: CustomerScope,
  patientId: Id,
  words: { readonly subject: string; readonly message: string },
) => Promise<void>;

interface CaseDeps extends Pick<Deps, "callbacks"> {
  readonly openConversation?: OpenConversation;
}

/** A patient's callback request becomes a conversation, so that everybody who may read the patient's messages finds it. */
export const openCallbackCase = ({ callbacks, openConversation }: CaseDeps) =>
  eventHandler({
    name: "open-callback-case",
    to: "CallbackRequested",
    handle: async (scope, { subjectId, data }) => {
      const callback = subjectId === null ? undefined : await callbacks.byId(scope, data.callback);
      if (!callback || subjectId === null) return;
      const words = { subject: callbackTexts.summary(callback.name), message: callbackTexts.description(callback) };
      await openConversation?.(scope, subjectId, words);
    },
  });
