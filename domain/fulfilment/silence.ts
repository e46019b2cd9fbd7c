import { countText } from "../texts/count-text.ts";
import { z } from "zod";

/** Default number of hours after which a delivered device without a reading is silent. */
export const usualSilence = 48;

/** Schema of a clinic's number of hours; null for never. */
export const silenceField = z
  .int("Please enter whole hours.")
  .min(12, "Please enter at least 12 hours.")
  .max(720, "Please enter at most 720 hours.")
  .nullable();

/** Maximum number of devices in the list of silent ones. */
export const maxSilentDevices = 200;

/** Returns the case that a silent device opens. */
export const silentCase = (device: string) =>
  ({
    type: "Patient Technical",
    priority: "P3",
    summary: `${device} is silent`,
    description: `${device} was delivered and has not sent a reading yet. Ask the patient whether it is switched on and linked.`,
  }) as const;

/** Texts about silent devices. */
export const silenceTexts = {
  title: (total: number): string => countText(total, "silent device"),
  explanation:
    "Delivered, and without a reading for as long as the clinic waits. Each stays here until it measures or comes back.",
  saved: (hours: number | null): string =>
    hours === null
      ? "No case is opened for silent devices."
      : `A case is opened after ${hours} hours without a reading.`,
} as const;
