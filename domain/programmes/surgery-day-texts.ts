import type { Window } from "./programme.ts";

/** Formats a day from surgery: `S+3`, `S-17`, `S`. */
export const surgeryDayLabel = (day: number): string => {
  if (day === 0) return "S";
  return day > 0 ? `S+${day}` : `S-${-day}`;
};

/** Formats a window: `S+1 → S+14`. */
export const windowLabel = ({ startdate, enddate }: Window): string =>
  `${surgeryDayLabel(startdate)} → ${surgeryDayLabel(enddate)}`;

/** Parses a typed day from surgery: "14", "+14", "-17", "S+14"; NaN for an invalid text. */
export const readSurgeryDay = (typed: string): number => {
  const [, sign = "", digits] = /^\s*S?\s*([+-]?)\s*(\d{1,4})\s*$/i.exec(typed) ?? [];
  if (digits === undefined) return /^\s*S\s*$/i.test(typed) ? 0 : Number.NaN;
  return Number(digits) * (sign === "-" && Number(digits) !== 0 ? -1 : 1);
};
