import { isCompanyUser, Role } from "./roles.ts";

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
  login: open("/login", "Sign In"),
  twoStepVerification: open("/two-step-verification", "Sign in"),
  forgotPassword: open("/forgot-password", "Forgot password"),
  setPassword: open("/set-password/:token", "Set password"),
  resetPasswordByLink: open("/reset-password/:token", "Reset password"),
  registration: open("/auth/:customer_id", "Patient registration"),
  accountDeletion: open("/account/delete", "DELETE ACCOUNT REQUEST"),
  publicSurgeon: open("/surgeon/:id", "Surgeon"),
  publicSurgeonForPatient: open("/surgeon/:id/patient/:patientid", "Surgeon"),
  progressByLink: open("/activity/:token/:patientid", "Progress"),
  progress: { ...open("/activity/:patientid", "Progress"), lite: true },
  reportByLink: open("/report/:token/:patientid", "Report"),
  deviceCharts: open("/measurement/device/:token/:patientid/:deviceid", "Measurement"),

  resetPassword: page("/resetpassword", "Reset Password", "account", [authorized]),
  support: page("/support", "Support", "account", [admin, companyAdmin, surgeon, medicalAssociate]),
  profile: page("/profile", "Profile", "customer", [surgeon]),

  compliance: page("/compliance", "Home", "customer", [admin, companyAdmin, surgeon, medicalAssociate]),
  surgeons: page("/surgeons", "SURGEONS", "customer", [...surgeonEditors, physio, medicalAssociate]),
  surgeonAdd: page("/surgeons/add", "Add surgeon", "customer", surgeonEditors),
  surgeonEdit: page("/surgeons/edit", "Edit surgeon", "customer", [...surgeonEditors, physio, medicalAssociate]),

  patientList: page("/patient", "Patients", "customer", patientRoles),
  patientAddInfo: page("/patient/add/info", "ADD PATIENT", "customer", planRoles),
  patientAddCareplan: page("/patient/add/careplan", "SELECT CARE PLAN", "customer", planRoles),
  patientAddDevices: page("/patient/add/devices", "Devices", "customer", planRoles),
  patientAddRegimens: page("/patient/add/regimens", "ASSIGN REGIMENS", "customer", planRoles),
  patientAddSchedule: page("/patient/add/schedule", "EXERCISE SCHEDULE", "customer", planRoles),
  patientAddQuestionnaire: page("/patient/add/questionnaire", "Questionnaires", "customer", planRoles),
  patientEditInfo: page("/patient/edit/info", "EDIT PATIENT", "customer", patientRoles),
  exerciseSchedule: page("/patient/schedule/:id", "EXERCISE SCHEDULE", "customer", planRoles),
  deviceSchedule: page("/patient/deviceschedule/:id", "DEVICE SCHEDULE", "customer", planRoles),
  questionnaireSchedule: page("/patient/questionnaireschedule/:id", "Questionnaire schedule", "customer", planRoles),
  patientDetail: page("/patient/:id", "Patient", "customer", patientRoles),

  users: page("/users", "USERS", "customer", officeRoles),
  userAdd: page("/users/add", "Add user", "customer", officeRoles),
  userEdit: page("/users/edit", "Edit user", "customer", officeRoles),
  notification: page("/notification", "Messages", "customer", officeRoles),
  events: page("/events", "Reminders", "customer", officeRoles),
  inbox: page("/inbox", "Messages", "customer", [surgeon, medicalAssociate]),

  companyUsers: page("/cusers", "USERS", "company", officeRoles),
  companyUserAdd: page("/cusers/add", "Add user", "company", officeRoles),
  companyUserEdit: page("/cusers/edit", "Edit user", "company", officeRoles),
  customers: page("/customers", "Customers", "company", [companyAdmin, healthCoach, superAdmin]),
  customerAdd: page("/customers/add/customer", "Add customer", "company", [companyAdmin, superAdmin]),
  customerEdit: page("/customers/edit/:id", "Edit customer", "company", [companyAdmin, superAdmin]),
  companyCustomers: page("/customers/:companyid", "Customers", "company", [companyAdmin, healthCoach, superAdmin]),
  companies: page("/companies", "Companies", "account", [superAdmin]),
  companyAdd: page("/companies/add", "Add company", "account", [superAdmin]),
  companyEdit: page("/companies/edit/:id", "Edit company", "account", [superAdmin]),

  contentCarePlans: page("/content/care-plans", "Care plans", "company", [companyAdmin, superAdmin]),
  contentCarePlan: page("/content/care-plans/:id", "Care plan", "company", [companyAdmin, superAdmin]),
  contentRegimens: page("/content/regimens", "Regimens", "company", [companyAdmin, superAdmin]),
  contentRegimen: page("/content/regimens/:id", "Regimen", "company", [companyAdmin, superAdmin]),
  contentExercises: page("/content/exercises", "Exercises", "company", [companyAdmin, superAdmin]),
  contentExercise: page("/content/exercises/:id", "Exercise", "company", [companyAdmin, superAdmin]),
  contentDevices: page("/content/devices", "Devices", "company", [companyAdmin, superAdmin]),
  contentDevice: page("/content/devices/:id", "Device", "company", [companyAdmin, superAdmin]),
  contentQuestionnaires: page("/content/questionnaires", "Questionnaires", "company", [companyAdmin, superAdmin]),
  contentQuestionnaire: page("/content/questionnaires/:id", "Questionnaire", "company", [companyAdmin, superAdmin]),

  fulfillment: page("/fulfillment", "Fullfillment", "either", officeRoles),
  units: page("/fulfillment/units", "Units", "either", officeRoles),
  fulfillmentDetail: page("/fulfillment/:fulfillmentid", "Fullfillment", "either", officeRoles),
  cases: page("/cases", "Cases", "either", [healthCoach, companyAdmin]),
  caseAdd: page("/cases-add", "Add case", "either", [healthCoach, companyAdmin]),
  caseDetail: {
    ...page("/cases/:caseid", "Case", "customer", [healthCoach, companyAdmin, admin, surgeon, medicalAssociate]),
    lite: true,
  },

  liteMessages: {
    ...page("/messages", "Messages", "customer", [admin, surgeon, companyAdmin, healthCoach]),
    lite: true,
  },
  litePatientMessages: { ...page("/patient-message", "Messages", "customer", [admin, surgeon]), lite: true },
  liteChat: { ...page("/message-interface", "Messages", "customer", [admin, surgeon]), lite: true },
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
