import type { Faces } from "../../platform/graphql/faces.ts";
import type { KeepAccount } from "./keep-account.ts";

export const accountResolvers = (keep: KeepAccount): Faces => ({
  Query: {
    getUserVisitedPages: (_, { scope, viewer }) => keep.pages(scope, viewer),
    getTrustedDevices: (_, { scope, viewer }) => keep.devices(scope, viewer),
    getWebPushKey: () => keep.webPushKey(),
  },
  Mutation: {
    updateUserVisitedPages: ({ page }, { scope, viewer }) => keep.notePage(scope, viewer, page),
    updateSignature: ({ signature }, { scope, viewer }) => keep.signature(scope, viewer, signature),
    updateUserFilter: ({ filter }, { scope, viewer }) => keep.filter(scope, viewer, filter),
    revokeTrustedDevice: ({ deviceid }, { scope, viewer }) => keep.revokeDevice(scope, viewer, deviceid),
    setUserDeviceToken: ({ token, timezone, userid }, { scope, viewer }) =>
      keep.phone(scope, viewer, token, timezone ?? "", userid),
    setWebToken: ({ webtoken, timezone }, { scope, viewer }) => keep.browser(scope, viewer, webtoken, timezone ?? ""),
    deleteUserDeviceToken: ({ token }, { scope, viewer }) => keep.forgetPushDevice(scope, viewer, token),
  },
});
