type Marks = readonly (readonly [mark: string, name: string])[];

/** In the order in which they are looked for: most browsers also carry the marks of those below them. */
const browsers: Marks = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];
const systems: Marks = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

const nameIn = (names: Marks, userAgent: string): string | undefined =>
  names.find(([mark]) => userAgent.includes(mark))?.[1];

/** The browser and system of a user agent, such as 'Chrome on Windows', in words of this file only: a user agent may say anything. */
export const deviceName = (userAgent: string): string =>
  `${nameIn(browsers, userAgent) ?? "Browser"} on ${nameIn(systems, userAgent) ?? "an unknown system"}`;

const longestPlace = 80;
/** Words, each with a full stop at its end at most, and commas between them. */
const words = /^[\p{L}\p{M}'’()-]+\.?([, ]+[\p{L}\p{M}'’()-]+\.?)*$/u;
const timeZone = /^[A-Za-z_-]+(\/[A-Za-z_-]+){1,2}$/;

/**
 * The town or time zone that a device named at sign-in; empty unless it reads like one. It is shown and mailed to the owner of the
 * account, so a stranger must not be able to put an address or a phone number there.
 */
export const placeName = (location: string): string => {
  const place = location.trim();
  const isPlace = place.length <= longestPlace && (timeZone.test(place) || words.test(place));
  return isPlace ? place : "";
};
