import { isLite } from "@restride/domain/access/guard.ts";
import type { App } from "@restride/domain/access/routes.ts";
import { loadDeviceName } from "./lazy-forms.ts";

/** Which of the two applications this is, as sent at sign-in. */
export const appOf = (search: string): App => (isLite(search) ? "AdminLite" : "AdminWeb");

/** Where the device says it is without asking anybody: its time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser and system of this device, such as 'Chrome on Windows'. */
export const nameDevice = async (): Promise<string> => {
  const { deviceName } = await loadDeviceName();
  return deviceName(navigator.userAgent);
};
