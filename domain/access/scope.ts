import { type Id, isId, noId, readId } from "../values/id.ts";
import { Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

declare const scopeBrand: unique symbol;

/** Limits within one clinic. */
export interface Sight {
  /** Surgeons whose patients may be seen; null for all. Only surgeons themselves have this limit. */
  readonly surgeonIds: readonly Id[] | null;
  /** Surgeons whose cases and messages may be seen; null for all. */
  readonly caseSurgeonIds: readonly Id[] | null;
  /** The only patient who may be seen; null for all. Patients and holders of a patient's link have this limit. */
  readonly patientId: Id | null;
}

/** Settings for the row-level security of the database, and the actor for the audit log. */
export interface RowLevelSecurity {
  readonly tenants: readonly string[] | "*";
  readonly company: string | null;
  readonly actor: string;
  /** Limits within the tenants in the database's format: surgeons, surgeons of cases, and patient, separated by semicolons; empty for no limit. */
  readonly sight: string;
}

/** Base of every scope: the rows that a statement may touch. Only this file makes scopes. */
interface BaseScope {
  readonly [scopeBrand]: true;
  readonly rls: RowLevelSecurity;
}

/** One clinic, or the part of it that a surgeon's staff or a patient may see. */
export interface CustomerScope extends BaseScope, Sight {
  readonly kind: "customer";
  readonly customerId: Id;
  /** The zero id when no person sent the request. */
  readonly userId: Id;
}

/** Clinics of a company; `customerIds` limits a health coach to some of them. */
export interface CompanyScope extends BaseScope {
  readonly kind: "company";
  readonly companyId: Id;
  readonly customerIds: readonly Id[] | null;
}

/** All rows: for the super admin, timed jobs, and look-ups before a tenant is known. */
export interface EveryScope extends BaseScope {
  readonly kind: "every";
}

export type Scope = CustomerScope | CompanyScope | EveryScope;

const brand = <S extends Scope>(scope: Omit<S, typeof scopeBrand>): S => scope as S;

const everything: Sight = { surgeonIds: null, caseSurgeonIds: null, patientId: null };

const sightOfViewer = ({ role, surgeonIds, patientId }: Viewer): Sight => ({
  surgeonIds: role === Role.surgeon ? surgeonIds : null,
  caseSurgeonIds: surgeonIds,
  patientId,
});

/** Returns ids separated by commas: empty without a limit, the zero id for a viewer limited to no surgeon. */
const idsOf = (limit: readonly Id[] | null): string => (limit?.length === 0 ? noId : (limit ?? []).join(","));

const sightText = ({ surgeonIds, caseSurgeonIds, patientId }: Sight): string => {
  const limits = [idsOf(surgeonIds), idsOf(caseSurgeonIds), patientId ?? ""];
  return limits.every((limit) => limit === "") ? "" : limits.join(";");
};

/** Returns the viewer's clinic with the viewer's limits, or null while no clinic is chosen. */
export const customerScope = (viewer: Viewer): CustomerScope | null => {
  const { customerId, userId } = viewer;
  if (customerId === null) return null;
  const sight = sightOfViewer(viewer);
  const rls = { tenants: [customerId], company: null, actor: userId, sight: sightText(sight) };
  return brand<CustomerScope>({ kind: "customer", customerId, ...sight, userId, rls });
};

/** The record of one patient, who is the viewer or whose link the viewer holds. */
export interface PatientScope extends CustomerScope {
  readonly patientId: Id;
}

/** Returns the viewer's own record, or null for a viewer who has none. */
export const patientScope = (viewer: Viewer): PatientScope | null => {
  const scope = customerScope(viewer);
  return scope?.patientId ? { ...scope, patientId: scope.patientId } : null;
};

/** Returns the same clinic without limits of sight, for rules over all its patients, such as whether a person already exists. */
export const wholeClinic = (scope: CustomerScope): CustomerScope =>
  brand<CustomerScope>({ ...scope, ...everything, rls: { ...scope.rls, sight: "" } });

/** Returns a key of a scope's limits. Scopes with the same key see the same rows, whoever the viewer is. */
export const sightOf = ({ customerId, surgeonIds, caseSurgeonIds, patientId }: CustomerScope): string =>
  JSON.stringify([customerId, surgeonIds, caseSurgeonIds, patientId]);

/** Returns the same clinic within the limits of its cases: patients and surgeons too are limited to those whose cases and messages may be seen. */
export const withinCases = (scope: CustomerScope): CustomerScope => {
  const { caseSurgeonIds, patientId, rls } = scope;
  const sight: Sight = { surgeonIds: caseSurgeonIds, caseSurgeonIds, patientId };
  const text = sightText(sight);
  return text === rls.sight ? scope : brand<CustomerScope>({ ...scope, ...sight, rls: { ...rls, sight: text } });
};

/** Returns the viewer's company, or null for a viewer who has none. */
export const companyScope = (viewer: Viewer): CompanyScope | null =>
  viewer.companyId === null
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId: viewer.companyId,
        customerIds: viewer.customerIds,
        rls: { tenants: viewer.customerIds ?? [], company: viewer.companyId, actor: viewer.userId, sight: "" },
      });

/** Returns the company that a super admin names; null for any other role and for a text that is no id. */
export const namedCompanyScope = (viewer: Viewer, companyId: Id): CompanyScope | null =>
  viewer.role !== Role.superAdmin || readId(companyId) === noId
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId,
        customerIds: null,
        rls: { tenants: [], company: companyId, actor: viewer.userId, sight: "" },
      });

/**
 * Returns the same company scope with row-level security open for some of its clinics. The caller must have checked that they belong to the company.
 */
export const openFor = (scope: CompanyScope, customerIds: readonly Id[]): CompanyScope =>
  brand<CompanyScope>({ ...scope, rls: { ...scope.rls, tenants: customerIds } });

/** Returns the company of which a scope holds all clinics; undefined for a part of a company, and for any other scope. */
export const wholeCompany = (scope: Scope): Id | undefined =>
  scope.kind === "company" && scope.customerIds === null ? scope.companyId : undefined;

/** Returns the scope of all rows for a super admin; null for any other role. */
export const superAdminScope = (viewer: Viewer): EveryScope | null =>
  viewer.role === Role.superAdmin ? systemScope(viewer.userId) : null;

/** Returns the scope of all rows for work that no person requests: sign-in look-ups and timed jobs. `actor` names the job in the audit log. */
export const systemScope = (actor: string): EveryScope =>
  brand<EveryScope>({ kind: "every", rls: { tenants: "*", company: null, actor, sight: "" } });

/**
 * Returns the scope of one clinic for work that no viewer of the clinic requests, such as a handler of a domain event, or a request without a session
 * that names the clinic. `userId` names the requester of deferred work. Throws for a text that is no id.
 */
export const systemCustomerScope = (customerId: Id, actor: string, userId: Id = noId): CustomerScope => {
  if (!isId(customerId)) throw new Error("A scope of one customer needs the customer's id.");
  return brand<CustomerScope>({
    kind: "customer",
    customerId,
    ...everything,
    userId,
    rls: { tenants: [customerId], company: null, actor, sight: "" },
  });
};
