import { z } from "zod";
import * as texts from "./values-texts.ts";

/** Time zone of a clinic that chose none, of a company, and of a page of the product. */
export const defaultTimeZone = "America/Chicago";

/** Returns whether a text is the IANA name of a time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return (
      new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "" && /^[A-Z]/.test(name)
    );
  } catch {
    return false;
  }
};

/** Schema of an IANA time zone. */
export const timeZoneField = z
  .string(texts.pleaseSelectATimeZone)
  .max(60, texts.pleaseSelectATimeZone)
  .refine(isTimeZone, texts.pleaseSelectATimeZone)
  .default(defaultTimeZone);

/** Returns all time zones for selection: those of the United States first, then the others by name. */
export const timeZones = (): readonly string[] => {
  const allTimeZones = Intl.supportedValuesOf("timeZone");
  return [...americanTimeZones, ...allTimeZones.filter((name) => !americanTimeZones.includes(name))];
};

const americanTimeZones: readonly string[] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];
