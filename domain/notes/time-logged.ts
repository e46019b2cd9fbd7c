import { timeLoggedText } from "./time-logged-texts.ts";

/** Maximum number of minutes that one note may log: a day. */
export const maxLoggedMinutes = 1_440;

/** Formats minutes: `1h 30m`; empty for none. */
export const writeTimeLogged = (minutes: number): string => timeLoggedText(Math.floor(minutes / 60), minutes % 60);
