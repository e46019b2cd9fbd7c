import { CallbackForm } from "../../features/callbacks/CallbackForm.tsx";

/** What callbacks show on a surgeon's public page. */
export const callbacksPublicSurgeonParts = { callback: CallbackForm };
