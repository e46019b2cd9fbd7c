/** Most minutes that one entry of a work log holds: 365 days. */
export const mostWorked = 525_600;

/** What people read beside a time that is written in another way. */
export const workTimeText = "Write it like 4d 6h 3m, or as a number of hours.";

const part = String.raw`\d{1,5}(?:\.\d{1,2})?`;
const written = new RegExp(String.raw`^(?:(${part})\s*d)?\s*(?:(${part})\s*h)?\s*(?:(${part})\s*m)?$`, "i");
const hours = new RegExp(`^${part}$`);

/** The minutes that somebody wrote as `4d 6h 3m`, `1.5h` or as a plain number of hours; a day has 24. Null for what is no time, and for nothing. */
export const readWorkTime = (typed: string): number | null => {
  const text = typed.trim();
  if (hours.test(text)) return Math.round(Number(text) * 60);
  const found = text === "" ? null : written.exec(text);
  if (!found) return null;
  const [days = 0, ofDay = 0, minutes = 0] = found.slice(1).map((each) => Number(each ?? 0));
  return Math.round(days * 1_440 + ofDay * 60 + minutes);
};

/** Minutes as a work log shows them, days of 24 hours: `0d 1h 10m`. */
export const writeWorkTime = (minutes: number): string =>
  `${Math.floor(minutes / 1_440)}d ${Math.floor((minutes % 1_440) / 60)}h ${minutes % 60}m`;

/** Minutes as the wire has them: whole hours, and the minutes left over. */
export const hoursAndMinutes = (minutes: number): { readonly hrs: number; readonly mins: number } => ({
  hrs: Math.floor(minutes / 60),
  mins: minutes % 60,
});
