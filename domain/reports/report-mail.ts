import { z } from "zod";
import { type CalendarDate, formatUs } from "../values/calendar-date.ts";
import { emailField } from "../values/email.ts";
import { lineField, textField } from "../values/text-fields.ts";

/** How long a mail waits before it leaves, milliseconds, so that it can be taken back. */
export const reportMailWaits = 8_000;

/** Characters at most. */
export const reportMailLimits = { subject: 200, message: 4000, close: 200, signature: 1000, text: 4300 } as const;

/** What people read about reports and their mail. */
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

const filled = (message: string, limit: number) =>
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

/** The form that mails a report: a message with its complimentary close, and the closing lines of whoever sends it. */
export const reportMailForm = z.object({
  to,
  subject,
  message: filled(reportTexts.noText, reportMailLimits.message),
  close: filled(reportTexts.noText, reportMailLimits.close),
  signature,
});

export type ReportMailForm = z.output<typeof reportMailForm>;

/** The mail as it is sent: message and close are its text. */
export const reportMail = z.object({ to, subject, text: filled(reportTexts.noText, reportMailLimits.text), signature });

/** The text of a mail from the form's message and close. */
export const mailText = ({ message, close }: Pick<ReportMailForm, "message" | "close">): string =>
  `${message}\n\n${close}`;

interface Sender {
  readonly clinic: string;
  readonly name: string;
  /** The closing lines that were saved; empty for none. */
  readonly signature: string;
  /** The clinic's today. */
  readonly today: CalendarDate;
}

/** What the form begins with: nothing in it names a patient or a joint, since mail is read by others. */
export const newReportMail = ({ clinic, name, signature: saved, today }: Sender): ReportMailForm => ({
  to: "",
  subject: `User report for ${clinic}`,
  message: `A rehabilitation report of ${formatUs(today)} is ready for you. Please open it with the link below.`,
  close: "Kind regards",
  signature: saved || `${name}\n${clinic}`,
});
