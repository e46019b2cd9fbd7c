import { anyStaff, type Rights } from "../right.ts";
import { mutation, only, query, type Samples } from "./sample.ts";

const browserToken = JSON.stringify({
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/sample",
  keys: { p256dh: "sample", auth: "sample" },
});

export const accountSamples = {
  getUserVisitedPages: () => only(query("getUserVisitedPages", "pagevisited")),
  updateUserVisitedPages: () => only(mutation(`updateUserVisitedPages(page: "patients")`)),
  updateSignature: () => only(mutation(`updateSignature(signature: "Kind regards")`)),
  updateUserFilter: () => only(mutation(`updateUserFilter(filter: "type=all")`)),
  getTrustedDevices: () => only(query("getTrustedDevices", "devices { _id }")),
  revokeTrustedDevice: (aim) => only(mutation(`revokeTrustedDevice(deviceid: "${aim.trustedDevice}")`)),
  setUserDeviceToken: () => only(mutation(`setUserDeviceToken(token: "t1")`)),
  getWebPushKey: () => only(query("getWebPushKey", "key")),
  setWebToken: () =>
    only(mutation("setWebToken(webtoken: $token)").replace("{", "($token: String!) {"), { token: browserToken }),
  deleteUserDeviceToken: () => only(mutation(`deleteUserDeviceToken(token: "t3")`)),
} satisfies Samples;

export const accountRights = {
  // One's own account: /resetpassword is for everybody who is signed in (A220).
  getUserVisitedPages: anyStaff,
  updateUserVisitedPages: anyStaff,
  updateSignature: anyStaff,
  updateUserFilter: anyStaff,
  getTrustedDevices: anyStaff,
  revokeTrustedDevice: anyStaff,
  getWebPushKey: anyStaff,
  setUserDeviceToken: anyStaff,
  setWebToken: anyStaff,
  deleteUserDeviceToken: anyStaff,
} satisfies Rights;
