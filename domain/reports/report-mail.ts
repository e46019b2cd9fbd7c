import { z } from "zod";
import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** Milliseconds for which a mail waits before it is sent, so that it can be taken back. */
export const reportMailWaits = 8_000;

/** Maximum lengths, in characters. */
export const reportMailLimits = { subject: 200, message: 4000, close: 200, signature: 1000, text: 4300 } as const;

/** Texts about reports and their mail. */
export const reportTexts = {
  notEnough: "Not enough data available to generate report.",
  noRecipient: "Please input your Email!",
  badRecipient: "Please enter valid email! ",
  noSubject: "Please input your Subject!",
  noText: "Please confirm your Text!",
  sent: "Message Sent!",
  takenBack: "Message taken back",
  hasLeft: "This mail has left already.",
  tooMany: "You have mailed many reports. Try again in an hour.",
  company: "Company users may not print reports.",
} as const;

const requiredText = (message: string, limit: number) =>
  textField(message)
    .min(1, message)
    .max(limit, `Write at most ${limit.toLocaleString("en-US")} characters.`);

const to = lineField(reportTexts.noRecipient)
  .min(1, reportTexts.noRecipient)
  .pipe(emailField(reportTexts.badRecipient, 100));
const subject = lineField(reportTexts.noSubject)
  .min(1, reportTexts.noSubject)
  .max(reportMailLimits.subject, `Write at most ${reportMailLimits.subject} characters.`);
const signature = textField().max(
  reportMailLimits.signature,
  `Write at most ${reportMailLimits.signature.toLocaleString("en-US")} characters.`,
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
  subject: `User report for ${clinic}`,
  message: `A rehabilitation report of ${formatUs(today)} is ready for you. Please open it with the link below.`,
  close: "Kind regards",
  signature: saved || `${name}\n${clinic}`,
});
