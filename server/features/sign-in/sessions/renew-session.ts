import { tokenExpired } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { SessionTokens } from "./start-session.ts";
import type { SessionsStore } from "./sessions.store.ts";

interface Deps {
  readonly sessions: SessionsStore;
  readonly sessionTokens: SessionTokens;
  readonly now: () => number;
}

/** A new token of the running session, in the clinic where it works. The end of the session stays. */
export const makeRenewSession =
  ({ sessions, sessionTokens, now }: Deps) =>
  async (scope: Scope, { userId, role, customerId, application }: Viewer, sessionId: Id) => {
    const running = await sessions.running(scope, userId, sessionId, instantOf(now()));
    if (!running) return refuse(tokenExpired);
    const session = { sessionId, application, endsAt: Date.parse(running.endsAt) };
    const token =
      role === Role.patient
        ? sessionTokens.issuePatientToken(userId, customerId!, session)
        : sessionTokens.issueStaffToken(userId, customerId, session);
    return { token: await token, sessionends: running.endsAt };
  };
