import { expect, test } from "vitest";
import { guardRoute, inLite, isLite, signInPath } from "./guard.ts";
import { isCompanyUser, Role, staffRoles } from "./roles.ts";
import type { RouteName, Visitor } from "./routes.ts";
import { routes } from "./routes.ts";

const visitor = (role: Role, more: Partial<Visitor> = {}): Visitor => ({
  role,
  hasCustomer: !isCompanyUser(role) && role !== Role.superAdmin,
  hasCompany: isCompanyUser(role),
  patientsCount: 0,
  ...more,
});
/** Routes that need no session, listed by hand: the sign-in pages and the pages of links. Every other route is protected. */
const open =
  "login twoStepVerification forgotPassword setPassword resetPasswordByLink registration accountDeletion publicSurgeon publicSurgeonForPatient progressByLink progress reportByLink deviceCharts";
const protectedRoutes = (Object.keys(routes) as RouteName[])
  .filter((name) => !open.split(" ").includes(name))
  .map((name) => routes[name]);

test("A032 C011 C013: without a session every protected route leads to /login", () => {
  for (const route of protectedRoutes)
    expect(guardRoute(route, null, "")).toEqual({ kind: "redirect", path: "/login" });
  for (const name of open.split(" "))
    expect(guardRoute(routes[name as RouteName], null, ""), name).toEqual({ kind: "allow" });
});

test("A033: with a session the role decides: who is in the route's list is let in, and nobody else", () => {
  const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin } = Role;
  const lists: readonly (readonly [RouteName, readonly Role[]])[] = [
    ["patientList", [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach]],
    ["companies", [superAdmin]],
    ["cases", [companyAdmin, healthCoach]],
    ["compliance", [admin, surgeon, medicalAssociate, companyAdmin]],
  ];
  for (const [name, allowed] of lists)
    for (const role of staffRoles) {
      const { kind } = guardRoute(routes[name], visitor(role, { hasCustomer: true }), "");
      expect(kind === "allow", `${name} for ${role}`).toBe(allowed.some((each) => each === role));
    }
});

test("A034 A035 A216 B296 B297 C044: a company user without a chosen customer is sent to /customers, but from the company's own routes", () => {
  for (const role of [Role.companyAdmin, Role.healthCoach]) {
    expect(guardRoute(routes.patientList, visitor(role), "")).toEqual({ kind: "redirect", path: "/customers" });
    for (const route of [routes.customers, routes.companyUsers, routes.fulfillment, routes.caseAdd, routes.cases]) {
      expect(guardRoute(route, visitor(role), "")).toEqual({ kind: "allow" });
    }
  }
});

test("A036 B297: a missing company login leads to /login", () => {
  const lost = visitor(Role.companyAdmin, { hasCompany: false });
  expect(guardRoute(routes.customers, lost, "")).toEqual({ kind: "redirect", path: "/login" });
  expect(guardRoute(routes.companyUsers, visitor(Role.admin), "")).toEqual({ kind: "redirect", path: "/login" });
  expect(guardRoute(routes.patientList, lost, "")).toEqual({ kind: "redirect", path: "/customers" });
  const homeless = visitor(Role.admin, { hasCustomer: false });
  expect(guardRoute(routes.fulfillment, homeless, "")).toEqual({ kind: "redirect", path: "/login" });
});

test("A037 B297: refused for any other reason logs out and says why", () => {
  const answer = guardRoute(routes.companies, visitor(Role.admin), "");
  expect(answer).toMatchObject({ kind: "logout", path: "/login" });
  expect(answer).toHaveProperty("reason", expect.stringMatching(/role may not open/));
  const coach = visitor(Role.healthCoach, { hasCustomer: true });
  expect(guardRoute(routes.compliance, coach, "")).toMatchObject({ kind: "logout" });
  expect(guardRoute(routes.patientList, visitor(Role.admin, { hasCustomer: false }), "")).toMatchObject({
    kind: "logout",
  });
});

test("A038: lite keeps its query string on the way to the root", () => {
  expect(guardRoute(routes.liteMessages, null, "?app=admin-lite&x=1")).toEqual({
    kind: "redirect",
    path: "/?app=admin-lite&x=1",
  });
  expect(signInPath("?x=1")).toBe("/login");
});

test("A009: lite is marked by the query string", () => {
  expect(isLite("?app=admin-lite")).toBe(true);
  expect(isLite("?app=admin")).toBe(false);
});

test("what leads on inside lite keeps its query, and what else is asked", () => {
  expect(inLite("/messages")).toBe("/messages?app=admin-lite");
  expect(inLite("/message-interface?caseid=7")).toBe("/message-interface?caseid=7&app=admin-lite");
  expect(inLite("/messages?app=admin-lite&page=2")).toBe("/messages?app=admin-lite&page=2");
});

test("A023 C093: a role without a lite screen stays signed in and sees the plain page", () => {
  for (const role of [Role.physio, Role.medicalAssociate, Role.superAdmin])
    for (const hasCustomer of [true, false])
      expect(guardRoute(routes.liteMessages, visitor(role, { hasCustomer }), "?app=admin-lite")).toEqual({
        kind: "noLiteScreen",
      });
});

test("screens S16: lite leads nobody out of lite, and shows only the pages that are marked for it", () => {
  for (const role of staffRoles) {
    for (const route of protectedRoutes) {
      for (const hasCustomer of [true, false]) {
        const answer = guardRoute(route, visitor(role, { hasCustomer }), "?app=admin-lite");
        const isMarked = "lite" in route;
        expect(isMarked ? ["allow", "noLiteScreen"] : ["noLiteScreen"]).toContain(answer.kind);
      }
    }
  }
  expect(guardRoute(routes.liteMessages, visitor(Role.admin), "?app=admin-lite")).toEqual({ kind: "allow" });
  expect(guardRoute(routes.liteMessages, visitor(Role.companyAdmin), "?app=admin-lite")).toEqual({
    kind: "noLiteScreen",
  });
});

test("A318 B296: a super admin chooses a company first", () => {
  const root = visitor(Role.superAdmin);
  expect(guardRoute(routes.customers, root, "")).toEqual({ kind: "redirect", path: "/companies" });
  for (const route of [routes.users, routes.surgeons, routes.notification, routes.events]) {
    expect(guardRoute(route, root, ""), route.path).toEqual({ kind: "redirect", path: "/companies" });
    expect(guardRoute(route, visitor(Role.superAdmin, { hasCustomer: true }), ""), route.path).toEqual({
      kind: "allow",
    });
  }
  for (const route of [routes.companyCustomers, routes.companyUsers, routes.fulfillment])
    expect(guardRoute(route, root, ""), route.path).toEqual({ kind: "allow" });
});

test("A033: no redirect leads a signed-in visitor to a route that redirects again", () => {
  const led = staffRoles.flatMap((role) =>
    protectedRoutes.flatMap((route) => {
      const answer = guardRoute(route, visitor(role), "");
      return answer.kind === "redirect" ? [{ role, path: answer.path }] : [];
    }),
  );
  expect(new Set(led.map(({ path }) => path))).toEqual(new Set(["/login", "/customers", "/companies"]));
  for (const { role, path } of led) {
    const target = Object.values(routes).find((route) => route.path === path);
    expect(guardRoute(target!, visitor(role), "")).toEqual({ kind: "allow" });
  }
});
