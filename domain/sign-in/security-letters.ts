import { formatTime, formatUs, todayIn } from "../values/calendar-date.ts";
import * as texts from "./sign-in-texts.ts";

/** Event that the owner of an account is notified of. */
interface Notice {
  /** Time of the event in milliseconds. */
  readonly at: number;
  readonly timeZone: string;
  readonly device: string;
  /** Empty when the device sent none. */
  readonly place: string;
  readonly email: string;
}

/** Mail without its letterhead. */
interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footer: string;
}

const describeWhen = (at: number, timeZone: string): string =>
  `${formatUs(todayIn(at, timeZone))} at ${formatTime(at, timeZone)} (${timeZone.replaceAll("_", " ")})`;

const detailsOf = ({ at, timeZone, device, place, email }: Notice): string =>
  [
    `Account: ${email}`,
    `When: ${describeWhen(at, timeZone)}`,
    `Device: ${device}`,
    ...(place ? [`Near: ${place}`] : []),
  ].join("\n");

const ifItWasYou = texts.ifThisWasYouYou;

const resetWords = (publicUrl: string): string =>
  `open ${publicUrl}/forgot-password in your browser and set a new password`;

const footer = texts.youReceivedThisMailBecause;

/** Returns the mail after a sign-in on an untrusted device. `publicUrl` is the address of the console. */
export const signedInLetter = (notice: Notice & { readonly publicUrl: string }): Letter => ({
  subject: "New sign-in to your account",
  paragraphs: [
    texts.yourAccountWasUsedToSign,
    detailsOf(notice),
    ifItWasYou,
    texts.ifItWasNotYou(resetWords(notice.publicUrl)),
  ],
  footer,
});

/** Returns the mail after a password was changed or reset. Without `publicUrl` the reader is a patient, who is told to call the clinic. */
export const passwordChangedLetter = (notice: Notice & { readonly publicUrl: string | null }): Letter => ({
  subject: "Your password was changed",
  paragraphs: [
    texts.thePasswordOfYourAccount,
    detailsOf(notice),
    ifItWasYou,
    notice.publicUrl === null ? texts.ifItWasNotYouCall : texts.ifItWasNotYouThen(resetWords(notice.publicUrl)),
  ],
  footer,
});
