import { isCompanyUser, Role } from "./roles.ts";
import * as texts from "./route-texts.ts";

/**
 * Requirement of a route besides the role: nothing (public), a session (account), a clinic in the session (customer), a company login (company), or
 * one of the two (either: the page covers the clinic if one is chosen, else the company).
 */
export type RouteScope = "public" | "account" | "customer" | "company" | "either";

/** Row of the route table. `lite` marks the pages of the embedded variant. */
export interface Route {
  readonly path: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly scope: RouteScope;
  readonly lite?: true;
}

/** Visitor of the console, as routes see one: the role, and what the session covers. */
export interface Visitor {
  readonly role: Role;
  readonly hasCustomer: boolean;
  readonly hasCompany: boolean;
  /** Number of a surgeon's patients; decides whether the surgeon's menu has the item Patients. */
  readonly patientsCount: number;
}

/** Variant of the application, as sent at sign-in. */
export type App = "AdminWeb" | "AdminLite";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin, anonymous, authorized } = Role;
const patientRoles = [admin, healthCoach, companyAdmin, physio, medicalAssociate, surgeon] as const;
const planRoles = [admin, companyAdmin, physio, medicalAssociate, surgeon] as const;
const surgeonEditors = [admin, companyAdmin, healthCoach, superAdmin] as const;
const officeRoles = [admin, companyAdmin, superAdmin, healthCoach] as const;

const open = (path: string, title: string): Route => ({ path, title, roles: [anonymous], scope: "public" });
const page = (path: string, title: string, scope: RouteScope, roles: readonly Role[]): Route => ({
  path,
  title,
  roles,
  scope,
});

