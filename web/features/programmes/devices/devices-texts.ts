import { countText } from "@restride/domain/texts/count-text.ts";

/** Text of a failed fetch of devices: whether the server refused it, or it failed otherwise. */
export const devicesFailed = (refused: boolean): string =>
  refused ? "Server error: can't fetch data" : "Server Exception: can't fetch data";
export const devicesCouldNotBeLoaded = "Devices could not be loaded.";
export const addDevice = "Add device";
export const saveOrCancelTheOpen = "Save or cancel the open one first.";
export const days = "Days";
export const interval = "Interval";
export const time = "Time";
export const aDay = (time: number): string => `${time}× a day`;
export const skipOnSurgeryDate = "Skip on surgery date";
export const yes = "Yes";
export const noLabel = "No";
export const orderedOnCreation = "Ordered on creation";
export const editName = (name: string): string => `Edit ${name}`;
export const removeName = (name: string): string => `Remove ${name}`;
export const start = "Start";
export const end = "End";
export const dates = "Dates";
export const enteredAs = "Entered as";
export const otherDeviceCount = (count: number): string => countText(count, "other device");
export const applyToAll = "Apply to all";
