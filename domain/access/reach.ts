import { Role, staffRoles } from "./roles.ts";
import { companyScope, customerScope, patientScope, superAdminScope, systemScope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

/** Scopes by reach: each function returns the rows that a call may work on, or null when the viewer must choose a customer first. */
export const scopes = {
  /** Needs no session. */
  public: () => systemScope("sign-in"),
  /** The viewer's own account. */
  account: (viewer: Viewer) => customerScope(viewer) ?? companyScope(viewer) ?? superAdminScope(viewer),
  /** The session's clinic. */
  customer: (viewer: Viewer) => customerScope(viewer),
  /** The viewer's own record. */
  patient: (viewer: Viewer) => patientScope(viewer),
  /** The customers of the viewer's company; for a health coach only the assigned ones. */
  company: (viewer: Viewer) => companyScope(viewer),
  /** As `company`; for a super admin the customers of every company. */
  companies: (viewer: Viewer) => superAdminScope(viewer) ?? companyScope(viewer),
  /** All rows, for a super admin: the companies themselves. */
  every: (viewer: Viewer) => superAdminScope(viewer),
};

export type Reach = keyof typeof scopes;

/** Row of the access table. */
export interface Operation<R extends Reach = Reach> {
  readonly reach: R;
  readonly roles: readonly Role[];
  /** True for an operation that takes or returns a token or a password: no response of it is stored for a retry. */
  readonly secret?: true;
  /** True for an operation that stores nothing, not even its response for a retry. */
  readonly storesNothing?: true;
}

/** Returns a function that makes access table rows of one reach from their roles. */
const rowsOfReach =
  <R extends Reach>(reach: R) =>
  (...roles: readonly Role[]): Operation<R> => ({ reach, roles });
export const withAccount = rowsOfReach("account");
export const inClinic = rowsOfReach("customer");
export const inCompany = rowsOfReach("company");
export const inCompanies = rowsOfReach("companies");
export const everywhere = rowsOfReach("every");

/** Returns the same operation with `secret`: its response is not stored for a retry. */
export const asSecret = <R extends Reach>(operation: Operation<R>): Operation<R> => ({ ...operation, secret: true });

/** Returns the same operation with `fleeting`: it stores nothing. */
export const asUnstored = <R extends Reach>(operation: Operation<R>): Operation<R> => ({
  ...operation,
  storesNothing: true,
});

/** Access for everybody, without a session. */
export const open = rowsOfReach("public")(Role.anonymous);
/** Access for all staff, to their own account. */
export const own = withAccount(...staffRoles);
export const ofPatient = rowsOfReach("patient")(Role.patient);
