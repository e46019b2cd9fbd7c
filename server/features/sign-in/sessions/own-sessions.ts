import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { noSuchSession } from "@restride/domain/sign-in/session.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Viewers } from "../sign-in.lookups.ts";
import type { SessionsStore } from "./sessions.store.ts";
import type { SessionsQueries } from "./sessions.queries.ts";
import * as texts from "./sessions-texts.ts";

interface Deps {
  readonly sessions: SessionsStore;
  readonly sessionsQueries: SessionsQueries;
  readonly viewers: Viewers;
  readonly now: () => number;
}

/** Returns the use cases for the sessions of the viewer's own account: list them, end one, or end all but the current one. */
export const makeOwnSessions = ({ sessions, sessionsQueries, viewers, now }: Deps) => ({
  list: async (scope: Scope, { userId }: Viewer, sessionId: Id) => {
    const runningSessions = await sessionsQueries.sessionsOf(scope, userId, instantOf(now()));
    return { sessions: runningSessions.map((session) => ({ ...session, isThis: session._id === sessionId })) };
  },

  end: async (scope: Scope, { userId }: Viewer, sessionId: Id) => {
    const isEnded = await sessions.end(scope, userId, sessionId);
    viewers.forget(userId);
    return isEnded ? { message: texts.sessionEnded } : refuse(noSuchSession);
  },

  endOthers: async (scope: Scope, { userId }: Viewer, sessionId: Id) => {
    await sessions.endOthers(scope, userId, sessionId);
    viewers.forget(userId);
    return { message: texts.allOtherSessionsEnded };
  },
});
