import { open } from "./reach.ts";

export const callbacksOperations = {
  addCallbackRequest: open,
};
