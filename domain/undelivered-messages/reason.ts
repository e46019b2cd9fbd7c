import type { Channel } from "./message-kind.ts";
import * as texts from "./undelivered-messages-texts.ts";

const ways: Record<Channel, string> = {
  mail: texts.mailServer,
  sms: texts.smsGateway,
  push: texts.pushGateway,
  webPush: texts.pushService,
};

const missingParts: Record<Channel, string> = { ...ways, webPush: texts.pushKey };

type Describe = (channel: Channel) => string;

/** Failures of one attempt, after which the next may succeed. */
const passingFailures = {
  serverAway: (channel) => texts.theCouldNotBeReached(ways[channel]),
  busy: (channel) => texts.theDidNotAcceptIt(ways[channel]),
  timedOut: (channel) => texts.theDidNotAnswerInTime(ways[channel]),
  signInRefused: (channel) => texts.theRefusedTheSignInOfThis(ways[channel]),
  failed: () => texts.itCouldNotBeSent,
} as const satisfies Record<string, Describe>;

/** Failures that another attempt would repeat. A person may still send the message again. */
const lastingFailures = {
  refused: (channel) => texts.theRefusedIt(ways[channel]),
  unknownMailbox: () => texts.theMailServerDoesNot,
  internationalMailbox: () => texts.theMailServerDoesNotAccept,
  notSetUp: (channel) => texts.notSentNoIsSet(missingParts[channel]),
} as const satisfies Record<string, Describe>;

/** Reasons why a message is no longer needed or can no longer be sent. It is never sent again. */
const obsoleteReasons = {
  ended: () => texts.itsLinkHasEnded,
  pastDay: () => texts.itsDayIsOver,
  closed: () => texts.theCaseWasClosedBefore,
  done: () => texts.itIsNoLongerNeeded,
  inactive: () => texts.theRecipientIsInactive,
  gone: () => texts.theRecipientIsNoLonger,
  optedOut: () => texts.thePatientDoesNotWant,
  unsubscribed: () => texts.theBrowserNoLongerTakes,
  addressChanged: () => texts.theRecipientsAddressWasChanged,
  unreadable: () => texts.itCanNoLongerBe,
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
