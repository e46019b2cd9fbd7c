import { z } from "zod";

/** The zone of whoever has none of their own: a clinic that chose none, a company, a product page. */
export const defaultTimeZone = "America/Chicago";

/** True for the IANA name of a time zone. */
export const isTimeZone = (name: string): boolean => {
  try {
    return (
      new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "" && /^[A-Z]/.test(name)
    );
  } catch {
    return false;
  }
};

/** The IANA time zone of a form. */
export const timeZoneField = z
  .string("Please select a time zone.")
  .max(60, "Please select a time zone.")
  .refine(isTimeZone, "Please select a time zone.")
  .default(defaultTimeZone);

/** Every time zone to choose from: those of the United States first, then the others by name. */
export const timeZones = (): readonly string[] => {
  const all = Intl.supportedValuesOf("timeZone");
  return [...american, ...all.filter((name) => !american.includes(name))];
};

const american: readonly string[] = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];
