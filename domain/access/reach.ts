import { Role, staffRoles } from "./roles.ts";
import { companyScope, customerScope, patientScope, superAdminScope, systemScope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

/** Whose rows a call works on, by its reach; null where the viewer must choose a customer first. */
export const scopes = {
  /** No session is needed. */
  public: () => systemScope("sign-in"),
  /** The caller's own account. */
  account: (viewer: Viewer) => customerScope(viewer) ?? companyScope(viewer) ?? superAdminScope(viewer),
  /** The session's clinic. */
  customer: (viewer: Viewer) => customerScope(viewer),
  /** The caller's own record. */
  patient: (viewer: Viewer) => patientScope(viewer),
  /** The customers of the caller's company; of a coach, those they coach. */
  company: (viewer: Viewer) => companyScope(viewer),
  /** The same; for a super admin the customers of every company. */
  companies: (viewer: Viewer) => superAdminScope(viewer) ?? companyScope(viewer),
  /** Everything, for a super admin: the companies themselves. */
  every: (viewer: Viewer) => superAdminScope(viewer),
};

export type Reach = keyof typeof scopes;

/** One row of the access table. */
export interface Operation<R extends Reach = Reach> {
  readonly reach: R;
  readonly roles: readonly Role[];
  /** It takes or answers a token or a password: nothing of it is kept for a retry. */
  readonly secret?: true;
  /** It leaves nothing behind, for a retry neither. */
  readonly fleeting?: true;
}

/** Makes the rows of one reach, each from its roles. */
const reaching =
  <R extends Reach>(reach: R) =>
  (...roles: readonly Role[]): Operation<R> => ({ reach, roles });
export const withAccount = reaching("account");
export const inClinic = reaching("customer");
export const inCompany = reaching("company");
export const inCompanies = reaching("companies");
export const everywhere = reaching("every");

/** The same operation, of which nothing is kept for a retry. */
export const secret = <R extends Reach>(operation: Operation<R>): Operation<R> => ({ ...operation, secret: true });

/** The same operation, which leaves nothing behind. */
export const fleeting = <R extends Reach>(operation: Operation<R>): Operation<R> => ({ ...operation, fleeting: true });

/** For everybody. */
export const open = reaching("public")(Role.anonymous);
/** For all staff, on their own account. */
export const own = withAccount(...staffRoles);
export const ofPatient = reaching("patient")(Role.patient);
