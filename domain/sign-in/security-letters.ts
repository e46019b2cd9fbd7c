import { formatTime, formatUs, todayIn } from "../values/calendar-date.ts";

/** What the owner of an account is told about it. */
interface Notice {
  /** When it happened, milliseconds. */
  readonly at: number;
  readonly timeZone: string;
  readonly device: string;
  /** Empty when the device named none. */
  readonly place: string;
  readonly email: string;
}

/** A mail without its letterhead. */
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

/** The mail after a sign-in on a device that was not trusted. `publicUrl` is the address of the console. */
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

/** The mail after a password was changed or reset. Without `publicUrl`, its reader is a patient, who asks the clinic. */
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
