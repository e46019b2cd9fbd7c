import type { Id } from "@restride/domain/values/id.ts";
import { mayActIn } from "@restride/domain/access/named-customer.ts";
import { tokenExpired } from "@restride/domain/operations.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { OpenSession } from "./open-session.ts";
import type { SessionsStore } from "./sessions/sessions.store.ts";
import type { SignInQueries } from "./sign-in.queries.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly sessions: SessionsStore;
  readonly openSession: OpenSession;
  readonly now: () => number;
}

/**
 * Makes the use case that returns a new token of the same session, whose end does not change, and the profile inside a clinic. A clinic of another
 * company gets the same answer as one that does not exist.
 */
export const makeLoginAsCustomer = ({ queries, sessions, openSession, now }: Deps) => {
  const scope = systemScope("sign-in");
  return async (viewer: Viewer, sessionId: Id, customerId: Id) => {
    const clinic = await queries.clinicWithCompany(scope, customerId);
    if (!clinic || !mayActIn(viewer, clinic)) return refuse(customerTexts.notFound);
    const runningSession = await sessions.running(scope, viewer.userId, sessionId, instantOf(now()));
    const account = runningSession && (await queries.accountById(scope, viewer.userId));
    if (!account?.active) return refuse(tokenExpired);
    const session = { sessionId, application: viewer.application, endsAt: Date.parse(runningSession!.endsAt) };
    return openSession(account, customerId, session);
  };
};
