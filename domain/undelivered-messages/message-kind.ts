import * as texts from "./undelivered-messages-texts.ts";
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
  invitation: { label: "Invitation", instead: texts.sendANewPasswordLink },
  passwordLink: { label: "Password link", instead: texts.sendANewPasswordLinkText },
  securityNotice: { label: "Security notice", instead: texts.tellThePersonAndAsk },
  registrationLink: { label: "Registration link", instead: texts.sendANewLink },
  appLink: { label: "Link to the app", instead: texts.sendANewLink },
  consentCopy: { label: "Copy of consent forms", instead: texts.downloadTheFormsAndHand },
  caregiverLink: { label: "Caregiver link", instead: texts.askThePatientToShare },
  reportLink: { label: "Report link", instead: texts.mailTheReportAgainFromThePatients },
  deletionNotice: { label: "Account deletion notice", instead: texts.callThePerson },
  notification: { label: "Notification", instead: texts.sendANewNotification },
  caseNews: {
    label: "News of a message",
    instead: texts.nothingToDoTheMessage,
    operation: "getPatientMessages",
  },
  reminderNews: { label: "News of a reminder", instead: texts.nothingToDoTheReminder },
  versionNews: { label: "Care plan update", instead: texts.tellTheAdministrator },
  callbackRequest: {
    label: "Callback request",
    instead: texts.findTheRequestInMessages,
    operation: "addCallbackRequest",
  },
  /** Messages from before kinds were stored. */
  other: { label: "Message", instead: texts.sendItAgainFromWhere },
} as const satisfies Record<string, KindOfMessage>;

export type MessageKind = keyof typeof messageKinds;

/** The kinds of messages of a product with these operations. */
export const kindsSent = (isOperation: (name: string) => boolean): MessageKind[] =>
  Object.entries<KindOfMessage>(messageKinds).flatMap(([kind, { operation }]) =>
    isMessageKind(kind) && (operation === undefined || isOperation(operation)) ? [kind] : [],
  );

/** True for a kind of message, as rows of the database name it. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);
