import { anyStaff, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, only, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const browserToken = JSON.stringify({
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/sample",
  keys: { p256dh: "sample", auth: "sample" },
});

export const accountRequests = {
  getUserVisitedPages: () => only(query("getUserVisitedPages", "pagevisited")),
  updateUserVisitedPages: () => only(mutation(`updateUserVisitedPages(page: "patients")`)),
  updateSignature: () => only(mutation(`updateSignature(signature: "Kind regards")`)),
  updateUserFilter: () => only(mutation(`updateUserFilter(filter: "type=all")`)),
  getTrustedDevices: () => only(query("getTrustedDevices", "devices { _id }")),
  revokeTrustedDevice: (ids) => only(mutation(`revokeTrustedDevice(deviceid: "${ids.trustedDevice}")`)),
  setUserDeviceToken: () => only(mutation(`setUserDeviceToken(token: "t1")`)),
  getWebPushKey: () => only(query("getWebPushKey", "key")),
  setWebToken: () =>
    only(mutation("setWebToken(webtoken: $token)").replace("{", "($token: String!) {"), { token: browserToken }),
  deleteUserDeviceToken: () => only(mutation(`deleteUserDeviceToken(token: "t3")`)),
} satisfies RequestFixtures;

export const accountPermissions = {
  // Operations on the caller's own account: /resetpassword is for every signed-in user (A220).
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
} satisfies ExpectedPermissions;
