import { expect, expectTypeOf, test } from "vitest";
import { admit, type ScopeOf, type ViewerOf } from "./operations.ts";
import { Role } from "./roles.ts";
import type { CompanyScope, CustomerScope, EveryScope, Scope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: "00000000-0000-7000-8000-000000000001",
  role,
  application: "AdminWeb",
  customerId: null,
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});

const kindFor = (name: string, who: Viewer | null): unknown => {
  const admitted = admit(name, who);
  return admitted.kind === "refused" ? admitted.message : admitted.kind;
};

const clinic = { customerId: "00000000-0000-7000-8000-000000000002" };
const company = { companyId: "00000000-0000-7000-8000-000000000003" };

test("each reach gives the scope that its calls are typed with", () => {
  expectTypeOf<ScopeOf<"loginUser">>().toEqualTypeOf<EveryScope>();
  expect(kindFor("loginUser", null)).toBe("every");
  expect(kindFor("loginUser", viewer(Role.admin, clinic))).toBe("every");

  expectTypeOf<ScopeOf<"getUsers">>().toEqualTypeOf<Scope>();
  expect(kindFor("getUsers", viewer(Role.admin, clinic))).toBe("customer");
  expect(kindFor("getUsers", viewer(Role.companyAdmin, { ...company, ...clinic }))).toBe("customer");
  expect(kindFor("getUsers", viewer(Role.companyAdmin, company))).toBe("company");
  expect(kindFor("getUsers", viewer(Role.superAdmin))).toBe("every");

  expectTypeOf<ScopeOf<"getPatient">>().toEqualTypeOf<CustomerScope>();
  expect(kindFor("getPatient", viewer(Role.companyAdmin, { ...company, ...clinic }))).toBe("customer");
  expect(kindFor("getPatient", viewer(Role.companyAdmin, company))).toBe("Choose a customer first.");

  expectTypeOf<ScopeOf<"getMyDay">>().toEqualTypeOf<CustomerScope>();
  expect(kindFor("getMyDay", viewer(Role.patient, clinic))).toBe("customer");

  expectTypeOf<ScopeOf<"getActionCaseStats">>().toEqualTypeOf<CompanyScope>();
  expect(kindFor("getActionCaseStats", viewer(Role.healthCoach, { ...company, ...clinic }))).toBe("company");

  expectTypeOf<ScopeOf<"getCustomers">>().toEqualTypeOf<CompanyScope | EveryScope>();
  expect(kindFor("getCustomers", viewer(Role.healthCoach, { ...company, ...clinic }))).toBe("company");
  expect(kindFor("getCustomers", viewer(Role.superAdmin, { ...company, ...clinic }))).toBe("every");

  expectTypeOf<ScopeOf<"getCompanies">>().toEqualTypeOf<EveryScope>();
  expect(kindFor("getCompanies", viewer(Role.superAdmin, clinic))).toBe("every");
});

test("somebody is known wherever a session is needed, and only there", () => {
  expectTypeOf<ViewerOf<"getPatient">>().toEqualTypeOf<Viewer>();
  expectTypeOf<ViewerOf<"downloadReport">>().toEqualTypeOf<Viewer>();
  expectTypeOf<ViewerOf<"loginUser">>().toEqualTypeOf<Viewer | null>();
  expect(kindFor("getPatient", null)).toBe("Token expired");
  expect(kindFor("getPatient", viewer(Role.patient, clinic))).toBe("You are not allowed to do this.");
  expect(kindFor("noSuchCall", viewer(Role.superAdmin))).toBe("You are not allowed to do this.");
});
