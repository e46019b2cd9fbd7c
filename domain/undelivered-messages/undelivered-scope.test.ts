import { expect, test } from "vitest";
import { Role } from "../access/roles.ts";
import type { Viewer } from "../access/viewer.ts";
import { isRefusal } from "../values/refusal.ts";
import { testId } from "../values/id.arbitrary.ts";
import { undeliveredScope } from "./undelivered-scope.ts";

const [clinic, company, other] = [1, 2, 3].map((number) => testId(`0192f000-0000-7000-8000-00000000000${number}`));
const viewer = (change: Partial<Viewer>): Viewer => ({
  userId: testId("0192f000-0000-7000-8000-000000000009"),
  role: Role.admin,
  application: "AdminWeb",
  customerId: null,
  companyId: null,
  customerIds: null,
  surgeonIds: null,
  patientId: null,
  ...change,
});
const kindOf = (scope: ReturnType<typeof undeliveredScope>): string => (isRefusal(scope) ? "refused" : scope.kind);

test("an admin reads those of the own clinic and of no other", () => {
  const admin = viewer({ customerId: clinic! });
  expect(kindOf(undeliveredScope(admin, {}))).toBe("customer");
  expect(kindOf(undeliveredScope(admin, { customerid: other! }))).toBe("refused");
  expect(kindOf(undeliveredScope(admin, { companyid: company! }))).toBe("refused");
});

test("a company admin reads those to the company's people; a super admin who names nothing those that belong to no clinic", () => {
  const companyAdmin = viewer({ role: Role.companyAdmin, companyId: company! });
  expect(kindOf(undeliveredScope(companyAdmin, {}))).toBe("company");
  expect(kindOf(undeliveredScope(companyAdmin, { companyid: other! }))).toBe("refused");
  const superAdmin = viewer({ role: Role.superAdmin });
  expect(kindOf(undeliveredScope(superAdmin, {}))).toBe("every");
  expect(kindOf(undeliveredScope(superAdmin, { companyid: company! }))).toBe("company");
  const ofClinic = { ...superAdmin, customerId: clinic! };
  expect(kindOf(undeliveredScope(ofClinic, { customerid: clinic! }))).toBe("customer");
  expect(kindOf(undeliveredScope(ofClinic, { companyid: company! }))).toBe("company");
});
