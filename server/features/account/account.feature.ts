import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { pushKeysOf } from "../../platform/push/web-push.ts";
import { makeAccountStore } from "./account.store.ts";
import { makeAccountSettings } from "./account-settings.ts";

/** Feature with the settings that a signed-in user stores. */
export const accountFeature = ({ db, now, signingKey }: Platform): Feature => {
  const settings = makeAccountSettings({ store: makeAccountStore(db), now, pushKey: pushKeysOf(signingKey).publicKey });
  return {
    resolvers: {
      Query: {
        getUserVisitedPages: (_, { scope, viewer }) => settings.pages(scope, viewer),
        getTrustedDevices: (_, { scope, viewer }) => settings.devices(scope, viewer),
        getWebPushKey: () => settings.webPushKey(),
      },
      Mutation: {
        updateUserVisitedPages: ({ page }, { scope, viewer }) => settings.notePage(scope, viewer, page),
        updateSignature: ({ signature }, { scope, viewer }) => settings.signature(scope, viewer, signature),
        updateUserFilter: ({ filter }, { scope, viewer }) => settings.filter(scope, viewer, filter),
        revokeTrustedDevice: ({ deviceid }, { scope, viewer }) => settings.revokeDevice(scope, viewer, deviceid),
        setUserDeviceToken: ({ token, timezone, userid }, { scope, viewer }) =>
          settings.phone(scope, viewer, token, timezone ?? "", userid),
        setWebToken: ({ webtoken, timezone }, { scope, viewer }) =>
          settings.browser(scope, viewer, webtoken, timezone ?? ""),
        deleteUserDeviceToken: ({ token }, { scope, viewer }) => settings.forgetPushDevice(scope, viewer, token),
      },
    },
  };
};
