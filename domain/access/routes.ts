import { isCompanyUser, Role } from "./roles.ts";

/**
 * What a route needs beside a role: nothing (public), a session (account), a clinic in the session (customer), a company login
 * (company), or one of the two (either: the page covers the clinic if one is chosen, else the company).
 */
export type RouteScope = "public" | "account" | "customer" | "company" | "either";

/** One row of the route table. `lite` marks the pages of the embedded variant. */
export interface Route {
  readonly path: string;
  readonly title: string;
  readonly roles: readonly Role[];
  readonly scope: RouteScope;
  readonly lite?: true;
}

/** Who is at the console, as far as routes care: the session's role and what the session covers. */
export interface Visitor {
  readonly role: Role;
  readonly hasCustomer: boolean;
  readonly hasCompany: boolean;
  /** Patients of a surgeon; decides the Patients item of the surgeon's menu. */
  readonly patientsCount: number;
}

/** The two variants of the application, as sent at sign-in. */
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

/** The one route table: guards, menus, redirects and landing all read it. A static path stands before a path with a parameter. */
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

/** True when the role is in the route's list: the list holds anonymous, or authorized and somebody is signed in, or the role. */
export function roleMayOpen(route: Route, role: Role | null): boolean {
  if (route.roles.includes(anonymous)) return true;
  if (role === null) return false;
  return route.roles.includes(authorized) || route.roles.includes(role);
}

/** Company users and super admins sign in to a company; everyone else belongs to one clinic. */
const hasCompanyLogin = (visitor: Visitor): boolean =>
  visitor.role === superAdmin || (isCompanyUser(visitor.role) && visitor.hasCompany);

/** True when the session covers what the route's scope asks for. */
export function scopeIsCovered(route: Route, visitor: Visitor): boolean {
  if (route.scope === "customer") return visitor.hasCustomer;
  if (route.scope === "company") return hasCompanyLogin(visitor);
  if (route.scope === "either") return visitor.hasCustomer || hasCompanyLogin(visitor);
  return true;
}

/** True when this visitor may open the route now: role and scope together. `null` is somebody without a session. */
export const mayOpen = (route: Route, visitor: Visitor | null): boolean =>
  roleMayOpen(route, visitor?.role ?? null) && (visitor === null || scopeIsCovered(route, visitor));

/** Fills the parameters of a route's path: `pathOf("patientDetail", { id })`. */
export function pathOf(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  return routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ""));
}

const pagePaths = Object.values(routes).map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`));

/** True when the console has a page at this path, such as "/patient/detail/7"; the bare address leads on to one. */
export const isPage = (path: string): boolean => path === "/" || pagePaths.some((page) => page.test(path));
