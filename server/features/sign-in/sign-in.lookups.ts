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

/** How long an account's state is believed, milliseconds: a deactivated user is out after that at the latest. */
const believedFor = 2_000;

export interface Viewers {
  /** Who a token's owner is now; null when the account is gone, inactive, or has a newer password, and when the session is ended or over. */
  of(claims: Claims): Promise<Viewer | null>;
  /** The viewer at work in a clinic that a call names; null where they may not work. */
  actIn(viewer: Viewer, customerId: Id): Promise<Viewer | null>;
  /** Whether a clinic is run by this company. */
  isRunBy(customerId: Id, companyId: Id): Promise<boolean>;
  /** Who an account is now, for work in a clinic that it put off; null where it may not work any more. */
  atWork(accountId: Id, customerId: Id): Promise<Viewer | null>;
  /** Forgets what is believed of an account, after a change. */
  forget(accountId: Id): void;
}

interface Known {
  readonly viewer: (session: Pick<Claims, "customer" | "application">) => Viewer;
  readonly validFrom: number;
  readonly session: { readonly startedAt: number; readonly endsAt: number } | null;
}

/** A token is worth as much as its session, whose password must be the account's. */
const isValid = ({ validFrom, session }: Known, now: number): boolean =>
  session !== null && session.startedAt >= validFrom && session.endsAt > now;

/** Who is asking. What was read of an account is believed for a moment. */
export const makeViewers = (db: Database, now: () => number): Viewers => {
  const queries = makeSignInQueries(db);
  const believed = new LRUCache<string, { readonly owner: Known | null; readonly until: number }>({
    ...maxEntries(10_000),
  });
  const scope = systemScope("session");

  // Believed from before it was read: asking again must not make it young, or whoever keeps calling would never be out.
  const read = singleFlight(keyOf, async (claims: Claims): Promise<Known | null> => {
    const until = now() + believedFor;
    const owner =
      claims.kind === "patient"
        ? await patientOf(queries, scope, claims)
        : staffOf(await queries.accountInSession(scope, claims.sub, claims.customer, claims.sessionId));
    believed.set(keyOf(claims), { owner, until });
    return owner;
  });

  const atWork: Viewers["atWork"] = async (accountId, customer) => {
    const owner = staffOf(await queries.accountInSession(scope, accountId, customer, null));
    const viewer = owner?.viewer({ customer, application: "AdminWeb" });
    return viewer?.customerId === customer ? viewer : null;
  };
  const ofLink = makeOfLink({ scope, linkOfToken: makeLinkOfToken(db), atWork, now });

  return {
    of: async (claims) => {
      if (isLinkKind(claims.kind)) return ofLink(claims, claims.kind);
      const last = believed.get(keyOf(claims));
      const owner = last && last.until > now() ? last.owner : await read(claims);
      return owner && isValid(owner, now()) ? owner.viewer(claims) : null;
    },
    actIn: async (viewer, customerId) => {
      const clinic = await queries.entrance(scope, customerId);
      return clinic && mayActIn(viewer, clinic) ? { ...viewer, customerId } : null;
    },
    isRunBy: async (customerId, companyId) => (await queries.entrance(scope, customerId))?.companyId === companyId,
    atWork,
    forget: (accountId) => {
      const keys = Array.from(believed.keys());
      for (const key of keys) if (key.startsWith(accountId)) believed.delete(key);
    },
  };
};

/** What is believed of an account differs by its session and the clinic that this works in. */
const keyOf = ({ sub, customer, sessionId }: Claims): string => `${sub} ${customer} ${sessionId}`;

const sessionOf = ({ sessionStartedAt, sessionEndsAt }: SessionTimes): Known["session"] =>
  sessionStartedAt === null || sessionEndsAt === null
    ? null
    : { startedAt: Date.parse(sessionStartedAt), endsAt: Date.parse(sessionEndsAt) };

const instant = (text: string): number => (text === "-infinity" ? 0 : Date.parse(text));

/** Surgeons that limit what a user sees: one's own, or those a medical associate works for. */
export const surgeonsOf = ({ role, surgeonId, associateSurgeons }: Account): readonly Id[] | null => {
  if (role === Role.medicalAssociate) return associateSurgeons;
  return surgeonId === null ? null : [surgeonId];
};

const staffOf = (account: SessionAccount | undefined): Known | null => {
  if (!account?.active) return null;
  const customerIds = account.role === Role.healthCoach ? account.coachedCustomers : null;
  // A company user's session in a clinic ends when the clinic is no more theirs, although its token still names it.
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

const patientOf = async (queries: SignInQueries, scope: EveryScope, claims: Claims): Promise<Known | null> => {
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
  readonly atWork: Viewers["atWork"];
  readonly now: () => number;
}

/** The holder of a link that works now. Nothing is remembered of links, so one that was ended opens nothing from that moment on. */
const makeOfLink =
  ({ scope, linkOfToken, atWork, now }: LinkDeps) =>
  async ({ sub, customer, sessionId, issuedAt, application }: Claims, kind: LinkKind): Promise<Viewer | null> => {
    if (customer === null) return null;
    const named = { customerId: customer, patientId: sub, linkId: sessionId, kind };
    const link = await linkOfToken(scope, named, instantOf(now()));
    if (!link || issuedAt < instant(link.tokensValidFrom)) return null;
    const isEntitled = await hasEntitledSender(link, customer, atWork);
    return isEntitled ? viewerOfPatient(named, linkRoles[kind], application) : null;
  };
