import { countText } from "../texts/count-text.ts";

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
