import { z } from "zod";
import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { lineField, textField } from "../values/text-fields.ts";
import { reportTexts } from "./report-texts.ts";
import * as texts from "./reports-texts.ts";

/** Milliseconds for which a mail waits before it is sent, so that it can be taken back. */
export const reportMailWaits = 8_000;

/** Maximum lengths, in characters. */
export const reportMailLimits = { subject: 200, message: 4000, close: 200, signature: 1000, text: 4300 } as const;

const requiredText = (message: string, limit: number) =>
  textField(message)
    .min(1, message)
    .max(limit, texts.writeAtMostCharacters(limit.toLocaleString("en-US")));

const to = lineField(reportTexts.noRecipient)
  .min(1, reportTexts.noRecipient)
  .pipe(emailField(reportTexts.badRecipient, 100));
const subject = lineField(reportTexts.noSubject)
  .min(1, reportTexts.noSubject)
  .max(reportMailLimits.subject, texts.writeAtMostCharacters(reportMailLimits.subject));
const signature = textField().max(
  reportMailLimits.signature,
  texts.writeAtMostCharacters(reportMailLimits.signature.toLocaleString("en-US")),
);

/** Schema of the form that mails a report: a message with its complimentary close, and the sender's signature. */
export const reportMailForm = z.object({
  to,
  subject,
  message: requiredText(reportTexts.noText, reportMailLimits.message),
  close: requiredText(reportTexts.noText, reportMailLimits.close),
  signature,
});

export type ReportMailForm = z.output<typeof reportMailForm>;

/** Schema of the mail as it is sent: its text combines message and close. */
export const reportMail = z.object({
  to,
  subject,
  text: requiredText(reportTexts.noText, reportMailLimits.text),
  signature,
});

/** Returns the text of a mail from the form's message and close. */
export const mailText = ({ message, close }: Pick<ReportMailForm, "message" | "close">): string =>
  `${message}\n\n${close}`;

interface Sender {
  readonly clinic: string;
  readonly name: string;
  /** The saved signature; empty for none. */
  readonly signature: string;
  /** The clinic's today. */
  readonly today: CalendarDate;
}

/** Returns the initial form. It names neither the patient nor the joint, because others may read the mail. */
export const newReportMail = ({ clinic, name, signature: saved, today }: Sender): ReportMailForm => ({
  to: "",
  subject: texts.userReportFor(clinic),
  message: texts.aRehabilitationReportOfIsReady(formatUs(today)),
  close: texts.kindRegards,
  signature: saved || `${name}\n${clinic}`,
});
