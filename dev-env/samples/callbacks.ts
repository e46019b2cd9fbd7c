import { everybody, type Rights } from "../right.ts";
import { mutation, only, type Samples } from "./sample.ts";

export const callbacksSamples = {
  addCallbackRequest: (aim) =>
    only(mutation(`addCallbackRequest(surgeon: "${aim.surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`)),
} satisfies Samples;

export const callbacksRights = {
  // Before there is a session, and pages that anybody may open (A006).
  addCallbackRequest: everybody,
} satisfies Rights;
