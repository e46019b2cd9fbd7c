/** Domain events of surgeons' public pages. */
import type { Id } from "../values/id.ts";
export type CallbackEvents = {
  CallbackRequested: { callback: Id; surgeon: Id };
};
