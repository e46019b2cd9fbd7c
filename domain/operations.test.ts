import { expect, expectTypeOf, test } from "vitest";
import type { Operation } from "./access/reach.ts";
import {
  scopeOrRefusal,
  isOperation,
  namesItsCustomer,
  operations,
  restOperations,
  roleMayCall,
  type ScopeOf,
  type ViewerOf,
} from "./operations.ts";
import type { CompanyScope, CustomerScope, PatientScope, EveryScope, Scope } from "./access/scope.ts";
import { Role, staffRoles } from "./access/roles.ts";
import type { Viewer } from "./access/viewer.ts";
import { testId } from "./values/id.arbitrary.ts";

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
const admin = viewer(Role.admin, { customerId: testId("c1") });
const company = viewer(Role.companyAdmin, { companyId: testId("k1") });
const superAdmin = viewer(Role.superAdmin);
const refused = (message: string) => ({ kind: "refused", message });
const table: [string, Operation][] = Object.entries({ ...operations, ...restOperations });
const namesWhere = (is: (operation: Operation) => boolean) =>
  table.filter(([, operation]) => is(operation)).map(([name]) => name);

test("A312 A313 A314: what needs no session is what sign-in, links and public pages call, and all that no table names is closed", () => {
  expect(namesWhere(({ reach }) => reach === "public").toSorted()).toEqual(
    [
      ..."loginUser loginWithOtp resendOtp loginPatient sendResetPasswordLink setPassword resetPassword".split(" "),
      ..."setPatientPassword getBotCheck getConsentForm getCustomerLogoAndName addRegisterPatient".split(" "),
      ..."verifyConsent deleteAccountRequest withdrawAccountDeletion reverseGeocode getPublicSurgeon".split(" "),
      ..."addCallbackRequest validPatientId verifyActivityLinkOtp showPicture downloadQrcode downloadVcard".split(" "),
      "registrationSheet",
      "carrierWebhook",
    ].toSorted(),
  );
  for (const name of namesWhere(({ reach }) => reach === "public"))
    expect(table.find(([each]) => each === name)?.[1].roles).toEqual([Role.anonymous]);
  expect(scopeOrRefusal("loginUser", null)).toEqual({
    kind: "every",
    rls: { tenants: "*", company: null, actor: "sign-in", sight: "" },
  });
});

test("what takes or answers a token or a password is secret", () =>
  expect(namesWhere(({ secret }) => secret === true).toSorted()).toEqual([
    "changeUserPassword",
    "deleteUserDeviceToken",
    "loginAsCustomer",
    "logout",
    "renewSession",
    "setUserDeviceToken",
    "setWebToken",
  ]));

test("A220: what belongs to the own account is for every member of staff", () =>
  expect([operations.getTrustedDevices, restOperations.uploadPicture]).toEqual([
    { reach: "account", roles: staffRoles },
    { reach: "account", roles: staffRoles },
  ]));

test("patients ask only for their own record", () =>
  expect(table.filter(([, { reach }]) => reach === "patient")).toEqual(
    ["getMyDay", "recordExercise", "recordReading", "recordAnswers"].map((name) => [
      name,
      { reach: "patient", roles: [Role.patient] },
    ]),
  ));

test("A220 B447 C181: unknown and not allowed are one refusal, without a session another", () => {
  expect(scopeOrRefusal("nothing", admin)).toEqual(refused("You are not allowed to do this."));
  expect(scopeOrRefusal("nothing", null)).toEqual(refused("You are not allowed to do this."));
  expect(scopeOrRefusal("getPatient", superAdmin)).toEqual(refused("You are not allowed to do this."));
  expect(scopeOrRefusal("getPatient", null)).toEqual(refused("Token expired"));
  expect(scopeOrRefusal("getPatient", company)).toEqual(refused("Choose a customer first."));
});

test("the table knows its operations", () =>
  expect(["getPatient", "nothing", "constructor"].map(isOperation)).toEqual([true, false, false]));

