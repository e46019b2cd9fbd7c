import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Viewers } from "./sign-in.lookups.ts";
import type { SessionsStore } from "./sessions/sessions.store.ts";
import type { SignInStore } from "./sign-in.store.ts";

interface Deps {
  readonly store: SignInStore;
  readonly sessions: SessionsStore;
  readonly viewers: Viewers;
}

/** Makes the use case that ends the session with all its tokens, and the pushes to the device that signs out. */
export const makeLogout =
  ({ store, sessions, viewers }: Deps) =>
  async (scope: Scope, viewer: Viewer, sessionId: Id, pushToken: string | null) => {
    if (pushToken !== null && viewer.role !== Role.patient)
      await store.forgetPushDevice(scope, viewer.userId, pushToken);
    await sessions.end(scope, viewer.userId, sessionId);
    viewers.forget(viewer.userId);
    return {};
  };
