import { mayActIn } from "@restride/domain/access/named-customer.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Application, Viewer } from "@restride/domain/access/viewer.ts";
import { isLinkKind, type LinkKind } from "@restride/domain/patient-links/link-texts.ts";
import { linkRoles } from "@restride/domain/patient-links/patient-link.ts";
import { type Id } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { maxEntries } from "../../platform/cache-limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { singleFlight } from "../../platform/events/single-flight.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Claims } from "../../platform/tokens/tokens.ts";
import { hasEntitledSender, makeLinkOfToken } from "../link-tokens/link-tokens.commands.ts";
import {
  type Account,
  makeSignInQueries,
  type PatientAccount,
  type SessionAccount,
  type SessionTimes,
  type SignInQueries,
} from "./sign-in.queries.ts";

/** Milliseconds for which an account's state is cached: a deactivated user loses access after this time at the latest. */
const accountCacheDuration = 2_000;

export interface Viewers {
  /**
   * Returns the current viewer of a token; null when the account is deleted, inactive, or has a newer password, or when the session has
   * ended.
   */
  viewerOfToken(claims: Claims): Promise<Viewer | null>;
  /** Returns the viewer for a clinic that a request names; null when the viewer may not work there. */
  actIn(viewer: Viewer, customerId: Id): Promise<Viewer | null>;
  /** Returns whether this company runs a clinic. */
  isRunBy(customerId: Id, companyId: Id): Promise<boolean>;
  /**
   * Returns the current viewer of an account for a job in a clinic that it requested earlier; null when the account may not work there any
   * more.
   */
  viewerForJob(accountId: Id, customerId: Id): Promise<Viewer | null>;
  /** Removes an account from the cache, after a change. */
  forget(accountId: Id): void;
}

interface AccountState {
  readonly viewer: (session: Pick<Claims, "customer" | "application">) => Viewer;
  readonly validFrom: number;
  readonly session: { readonly startedAt: number; readonly endsAt: number } | null;
}

/** Returns whether a token's session is running and began with the account's current password. */
const isValid = ({ validFrom, session }: AccountState, now: number): boolean =>
  session !== null && session.startedAt >= validFrom && session.endsAt > now;

/** Returns the lookups of viewers. The state of an account is cached for a short time. */
export const makeViewers = (db: Database, now: () => number): Viewers => {
  const queries = makeSignInQueries(db);
  const cachedAccounts = new LRUCache<string, { readonly owner: AccountState | null; readonly until: number }>({
    ...maxEntries(10_000),
  });
  const scope = systemScope("session");

  // The cache time begins before the read: otherwise repeated requests would extend it, and a deactivated user who keeps sending requests
  // would keep access.
  const read = singleFlight(keyOf, async (claims: Claims): Promise<AccountState | null> => {
    const until = now() + accountCacheDuration;
    const owner =
      claims.kind === "patient"
        ? await patientOf(queries, scope, claims)
        : staffOf(await queries.accountInSession(scope, claims.sub, claims.customer, claims.sessionId));
    cachedAccounts.set(keyOf(claims), { owner, until });
    return owner;
  });

  const viewerForJob: Viewers["viewerForJob"] = async (accountId, customer) => {
    const owner = staffOf(await queries.accountInSession(scope, accountId, customer, null));
    const viewer = owner?.viewer({ customer, application: "AdminWeb" });
    return viewer?.customerId === customer ? viewer : null;
  };
  const ofLink = makeViewerOfLink({ scope, linkOfToken: makeLinkOfToken(db), viewerForJob, now });

  return {
    viewerOfToken: async (claims) => {
      if (isLinkKind(claims.kind)) return ofLink(claims, claims.kind);
      const last = cachedAccounts.get(keyOf(claims));
      const owner = last && last.until > now() ? last.owner : await read(claims);
      return owner && isValid(owner, now()) ? owner.viewer(claims) : null;
    },
    actIn: async (viewer, customerId) => {
      const clinic = await queries.clinicWithCompany(scope, customerId);
      return clinic && mayActIn(viewer, clinic) ? { ...viewer, customerId } : null;
    },
    isRunBy: async (customerId, companyId) =>
      (await queries.clinicWithCompany(scope, customerId))?.companyId === companyId,
    viewerForJob,
    forget: (accountId) => {
      const keys = Array.from(cachedAccounts.keys());
      for (const key of keys) if (key.startsWith(accountId)) cachedAccounts.delete(key);
    },
  };
};

