import { mayActIn } from "@restride/domain/access/named-customer.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Application, Viewer } from "@restride/domain/access/viewer.ts";
import { type Id } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { atMost } from "../../platform/at-most.ts";
import type { Database } from "../../platform/database/database.ts";
import { askedOnce } from "../../platform/events/asked-once.ts";
import type { Claims } from "../../platform/tokens/tokens.ts";
import { linkRoles } from "./progress-links.lookups.ts";
import {
  type Account,
  makeSignInViews,
  type SessionAccount,
  type SessionTimes,
  type SignInViews,
} from "./sign-in.views.ts";

/** How long an account's state is believed, milliseconds: a deactivated user is out after that at the latest. */
const believedFor = 2_000;

export interface Viewers {
  /** Who a token's owner is now; null when the account is gone, inactive, or has a newer password, and when the session is ended or over. */
  of(claims: Claims): Promise<Viewer | null>;
  /** The viewer at work in a clinic that a call names; null where they may not work. */
  actIn(viewer: Viewer, customerId: Id): Promise<Viewer | null>;
  /** Who an account is now, for work in a clinic that it put off; null where it may not work any more. */
  atWork(accountId: Id, customerId: Id): Promise<Viewer | null>;
  /** Forgets what is believed of an account, after a change. */
  forget(accountId: Id): void;
}

interface Known {
  readonly viewer: (session: Pick<Claims, "customer" | "application" | "kind">) => Viewer;
  readonly validFrom: number;
  readonly session: { readonly startedAt: number; readonly endsAt: number } | null;
}

/** A link names no session; a token of a session is worth as much as the session, whose password must be the account's. */
const isValid = ({ validFrom, session }: Known, claims: Claims, now: number): boolean =>
  claims.kind in linkRoles
    ? claims.issuedAt >= validFrom
    : session !== null && session.startedAt >= validFrom && session.endsAt > now;

/** Who is asking. What was read of an account is believed for a moment. */
export const makeViewers = (db: Database, now: () => number): Viewers => {
  const views = makeSignInViews(db);
  const believed = new LRUCache<string, { readonly known: Known | null; readonly until: number }>({
    ...atMost(10_000),
  });
  const scope = systemScope("session");

  // Believed from before it was read: asking again must not make it young, or whoever keeps calling would never be out.
  const read = askedOnce(keyOf, async (claims: Claims): Promise<Known | null> => {
    const until = now() + believedFor;
    const known = isOfPatient(claims)
      ? await patientOf(views, scope, claims)
      : staffOf(await views.accountInSession(scope, claims.sub, claims.customer, claims.sessionId));
    believed.set(keyOf(claims), { known, until });
    return known;
  });

  return {
    of: async (claims) => {
      const last = believed.get(keyOf(claims));
      const known = last && last.until > now() ? last.known : await read(claims);
      return known && isValid(known, claims, now()) ? known.viewer(claims) : null;
    },
    actIn: async (viewer, customerId) => {
      const clinic = await views.entrance(scope, customerId);
      return clinic && mayActIn(viewer, clinic) ? { ...viewer, customerId } : null;
    },
    atWork: async (accountId, customer) => {
      const known = staffOf(await views.accountInSession(scope, accountId, customer, null));
      const viewer = known?.viewer({ customer, application: "AdminWeb", kind: "session" });
      return viewer?.customerId === customer ? viewer : null;
    },
    forget: (accountId) => {
      const keys = Array.from(believed.keys());
      for (const key of keys) if (key.startsWith(accountId)) believed.delete(key);
    },
  };
};

/** What is believed of an account differs by its session and the clinic that this works in. */
const keyOf = ({ sub, customer, sessionId }: Claims): string => `${sub} ${customer} ${sessionId}`;

const isOfPatient = ({ kind }: Claims): boolean => kind === "patient" || kind in linkRoles;

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

const patientOf = async (views: SignInViews, scope: EveryScope, claims: Claims): Promise<Known | null> => {
  const { sub, customer, sessionId } = claims;
  const patient = customer === null ? undefined : await views.patientInSession(scope, customer, sub, sessionId);
  if (!patient?.active) return null;
  return {
    validFrom: instant(patient.tokensValidFrom),
    session: sessionOf(patient),
    viewer: ({ application, kind }) => ({
      userId: patient.patientId,
      role: linkRoles[kind] ?? Role.patient,
      application: application as Application,
      customerId: patient.customerId,
      companyId: null,
      surgeonIds: null,
      customerIds: null,
      patientId: patient.patientId,
    }),
  };
};
