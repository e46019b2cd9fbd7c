import { type Id, isId, noId, readId } from "../values/id.ts";
import { Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

declare const scopeBrand: unique symbol;

/** What of a clinic may be seen. */
export interface Sight {
  /** Surgeons whose patients may be seen; null for all. Only surgeons themselves are limited so. */
  readonly surgeonIds: readonly Id[] | null;
  /** Surgeons whose cases and messages may be seen; null for all. */
  readonly caseSurgeonIds: readonly Id[] | null;
  /** The only patient who may be seen; null for all. Patients, and who holds a link of theirs, are limited so. */
  readonly patientId: Id | null;
}

/** What the database is told for row-level security, and whom the audit log names. */
export interface RowLevelSecurity {
  readonly tenants: readonly string[] | "*";
  readonly company: string | null;
  readonly actor: string;
  /** What of the tenants is seen, as the database reads it: surgeons, surgeons of cases and patient between semicolons; empty for all. */
  readonly sight: string;
}

/** Whose rows a statement may touch. Only this file makes one. */
interface Made {
  readonly [scopeBrand]: true;
  readonly rls: RowLevelSecurity;
}

/** One clinic, or the part of it that a surgeon's people or a patient may see. */
export interface CustomerScope extends Made, Sight {
  readonly kind: "customer";
  readonly customerId: Id;
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

const everything: Sight = { surgeonIds: null, caseSurgeonIds: null, patientId: null };

const sightOfViewer = ({ role, surgeonIds, patientId }: Viewer): Sight => ({
  surgeonIds: role === Role.surgeon ? surgeonIds : null,
  caseSurgeonIds: surgeonIds,
  patientId,
});

/** Ids between commas: none where there is no limit, nobody's for who is limited to none. */
const idsOf = (limit: readonly Id[] | null): string => (limit?.length === 0 ? noId : (limit ?? []).join(","));

const sightText = ({ surgeonIds, caseSurgeonIds, patientId }: Sight): string => {
  const limits = [idsOf(surgeonIds), idsOf(caseSurgeonIds), patientId ?? ""];
  return limits.every((limit) => limit === "") ? "" : limits.join(";");
};

/** The viewer's clinic with the viewer's limits, or null while no clinic is chosen. */
export const customerScope = (viewer: Viewer): CustomerScope | null => {
  const { customerId, userId } = viewer;
  if (customerId === null) return null;
  const sight = sightOfViewer(viewer);
  const rls = { tenants: [customerId], company: null, actor: userId, sight: sightText(sight) };
  return brand<CustomerScope>({ kind: "customer", customerId, ...sight, userId, rls });
};

/** The record of one patient, who is asking, or whose link somebody holds. */
export interface PatientScope extends CustomerScope {
  readonly patientId: Id;
}

/** The viewer's own record, or null for who has none. */
export const patientScope = (viewer: Viewer): PatientScope | null => {
  const scope = customerScope(viewer);
  return scope?.patientId ? { ...scope, patientId: scope.patientId } : null;
};

/** The same clinic without limits of sight: for what must hold over all its patients, such as whether a person is there already. */
export const wholeClinic = (scope: CustomerScope): CustomerScope =>
  brand<CustomerScope>({ ...scope, ...everything, rls: { ...scope.rls, sight: "" } });

/** Scopes with the same sight see the same rows, whoever asks. */
export const sightOf = ({ customerId, surgeonIds, caseSurgeonIds, patientId }: CustomerScope): string =>
  JSON.stringify([customerId, surgeonIds, caseSurgeonIds, patientId]);

/** The same clinic within the limits of its cases: patients and surgeons too are only those whose cases and messages may be seen. */
export const withinCases = (scope: CustomerScope): CustomerScope => {
  const { caseSurgeonIds, patientId, rls } = scope;
  const sight: Sight = { surgeonIds: caseSurgeonIds, caseSurgeonIds, patientId };
  const text = sightText(sight);
  return text === rls.sight ? scope : brand<CustomerScope>({ ...scope, ...sight, rls: { ...rls, sight: text } });
};

/** The viewer's company, or null for who has none. */
export const companyScope = (viewer: Viewer): CompanyScope | null =>
  viewer.companyId === null
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId: viewer.companyId,
        customerIds: viewer.customerIds,
        rls: { tenants: viewer.customerIds ?? [], company: viewer.companyId, actor: viewer.userId, sight: "" },
      });

/** The company that a super admin names; null for everyone else, and for what is no id. */
export const namedCompanyScope = (viewer: Viewer, companyId: Id): CompanyScope | null =>
  viewer.role !== Role.superAdmin || readId(companyId) === noId
    ? null
    : brand<CompanyScope>({
        kind: "company",
        companyId,
        customerIds: null,
        rls: { tenants: [], company: companyId, actor: viewer.userId, sight: "" },
      });

/** The same company scope with row-level security open for some of its clinics, which the caller has looked up as the company's. */
export const openFor = (scope: CompanyScope, customerIds: readonly Id[]): CompanyScope =>
  brand<CompanyScope>({ ...scope, rls: { ...scope.rls, tenants: customerIds } });

/** All rows, for a super admin; null for everyone else. */
export const superAdminScope = (viewer: Viewer): EveryScope | null =>
  viewer.role === Role.superAdmin ? systemScope(viewer.userId) : null;

/** All rows, for what no person asks: sign-in look-ups and timed jobs. actor names the job in the audit log. */
export const systemScope = (actor: string): EveryScope =>
  brand<EveryScope>({ kind: "every", rls: { tenants: "*", company: null, actor, sight: "" } });

/**
 * One clinic, for what no person of it asks, such as a handler of a domain event, or somebody without a session who names it; `userId` names who
 * asked for work that is put off. Throws for what is no id.
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
