import { type Id, isId, noId, readId } from "../values/id.ts";
import { Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

declare const scopeBrand: unique symbol;

/** Whose rows a statement may touch. Only this file makes one. */
interface Made {
  readonly [scopeBrand]: true;
  /** What the database is told for row level security, and whom the audit log names. */
  readonly rls: { readonly tenants: readonly string[] | "*"; readonly company: string | null; readonly actor: string };
}

/** One clinic, or the part of it that a surgeon's people or a patient may see. */
export interface CustomerScope extends Made {
  readonly kind: "customer";
  readonly customerId: Id;
  /** Surgeons whose patients may be seen; null for all. Only surgeons themselves are limited so. */
  readonly surgeonIds: readonly Id[] | null;
  /** Surgeons whose cases and messages may be seen; null for all. */
  readonly caseSurgeonIds: readonly Id[] | null;
  readonly patientId: Id | null;
  /** Names nobody where no person asks. */
  readonly userId: Id;
}

/** A company's clinics; customerIds limits a health coach to some of them. */
export interface CompanyScope extends Made {
  readonly kind: "company";
  readonly companyId: Id;
  readonly customerIds: readonly Id[] | null;
}

/** Everything: the super admin, timed jobs, and look-ups before a tenant is known. */
export interface EveryScope extends Made {
  readonly kind: "every";
}

export type Scope = CustomerScope | CompanyScope | EveryScope;

const brand = <S extends Scope>(scope: Omit<S, typeof scopeBrand>): S => scope as S;

/** The viewer's clinic with the viewer's limits, or null while no clinic is chosen. */
export const customerScope = (viewer: Viewer): CustomerScope | null =>
  viewer.customerId === null
    ? null
    : brand<CustomerScope>({
        kind: "customer",
        customerId: viewer.customerId,
        surgeonIds: viewer.role === Role.surgeon ? viewer.surgeonIds : null,
        caseSurgeonIds: viewer.surgeonIds,
        patientId: viewer.patientId,
        userId: viewer.userId,
        rls: { tenants: [viewer.customerId], company: null, actor: viewer.userId },
      });

/** Scopes with the same sight see the same rows, whoever asks. */
export const sightOf = ({ customerId, surgeonIds, caseSurgeonIds, patientId }: CustomerScope): string =>
  JSON.stringify([customerId, surgeonIds, caseSurgeonIds, patientId]);

/** The viewer's company, or null for who has none. */
export const companyScope = (viewer: Viewer): CompanyScope | null =>
  viewer.companyId === null
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId: viewer.companyId,
        customerIds: viewer.customerIds,
        rls: { tenants: viewer.customerIds ?? [], company: viewer.companyId, actor: viewer.userId },
      });

/** The company that a super admin names; null for everyone else, and for what is no id. */
export const namedCompanyScope = (viewer: Viewer, companyId: Id): CompanyScope | null =>
  viewer.role !== Role.superAdmin || readId(companyId) === noId
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId,
        customerIds: null,
        rls: { tenants: [], company: companyId, actor: viewer.userId },
      });

/** The same company scope with row-level security open for some of its clinics, which the caller has looked up as the company's. */
export const openFor = (scope: CompanyScope, customerIds: readonly Id[]): CompanyScope =>
  brand<CompanyScope>({ ...scope, rls: { ...scope.rls, tenants: customerIds } });

/** All rows, for a super admin; null for everyone else. */
export const superAdminScope = (viewer: Viewer): EveryScope | null =>
  viewer.role === Role.superAdmin ? systemScope(viewer.userId) : null;

/** All rows, for what no person asks: sign-in look-ups and timed jobs. actor names the job in the audit log. */
export const systemScope = (actor: string): EveryScope =>
  brand<EveryScope>({ kind: "every", rls: { tenants: "*", company: null, actor } });

/**
 * One clinic, for what no person of it asks, such as a handler of a domain event, or somebody without a session who names it; `userId` names who
 * asked for work that is put off. Throws for what is no id.
 */
export const systemCustomerScope = (customerId: Id, actor: string, userId: Id = noId): CustomerScope => {
  if (!isId(customerId)) throw new Error("A scope of one customer needs the customer's id.");
  return brand<CustomerScope>({
    kind: "customer",
    customerId,
    surgeonIds: null,
    caseSurgeonIds: null,
    patientId: null,
    userId,
    rls: { tenants: [customerId], company: null, actor },
  });
};
