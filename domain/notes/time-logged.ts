/** Most minutes that one note may log: a day. */
export const mostLogged = 1_440;

/** What people read beside a time that is written in another way. */
export const timeLoggedText = "Write it like 30m, 1h 30m or 1d 2h";

const written = /^(?:(\d{1,4})\s*d)?\s*(?:(\d{1,4})\s*h)?\s*(?:(\d{1,4})\s*m)?$/i;

/** The minutes that somebody wrote as `30m`, `1h 30m`, `2h`, `1d 2h 30m`, or as a plain number; none for nothing, null for what is no time. */
export const readTimeLogged = (typed: string): number | null => {
  const text = typed.trim();
  if (/^\d{0,4}$/.test(text)) return Number(text);
  const parts = written
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return null;
  const [days = 0, hours = 0, minutes = 0] = parts;
  return days * 1_440 + hours * 60 + minutes;
};

/** Minutes as people write them: `1h 30m`; empty for none. */
export const writeTimeLogged = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}h`, rest > 0 && `${rest}m`].filter(Boolean).join(" ");
};
