import { tabStore } from "../../../platform/storage/drafts.ts";
import type { OutgoingMessage } from "./outgoing-message.ts";

/** Store of the current user's unsent messages, in this tab. */
export const storedMessages = tabStore<readonly OutgoingMessage[]>("messages on their way");
