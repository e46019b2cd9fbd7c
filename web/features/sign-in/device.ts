import { isLite } from "@restride/domain/access/guard.ts";
import type { App } from "@restride/domain/access/routes.ts";

/** Which of the two applications this is, as sent at sign-in. */
export const appOf = (search: string): App => (isLite(search) ? "AdminLite" : "AdminWeb");

const browsers: readonly (readonly [mark: string, name: string])[] = [
  ["Edg/", "Edge"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];
const systems: readonly (readonly [mark: string, name: string])[] = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
];

const nameIn = (names: typeof browsers, agent: string): string | undefined =>
  names.find(([mark]) => agent.includes(mark))?.[1];

/** What a device calls itself in the list of trusted devices, such as 'Chrome on Windows'. */
export const deviceName = (agent: string): string =>
  `${nameIn(browsers, agent) ?? "Browser"} on ${nameIn(systems, agent) ?? "an unknown system"}`;

/** Where the device says it is without asking anybody: its time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
