import { formatTime, formatUs, todayIn } from "../values/calendar-date.ts";

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

const ifItWasYou = "If this was you, you don't need to do anything.";

const resetWords = (publicUrl: string): string =>
  `open ${publicUrl}/forgot-password in your browser and set a new password`;

const footer = "You received this mail because it is about the security of your account.";

/** Returns the mail after a sign-in on an untrusted device. `publicUrl` is the address of the console. */
export const signedInLetter = (notice: Notice & { readonly publicUrl: string }): Letter => ({
  subject: "New sign-in to your account",
  paragraphs: [
    "Your account was used to sign in on a device that is not one of your trusted devices.",
    detailsOf(notice),
    ifItWasYou,
    `If it was not you, ${resetWords(notice.publicUrl)}. That ends every session. Then tell the administrator of your clinic or company.`,
  ],
  footer,
});

/** Returns the mail after a password was changed or reset. Without `publicUrl` the reader is a patient, who is told to call the clinic. */
export const passwordChangedLetter = (notice: Notice & { readonly publicUrl: string | null }): Letter => ({
  subject: "Your password was changed",
  paragraphs: [
    "The password of your account was changed. Every session was ended.",
    detailsOf(notice),
    ifItWasYou,
    notice.publicUrl === null
      ? "If it was not you, call your clinic and ask for a link to set a new password."
      : `If it was not you, ${resetWords(notice.publicUrl)}. Then tell the administrator of your clinic or company.`,
  ],
  footer,
});
