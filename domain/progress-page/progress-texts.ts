import * as patientTexts from "../patients/patient-texts.ts";
/** Texts of the page about its links. */
export const progressTexts = {
  notFound: patientTexts.notFound,
  codeOver: "Ask for a new code",
  nextCodeIn: (seconds: number): string => `A new one can be mailed in ${seconds} s.`,
  unsubscribed: "The patient has unsubscribe email alert please subscribe again",
  shared: "The link is on its way.",
  tooMany: "You have shared this page several times. Try again in an hour.",
} as const;
