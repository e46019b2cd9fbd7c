import { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { SignInStore } from "./sign-in.store.ts";

/** Ends pushes to the device that signs out. The token itself is forgotten by the client and ends by itself. */
export const makeLogout =
  ({ store }: { readonly store: SignInStore }) =>
  async (scope: Scope, viewer: Viewer, pushToken: string | null) => {
    if (pushToken !== null && viewer.role !== Role.patient)
      await store.forgetPushDevice(scope, viewer.userId, pushToken);
    return {};
  };
