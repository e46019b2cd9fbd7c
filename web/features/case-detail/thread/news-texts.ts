import { countText } from "@restride/domain/texts/count-text.ts";

export const newMovedToVendorTeam = "New: moved to vendor-team";
export const newMessageCount = (count: number): string => countText(count, "new message");
