import { z } from "zod";
import { lineField, textField } from "../values/text-fields.ts";
import * as texts from "./cases-texts.ts";
import { mustBeCharactersOrLess } from "../texts/length-texts.ts";

/** Maximum numbers of characters. */
export const subjectLimit = 4000;
export const messageLimit = 4000;

/** Schema of the dialog that starts a conversation about a patient. */
export const startConversationForm = z.object({
  subject: lineField(texts.pleaseConfirmYourSubject)
    .min(1, texts.pleaseConfirmYourSubject)
    .max(subjectLimit, mustBeCharactersOrLess(texts.subjectLabel, subjectLimit)),
  message: textField(texts.pleaseConfirmYourMessage)
    .min(1, texts.pleaseConfirmYourMessage)
    .max(messageLimit, mustBeCharactersOrLess(texts.messageLabel, messageLimit)),
});

export type StartConversation = z.output<typeof startConversationForm>;

/** Case that a conversation opens, with the fields of the wire. */
export type ConversationCase<PatientId extends string> = {
  readonly patientId: PatientId;
  readonly description: string;
  readonly summary: string;
  readonly type: "Surgeon Message";
  readonly messageType: "Conversation";
};

/** Returns the case for a completed dialog: the subject becomes its summary, the message its description. */
export const conversationCase = <PatientId extends string>(
  patientId: PatientId,
  { subject, message }: StartConversation,
): ConversationCase<PatientId> => ({
  patientId,
  description: message,
  summary: subject,
  type: "Surgeon Message",
  messageType: "Conversation",
});
