import { mutation, only, type Samples } from "./sample.ts";

export const callbacksSamples = {
  addCallbackRequest: (aim) =>
    only(mutation(`addCallbackRequest(surgeon: "${aim.surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`)),
} satisfies Samples;
