import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { parsePatientFilter, patientFilterParams } from "@restride/domain/patients/list/patient-filter.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import { readSubscription } from "../../platform/push/web-push.ts";
import type { AccountStore } from "./account.store.ts";
import * as texts from "./account-texts.ts";

interface Deps {
  readonly store: AccountStore;
  readonly now: () => number;
  /** The public key for pushes to browsers. */
  readonly pushKey: string;
}

const maxPageLength = 60;
const maxSignatureLength = 1_000;
const maxTokenLength = 4_096;
const tokenFailed = texts.somethingWentWrong;

/**
 * Returns the use cases for the settings of a signed-in user: seen tours, mail closing, stored filter, trusted devices and devices with
 * pushes.
 */
export const makeAccountSettings = ({ store, now, pushKey }: Deps) => ({
  pages: async (scope: Scope, { userId }: Viewer) => ({
    pagevisited: (await store.pages(scope, userId))?.pages ?? [],
  }),

  notePage: async (scope: Scope, { userId }: Viewer, page: string) => {
    if (page.trim() === "" || page.length > maxPageLength) return refuse(texts.nameThePage);
    return { pagevisited: (await store.notePage(scope, userId, page))?.pages ?? [] };
  },

  signature: async (scope: Scope, { userId }: Viewer, signature: string) => {
    if (signature.length > maxSignatureLength) return refuse(texts.theClosingMustBe(maxSignatureLength));
    await store.saveSignature(scope, userId, signature);
    return {};
  },

  /** Stores a filter of the patient list; parameters that the list does not have are dropped. */
  filter: async (scope: Scope, { userId }: Viewer, filter: string) => {
    const knownParams = patientFilterParams(parsePatientFilter(new URLSearchParams(filter.slice(0, 10_000))));
    await store.saveFilter(scope, userId, knownParams.toString());
    return {};
  },

  devices: async (scope: Scope, { userId }: Viewer) => ({
    devices: await store.devices(scope, userId, instantOf(now())),
  }),

  revokeDevice: async (scope: Scope, { userId }: Viewer, deviceId: Id) =>
    (await store.revokeDevice(scope, userId, deviceId))
      ? { message: texts.thisDeviceAsksForACode }
      : refuse(texts.thisDeviceWasNotFound),

  webPushKey: async () => ({ key: pushKey }),

  phone: async (
    scope: Scope,
    { userId }: Viewer,
    token: string,
    timeZone: string,
    owner: string | null | undefined,
  ) => {
    if (token === "" || token.length > maxTokenLength || (owner && owner !== userId)) return refuse(tokenFailed);
    await store.savePushDevice(scope, userId, token, "device", timeZone.slice(0, 60));
    return {};
  },

  /** Stores a browser's subscription at its own push service and refuses any other, because the server will send requests there. */
  browser: async (scope: Scope, { userId }: Viewer, token: string, timeZone: string) => {
    if (token.length > maxTokenLength || !readSubscription(token)) return refuse(tokenFailed);
    await store.savePushDevice(scope, userId, token, "web", timeZone.slice(0, 60));
    return {};
  },

  forgetPushDevice: async (scope: Scope, { userId }: Viewer, token: string) => {
    await store.forgetPushDevice(scope, userId, token);
    return {};
  },
});

export type AccountSettings = ReturnType<typeof makeAccountSettings>;
