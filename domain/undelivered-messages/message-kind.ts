import * as texts from "./undelivered-messages-texts.ts";
import * as labels from "./message-kind-texts.ts";
/** Channels of messages. */
export const channels = ["mail", "sms", "push", "webPush"] as const;
export type Channel = (typeof channels)[number];

interface KindOfMessage {
  /** Name in a list. */
  readonly label: string;
  /** Alternative when the message itself can no longer be sent. */
  readonly instead: string;
  /** An operation of the subject that sends it, where a product may be without that subject. */
  readonly operation?: string;
}

/** Kinds of messages in the outbox. One-time codes are not among them: they are sent at once, or the user sees that it failed. */
export const messageKinds = {
  invitation: { label: labels.invitation, instead: texts.sendANewPasswordLink },
  passwordLink: { label: labels.passwordLink, instead: texts.sendANewPasswordLinkText },
  securityNotice: { label: labels.securityNotice, instead: texts.tellThePersonAndAsk },
  registrationLink: { label: labels.registrationLink, instead: texts.sendANewLink },
  appLink: { label: labels.linkToTheApp, instead: texts.sendANewLink },
  consentCopy: { label: labels.copyOfConsentForms, instead: texts.downloadTheFormsAndHand },
  caregiverLink: { label: labels.caregiverLink, instead: texts.askThePatientToShare },
  reportLink: { label: labels.reportLink, instead: texts.mailTheReportAgainFromThePatients },
  deletionNotice: { label: labels.accountDeletionNotice, instead: texts.callThePerson },
  notification: { label: labels.notification, instead: texts.sendANewNotification },
  caseNews: {
    label: labels.newsOfAMessage,
    instead: texts.nothingToDoTheMessage,
    operation: "getPatientMessages",
  },
  reminderNews: { label: labels.newsOfAReminder, instead: texts.nothingToDoTheReminder },
  versionNews: { label: labels.carePlanUpdate, instead: texts.tellTheAdministrator },
  callbackRequest: {
    label: labels.callbackRequest,
    instead: texts.findTheRequestInMessages,
    operation: "addCallbackRequest",
  },
  /** Messages from before kinds were stored. */
  other: { label: labels.message, instead: texts.sendItAgainFromWhere },
} as const satisfies Record<string, KindOfMessage>;

export type MessageKind = keyof typeof messageKinds;

/** The kinds of messages of a product with these operations. */
export const kindsSent = (isOperation: (name: string) => boolean): MessageKind[] =>
  Object.entries<KindOfMessage>(messageKinds).flatMap(([kind, { operation }]) =>
    isMessageKind(kind) && (operation === undefined || isOperation(operation)) ? [kind] : [],
  );

/** True for a kind of message, as rows of the database name it. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);
