import { tokenExpired } from "@restride/domain/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { customerScope, type Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { PatientLinks } from "../../link-tokens/link-tokens.commands.ts";
import type { SessionTokens } from "./start-session.ts";
import type { SessionsStore } from "./sessions.store.ts";

interface Deps {
  readonly patientLinks: PatientLinks;
  readonly sessions: SessionsStore;
  readonly sessionTokens: SessionTokens;
  readonly now: () => number;
}

/** Returns a new token of a progress link, for another 30 minutes. */
const renewLink = async (patientLinks: PatientLinks, viewer: Viewer, linkId: Id) => {
  const renewed = await patientLinks.renewProgress(customerScope(viewer)!, viewer.userId, linkId);
  return renewed ? { token: renewed.token, sessionends: renewed.latestEnd } : refuse(tokenExpired);
};

/**
 * Makes the use case that returns a new token of the running session, in its current clinic, or of the requesting progress link. The latest end does
 * not change.
 */
export const makeRenewSession =
  ({ patientLinks, sessions, sessionTokens, now }: Deps) =>
  async (scope: Scope, viewer: Viewer, sessionId: Id) => {
    if (viewer.role === Role.progressLink) return renewLink(patientLinks, viewer, sessionId);
    const { userId, role, customerId, application } = viewer;
    const runningSession = await sessions.running(scope, userId, sessionId, instantOf(now()));
    if (!runningSession) return refuse(tokenExpired);
    const session = { sessionId, application, endsAt: Date.parse(runningSession.endsAt) };
    const token =
      role === Role.patient
        ? sessionTokens.issuePatientToken(userId, customerId!, session)
        : sessionTokens.issueStaffToken(userId, customerId, session);
    return { token: await token, sessionends: runningSession.endsAt };
  };
