import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";

const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const queries = schema.getQueryType()!.getFields();
const mutations = schema.getMutationType()!.getFields();
const subscriptions = schema.getSubscriptionType()!.getFields();

/** The calls that the administration names. */
const administration = `
  loginUser loginWithOtp resendOtp changeUserPassword setPassword resetPassword resetUserPassword sendResetPasswordLink
  setPatientPassword setUserDeviceToken deleteUserDeviceToken setWebToken getUserVisitedPages updateUserVisitedPages
  updateSignature getSurgeonList getSurgeons getSurgeonById getAccessCode addEditSurgeon removeSurgeons getUsers
  addEditUser getCompanyHealthcoach getCustomers getCustomers2 getCustomer getUniqueCustomerCode getCompanyCustomerList
  getCustomersIdAndNameList addEditCustomer switchAutoImport getCompanies getCompany addEditCompany loginAsCustomer
  getPatientStats getFormGraphData getLast7Activities getLast7Measurements getSurgeonImage getConsentForm getCustomerLogoAndName addRegisterPatient deleteAccountRequest
  onComment onReminders getActionCaseListSubscription addAdminCommentToLite
  moveAiComment`
  .trim()
  .split(/\s+/);

test("A004 A221: every call has its name on the one endpoint, whichever document names it", () => {
  const known = { ...queries, ...mutations, ...subscriptions };
  expect(administration.filter((name) => !(name in known))).toEqual([]);
});

test("A278 C187 C190 C260: every answer carries status and message beside its data, and every event its status", () => {
  const fieldsOf = (field: { type: unknown }): string[] => {
    const type = schema.getType(String(field.type).replaceAll(/[[\]!]/g, ""));
    return type && "getFields" in type ? Object.keys(type.getFields()) : [];
  };
  for (const field of Object.values({ ...queries, ...mutations }))
    expect(fieldsOf(field), field.name).toEqual(expect.arrayContaining(["status", "message"]));
  for (const field of Object.values(subscriptions)) expect(fieldsOf(field), field.name).toContain("status");
});

test("A273 A274 A275 A276 A277: the subscriptions answer a status", () => {
  for (const name of [
    "onComment",
    "onReminders",
    "getActionCaseListSubscription",
    "addAdminCommentToLite",
    "moveAiComment",
  ])
    expect(String(subscriptions[name]!.type)).toMatch(/Event!$/);
});
