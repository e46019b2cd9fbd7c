import { deviceName, placeName } from "@restride/domain/sign-in/device-name.ts";
import { sessionLasts, tokenLength } from "@restride/domain/sign-in/session.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { Claims, Tokens } from "../../../platform/tokens/tokens.ts";
import type { NoteSessionUse } from "./session-uses.commands.ts";
import type { SessionsStore } from "./sessions.store.ts";

/** The fields of a session that its tokens contain. */
export interface Session {
  readonly sessionId: Id;
  readonly application: string;
  /** Milliseconds. */
  readonly endsAt: number;
}

/** A sign-in: when its password was entered, in milliseconds, its application and its origin. */
export interface SignIn {
  readonly passwordAt: number;
  readonly application: string;
  readonly userAgent: string;
  readonly location: string;
}

interface Deps {
  readonly sessions: SessionsStore;
  readonly noteSessionUse: NoteSessionUse;
  readonly newId: () => Id;
}

/** Makes the use case that starts a session of an account; its duration is counted from the entry of the password. */
export const makeStartSession =
  ({ sessions, noteSessionUse, newId }: Deps) =>
  async (scope: EveryScope, accountId: Id, signIn: SignIn): Promise<Session> => {
    const { passwordAt, application } = signIn;
    const sessionId = newId();
    const endsAt = passwordAt + sessionLasts;
    await sessions.start(scope, {
      sessionId,
      accountId,
      startedAt: instantOf(passwordAt),
      endsAt: instantOf(endsAt),
      application,
      device: deviceName(signIn.userAgent),
      place: placeName(signIn.location),
    });
    noteSessionUse.start(sessionId);
    return { sessionId, application, endsAt };
  };

export type StartSession = ReturnType<typeof makeStartSession>;

interface TokenDeps {
  readonly tokens: Tokens;
  readonly now: () => number;
}

/** Returns functions that issue tokens of a session; no token outlives its session. */
export const makeSessionTokens = ({ tokens, now }: TokenDeps) => {
  const issue = (
    owner: Pick<Claims, "kind" | "sub" | "customer">,
    { sessionId, application, endsAt }: Session,
  ): Promise<string> =>
    tokens.issue({ ...owner, sessionId, application, sessionEndsAt: endsAt }, tokenLength(now(), endsAt));
  return {
    issueStaffToken: (userId: Id, customerId: Id | null, session: Session) =>
      issue({ kind: "staff", sub: userId, customer: customerId }, session),
    issuePatientToken: (patientId: Id, customerId: Id, session: Session) =>
      issue({ kind: "patient", sub: patientId, customer: customerId }, session),
  };
};

export type SessionTokens = ReturnType<typeof makeSessionTokens>;
