import { countText } from "@restride/domain/texts/count-text.ts";

export const orderedDevices = (count: number): string => `Ordered, ${countText(count, "device")}`;
export const ordered = "Ordered";
export const carrier = "Carrier";
export const restride = "Restride";
export const somebody = "Somebody";
