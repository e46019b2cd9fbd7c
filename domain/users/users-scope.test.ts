import { describe, expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { usersScope } from "./users-scope.ts";
import { readId } from "../values/id.ts";
import { testId } from "../values/id.arbitrary.ts";

const company = testId("01900001-0000-7000-8000-000000000001");
const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: testId("me"),
  role,
  application: "AdminWeb",
  customerId: testId("clinic"),
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});
const coach = viewer(Role.healthCoach, { companyId: company, customerIds: [testId("clinic")] });

describe("whose users a call is about", () => {
  test("A217: a clinic's own people name nothing, and get no other clinic and no company", () => {
    const admin = viewer(Role.admin);
    expect(usersScope(admin, {})).toMatchObject({ kind: "customer", customerId: testId("clinic") });
    expect(usersScope(admin, { customerid: testId("clinic") })).toMatchObject({ kind: "customer" });
    expect(usersScope(admin, { customerid: testId("sister") })).toMatchObject({
      message: "This customer was not found.",
    });
    expect(usersScope(admin, { companyid: company })).toMatchObject({ message: "This company was not found." });
  });

  test("A217: company users name the clinic of their session, or get their company", () => {
    expect(usersScope(coach, { customerid: testId("clinic") })).toMatchObject({ kind: "customer" });
    expect(usersScope(coach, {})).toMatchObject({
      kind: "company",
      companyId: company,
      customerIds: [testId("clinic")],
    });
    expect(usersScope(coach, { companyid: company })).toMatchObject({ kind: "company" });
    expect(usersScope(coach, { customerid: testId("sister") })).toMatchObject({
      message: "This customer was not found.",
    });
    expect(usersScope(coach, { companyid: testId("other") })).toMatchObject({
      message: "This company was not found.",
    });
    const clinicsId = readId("01900003-0000-7000-8000-00000000000A");
    const there = { ...coach, customerId: clinicsId };
    expect(usersScope(there, { customerid: readId(clinicsId.toUpperCase()) })).toMatchObject({ customerId: clinicsId });
    const lost = viewer(Role.companyAdmin, { customerId: null });
    expect(usersScope(lost, {})).toMatchObject({ message: "This company was not found." });
    const outside = viewer(Role.companyAdmin, { companyId: company, customerId: null });
    expect(usersScope(outside, { customerid: testId("clinic") })).toMatchObject({ kind: "refused" });
  });

  test("A318: a super admin names the company", () => {
    const superAdmin = viewer(Role.superAdmin);
    expect(usersScope(superAdmin, { companyid: company })).toMatchObject({ kind: "company", companyId: company });
    expect(usersScope(superAdmin, { companyid: testId("no id") })).toMatchObject({
      message: "This company was not found.",
    });
    expect(usersScope(superAdmin, {})).toMatchObject({ message: "Choose a company first." });
    expect(usersScope(superAdmin, { customerid: testId("clinic") })).toMatchObject({ kind: "customer" });
    expect(usersScope(superAdmin, { customerid: testId("clinic"), companyid: company })).toMatchObject({
      kind: "customer",
    });
  });
});
