import { expect, test } from "vitest";
import { guardRoute } from "./guard.ts";
import { afterChoosingCustomer, landingFor, mayLand, rootFor } from "./landing.ts";
import { isCompanyUser, Role, staffRoles } from "./roles.ts";
import type { Visitor } from "./routes.ts";
import { routes } from "./routes.ts";

const visitor = (role: Role): Visitor => ({
  role,
  hasCustomer: !isCompanyUser(role) && role !== Role.superAdmin,
  hasCompany: isCompanyUser(role),
  patientsCount: 0,
});
const landing = (role: Role): string => landingFor(visitor(role), "AdminWeb");

test("A017 C014: company admin and health coach land on the customers", () => {
  expect([landing(Role.companyAdmin), landing(Role.healthCoach)]).toEqual(["/customers", "/customers"]);
});

test("A018 C014: a super admin lands on the companies", () => expect(landing(Role.superAdmin)).toBe("/companies"));

test("A019 C014: a surgeon lands on the own profile", () =>
  expect(landing(Role.surgeon)).toBe("/profile/?myprofile=true"));

test("A020 A023 C014: lite lands on the messages, whatever the role", () => {
  for (const role of staffRoles) expect(landingFor(visitor(role), "AdminLite")).toBe("/messages?app=admin-lite");
});

test("A021 C014: admin and medical associate land on compliance, a physio does not", () => {
  expect([landing(Role.admin), landing(Role.medicalAssociate)]).toEqual(["/compliance", "/compliance"]);
  expect(landing(Role.physio)).toBe("/patient");
});

test("A022 C027: a physio, who may not open compliance, lands on the patients", () => {
  expect(landing(Role.physio)).toBe("/patient");
});

test("who may open none of the pages to land on can still change the password", () =>
  expect(landing(Role.patient)).toBe("/resetpassword"));

test("A022: every landing is a route that the role may open", () => {
  for (const role of staffRoles) {
    const path = landing(role).replace(/\/?\?.*/, "");
    const route = Object.values(routes).find((one) => one.path === path);
    expect(guardRoute(route!, visitor(role), "")).toEqual({ kind: "allow" });
  }
});

test("A020 A028 A030 C013 C014: the root leads to the patients, or to the landing of a role that may not open them", () => {
  const root = (role: Role): string => rootFor(visitor(role), "AdminWeb");
  const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach } = Role;
  for (const role of [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach])
    expect(root(role), `role ${role}`).toBe("/patient");
  expect(root(Role.superAdmin)).toBe("/companies");
  expect(rootFor(visitor(Role.admin), "AdminLite")).toBe("/messages?app=admin-lite");
});

test("A087 C027: choosing a customer leads to its home, a health coach and a super admin to the surgeons", () => {
  expect(afterChoosingCustomer(Role.companyAdmin)).toBe("/compliance");
  for (const role of [Role.healthCoach, Role.superAdmin]) expect(afterChoosingCustomer(role)).toBe("/surgeons");
});

test("A036: a company user without a company stays at sign-in and is not led in a circle", () => {
  expect(mayLand({ ...visitor(Role.companyAdmin), hasCompany: false })).toBe(false);
  for (const role of staffRoles) expect(mayLand(visitor(role))).toBe(true);
});
