import { isLite } from "@restride/domain/access/guard.ts";
import type { App } from "@restride/domain/access/routes.ts";
import { loadDeviceName } from "./lazy-forms.ts";

/** Returns which of the two applications this is, as sent at sign-in. */
export const appOf = (search: string): App => (isLite(search) ? "AdminLite" : "AdminWeb");

/** Returns the device's time zone as its location, which needs no permission. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the browser and system of this device, such as 'Chrome on Windows'. */
export const nameDevice = async (): Promise<string> => {
  const { deviceName } = await loadDeviceName();
  return deviceName(navigator.userAgent);
};
