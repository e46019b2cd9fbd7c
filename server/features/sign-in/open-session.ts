import type { Id } from "@restride/domain/values/id.ts";
import { Role } from "@restride/domain/access/roles.ts";
import type { EveryScope } from "@restride/domain/access/scope.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import type { LoginAnswer } from "../../generated/resolvers.ts";
import type { Data } from "../../platform/graphql/feature-resolvers.ts";
import type { Session, SessionTokens } from "./sessions/start-session.ts";
import { surgeonsOf } from "./sign-in.lookups.ts";
import type { Account, SignInQueries } from "./sign-in.queries.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly sessionTokens: SessionTokens;
}

/** Returns a token of a session and the profile for it, for an account in a clinic, or in none yet. */
export type OpenSession = (account: Account, customerId: Id | null, session: Session) => Promise<Data<LoginAnswer>>;

/** Returns the name of the application in a token: the console unless the request names lite. */
export const applicationOf = (deviceType: string | null | undefined): string =>
  deviceType === "AdminLite" ? "AdminLite" : "AdminWeb";

export const makeOpenSession = ({ queries, sessionTokens }: Deps): OpenSession => {
  const scope: EveryScope = systemScope("sign-in");

  const profile = async (account: Account, customerId: Id | null) => {
    const [user, customer] = await Promise.all([
      queries.profileOf(scope, account.userId),
      customerId === null ? undefined : queries.customerProfile(scope, customerId),
    ]);
    const companyId = account.companyId ?? (account.role === Role.superAdmin ? customer?.company : undefined);
    const company = companyId ? await queries.companyProfile(scope, companyId) : undefined;
    const surgeonIds = surgeonsOf(account);
    const patients =
      customerId === null ? 0 : await queries.patientsCount(scope, customerId, { ofSurgeons: surgeonIds ?? undefined });
    return {
      user: { ...user!, surgeons: [...(surgeonIds ?? [])], patients_count: patients },
      customer: customer ?? null,
      company: company ?? null,
    };
  };

  return async (account, customerId, session) => ({
    token: await sessionTokens.issueStaffToken(account.userId, customerId, session),
    ...(await profile(account, customerId)),
  });
};
