import type { Faces } from "../../platform/graphql/faces.ts";
import type { KeepAccount } from "./keep-account.ts";

export const accountResolvers = (keep: KeepAccount): Faces => ({
  Query: {
    getUserVisitedPages: (_, { scope, viewer }) => keep.pages(scope, viewer!),
    getTrustedDevices: (_, { scope, viewer }) => keep.devices(scope, viewer!),
  },
  Mutation: {
    updateUserVisitedPages: ({ page }, { scope, viewer }) => keep.notePage(scope, viewer!, page),
    updateSignature: ({ signature }, { scope, viewer }) => keep.signature(scope, viewer!, signature),
    updateUserFilter: ({ filter }, { scope, viewer }) => keep.filter(scope, viewer!, filter),
    revokeTrustedDevice: ({ deviceid }, { scope, viewer }) => keep.revokeDevice(scope, viewer!, deviceid),
    setUserDeviceToken: ({ token, timezone }, { scope, viewer }) =>
      keep.pushDevice(scope, viewer!, token, "device", timezone ?? ""),
    setWebToken: ({ webtoken, timezone }, { scope, viewer }) =>
      keep.pushDevice(scope, viewer!, webtoken, "web", timezone ?? ""),
    deleteUserDeviceToken: ({ token }, { scope, viewer }) => keep.forgetPushDevice(scope, viewer!, token),
  },
});
