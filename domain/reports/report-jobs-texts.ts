import { maxReports } from "./report-jobs.ts";
import { cancelledText } from "./job-texts.ts";

/** Texts about report jobs. */
export const reportJobTexts = {
  started: "The reports are being made. You may leave this page.",
  nobody: "Please select patients.",
  tooMany: `Choose up to ${maxReports} patients.`,
  tooOften: "You have asked for many reports. Try again in an hour.",
  cancelled: cancelledText,
  notRunning: "These reports are not being made any more.",
  gone: "These reports are no longer kept. Ask again.",
  failed: "This report could not be made.",
  notAllowed: "Whoever asked for it may not make reports any more.",
} as const;