/** Returns the cache key: the state of an account depends on its session and on the clinic of the session. */
const keyOf = ({ sub, customer, sessionId }: Claims): string => `${sub} ${customer} ${sessionId}`;

const sessionOf = ({ sessionStartedAt, sessionEndsAt }: SessionTimes): AccountState["session"] =>
  sessionStartedAt === null || sessionEndsAt === null
    ? null
    : { startedAt: Date.parse(sessionStartedAt), endsAt: Date.parse(sessionEndsAt) };

const instant = (text: string): number => (text === "-infinity" ? 0 : Date.parse(text));

/** Returns the surgeons that limit what a user sees: their own record, or those that a medical associate works for. */
export const surgeonsOf = ({ role, surgeonId, associateSurgeons }: Account): readonly Id[] | null => {
  if (role === Role.medicalAssociate) return associateSurgeons;
  return surgeonId === null ? null : [surgeonId];
};

const staffOf = (account: SessionAccount | undefined): AccountState | null => {
  if (!account?.active) return null;
  const customerIds = account.role === Role.healthCoach ? account.coachedCustomers : null;
  // Returns whether the clinic still belongs to the company user. Otherwise their session in the clinic ends, although its token still
  // names the clinic.
  const isTheirs = (customer: Id): boolean =>
    account.companyId === null || (account.isInCompany && customerIds?.includes(customer) !== false);
  return {
    validFrom: instant(account.tokensValidFrom),
    session: sessionOf(account),
    viewer: ({ customer, application }) => ({
      userId: account.userId,
      role: account.role,
      application: application as Application,
      customerId: account.customerId ?? (customer !== null && isTheirs(customer) ? customer : null),
      companyId: account.companyId,
      surgeonIds: surgeonsOf(account),
      customerIds,
      patientId: null,
    }),
  };
};

const patientOf = async (queries: SignInQueries, scope: EveryScope, claims: Claims): Promise<AccountState | null> => {
  const { sub, customer, sessionId } = claims;
  const patient = customer === null ? undefined : await queries.patientInSession(scope, customer, sub, sessionId);
  if (!patient?.active) return null;
  return {
    validFrom: instant(patient.tokensValidFrom),
    session: sessionOf(patient),
    viewer: ({ application }) => viewerOfPatient(patient, Role.patient, application),
  };
};

const viewerOfPatient = (
  { customerId, patientId }: Pick<PatientAccount, "customerId" | "patientId">,
  role: Role,
  application: string,
): Viewer => ({
  userId: patientId,
  role,
  application: application as Application,
  customerId,
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId,
});

interface LinkDeps {
  readonly scope: EveryScope;
  readonly linkOfToken: ReturnType<typeof makeLinkOfToken>;
  readonly viewerForJob: Viewers["viewerForJob"];
  readonly now: () => number;
}

/** Makes the function that returns the viewer of a valid link, or null. Links are not cached, so an ended link stops working at once. */
const makeViewerOfLink =
  ({ scope, linkOfToken, viewerForJob, now }: LinkDeps) =>
  async ({ sub, customer, sessionId, issuedAt, application }: Claims, kind: LinkKind): Promise<Viewer | null> => {
    if (customer === null) return null;
    const linkKey = { customerId: customer, patientId: sub, linkId: sessionId, kind };
    const link = await linkOfToken(scope, linkKey, instantOf(now()));
    if (!link || issuedAt < instant(link.tokensValidFrom)) return null;
    const isEntitled = await hasEntitledSender(link, customer, viewerForJob);
    return isEntitled ? viewerOfPatient(linkKey, linkRoles[kind], application) : null;
  };
