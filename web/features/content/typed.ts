import { readSurgeryDay, surgeryDayLabel } from "@restride/domain/programmes/surgery-day-label.ts";

/** A day from surgery as its field shows it: "S+14"; empty for none. */
export const writtenDay = (day: number | null | undefined): string =>
  typeof day === "number" ? surgeryDayLabel(day) : "";

/** The day from surgery that a field holds; null while it is none. */
export const typedDay = (text: string): number | null => {
  const day = readSurgeryDay(text);
  return Number.isNaN(day) ? null : day;
};

/** A number as its field shows it; empty for none. */
export const typedNumber = (number: number | null | undefined): string =>
  typeof number === "number" ? `${number}` : "";

/** The whole number that a field holds; null while it is none. */
export const wholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null);

/** The whole number that a field holds which may be left empty: null then, NaN while it holds no number. */
export const wholeNumberOrNone = (text: string): number | null =>
  text.trim() === "" ? null : (wholeNumber(text) ?? Number.NaN);

/** What a field of a number holds: null while it is empty, NaN while it is none. */
export const typedFigure = (text: string): number | null => {
  const typed = text.trim();
  if (typed === "") return null;
  return /^-?\d{1,6}(\.\d{1,6})?$/.test(typed) ? Number(typed) : Number.NaN;
};

/** A surgery type as its field holds it: 'both' for what is published without one, empty while none is chosen. */
export const writtenJoint = (joint: string | null | undefined): string => (joint === "" ? "both" : (joint ?? ""));

/** The chosen surgery type as it is sent; left away while none is chosen. */
export const typedJoint = (joint: string): { surgery_type?: string } =>
  joint === "" ? {} : { surgery_type: joint === "both" ? "" : joint };
