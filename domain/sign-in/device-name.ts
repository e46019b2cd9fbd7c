import * as texts from "./device-texts.ts";

type Marks = readonly (readonly [mark: string, name: string])[];

/** Browsers in the order of the search: most user agents also contain the marks of browsers further down. */
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

/**
 * Returns the browser and system of a user agent, such as 'Chrome on Windows'. The result contains only words of this file, because a client can send
 * any user agent.
 */
export const deviceName = (userAgent: string): string =>
  texts.browserOnSystem(nameIn(browsers, userAgent), nameIn(systems, userAgent));

const maxPlaceLength = 80;
/** Words, each with at most one full stop at its end, separated by spaces or commas. */
const words = /^[\p{L}\p{M}'’()-]+\.?([, ]+[\p{L}\p{M}'’()-]+\.?)*$/u;
const timeZone = /^[A-Za-z_-]+(\/[A-Za-z_-]+){1,2}$/;

/**
 * Returns the town or time zone that a device sent at sign-in; empty unless it looks like one. It is shown and mailed to the owner of the account, so
 * a stranger must not be able to insert an address or a phone number.
 */
export const placeName = (location: string): string => {
  const place = location.trim();
  const isPlace = place.length <= maxPlaceLength && (timeZone.test(place) || words.test(place));
  return isPlace ? place : "";
};