test("A220: a name that every object knows is no operation", () => {
  for (const name of ["constructor", "toString", "__proto__"])
    expect(scopeOrRefusal(name, admin)).toEqual(refused("You are not allowed to do this."));
});

test("A220: a call works on the clinic, the company or all, as far as its table row and the caller reach", () => {
  const chosen = { ...company, customerId: testId("c1") };
  expect(scopeOrRefusal("getPatient", admin)).toMatchObject({ kind: "customer", customerId: testId("c1") });
  expect(
    scopeOrRefusal("getMyDay", viewer(Role.patient, { customerId: testId("c1"), patientId: testId("p1") })),
  ).toMatchObject({
    kind: "customer",
    patientId: testId("p1"),
  });
  expect(scopeOrRefusal("getUsers", chosen)).toMatchObject({ kind: "customer", customerId: testId("c1") });
  expect(scopeOrRefusal("getUsers", company)).toMatchObject({ kind: "company", companyId: testId("k1") });
  expect(scopeOrRefusal("getUsers", { ...superAdmin, companyId: testId("k1") })).toMatchObject({
    kind: "company",
    companyId: testId("k1"),
  });
  expect(scopeOrRefusal("getUsers", superAdmin)).toMatchObject({ kind: "every" });
  expect(scopeOrRefusal("getCustomers", chosen)).toMatchObject({ kind: "company", companyId: testId("k1") });
  expect(scopeOrRefusal("getCustomers", { ...superAdmin, companyId: testId("k1") })).toMatchObject({ kind: "every" });
  expect(scopeOrRefusal("getCompanies", { ...superAdmin, customerId: testId("c1") })).toMatchObject({ kind: "every" });
});

test("A217: only calls on a clinic or on the own account name their clinic, by who may call them", () => {
  const namesCustomer = (name: string, who: Viewer | null) => namesItsCustomer(name, who);
  expect([namesCustomer("getPatient", admin), namesCustomer("getUsers", admin)]).toEqual([true, true]);
  expect([namesCustomer("getPatient", null), namesCustomer("nothing", admin)]).toEqual([false, false]);
  expect([namesCustomer("getCustomers", company), namesCustomer("getPatient", superAdmin)]).toEqual([false, false]);
});

const kindFor = (name: string, who: Viewer | null): unknown => {
  const admitted = scopeOrRefusal(name, who);
  return admitted.kind === "refused" ? admitted.message : admitted.kind;
};

const inClinic = { customerId: testId("00000000-0000-7000-8000-000000000002") };
const inCompany = { companyId: testId("00000000-0000-7000-8000-000000000003") };

test("each reach gives the scope that its calls are typed with", () => {
  expectTypeOf<ScopeOf<"loginUser">>().toEqualTypeOf<EveryScope>();
  expect(kindFor("loginUser", null)).toBe("every");
  expect(kindFor("loginUser", viewer(Role.admin, inClinic))).toBe("every");

  expectTypeOf<ScopeOf<"getUsers">>().toEqualTypeOf<Scope>();
  expect(kindFor("getUsers", viewer(Role.admin, inClinic))).toBe("customer");
  expect(kindFor("getUsers", viewer(Role.companyAdmin, { ...inCompany, ...inClinic }))).toBe("customer");
  expect(kindFor("getUsers", viewer(Role.companyAdmin, inCompany))).toBe("company");
  expect(kindFor("getUsers", viewer(Role.superAdmin))).toBe("every");

  expectTypeOf<ScopeOf<"getPatient">>().toEqualTypeOf<CustomerScope>();
  expect(kindFor("getPatient", viewer(Role.companyAdmin, { ...inCompany, ...inClinic }))).toBe("customer");
  expect(kindFor("getPatient", viewer(Role.companyAdmin, inCompany))).toBe("Choose a customer first.");

  expectTypeOf<ScopeOf<"getMyDay">>().toEqualTypeOf<PatientScope>();
  expect(kindFor("getMyDay", viewer(Role.patient, { ...inClinic, patientId: testId("p1") }))).toBe("customer");

  expectTypeOf<ScopeOf<"getActionCaseStats">>().toEqualTypeOf<CompanyScope>();
  expect(kindFor("getActionCaseStats", viewer(Role.healthCoach, { ...inCompany, ...inClinic }))).toBe("company");

  expectTypeOf<ScopeOf<"getCustomers">>().toEqualTypeOf<CompanyScope | EveryScope>();
  expect(kindFor("getCustomers", viewer(Role.healthCoach, { ...inCompany, ...inClinic }))).toBe("company");
  expect(kindFor("getCustomers", viewer(Role.superAdmin, { ...inCompany, ...inClinic }))).toBe("every");

  expectTypeOf<ScopeOf<"getCompanies">>().toEqualTypeOf<EveryScope>();
  expect(kindFor("getCompanies", viewer(Role.superAdmin, inClinic))).toBe("every");
});

