import { CallbackRequests } from "../../features/callbacks/CallbackRequests.tsx";

/** Components of callbacks on the page with help. */
export const callbacksSupportParts = { callbackRequests: CallbackRequests };
