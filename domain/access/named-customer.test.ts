import { expect, test } from "vitest";
import { mayActIn, namedCompanies, namedCustomers } from "./named-customer.ts";
import { Role } from "./roles.ts";
import type { Viewer } from "./viewer.ts";
import { testId } from "../values/id.arbitrary.ts";

const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: testId("u"),
  role,
  application: "AdminWeb",
  customerId: null,
  companyId: testId("k1"),
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});
const clinic = { customerId: testId("c1"), companyId: testId("k1") };

test("a clinic is named beside the arguments or inside them, once", () => {
  expect(namedCustomers({ customerid: testId("C1"), range: 7 })).toEqual(["c1"]);
  expect(namedCustomers({ pagination: { customerid: testId("c1") } })).toEqual(["c1"]);
  expect(namedCustomers({ input: { customer: "c1" }, customerid: testId("c1") })).toEqual(["c1"]);
  expect(namedCustomers({ customerId: testId("c1") })).toEqual(["c1"]);
  expect(namedCustomers({ customerid: testId("c1"), input: { customerid: testId("c2") } })).toEqual(["c1", "c2"]);
  expect(namedCustomers({ customerid: testId(""), input: null })).toEqual([]);
  expect(namedCustomers({ customerid: null, input: "c1", id: testId("c2"), filters: { customer: ["c3"] } })).toEqual(
    [],
  );
});

test("a company is named in the same places, and is no clinic", () => {
  expect(namedCompanies({ companyid: testId("K1"), customerid: testId("c1") })).toEqual(["k1"]);
  expect(namedCompanies({ input: { companyId: "k1" }, pagination: { company: "k2" } })).toEqual(["k1", "k2"]);
  expect(namedCompanies({ customer: testId("c1"), companyid: "" })).toEqual([]);
  expect(namedCustomers({ companyid: testId("k1") })).toEqual([]);
});

test("A217: company users work in their company's clinics, a coach in those mapped, a super admin in all, others in none", () => {
  expect(mayActIn(viewer(Role.companyAdmin), clinic)).toBe(true);
  expect(mayActIn(viewer(Role.companyAdmin, { companyId: testId("k2") }), clinic)).toBe(false);
  expect(mayActIn(viewer(Role.healthCoach, { customerIds: [testId("c1")] }), clinic)).toBe(true);
  expect(mayActIn(viewer(Role.healthCoach, { customerIds: [testId("c2")] }), clinic)).toBe(false);
  expect(mayActIn(viewer(Role.superAdmin, { companyId: null }), clinic)).toBe(true);
  for (const role of [Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate, Role.patient, Role.progressLink])
    expect(mayActIn(viewer(role), clinic)).toBe(false);
});
