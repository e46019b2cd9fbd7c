import { Role } from "@restride/domain/access/roles.ts";
import { type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Application, Viewer } from "@restride/domain/access/viewer.ts";
import { LRUCache } from "lru-cache";
import type { Claims } from "../../platform/tokens/tokens.ts";
import { linkRoles } from "./progress-links.lookups.ts";
import type { Account, SignInViews } from "./sign-in.views.ts";

/** How long an account's state is believed, milliseconds: a deactivated user is out after that at the latest. */
const believedFor = 5_000;

export interface Viewers {
  /** Who a token's owner is now; null when the account is gone, inactive, or has a newer password. */
  of(claims: Claims): Promise<Viewer | null>;
  /** Forgets what is believed of an account, after a change. */
  forget(accountId: string): void;
}

type Known = { viewer: (claims: Claims) => Viewer; validFrom: number } | { viewer: null; validFrom: number };

export const makeViewers = (views: SignInViews): Viewers => {
  const known = new LRUCache<string, Known>({ max: 10_000, ttl: believedFor });
  const scope = systemScope("session");

  // Believed from when it was read: asking again must not make it young, or whoever keeps calling would never be out.
  const read = async (claims: Claims): Promise<Known> => {
    const found = isOfPatient(claims)
      ? await patientOf(views, scope, claims)
      : staffOf(await views.accountById(scope, claims.sub));
    known.set(claims.sub, found);
    return found;
  };

  return {
    of: async (claims) => {
      const found = known.get(claims.sub) ?? (await read(claims));
      return found.viewer === null || claims.issuedAt < found.validFrom ? null : found.viewer(claims);
    },
    forget: (accountId) => void known.delete(accountId),
  };
};

const gone: Known = { viewer: null, validFrom: 0 };

const isOfPatient = ({ kind }: Claims): boolean => kind === "patient" || kind in linkRoles;

const instant = (text: string): number => (text === "-infinity" ? 0 : Date.parse(text));

/** Surgeons that limit what a user sees: one's own, or those a medical associate works for. */
export const surgeonsOf = ({ role, surgeonId, associateSurgeons }: Account): readonly string[] | null => {
  if (role === Role.medicalAssociate) return associateSurgeons;
  return surgeonId === null ? null : [surgeonId];
};

/** Clinics that limit a health coach: those mapped to them, which may be none. */
const customersOf = ({ role, associateCustomers }: Account): readonly string[] | null =>
  role === Role.healthCoach ? associateCustomers : null;

const staffOf = (account: Account | undefined): Known => {
  if (!account?.active) return gone;
  const customerIds = customersOf(account);
  // A coach's session in a clinic ends with the mapping, although its token still names the clinic.
  const chosen = (customer: string | null): string | null =>
    customer !== null && customerIds?.includes(customer) === false ? null : customer;
  return {
    validFrom: instant(account.tokensValidFrom),
    viewer: ({ customer, application }) => ({
      userId: account.userId,
      role: account.role,
      application: application as Application,
      customerId: account.customerId ?? chosen(customer),
      companyId: account.companyId,
      surgeonIds: surgeonsOf(account),
      customerIds,
      patientId: null,
    }),
  };
};

const patientOf = async (views: SignInViews, scope: EveryScope, { sub, customer }: Claims): Promise<Known> => {
  const patient = customer === null ? undefined : await views.patientById(scope, customer, sub);
  if (!patient?.active) return gone;
  return {
    validFrom: instant(patient.tokensValidFrom),
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
