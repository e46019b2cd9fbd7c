import type { Channel } from "./message-kind.ts";

const ways: Record<Channel, string> = {
  mail: "mail server",
  sms: "SMS gateway",
  push: "push gateway",
  webPush: "push service",
};

const missingParts: Record<Channel, string> = { ...ways, webPush: "push key" };

type Describe = (channel: Channel) => string;

/** Failures of one attempt, after which the next may succeed. */
const passingFailures = {
  serverAway: (channel) => `The ${ways[channel]} could not be reached.`,
  busy: (channel) => `The ${ways[channel]} did not accept it yet.`,
  timedOut: (channel) => `The ${ways[channel]} did not answer in time.`,
  signInRefused: (channel) => `The ${ways[channel]} refused the sign-in of this installation.`,
  failed: () => "It could not be sent.",
} as const satisfies Record<string, Describe>;

/** Failures that another attempt would repeat. A person may still send the message again. */
const lastingFailures = {
  refused: (channel) => `The ${ways[channel]} refused it.`,
  unknownMailbox: () => "The mail server does not know this address. Check it.",
  internationalMailbox: () =>
    "The mail server does not accept this address because of its letters beyond A to Z. Enter another one.",
  notSetUp: (channel) => `Not sent: no ${missingParts[channel]} is set up.`,
} as const satisfies Record<string, Describe>;

/** Reasons why a message is no longer needed or can no longer be sent. It is never sent again. */
const obsoleteReasons = {
  ended: () => "Its link has ended.",
  pastDay: () => "Its day is over.",
  closed: () => "The case was closed before it could be sent.",
  done: () => "It is no longer needed.",
  inactive: () => "The recipient is inactive.",
  gone: () => "The recipient is no longer in Restride.",
  optedOut: () => "The patient does not want mail.",
  unsubscribed: () => "The browser no longer takes notifications for this person.",
  addressChanged: () => "The recipient's address was changed.",
  unreadable: () => "It can no longer be read: the signing key was changed.",
} as const satisfies Record<string, Describe>;

const describers: Record<Reason, Describe> = { ...passingFailures, ...lastingFailures, ...obsoleteReasons };

export type Failure = keyof typeof passingFailures | keyof typeof lastingFailures;
export type ObsoleteReason = keyof typeof obsoleteReasons;
export type Reason = Failure | ObsoleteReason;

/** Returns whether another attempt with the same message may succeed. */
export const isPassing = (reason: Reason): boolean => Object.hasOwn(passingFailures, reason);

/** Returns whether the message must not be sent any more. */
export const isObsoleteReason = (reason: Reason): reason is ObsoleteReason => Object.hasOwn(obsoleteReasons, reason);

/** Returns whether a text of a database row is a reason. */
export const isReason = (text: string): text is Reason => Object.hasOwn(describers, text);

/** Describes why a message was not sent by its channel, as a sentence. */
export const describeReason = (reason: Reason, channel: Channel): string => describers[reason](channel);
