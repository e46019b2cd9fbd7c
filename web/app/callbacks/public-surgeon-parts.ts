import { CallbackForm } from "../../features/callbacks/CallbackForm.tsx";

/** Components of callbacks on a surgeon's public page. */
export const callbacksPublicSurgeonParts = { callback: CallbackForm };
