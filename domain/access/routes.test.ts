import { describe, expect, test } from "vitest";
import { Role, staffRoles } from "./roles.ts";
import type { Route, RouteName, Visitor } from "./routes.ts";
import { mayOpen, pathOf, roleMayOpen, routes } from "./routes.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

const open = (name: RouteName): Role[] => staffRoles.filter((role) => roleMayOpen(routes[name], role));
const visitor = (role: Role, more: Partial<Visitor> = {}): Visitor => ({
  role,
  hasCustomer: true,
  hasCompany: false,
  patientsCount: 0,
  ...more,
});

test("A196 C180: every role has its wire code", () => {
  expect(Role).toEqual({
    admin: 1,
    physio: 2,
    surgeon: 3,
    medicalAssociate: 4,
    patient: 11,
    companyAdmin: 21,
    healthCoach: 22,
    superAdmin: 31,
    anonymous: 41,
    authorized: 42,
  });
});

describe("A197: the check passes for anonymous, for authorized with a profile, or for the role itself", () => {
  const route = (roles: Role[]): Route => ({ path: "/x", title: "x", roles, scope: "account" });
  test("anonymous lets everyone in", () => expect(roleMayOpen(route([Role.anonymous]), null)).toBe(true));
  test("authorized needs somebody", () => {
    expect(roleMayOpen(route([Role.authorized]), null)).toBe(false);
    expect(roleMayOpen(route([Role.authorized]), physio)).toBe(true);
  });
  test("a role is let in by name only", () => {
    expect(roleMayOpen(route([admin]), admin)).toBe(true);
    expect(roleMayOpen(route([admin]), physio)).toBe(false);
  });
});

const patientRoles = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach];
const planRoles = [admin, physio, surgeon, medicalAssociate, companyAdmin];
const officeRoles = [admin, companyAdmin, healthCoach, superAdmin];

const access: [title: string, names: RouteName[], roles: Role[]][] = [
  ["A198 C015: the case list is for company users", ["cases"], [companyAdmin, healthCoach]],
  [
    "A199 C016 A215 C025: a case is for company users, admin and surgeon, and for medical associates as the message view",
    ["caseDetail"],
    [admin, surgeon, medicalAssociate, companyAdmin, healthCoach],
  ],
  ["A200 C017: adding a case is for company users", ["caseAdd"], [companyAdmin, healthCoach]],
  [
    "A201 C018 C019: users, fulfilment, notification and events are for the office",
    ["users", "companyUsers", "fulfillment", "fulfillmentDetail", "notification", "events"],
    officeRoles,
  ],
  ["A202 C020: the inbox is for surgeon and medical associate", ["inbox"], [surgeon, medicalAssociate]],
  ["A203: customers are for company users and super admin", ["customers"], [companyAdmin, healthCoach, superAdmin]],
  ["A204: companies are for the super admin", ["companies", "companyAdd", "companyEdit"], [superAdmin]],
  ["A205 C021: support", ["support"], [admin, surgeon, medicalAssociate, companyAdmin]],
  ["A206 C022: lite messages", ["liteMessages"], [admin, surgeon, companyAdmin, healthCoach]],
  ["A207 C023: lite thread and chat", ["litePatientMessages", "liteChat"], [admin, surgeon]],
  ["A208 C024: compliance", ["compliance"], [admin, surgeon, medicalAssociate, companyAdmin]],
  ["A209 B273: the patient list", ["patientList"], patientRoles],
  [
    "A210 B274: adding a patient is not for the health coach",
    ["patientAddInfo", "patientAddCareplan", "patientAddDevices", "patientAddRegimens"],
    planRoles,
  ],
  ["A211 B275: patient edit and detail", ["patientEditInfo", "patientDetail"], patientRoles],
  [
    "A212 B276: schedules are not for the health coach",
    ["exerciseSchedule", "deviceSchedule", "questionnaireSchedule"],
    planRoles,
  ],
  [
    "A220: surgeons and their edit",
    ["surgeons", "surgeonEdit"],
    [admin, physio, medicalAssociate, companyAdmin, healthCoach, superAdmin],
  ],
  ["A220: the own profile is the surgeon's", ["profile"], [surgeon]],
  ["A220: everyone signed in may change the password", ["resetPassword"], [...staffRoles]],
  ["A220: adding a customer", ["customerAdd"], [companyAdmin, superAdmin]],
];

describe("who may open what", () => {
  for (const [title, names, roles] of access) {
    test(title, () => {
      for (const name of names) expect({ name, roles: open(name) }).toEqual({ name, roles: [...roles].sort(byCode) });
    });
  }
});

const byCode = (left: Role, right: Role): number => left - right;

test("A006 C012: link pages and sign-in are open to everyone, everything else needs a session", () => {
  const anonymous = (Object.keys(routes) as RouteName[]).filter((name) => roleMayOpen(routes[name], null));
  expect(anonymous.map((name) => routes[name].path)).toEqual([
    "/login",
    "/two-step-verification",
    "/forgot-password",
    "/set-password/:token",
    "/reset-password/:token",
    "/auth/:customer_id",
    "/account/delete",
    "/surgeon/:id",
    "/surgeon/:id/patient/:patientid",
    "/activity/:token/:patientid",
    "/activity/:patientid",
    "/measurement/device/:token/:patientid/:deviceid",
  ]);
});

test("A035 A036: a customer route needs a clinic, a company route a company login", () => {
  expect(mayOpen(routes.patientList, visitor(companyAdmin, { hasCustomer: false, hasCompany: true }))).toBe(false);
  expect(mayOpen(routes.patientList, visitor(companyAdmin, { hasCompany: true }))).toBe(true);
  for (const name of ["customers", "companyUsers", "fulfillment", "caseAdd", "cases"] as const) {
    expect(mayOpen(routes[name], visitor(companyAdmin, { hasCustomer: false, hasCompany: true }))).toBe(true);
  }
  expect(mayOpen(routes.companyUsers, visitor(admin))).toBe(false);
  expect(mayOpen(routes.fulfillment, visitor(admin))).toBe(true);
});

test("A076: paths are filled with escaped parameters", () => {
  expect(pathOf("patientDetail", { id: "a b" })).toBe("/patient/a%20b");
  expect(routes.userEdit.path).toBe("/users/edit");
  expect(routes.companyUserAdd.path).toBe("/cusers/add");
});
