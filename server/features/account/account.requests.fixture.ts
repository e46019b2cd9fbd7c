import { anyStaff, type ExpectedPermissions } from "@restride/dev-env/requests/permission.ts";
import { mutation, fixtureOf, query, type RequestFixtures } from "@restride/dev-env/requests/request-fixture.ts";

const browserToken = JSON.stringify({
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/sample",
  keys: { p256dh: "sample", auth: "sample" },
});

export const accountRequests = {
  getUserVisitedPages: () => fixtureOf(query("getUserVisitedPages", "pagevisited")),
  updateUserVisitedPages: () => fixtureOf(mutation(`updateUserVisitedPages(page: "patients")`)),
  updateSignature: () => fixtureOf(mutation(`updateSignature(signature: "Kind regards")`)),
  updateUserFilter: () => fixtureOf(mutation(`updateUserFilter(filter: "type=all")`)),
  getTrustedDevices: () => fixtureOf(query("getTrustedDevices", "devices { _id }")),
  revokeTrustedDevice: (ids) => fixtureOf(mutation(`revokeTrustedDevice(deviceid: "${ids.trustedDevice}")`)),
  setUserDeviceToken: () => fixtureOf(mutation(`setUserDeviceToken(token: "t1")`)),
  getWebPushKey: () => fixtureOf(query("getWebPushKey", "key")),
  setWebToken: () =>
    fixtureOf(mutation("setWebToken(webtoken: $token)").replace("{", "($token: String!) {"), { token: browserToken }),
  deleteUserDeviceToken: () => fixtureOf(mutation(`deleteUserDeviceToken(token: "t3")`)),
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
