import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { instantOf } from "../../platform/instant.ts";
import { sessionLength } from "../../platform/tokens/tokens.ts";
import type { Viewers } from "./sign-in.lookups.ts";
import type { SignInStore } from "./sign-in.store.ts";

interface Needs {
  readonly store: SignInStore;
  readonly viewers: Viewers;
  readonly now: () => number;
}

/** Ends the session with all its tokens, and pushes to the device that signs out. */
export const makeLogout =
  ({ store, viewers, now }: Needs) =>
  async (scope: Scope, viewer: Viewer, sessionId: Id, pushToken: string | null) => {
    if (pushToken !== null && viewer.role !== Role.patient)
      await store.forgetPushDevice(scope, viewer.userId, pushToken);
    await store.endSession(scope, viewer.userId, sessionId, instantOf(now() + sessionLength));
    viewers.forget(viewer.userId);
    return {};
  };
