import { keptInTab } from "../../../platform/storage/drafts.ts";
import type { Leaving } from "./leaving.ts";

/** The messages of this person that have not left, kept in this tab. */
export const keptMessages = keptInTab<readonly Leaving[]>("messages on their way");