test("somebody is known wherever a session is needed, and only there", () => {
  expectTypeOf<ViewerOf<"getPatient">>().toEqualTypeOf<Viewer>();
  expectTypeOf<ViewerOf<"downloadReport">>().toEqualTypeOf<Viewer>();
  expectTypeOf<ViewerOf<"loginUser">>().toEqualTypeOf<Viewer | null>();
  expect(kindFor("getPatient", null)).toBe("Token expired");
  expect(kindFor("getPatient", viewer(Role.patient, inClinic))).toBe("You are not allowed to do this.");
  expect(kindFor("noSuchCall", viewer(Role.superAdmin))).toBe("You are not allowed to do this.");
});

/** Operations that section 6 and the decisions about it allow a super admin, by their page. */
const superAdminCalls: Readonly<Record<string, string>> = {
  "the own account": `changeUserPassword deleteUserDeviceToken endOtherSessions endSession getSessions getTrustedDevices
    getUserVisitedPages getWebPushKey loginAsCustomer logout renewSession revokeTrustedDevice setUserDeviceToken setWebToken updateSignature updateUserFilter updateUserVisitedPages`,
  "/companies": `addEditCompany dismissDeletionRequest dismissUndeliveredMessage getCompanies getCompany getDeletionRequests getSecurityEvents
    getUndeliveredMessages sendDeletionRequest sendMessageAgain`,
  "/customers, with Add and Edit": `addEditCustomer getCompanyCustomerList getCustomer getCustomers getCustomers2
    getCustomersIdAndNameList getUniqueCustomerCode switchAutoImport getCompanyHealthcoach`,
  "/users and /cusers": "addEditUser getUser getUsers resetUserPassword",
  "/surgeons, with Add and Delete": `addEditSurgeon getAccessCode getSurgeonById getSurgeonImage getSurgeonList getSurgeons removeSurgeons
    uploadPicture`,
  "/notification": "getPatientMessages",
  "/events": "getReminders onClinicActivity onReminders",
  "/fulfillment": `askCarrier correctCustody getActiveAssignedDevices getDeviceSilence getFullfillment getFullfillmentViewDevices
    getFullfillments getFullfillmentsCount getSilentDevices getUnits markAsDeleted markAsShipped moveUnit replaceUnit setDeviceSilence
    updateAddress updateDeviceOrder updateGatewayId updateTrackingLink downloadCustody`,
  "/content": `applyVersion copyContent discardContentDraft getContent getContentCounts getContentHolders getContentList getContentRunning
    getContentVersions previewPublish publishContent retireContent saveContentDraft`,
};

test("A220: a super admin may call what stands on the pages that section 6 opens, and nothing else", () => {
  const open = Object.entries({ ...operations, ...restOperations } as Record<string, Operation>)
    .filter(([, { roles }]) => roles.includes(Role.superAdmin))
    .map(([name]) => name);
  expect(open.toSorted()).toEqual(Object.values(superAdminCalls).join(" ").split(/\s+/).toSorted());
});

test("a role may call what the table lets it call, and nothing that the table does not know", () => {
  expect(roleMayCall("getActionCase", Role.admin)).toBe(true);
  expect(roleMayCall("getActionCase", Role.physio)).toBe(false);
  expect(roleMayCall("nothing", Role.superAdmin)).toBe(false);
});
