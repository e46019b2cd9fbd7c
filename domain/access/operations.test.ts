import { expect, test } from "vitest";
import type { Operation } from "./operations/reach.ts";
import { admit, isOperation, namesItsCustomer, operations, restOperations } from "./operations.ts";
import { Role, staffRoles } from "./roles.ts";
import type { Viewer } from "./viewer.ts";

const viewer = (role: Role, more: Partial<Viewer> = {}): Viewer => ({
  userId: "u1",
  role,
  application: "AdminWeb",
  customerId: null,
  companyId: null,
  surgeonIds: null,
  customerIds: null,
  patientId: null,
  ...more,
});
const admin = viewer(Role.admin, { customerId: "c1" });
const company = viewer(Role.companyAdmin, { companyId: "k1" });
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
    ].toSorted(),
  );
  for (const name of namesWhere(({ reach }) => reach === "public"))
    expect(table.find(([each]) => each === name)?.[1].roles).toEqual([Role.anonymous]);
  expect(admit("loginUser", null)).toEqual({
    kind: "every",
    wall: { tenants: "*", company: null, actor: "sign-in" },
  });
});

test("walls 4: what takes or answers a token or a password is secret", () =>
  expect(namesWhere(({ secret }) => secret === true).toSorted()).toEqual([
    "changeUserPassword",
    "deleteUserDeviceToken",
    "loginAsCustomer",
    "logout",
    "setUserDeviceToken",
    "setWebToken",
  ]));

test("A220: what belongs to the own account is for every member of staff", () =>
  expect([operations.getTrustedDevices, restOperations.bringPicture]).toEqual([
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
  expect(admit("nothing", admin)).toEqual(refused("You are not allowed to do this."));
  expect(admit("nothing", null)).toEqual(refused("You are not allowed to do this."));
  expect(admit("getPatient", superAdmin)).toEqual(refused("You are not allowed to do this."));
  expect(admit("getPatient", null)).toEqual(refused("Token expired"));
  expect(admit("getPatient", company)).toEqual(refused("Choose a customer first."));
});

test("the table knows its operations", () =>
  expect([isOperation("getPatient"), isOperation("nothing")]).toEqual([true, false]));

test("A220: a call works on the clinic, the company or all, as far as its table row and the caller reach", () => {
  const chosen = { ...company, customerId: "c1" };
  expect(admit("getPatient", admin)).toMatchObject({ kind: "customer", customerId: "c1" });
  expect(admit("getMyDay", viewer(Role.patient, { customerId: "c1", patientId: "p1" }))).toMatchObject({
    kind: "customer",
    patientId: "p1",
  });
  expect(admit("getUsers", chosen)).toMatchObject({ kind: "customer", customerId: "c1" });
  expect(admit("getUsers", company)).toMatchObject({ kind: "company", companyId: "k1" });
  expect(admit("getUsers", { ...superAdmin, companyId: "k1" })).toMatchObject({ kind: "company", companyId: "k1" });
  expect(admit("getUsers", superAdmin)).toMatchObject({ kind: "every" });
  expect(admit("getCustomers", chosen)).toMatchObject({ kind: "company", companyId: "k1" });
  expect(admit("getCustomers", { ...superAdmin, companyId: "k1" })).toMatchObject({ kind: "every" });
  expect(admit("getCompanies", { ...superAdmin, customerId: "c1" })).toMatchObject({ kind: "every" });
});

test("A217: only calls on a clinic or on the own account name their clinic, by who may call them", () => {
  const asked = (name: string, who: Viewer | null) => namesItsCustomer(name, who);
  expect([asked("getPatient", admin), asked("getUsers", admin)]).toEqual([true, true]);
  expect([asked("getPatient", null), asked("nothing", admin)]).toEqual([false, false]);
  expect([asked("getCustomers", company), asked("getPatient", superAdmin)]).toEqual([false, false]);
});
