const count = String.raw`\d{1,5}`;
const fraction = String.raw`${count}(?:\.\d{1,2})?`;
/** Days, hours and minutes; two digits directly after the hours are minutes too. */
const written = new RegExp(
  String.raw`^(?:(${fraction})\s*d)?\s*(?:(${fraction})\s*h(?:\s*([0-5]\d)$)?)?\s*(?:(${count})\s*m)?$`,
  "i",
);
const bareNumber = new RegExp(`^${fraction}$`);

const minutesOf = { minutes: 1, hours: 60 } as const;

/**
 * Parses a typed duration to minutes: `30m`, `1h 30m`, `1h30`, `1.5h`, `1d 2h 30m`, or a plain number in the unit `bare`; a day has 24 hours. Null
 * for an empty or invalid text, and for fractions of a minute.
 */
export const readDuration = (typed: string, bare: keyof typeof minutesOf): number | null => {
  const text = typed.trim();
  if (bareNumber.test(text)) return wholeMinutes(Number(text) * minutesOf[bare], bare === "minutes");
  const parts = text === "" ? null : written.exec(text);
  if (!parts) return null;
  const [days = 0, hours = 0, behindHours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return Math.round(days * 1_440 + hours * 60) + behindHours + minutes;
};

const wholeMinutes = (minutes: number, isExact: boolean): number | null =>
  isExact && !Number.isInteger(minutes) ? null : Math.round(minutes);
