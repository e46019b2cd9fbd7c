import { describe, expect, test } from "vitest";
import { Role, staffRoles } from "./roles.ts";
import type { Route, RouteName, Visitor } from "./routes.ts";
import { isPage, mayOpen, pathOf, roleMayOpen, routes } from "./routes.ts";
import { listOfCases } from "../case-work/case-view.ts";

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;

const open = (at: string): Role[] => {
  const route: Route = Object.values(routes).find(({ path }) => path === at)!;
  return staffRoles.filter((role) => roleMayOpen(route, role));
};
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
    progressLink: 12, // no staff session: the holder of a link
    caregiverLink: 13, // the same
    reportLink: 14, // the same
    companyAdmin: 21,
    healthCoach: 22,
    superAdmin: 31,
    anonymous: 41,
    authorized: 42,
  });
});

describe("the check of a route", () => {
  const route = (roles: Role[]): Route => ({ path: "/x", title: "x", roles, scope: "account" });
  test("A197: anonymous lets everyone in, with a profile too", () => {
    expect([null, physio].map((role) => roleMayOpen(route([Role.anonymous]), role))).toEqual([true, true]);
  });
  test("A197: authorized needs a profile", () => {
    expect(roleMayOpen(route([Role.authorized]), null)).toBe(false);
    expect(roleMayOpen(route([Role.authorized]), physio)).toBe(true);
  });
  test("A197: a role is let in by name only", () => {
    expect(roleMayOpen(route([admin]), admin)).toBe(true);
    expect(roleMayOpen(route([admin]), physio)).toBe(false);
  });
});

const patientRoles = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach];
const planRoles = [admin, physio, surgeon, medicalAssociate, companyAdmin];
const officeRoles = [admin, companyAdmin, healthCoach, superAdmin];

/** Expects that exactly these staff roles may open the routes at these paths. */
const expectOpen = (paths: string[], roles: Role[]) => {
  for (const at of paths) expect(open(at).toSorted(), at).toEqual(roles.toSorted());
};

test("A198 C015: the case list is for company users", () => expectOpen(["/cases"], [companyAdmin, healthCoach]));

test("A199 C016 C025: a case is for company users, admin and surgeon, and for medical associates as the message view", () =>
  expectOpen(["/cases/:caseid"], [admin, surgeon, medicalAssociate, companyAdmin, healthCoach]));

test("A200 C017: adding a case is for company users", () => expectOpen(["/cases-add"], [companyAdmin, healthCoach]));

test("A201 C018 C019 C089: users, fulfilment, notification and events are for the office", () =>
  expectOpen(
    [
      "/users",
      "/cusers",
      "/fulfillment",
      "/fulfillment/:fulfillmentid",
      "/fulfillment/units",
      "/notification",
      "/events",
    ],
    officeRoles,
  ));

test("A202 C020: the inbox is for surgeon and medical associate", () =>
  expectOpen(["/inbox"], [surgeon, medicalAssociate]));

test("A203: customers are for company users and super admin", () =>
  expectOpen(["/customers"], [companyAdmin, healthCoach, superAdmin]));

test("A204: companies are for the super admin", () =>
  expectOpen(["/companies", "/companies/add", "/companies/edit/:id"], [superAdmin]));

test("A205 C021: support", () => expectOpen(["/support"], [admin, surgeon, medicalAssociate, companyAdmin]));

test("A215: a medical associate opens a case, as a message view, and no list of cases", () => {
  for (const at of ["/cases/:caseid", "/inbox"]) expect(open(at), at).toContain(medicalAssociate);
  for (const at of ["/cases", "/cases-add"]) expect(open(at), at).not.toContain(medicalAssociate);
  expect(listOfCases(medicalAssociate)).toBe("inbox");
});

test("A206 C022 C033: lite messages", () => expectOpen(["/messages"], [admin, surgeon, companyAdmin, healthCoach]));

test("A207 C023 C033: lite thread and chat", () =>
  expectOpen(["/patient-message", "/message-interface"], [admin, surgeon]));

test("A208 B115 C024: compliance", () => expectOpen(["/compliance"], [admin, surgeon, medicalAssociate, companyAdmin]));

test("A209 B273: the patient list", () => expectOpen(["/patient"], patientRoles));

test("A210 B274: adding a patient is not for the health coach", () =>
  expectOpen(
    [
      "/patient/add/info",
      "/patient/add/careplan",
      "/patient/add/devices",
      "/patient/add/regimens",
      "/patient/add/schedule",
      "/patient/add/questionnaire",
    ],
    planRoles,
  ));

test("B053: the steps of a new patient, and the form of one who is there, have their routes", () => {
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths.filter((path) => /^\/patient\/(add|edit)\//.test(path))).toEqual([
    "/patient/add/info",
    "/patient/add/careplan",
    "/patient/add/devices",
    "/patient/add/regimens",
    "/patient/add/schedule",
    "/patient/add/questionnaire",
    "/patient/edit/info",
  ]);
});

test("A211 B275: patient edit and detail", () => expectOpen(["/patient/edit/info", "/patient/:id"], patientRoles));

test("A212 B276: schedules are not for the health coach", () =>
  expectOpen(
    ["/patient/schedule/:id", "/patient/deviceschedule/:id", "/patient/questionnaireschedule/:id"],
    planRoles,
  ));

test("A220: surgeons and their edit", () =>
  expectOpen(
    ["/surgeons", "/surgeons/edit"],
    [admin, physio, medicalAssociate, companyAdmin, healthCoach, superAdmin],
  ));

test("A220: the own profile is the surgeon's", () => expectOpen(["/profile"], [surgeon]));

test("A220: everyone signed in may change the password", () => expectOpen(["/resetpassword"], [...staffRoles]));

test("A220: adding a customer", () => expectOpen(["/customers/add/customer"], [companyAdmin, superAdmin]));

test("A006 B092 B104 C012: link pages and sign-in are open to everyone, everything else needs a session", () => {
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
    "/report/:token/:patientid",
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
  expect(mayOpen(routes.fulfillment, visitor(admin, { hasCustomer: false }))).toBe(false);
  expect(mayOpen(routes.fulfillment, visitor(companyAdmin, { hasCustomer: false }))).toBe(false);
  expect(mayOpen(routes.companies, visitor(superAdmin, { hasCustomer: false }))).toBe(true);
  expect(mayOpen(routes.resetPassword, visitor(admin, { hasCustomer: false }))).toBe(true);
  expect([mayOpen(routes.login, null), mayOpen(routes.patientList, null)]).toEqual([true, false]);
});

test("a page of the console is known by its address, with or without the last slash", () => {
  for (const path of ["/", "/patient", "/patient/", "/patient/7", "/patient/edit/info", "/activity/t.k/p1"])
    expect(isPage(path), path).toBe(true);
  for (const path of ["", "/nothing", "/patient/7/8", "/x/patient", "/patient//", "/customers/edit/1/2"])
    expect(isPage(path), path).toBe(false);
});

test("A076: paths are filled with escaped parameters", () => {
  expect(pathOf("patientDetail", { id: "a b" })).toBe("/patient/a%20b");
  expect(pathOf("patientDetail")).toBe("/patient/");
  const { userAdd, userEdit, companyUserAdd, companyUserEdit } = routes;
  expect([userAdd, userEdit, companyUserAdd, companyUserEdit].map(({ path }) => path)).toEqual([
    "/users/add",
    "/users/edit",
    "/cusers/add",
    "/cusers/edit",
  ]);
});
