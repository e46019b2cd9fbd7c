import { readSurgeryDay, surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";

/** Formats a day from surgery for its field: "S+14"; empty for none. */
export const formatDay = (day: number | null | undefined): string =>
  typeof day === "number" ? surgeryDayLabel(day) : "";

/** Parses a day from surgery; null for an invalid one. */
export const parseDay = (text: string): number | null => {
  const day = readSurgeryDay(text);
  return Number.isNaN(day) ? null : day;
};

/** Formats a number for its field; empty for none. */
export const formatNumber = (number: number | null | undefined): string =>
  typeof number === "number" ? `${number}` : "";

/** Parses a whole number; null for an invalid one. */
export const parseWholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** Parses a whole number of a field that may be empty: null when empty, NaN when invalid. */
export const parseOptionalWholeNumber = (text: string): number | null =>
  text.trim() === "" ? null : (parseWholeNumber(text) ?? Number.NaN);

/** Parses a decimal number: null when empty, NaN when invalid. */
export const parseDecimal = (text: string): number | null => {
  const typed = text.trim();
  if (typed === "") return null;
  return /^-?\d{1,6}(\.\d{1,6})?$/.test(typed) ? Number(typed) : Number.NaN;
};

/** Formats a surgery type for its field: 'both' for content published without one, empty while none is chosen. */
export const formatJoint = (joint: string | null | undefined): string => (joint === "" ? "both" : (joint ?? ""));

/** Returns the chosen surgery type as input; left out while none is chosen. */
export const jointInput = (joint: string): { surgery_type?: string } =>
  joint === "" ? {} : { surgery_type: joint === "both" ? "" : joint };
