import { CallbackRequests } from "../../features/callbacks/CallbackRequests.tsx";

/** What callbacks show below where help is. */
export const callbacksSupportParts = { callbackRequests: CallbackRequests };
