import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { eventHandler } from "../../platform/events/event-handlers.ts";
import { type Letter, writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { Callback, Callbacks } from "./callbacks.lookups.ts";
import { callbackTexts } from "@restride/domain/callbacks/callback-form-texts.ts";
import * as texts from "./callbacks-texts.ts";

interface Deps {
  readonly callbacks: Callbacks;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly publicUrl: string;
}

const fromStranger = ({ name, phone, message }: Callback): Letter => ({
  subject: texts.somebodyAsksYouToCallBack,
  paragraphs: [texts.asksYouToCallBack(name, phone), message],
  footer: texts.thisCameFromYourPublic,
});

const fromPatient = (publicUrl: string): Letter => ({
  subject: texts.aPatientAsksYouToCallBack,
  paragraphs: [texts.aPatientOfYoursAsks],
  button: { label: texts.openMessages, url: `${publicUrl}/inbox` },
});

/**
 * Mails a callback request to its surgeon. The message of a patient is not in the mail, because it is in the case; the message of another
 * person has no other place, and it identifies no patient.
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

/** Opens a conversation about a patient; another feature implements it. */
export type OpenConversation = (
  scope: CustomerScope,
  patientId: Id,
  words: { readonly subject: string; readonly message: string },
) => Promise<void>;

interface CaseDeps extends Pick<Deps, "callbacks"> {
  readonly openConversation?: OpenConversation;
}

/** Opens a conversation for a patient's callback request, so that everybody who may read the patient's messages finds it. */
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
