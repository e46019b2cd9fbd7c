import type { OperationName } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";
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
const company = (clinic: number): string => small.companies[clinic === 2 ? 1 : 0]!;
const login = `credentials: { email: "nobody@clinic.example", password: "wrong" }`;

const browserToken = JSON.stringify({
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/sample",
  keys: { p256dh: "sample", auth: "sample" },
});

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
  reverseGeocode: () => only(query("reverseGeocode(latitude: 91, longitude: 0)", "place { city }")),
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
  getWebPushKey: () => only(query("getWebPushKey", "key")),
  setWebToken: () =>
    only(mutation("setWebToken(webtoken: $token)").replace("{", "($token: String!) {"), { token: browserToken }),
  deleteUserDeviceToken: () => only(mutation(`deleteUserDeviceToken(token: "t3")`)),
  resetUserPassword: (clinic) => only(mutation(`resetUserPassword(patientid: "${patient(clinic)}")`)),
  getUsers: (clinic) =>
    only(query(`getUsers(pagination: { customerid: "${small.customers[clinic]}" })`, "users { _id customer }")),
  getUser: (clinic) =>
    only(
      query(
        `getUser(id: "${small.user(clinic, Role.physio)}", customerid: "${small.customers[clinic]}")`,
        "user { _id customer }",
      ),
    ),
  getCompanyHealthcoach: (clinic) =>
    only(query(`getCompanyHealthcoach(companyid: "${company(clinic)}")`, "users { _id } total")),
  addEditUser: (clinic) =>
    only(
      mutation(
        `addEditUser(id: "${small.user(clinic, Role.physio)}", input: { customer: "${small.customers[clinic]}", firstname: "Sam" })`,
        "{ status message user { _id customer } }",
      ),
    ),
  getCustomers: (clinic) =>
    only(query(`getCustomers(input: { companyid: "${company(clinic)}" })`, "customers { _id name }")),
  getCustomers2: (clinic) =>
    only(query(`getCustomers2(input: { companyid: "${company(clinic)}" })`, "customers { _id fullyCompliant }")),
  getCustomer: (clinic) =>
    only(query(`getCustomer(customerid: "${small.customers[clinic]}")`, "customer { _id lastActivities { skipped } }")),
  getUniqueCustomerCode: () => only(query("getUniqueCustomerCode", "accesscode")),
  getCompanyCustomerList: (clinic) =>
    only(query(`getCompanyCustomerList(companyid: "${company(clinic)}")`, "customers { _id }")),
  getCustomersIdAndNameList: (clinic) =>
    only(query(`getCustomersIdAndNameList(input: { companyId: "${company(clinic)}" })`, "customers { id name }")),
  addEditCustomer: (clinic) =>
    only(
      mutation(
        `addEditCustomer(input: { _id: "${small.customers[clinic]}", name: "Clinic", accesscode: "CLN00${clinic + 1}",
          contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }, address: {}, version: 1 })`,
        "{ status message customer { _id } }",
      ),
    ),
  switchAutoImport: (clinic) =>
    only(mutation(`switchAutoImport(input: { customerid: "${small.customers[clinic]}" }, flag: true)`)),
  getCompany: (clinic) => only(query(`getCompany(companyid: "${company(clinic)}")`, "company { _id }")),
  addEditCompany: () => only(mutation(`addEditCompany(input: { name: "Company 3" })`)),
  getCompanies: () => only(query("getCompanies(input: {})", "companies { _id }")),
  getSurgeonList: (clinic) =>
    only(query(`getSurgeonList(customerid: "${small.customers[clinic]}")`, "surgeons { _id }")),
  getSurgeons: (clinic) =>
    only(query(`getSurgeons(pagination: { customerid: "${small.customers[clinic]}" })`, "surgeons { _id name } total")),
  getSurgeonById: (clinic) =>
    only(query(`getSurgeonById(id: "${small.surgeon(clinic, 1)}")`, "surgeon { _id name customer }")),
  getSurgeonImage: (clinic) => only(query(`getSurgeonImage(id: "${small.surgeon(clinic, 1)}")`, "image")),
  getPublicSurgeon: (clinic) =>
    only(query(`getPublicSurgeon(id: "${small.surgeon(clinic, 1)}")`, "surgeon { _id name }")),
  addCallbackRequest: (clinic) =>
    only(
      mutation(
        `addCallbackRequest(input: { surgeon: "${small.surgeon(clinic, 1)}", name: "Ann", phone: "3125550142", message: "Hello" })`,
      ),
    ),
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
        `getPatientListForCompany(companyid: "${company(clinic)}", filters: { customer: ["${small.customers[clinic]}"] })`,
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
  getLast7Activities: (clinic) =>
    only(query(`getLast7Activities(customerid: "${small.customers[clinic]}")`, "skipped { patientids }")),
  getLast7Measurements: (clinic) =>
    only(query(`getLast7Measurements(customerid: "${small.customers[clinic]}")`, "measkipped { patientids }")),
  getFormGraphData: (clinic) =>
    only(query(`getFormGraphData(customerid: "${small.customers[clinic]}")`, "oks { name total }")),
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
  getRangeMeasurement: (clinic) =>
    only(
      query(
        `getRangeMeasurement(patientid: "${patient(clinic)}", deviceid: "${small.deviceItem(clinic, 1)}", ${range})`,
        "measurements { date status }",
      ),
    ),
  getGraphMeasurementData: (clinic) =>
    only(
      query(
        `getGraphMeasurementData(graphIn: { patientid: "${patient(clinic)}", deviceid: "${small.deviceItem(clinic, 1)}" })`,
        "timezone graphs { _id devicename }",
      ),
    ),
  getFormByScheduleSubId: (clinic) =>
    only(
      query(
        `getFormByScheduleSubId(patientid: "${patient(clinic)}", id: "${small.formItem(clinic, 1)}")`,
        "form { _id }",
      ),
    ),
  getSurveyDetail: (clinic) =>
    only(query(`getSurveyDetail(patientid: "${patient(clinic)}")`, "survey { forms { formid } surgerytype }")),
  getFormData: (clinic) => only(query(`getFormData(patientid: "${patient(clinic)}")`, "formdata { oks { value } }")),
  validPatientId: (clinic) =>
    only(mutation(`validPatientId(patientid: "${patient(clinic)}")`, "{ status message token email }")),
  verifyActivityLinkOtp: (clinic) =>
    only(
      mutation(
        `verifyActivityLinkOtp(input: { otp: "AAAAAA", patientid: "${patient(clinic)}", token: "none" })`,
        "{ status message error token }",
      ),
    ),
  caregiverNotify: (clinic) =>
    only(mutation(`caregiverNotify(patientid: "${patient(clinic)}", email: "a@b.example", name: "Ann")`)),
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
  addAdminCommentToLite: () => only("subscription { addAdminCommentToLite { status } }"),
  getActionCaseListSubscription: () => only("subscription { getActionCaseListSubscription { status } }"),
  assignedToMoveAi: (clinic) => only(mutation(`assignedToMoveAi(caseId: "${patient(clinic)}")`)),
  updateLastViewed: (clinic) => only(mutation(`updateLastViewed(caseId: "${patient(clinic)}")`)),
  moveAiComment: () => only("subscription { moveAiComment { status } }"),
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
