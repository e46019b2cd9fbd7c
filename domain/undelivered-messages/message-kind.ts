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
  invitation: { label: "Invitation", instead: "Send a new password link from the list of users." },
  passwordLink: { label: "Password link", instead: "Send a new password link." },
  securityNotice: { label: "Security notice", instead: "Tell the person, and ask whether it was them." },
  registrationLink: { label: "Registration link", instead: "Send a new link." },
  appLink: { label: "Link to the app", instead: "Send a new link." },
  consentCopy: { label: "Copy of consent forms", instead: "Download the forms and hand them over." },
  caregiverLink: { label: "Caregiver link", instead: "Ask the patient to share the page again." },
  reportLink: { label: "Report link", instead: "Mail the report again from the patient's page." },
  deletionNotice: { label: "Account deletion notice", instead: "Call the person." },
  notification: { label: "Notification", instead: "Send a new notification." },
  caseNews: {
    label: "News of a message",
    instead: "Nothing to do: the message is in Restride.",
    operation: "getPatientMessages",
  },
  reminderNews: { label: "News of a reminder", instead: "Nothing to do: the reminder is in Restride." },
  versionNews: { label: "Care plan update", instead: "Tell the administrator." },
  callbackRequest: {
    label: "Callback request",
    instead: "Find the request in Messages.",
    operation: "addCallbackRequest",
  },
  /** Messages from before kinds were stored. */
  other: { label: "Message", instead: "Send it again from where it came." },
} as const satisfies Record<string, KindOfMessage>;

export type MessageKind = keyof typeof messageKinds;

/** The kinds of messages of a product with these operations. */
export const kindsSent = (isOperation: (name: string) => boolean): MessageKind[] =>
  Object.entries<KindOfMessage>(messageKinds).flatMap(([kind, { operation }]) =>
    isMessageKind(kind) && (operation === undefined || isOperation(operation)) ? [kind] : [],
  );

/** True for a kind of message, as rows of the database name it. */
export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(messageKinds, text);
