import type { OperationName } from "@restride/domain/access/operations.ts";
import { small } from "./small-clinics/ids.ts";

/** A call of one operation that aims at a clinic of the small world: 0 the caller's, 1 its sister, 2 another company's. */
export interface Sample {
  readonly document: string;
  readonly variables: object;
}

const today = new Date().toISOString().slice(0, 10);
const plain = "{ status message }";
const mutation = (call: string, fields = plain): string => `mutation { ${call} ${fields} }`;
const query = (call: string, fields: string): string => `query { ${call} { status message ${fields} } }`;
const only = (document: string, variables: object = {}): Sample => ({ document, variables });

const patient = (clinic: number): string => small.patient(clinic, 1);
const range = `startdate: "${today}", enddate: "${today}"`;
const login = `credentials: { email: "nobody@clinic.example", password: "wrong" }`;

/** One sample for each operation; the matrix fails for an operation that has none. */
export const samples: Record<OperationName, (clinic: number) => Sample> = {
  loginUser: () => only(mutation(`loginUser(${login})`)),
  loginWithOtp: (clinic) =>
    only(mutation(`loginWithOtp(input: { userid: "${patient(clinic)}", otpFromPatient: "AAAAAA" })`)),
  resendOtp: (clinic) => only(mutation(`resendOtp(userid: "${patient(clinic)}")`)),
  loginPatient: () => only(mutation(`loginPatient(${login})`)),
  sendResetPasswordLink: () => only(mutation(`sendResetPasswordLink(email: "nobody@clinic.example")`)),
  setPassword: () => only(mutation(`setPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  resetPassword: () => only(mutation(`resetPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  setPatientPassword: () => only(mutation(`setPatientPassword(token: "none", password: "long enough")`)),
  getBotCheck: () => only(query("getBotCheck", "challenge")),
  getConsentForm: (clinic) =>
    only(query(`getConsentForm(customerid: "${small.customers[clinic]}")`, "forms { _id title view }")),
  getCustomerLogoAndName: (clinic) =>
    only(query(`getCustomerLogoAndName(customerid: "${small.customers[clinic]}")`, "name logo")),
  addRegisterPatient: (clinic) =>
    only(
      mutation(
        `addRegisterPatient(input: { customer: "${small.customers[clinic]}", firstname: "A", lastname: "B", gender: "female",
          phone: "3125550142", dob: "05/01/1960", email: "a@b.example", email_opt_in: true, include_devices: true,
          shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" }, consent: { signatures: [] }, token: "none" })`,
      ),
    ),
  verifyConsent: () => only(query(`verifyConsent(hash: "none")`, "result signedat")),
  deleteAccountRequest: () =>
    only(
      mutation(
        `deleteAccountRequest(input: { firstname: "A", lastname: "B", dob: "05/01/1960", phone: "3125550142", token: "none" })`,
      ),
    ),
  withdrawAccountDeletion: () => only(mutation(`withdrawAccountDeletion(token: "none")`)),
  logout: () => only(mutation("logout")),
  loginAsCustomer: (clinic) => only(mutation(`loginAsCustomer(customerid: "${small.customers[clinic]}")`)),
  changeUserPassword: () => only(mutation(`changeUserPassword(password: "wrong", newpassword: "short")`)),
  getUserVisitedPages: () => only(query("getUserVisitedPages", "pagevisited")),
  updateUserVisitedPages: () => only(mutation(`updateUserVisitedPages(page: "patients")`)),
  updateSignature: () => only(mutation(`updateSignature(signature: "Kind regards")`)),
  updateUserFilter: () => only(mutation(`updateUserFilter(filter: "type=all")`)),
  getTrustedDevices: () => only(query("getTrustedDevices", "devices { _id }")),
  revokeTrustedDevice: (clinic) => only(mutation(`revokeTrustedDevice(deviceid: "${patient(clinic)}")`)),
  setUserDeviceToken: () => only(mutation(`setUserDeviceToken(token: "t1")`)),
  setWebToken: () => only(mutation(`setWebToken(webtoken: "t2")`)),
  deleteUserDeviceToken: () => only(mutation(`deleteUserDeviceToken(token: "t3")`)),
  resetUserPassword: (clinic) => only(mutation(`resetUserPassword(patientid: "${patient(clinic)}")`)),
  getCustomers: (clinic) =>
    only(
      query(`getCustomers(input: { companyid: "${small.companies[clinic === 2 ? 1 : 0]}" })`, "customers { _id name }"),
    ),
  getCompanies: () => only(query("getCompanies(input: {})", "companies { _id }")),
  getSurgeonList: (clinic) =>
    only(query(`getSurgeonList(customerid: "${small.customers[clinic]}")`, "surgeons { _id }")),
  getSurgeons: (clinic) =>
    only(query(`getSurgeons(pagination: { customerid: "${small.customers[clinic]}" })`, "surgeons { _id name } total")),
  getSurgeonById: (clinic) =>
    only(query(`getSurgeonById(id: "${small.surgeon(clinic, 1)}")`, "surgeon { _id name customer }")),
  getAccessCode: () => only(query("getAccessCode", "accesscode")),
  addEditSurgeon: (clinic) =>
    only(
      mutation(
        `addEditSurgeon(id: "${small.surgeon(clinic, 1)}", input: { name: "Dr. Anna Surgeon1", email: "a@b.example",
          phone: { public: "3125550142" }, team: [], version: 1 })`,
        "{ status message surgeon { _id } }",
      ),
    ),
  removeSurgeons: (clinic) => only(mutation(`removeSurgeons(ids: ["${small.surgeon(clinic, 1)}"])`)),
  getPatientList: (clinic) =>
    only(
      query(
        `getPatientList(customerid: "${small.customers[clinic]}", filters: { patients: ["${patient(clinic)}"] })`,
        "patients { _id customer }",
      ),
    ),
  getPatientListForCompany: (clinic) =>
    only(
      query(
        `getPatientListForCompany(companyid: "${small.companies[clinic === 2 ? 1 : 0]}", filters: { customer: ["${small.customers[clinic]}"] })`,
        "patients { _id }",
      ),
    ),
  getPatientStats: (clinic) => only(query(`getPatientStats(customerid: "${small.customers[clinic]}")`, "active")),
  getPatientCompliance: (clinic) =>
    only(
      query(
        `getPatientCompliance(customerid: "${small.customers[clinic]}", filters: {})`,
        "overAllSummary { incomplete { patientids } }",
      ),
    ),
  getPatient: (clinic) => only(query(`getPatient(id: "${patient(clinic)}")`, "patient { _id lastname }")),
  getDateRangeActivities: (clinic) =>
    only(
      query(
        `getDateRangeActivities(patientid: "${patient(clinic)}", ${range})`,
        "activities { date exercises { exerciseid } }",
      ),
    ),
  getRangeExercises: (clinic) =>
    only(query(`getRangeExercises(patientid: "${patient(clinic)}", ${range})`, "exercises { items { exerciseid } }")),
  getFormByScheduleSubId: (clinic) =>
    only(
      query(
        `getFormByScheduleSubId(patientid: "${patient(clinic)}", id: "${small.formItem(clinic, 1)}")`,
        "form { _id }",
      ),
    ),
  onPatientActivity: (clinic) => only(`subscription { onPatientActivity(patientid: "${patient(clinic)}") { status } }`),
  addEvent: (clinic) =>
    only(mutation(`addEvent(id: "${patient(clinic)}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addNotifications: (clinic) =>
    only(
      mutation(`addNotifications(input: { patientids: ["${patient(clinic)}"], header: "Hello", message: "There" })`),
    ),
  getNotifications: (clinic) => only(query(`getNotifications(id: "${patient(clinic)}")`, "notifications { _id }")),
  createNewCase: (clinic) =>
    only(
      mutation(
        `createNewCase(input: { patientId: "${patient(clinic)}", summary: "A", description: "B", type: "Surgeon Message" })`,
      ),
    ),
  getActionCase: (clinic) => only(query(`getActionCase(caseId: "${patient(clinic)}")`, "actionCase { _id }")),
  getActionCaseStats: (clinic) =>
    only(query(`getActionCaseStats(customerid: "${small.customers[clinic]}")`, "unassigned total")),
  onComment: () => only("subscription { onComment { status } }"),
  onReminders: () => only("subscription { onReminders { status } }"),
  getMyDay: () => only(query("getMyDay", "day { date }")),
  recordExercise: (clinic) =>
    only(mutation(`recordExercise(input: { itemid: "${small.exerciseItem(clinic, 1, 1)}" })`)),
  recordReading: (clinic) =>
    only(mutation(`recordReading(input: { itemid: "${small.deviceItem(clinic, 1)}", values: [100, 2] })`)),
  recordAnswers: (clinic) =>
    only(mutation(`recordAnswers(input: { itemid: "${small.formItem(clinic, 1)}", answers: [2] })`)),
};
