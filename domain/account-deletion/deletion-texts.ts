import type { CalendarDate } from "../values/calendar-date.ts";
import { formatLong } from "../values/long-date.ts";

/** Texts about deletion. None of them reveals to the sender of a request whether an account exists. */
export const deletionTexts = {
  received:
    "Thank you. Your request was received. The data of your account is deleted after 90 days. If we find your account, we send you a message with a link to withdraw the request until then.",
  cancelled: "Your request was cancelled.",
  withdrawn: "Your request was withdrawn. Your account stays as it is.",
  invalidLink: "This link is no longer valid. The request was withdrawn before, or its 90 days are over.",
  subject: "Your account will be deleted",
  notice: (clinic: string, eraseOn: CalendarDate): string =>
    `${clinic} was asked to delete your account and all data in it. This happens on ${formatLong(eraseOn)}.`,
  howToWithdraw: "If you did not ask for it, or changed your mind, withdraw the request before that day.",
  withdraw: "Withdraw the request",
  noticeFooter: "If you asked for it, nothing needs to be done.",
  caseNotFound: "This request for deletion was not found.",
  withdrawnByStaff: "The request was withdrawn. The account stays as it is.",
  tooLate: "This request was withdrawn before, or its day has come.",
  withdrawnFor: (reason: string): string => `Withdrawn for the patient: ${reason}`,
  caseSummary: "Account deletion request",
  caseText: (eraseOn: CalendarDate): string =>
    `The patient asked that the account be deleted. All data is erased on ${formatLong(eraseOn)} unless the patient withdraws the request. There is nothing to be done.`,
  caseTextRegistered: (eraseOn: CalendarDate): string =>
    `Somebody who registered and is no patient yet asked that the registration be deleted. It is erased on ${formatLong(eraseOn)} unless the request is withdrawn. There is nothing to be done.`,
} as const;