/** The only route table: guards, menus, redirects and landing pages all read it. A static path precedes a path with a parameter. */
export const routes = {
  login: open("/login", texts.signInCapitals),
  twoStepVerification: open("/two-step-verification", texts.signIn),
  forgotPassword: open("/forgot-password", texts.forgotPassword),
  setPassword: open("/set-password/:token", texts.setPassword),
  resetPasswordByLink: open("/reset-password/:token", texts.resetPassword),
  registration: open("/auth/:customer_id", texts.patientRegistration),
  accountDeletion: open("/account/delete", texts.deleteAccountRequest),
  publicSurgeon: open("/surgeon/:id", texts.surgeon),
  publicSurgeonForPatient: open("/surgeon/:id/patient/:patientid", texts.surgeon),
  progressByLink: open("/activity/:token/:patientid", texts.progress),
  progress: { ...open("/activity/:patientid", texts.progress), lite: true },
  reportByLink: open("/report/:token/:patientid", texts.report),
  deviceCharts: open("/measurement/device/:token/:patientid/:deviceid", texts.measurement),

  resetPassword: page("/resetpassword", texts.resetPasswordCapitals, "account", [authorized]),
  support: page("/support", texts.support, "account", [admin, companyAdmin, surgeon, medicalAssociate]),
  profile: page("/profile", texts.profile, "customer", [surgeon]),

  compliance: page("/compliance", texts.home, "customer", [admin, companyAdmin, surgeon, medicalAssociate]),
  surgeons: page("/surgeons", texts.surgeons, "customer", [...surgeonEditors, physio, medicalAssociate]),
  surgeonAdd: page("/surgeons/add", texts.addSurgeon, "customer", surgeonEditors),
  surgeonEdit: page("/surgeons/edit", texts.editSurgeon, "customer", [...surgeonEditors, physio, medicalAssociate]),

  patientList: page("/patient", texts.patients, "customer", patientRoles),
  patientAddInfo: page("/patient/add/info", texts.addPatient, "customer", planRoles),
  patientAddCareplan: page("/patient/add/careplan", texts.selectCarePlan, "customer", planRoles),
  patientAddDevices: page("/patient/add/devices", texts.devices, "customer", planRoles),
  patientAddRegimens: page("/patient/add/regimens", texts.assignRegimens, "customer", planRoles),
  patientAddSchedule: page("/patient/add/schedule", texts.exerciseSchedule, "customer", planRoles),
  patientAddQuestionnaire: page("/patient/add/questionnaire", texts.questionnaires, "customer", planRoles),
  patientEditInfo: page("/patient/edit/info", texts.editPatient, "customer", patientRoles),
  exerciseSchedule: page("/patient/schedule/:id", texts.exerciseSchedule, "customer", planRoles),
  deviceSchedule: page("/patient/deviceschedule/:id", texts.deviceSchedule, "customer", planRoles),
  questionnaireSchedule: page("/patient/questionnaireschedule/:id", texts.questionnaireSchedule, "customer", planRoles),
  patientDetail: page("/patient/:id", texts.patient, "customer", patientRoles),

  users: page("/users", texts.users, "customer", officeRoles),
  userAdd: page("/users/add", texts.addUser, "customer", officeRoles),
  userEdit: page("/users/edit", texts.editUser, "customer", officeRoles),
  notification: page("/notification", texts.messages, "customer", officeRoles),
  events: page("/events", texts.reminders, "customer", officeRoles),
  inbox: page("/inbox", texts.messages, "customer", [surgeon, medicalAssociate]),

  companyUsers: page("/cusers", texts.users, "company", officeRoles),
  companyUserAdd: page("/cusers/add", texts.addUser, "company", officeRoles),
  companyUserEdit: page("/cusers/edit", texts.editUser, "company", officeRoles),
  customers: page("/customers", texts.customers, "company", [companyAdmin, healthCoach, superAdmin]),
  customerAdd: page("/customers/add/customer", texts.addCustomer, "company", [companyAdmin, superAdmin]),
  customerEdit: page("/customers/edit/:id", texts.editCustomer, "company", [companyAdmin, superAdmin]),
  companyCustomers: page("/customers/:companyid", texts.customers, "company", [companyAdmin, healthCoach, superAdmin]),
  companies: page("/companies", texts.companies, "account", [superAdmin]),
  companyAdd: page("/companies/add", texts.addCompany, "account", [superAdmin]),
  companyEdit: page("/companies/edit/:id", texts.editCompany, "account", [superAdmin]),

  contentCarePlans: page("/content/care-plans", texts.carePlans, "company", [companyAdmin, superAdmin]),
  contentCarePlan: page("/content/care-plans/:id", texts.carePlan, "company", [companyAdmin, superAdmin]),
  contentRegimens: page("/content/regimens", texts.regimens, "company", [companyAdmin, superAdmin]),
  contentRegimen: page("/content/regimens/:id", texts.regimen, "company", [companyAdmin, superAdmin]),
  contentExercises: page("/content/exercises", texts.exercises, "company", [companyAdmin, superAdmin]),
  contentExercise: page("/content/exercises/:id", texts.exercise, "company", [companyAdmin, superAdmin]),
  contentDevices: page("/content/devices", texts.devices, "company", [companyAdmin, superAdmin]),
  contentDevice: page("/content/devices/:id", texts.device, "company", [companyAdmin, superAdmin]),
  contentQuestionnaires: page("/content/questionnaires", texts.questionnaires, "company", [companyAdmin, superAdmin]),
  contentQuestionnaire: page("/content/questionnaires/:id", texts.questionnaire, "company", [companyAdmin, superAdmin]),

  fulfillment: page("/fulfillment", texts.fulfilment, "either", officeRoles),
  units: page("/fulfillment/units", texts.units, "either", officeRoles),
  fulfillmentDetail: page("/fulfillment/:fulfillmentid", texts.fulfilment, "either", officeRoles),
  cases: page("/cases", texts.cases, "either", [healthCoach, companyAdmin]),
  caseAdd: page("/cases-add", texts.addCase, "either", [healthCoach, companyAdmin]),
  caseDetail: {
    ...page("/cases/:caseid", texts.caseTitle, "customer", [
      healthCoach,
      companyAdmin,
      admin,
      surgeon,
      medicalAssociate,
    ]),
    lite: true,
  },

  liteMessages: {
    ...page("/messages", texts.messages, "customer", [admin, surgeon, companyAdmin, healthCoach]),
    lite: true,
  },
  litePatientMessages: { ...page("/patient-message", texts.messages, "customer", [admin, surgeon]), lite: true },
  liteChat: { ...page("/message-interface", texts.messages, "customer", [admin, surgeon]), lite: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Returns whether the route's list admits the role: it contains anonymous, or the role itself, or authorized for anybody signed in. */
export function roleMayOpen(route: Route, role: Role | null): boolean {
  if (route.roles.includes(anonymous)) return true;
  if (role === null) return false;
  return route.roles.includes(authorized) || route.roles.includes(role);
}

/** Returns whether the session has a company login. Company users and super admins sign in to a company; all other users belong to one clinic. */
const hasCompanyLogin = (visitor: Visitor): boolean =>
  visitor.role === superAdmin || (isCompanyUser(visitor.role) && visitor.hasCompany);

/** Returns whether the session covers what the route's scope requires. */
export function scopeIsCovered(route: Route, visitor: Visitor): boolean {
  if (route.scope === "customer") return visitor.hasCustomer;
  if (route.scope === "company") return hasCompanyLogin(visitor);
  if (route.scope === "either") return visitor.hasCustomer || hasCompanyLogin(visitor);
  return true;
}

/** Returns whether a visitor may open the route now, by role and scope. `null` is a visitor without a session. */
export const mayOpen = (route: Route, visitor: Visitor | null): boolean =>
  roleMayOpen(route, visitor?.role ?? null) && (visitor === null || scopeIsCovered(route, visitor));

/** Returns a route's path with its parameters filled in: `pathOf("patientDetail", { id })`. */
export function pathOf(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ""));
}

const pagePaths = Object.values(routes).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`));

/** Returns whether the console has a page at this path, such as "/patient/detail/7". The bare address counts, because it redirects to a page. */
export const isPage = (path: string): boolean => path === "/" || pagePaths.some((page) => page.test(path));
