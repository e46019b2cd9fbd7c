import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { pushKeysOf } from "../../platform/push/web-push.ts";
import { makeAccountStore } from "./account.store.ts";
import { makeAccountSettings } from "./keep-account.ts";

/** Feature with the settings that a signed-in user stores. */
export const accountFeature = ({ db, now, signingKey }: Platform): Feature => {
  const keep = makeAccountSettings({ store: makeAccountStore(db), now, pushKey: pushKeysOf(signingKey).publicKey });
  return {
    resolvers: {
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
        setWebToken: ({ webtoken, timezone }, { scope, viewer }) =>
          keep.browser(scope, viewer, webtoken, timezone ?? ""),
        deleteUserDeviceToken: ({ token }, { scope, viewer }) => keep.forgetPushDevice(scope, viewer, token),
      },
    },
  };
};
