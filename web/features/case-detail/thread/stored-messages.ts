import { tabStore } from "../../../platform/storage/drafts.ts";
import type { OutgoingMessage } from "./outgoing-message.ts";
import * as texts from "./thread-texts.ts";

/** Store of the current user's unsent messages, in this tab. */
export const storedMessages = tabStore<readonly OutgoingMessage[]>(texts.messagesOnTheirWay);
