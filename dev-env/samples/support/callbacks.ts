import { clinic, everybody, type Rights } from "../../right.ts";
import { mutation, only, query, type Samples } from "../sample.ts";

export const callbacksSamples = {
  addCallbackRequest: (aim) =>
    only(mutation(`addCallbackRequest(surgeon: "${aim.surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`)),
  getCallbackRequests: () => only(query("getCallbackRequests(done: false)", "requests { _id } total open")),
  setCallbackCalled: (aim) => only(mutation(`setCallbackCalled(id: "${aim.callback}", called: false)`)),
} satisfies Samples;

export const callbacksRights = {
  // Before there is a session, and pages that anybody may open (A006).
  addCallbackRequest: everybody,
  // /support (A205).
  getCallbackRequests: clinic("admin surgeon associate company"),
  setCallbackCalled: clinic("admin surgeon associate company"),
} satisfies Rights;
