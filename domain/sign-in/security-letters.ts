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
  texts.dayAndTime(formatUs(todayIn(at, timeZone)), formatTime(at, timeZone), timeZone.replaceAll("_", " "));

const detailsOf = ({ at, timeZone, device, place, email }: Notice): string =>
  [
    texts.accountLine(email),
    texts.whenLine(describeWhen(at, timeZone)),
    texts.deviceLine(device),
    ...(place ? [texts.nearLine(place)] : []),
  ].join("\n");

const ifItWasYou = texts.ifThisWasYouYou;

const footer = texts.youReceivedThisMailBecause;

/** Returns the mail after a sign-in on an untrusted device. `publicUrl` is the address of the console. */
export const signedInLetter = (notice: Notice & { readonly publicUrl: string }): Letter => ({
  subject: texts.newSignInToYourAccount,
  paragraphs: [
    texts.yourAccountWasUsedToSign,
    detailsOf(notice),
    ifItWasYou,
    texts.ifItWasNotYou(texts.openAndSetPassword(notice.publicUrl)),
  ],
  footer,
});

/** Returns the mail after a password was changed or reset. Without `publicUrl` the reader is a patient, who is told to call the clinic. */
export const passwordChangedLetter = (notice: Notice & { readonly publicUrl: string | null }): Letter => ({
  subject: texts.yourPasswordWasChanged,
  paragraphs: [
    texts.thePasswordOfYourAccount,
    detailsOf(notice),
    ifItWasYou,
    notice.publicUrl === null
      ? texts.ifItWasNotYouCall
      : texts.ifItWasNotYouThen(texts.openAndSetPassword(notice.publicUrl)),
  ],
  footer,
});
