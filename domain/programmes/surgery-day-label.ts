import type { Window } from "./programme.ts";

/** A day from surgery as people read it: `S+3`, `S-17`, `S`. */
export const surgeryDayLabel = (day: number): string => {
  if (day === 0) return "S";
  return day > 0 ? `S+${day}` : `S-${-day}`;
};

/** A window as people read it: `S+1 → S+14`. */
export const windowLabel = ({ startdate, enddate }: Window): string =>
  `${surgeryDayLabel(startdate)} → ${surgeryDayLabel(enddate)}`;

/** The day from surgery that somebody typed: "14", "+14", "-17", "S+14"; NaN for what is none. */
export const readSurgeryDay = (typed: string): number => {
  const [, sign = "", digits] = /^\s*S?\s*([+-]?)\s*(\d{1,4})\s*$/i.exec(typed) ?? [];
  if (digits === undefined) return /^\s*S\s*$/i.test(typed) ? 0 : Number.NaN;
  return Number(digits) * (sign === "-" && Number(digits) !== 0 ? -1 : 1);
};
