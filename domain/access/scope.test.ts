import { expect, test } from "vitest";
import { Role } from "./roles.ts";
import * as scope from "./scope.ts";
import type { Viewer } from "./viewer.ts";
import { noId } from "../values/id.ts";
import { testId } from "../values/id.arbitrary.ts";

const clinic = testId("01900003-0000-7000-8000-000000000001");
const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: testId("u1"),
  role,
  application: "AdminWeb",
  customerId: null,
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});

test("A220 B447 C181: who works in a clinic sees its rows; a surgeon only own patients, an associate only some surgeons' cases", () => {
  const inClinic = { customerId: clinic, surgeonIds: [testId("s1")] };
  expect(scope.customerScope(viewer(Role.surgeon, inClinic))).toEqual({
    kind: "customer",
    customerId: clinic,
    surgeonIds: [testId("s1")],
    caseSurgeonIds: [testId("s1")],
    patientId: null,
    userId: testId("u1"),
    rls: {
      tenants: [clinic],
      company: null,
      actor: "u1",
      sight: "s1;s1;",
    },
  });
  expect(scope.customerScope(viewer(Role.medicalAssociate, inClinic))).toMatchObject({
    surgeonIds: null,
    caseSurgeonIds: [testId("s1")],
  });
  expect(scope.customerScope(viewer(Role.patient, { customerId: clinic, patientId: testId("p1") }))).toMatchObject({
    patientId: testId("p1"),
  });
  expect(scope.customerScope(viewer(Role.companyAdmin, { companyId: testId("k1") }))).toBeNull();
});

test("a patient's scope is the own record; who sees all of a clinic has no limits, and what must hold over the whole clinic lifts them", () => {
  const everything = { surgeonIds: null, caseSurgeonIds: null, patientId: null };
  const patient = scope.patientScope(viewer(Role.patient, { customerId: clinic, patientId: testId("p1") }));
  expect(patient).toMatchObject({ patientId: "p1", rls: { sight: ";;p1" } });
  expect(scope.patientScope(viewer(Role.admin, { customerId: clinic }))).toBeNull();
  expect(scope.patientScope(viewer(Role.patient, { patientId: testId("p1") }))).toBeNull();
  expect(scope.customerScope(viewer(Role.admin, { customerId: clinic }))!.rls.sight).toBe("");
  const surgeon = scope.customerScope(viewer(Role.surgeon, { customerId: clinic, surgeonIds: [testId("s1")] }))!;
  const associate = viewer(Role.medicalAssociate, { customerId: clinic, surgeonIds: [testId("s1"), testId("s2")] });
  expect(scope.customerScope(associate)!.rls.sight).toBe(";s1,s2;");
  expect(scope.withinCases(scope.customerScope(associate)!)).toMatchObject({
    surgeonIds: ["s1", "s2"],
    caseSurgeonIds: ["s1", "s2"],
    rls: { sight: "s1,s2;s1,s2;" },
  });
  const nobodys = viewer(Role.surgeon, { customerId: clinic, surgeonIds: [] });
  const nobody = "00000000-0000-0000-0000-000000000000";
  expect(scope.customerScope(nobodys)!.rls.sight).toBe(`${nobody};${nobody};`);
  expect(scope.withinCases(surgeon)).toBe(surgeon);
  expect(scope.wholeClinic(surgeon)).toEqual({ ...surgeon, ...everything, rls: { ...surgeon.rls, sight: "" } });
});

test("people with other limits in a clinic share no answer, whichever limit it is", () => {
  const keyOf = (role: Role, more: Partial<Viewer> = {}) =>
    scope.sightOf(scope.customerScope(viewer(role, { customerId: clinic, ...more }))!);
  const keys = [
    keyOf(Role.admin),
    keyOf(Role.admin, { customerId: testId("c2") }),
    keyOf(Role.surgeon, { surgeonIds: [testId("s1")] }),
    keyOf(Role.surgeon, { surgeonIds: [testId("s2")] }),
    keyOf(Role.medicalAssociate, { surgeonIds: [testId("s1")] }),
    keyOf(Role.medicalAssociate, { surgeonIds: [testId("s2")] }),
    keyOf(Role.patient, { patientId: testId("p1") }),
    keyOf(Role.patient, { patientId: testId("p2") }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(Role.physio, { userId: testId("u2") })).toBe(keys[0]);
});

test("A220: who works for a company sees its clinics, a coach those mapped; who has none sees none", () => {
  expect(scope.companyScope(viewer(Role.companyAdmin, { companyId: testId("k1") }))).toEqual({
    kind: "company",
    companyId: testId("k1"),
    customerIds: null,
    rls: { tenants: [], company: "k1", actor: "u1", sight: "" },
  });
  expect(
    scope.companyScope(viewer(Role.healthCoach, { companyId: testId("k1"), customerIds: [testId("c1")] })),
  ).toMatchObject({
    customerIds: [testId("c1")],
    rls: { tenants: ["c1"], company: "k1" },
  });
  expect(scope.companyScope(viewer(Role.admin, { customerId: clinic }))).toBeNull();
});

test("A318: only a super admin names a company, by its id", () => {
  const named = scope.namedCompanyScope(viewer(Role.superAdmin), clinic);
  expect(named).toEqual({
    kind: "company",
    companyId: clinic,
    customerIds: null,
    rls: { tenants: [], company: clinic, actor: "u1", sight: "" },
  });
  expect(scope.namedCompanyScope(viewer(Role.superAdmin), testId("k1"))).toBeNull();
  expect(scope.namedCompanyScope(viewer(Role.companyAdmin, { companyId: clinic }), clinic)).toBeNull();
  expect(scope.openFor(named!, [testId("c1"), testId("c2")])).toEqual({
    ...named,
    rls: { tenants: ["c1", "c2"], company: clinic, actor: "u1", sight: "" },
  });
});

test("everything is for a super admin, and for what no person asks", () => {
  expect(scope.superAdminScope(viewer(Role.superAdmin))).toEqual({
    kind: "every",
    rls: { tenants: "*", company: null, actor: "u1", sight: "" },
  });
  expect(scope.superAdminScope(viewer(Role.companyAdmin, { companyId: testId("k1") }))).toBeNull();
  expect(scope.systemScope("nightly").rls).toEqual({ tenants: "*", company: null, actor: "nightly", sight: "" });
});

test("a clinic that nobody belongs to is named by its id, and by nothing else", () => {
  expect(scope.systemCustomerScope(clinic, "sign-in")).toEqual({
    kind: "customer",
    customerId: clinic,
    surgeonIds: null,
    caseSurgeonIds: null,
    patientId: null,
    userId: noId,
    rls: { tenants: [clinic], company: null, actor: "sign-in", sight: "" },
  });
  expect(() => scope.systemCustomerScope(testId("c1"), "sign-in")).toThrow(
    "A scope of one customer needs the customer's id.",
  );
});
