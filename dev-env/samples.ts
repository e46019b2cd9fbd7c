import type { OperationName } from "@restride/domain/access/operations.ts";
import type { Aim } from "./aim.ts";

/** A call of one operation that names the ids of an aim. */
export interface Sample {
  readonly document: string;
  readonly variables: object;
}

const today = new Date().toISOString().slice(0, 10);
const plain = "{ status message }";
const mutation = (call: string, fields = plain): string => `mutation { ${call} ${fields} }`;
const query = (call: string, fields: string): string => `query { ${call} { status message ${fields} } }`;
const only = (document: string, variables: object = {}): Sample => ({ document, variables });

const range = `startdate: "${today}", enddate: "${today}"`;
const login = `credentials: { email: "nobody@clinic.example", password: "wrong" }`;

const browserToken = JSON.stringify({
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/sample",
  keys: { p256dh: "sample", auth: "sample" },
});

/** One sample for each operation; the matrix fails for an operation that has none. */
export const samples: Record<OperationName, (aim: Aim) => Sample> = {
  loginUser: () => only(mutation(`loginUser(${login})`)),
  loginWithOtp: (aim) => only(mutation(`loginWithOtp(userid: "${aim.user}", otpFromPatient: "AAAAAA")`)),
  resendOtp: (aim) => only(mutation(`resendOtp(userid: "${aim.user}")`)),
  loginPatient: () => only(mutation(`loginPatient(${login})`)),
  sendResetPasswordLink: () => only(mutation(`sendResetPasswordLink(email: "nobody@clinic.example")`)),
  setPassword: () => only(mutation(`setPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  resetPassword: () => only(mutation(`resetPassword(email: "a@b.example", token: "none", password: "long enough")`)),
  setPatientPassword: () => only(mutation(`setPatientPassword(token: "none", password: "long enough")`)),
  getBotCheck: () => only(query("getBotCheck", "challenge")),
  getConsentForm: (aim) => only(query(`getConsentForm(customerid: "${aim.customer}")`, "forms { _id title view }")),
  getCustomerLogoAndName: (aim) => only(query(`getCustomerLogoAndName(customerid: "${aim.customer}")`, "name logo")),
  addRegisterPatient: (aim) =>
    only(
      mutation(
        `addRegisterPatient(customer: "${aim.customer}", firstname: "A", lastname: "B", gender: "female",
          phone: "3125550142", dob: "05/01/1960", email: "a@b.example", email_opt_in: true, include_devices: true,
          shipaddress: { addressline1: "1", city: "C", state: "IL", zip: "6" }, consent: { signatures: [] }, token: "none")`,
      ),
    ),
  verifyConsent: () => only(query(`verifyConsent(hash: "none")`, "result signedat")),
  deleteAccountRequest: () =>
    only(
      mutation(
        `deleteAccountRequest(firstname: "A", lastname: "B", dob: "05/01/1960", phone: "3125550142", token: "none")`,
      ),
    ),
  withdrawAccountDeletion: () => only(mutation(`withdrawAccountDeletion(token: "none")`)),
  reverseGeocode: () => only(query("reverseGeocode(latitude: 91, longitude: 0)", "place { city }")),
  logout: () => only(mutation("logout")),
  loginAsCustomer: (aim) => only(mutation(`loginAsCustomer(customerid: "${aim.customer}")`)),
  changeUserPassword: () => only(mutation(`changeUserPassword(password: "wrong", newpassword: "short")`)),
  getUserVisitedPages: () => only(query("getUserVisitedPages", "pagevisited")),
  updateUserVisitedPages: () => only(mutation(`updateUserVisitedPages(page: "patients")`)),
  updateSignature: () => only(mutation(`updateSignature(signature: "Kind regards")`)),
  updateUserFilter: () => only(mutation(`updateUserFilter(filter: "type=all")`)),
  getTrustedDevices: () => only(query("getTrustedDevices", "devices { _id }")),
  revokeTrustedDevice: (aim) => only(mutation(`revokeTrustedDevice(deviceid: "${aim.trustedDevice}")`)),
  setUserDeviceToken: () => only(mutation(`setUserDeviceToken(token: "t1")`)),
  getWebPushKey: () => only(query("getWebPushKey", "key")),
  setWebToken: () =>
    only(mutation("setWebToken(webtoken: $token)").replace("{", "($token: String!) {"), { token: browserToken }),
  deleteUserDeviceToken: () => only(mutation(`deleteUserDeviceToken(token: "t3")`)),
  resetUserPassword: (aim) => only(mutation(`resetUserPassword(patientid: "${aim.patient}")`)),
  getUsers: (aim) => only(query(`getUsers(pagination: { customerid: "${aim.customer}" })`, "users { _id customer }")),
  getUser: (aim) => only(query(`getUser(id: "${aim.user}", customerid: "${aim.customer}")`, "user { _id customer }")),
  getCompanyHealthcoach: (aim) =>
    only(query(`getCompanyHealthcoach(companyid: "${aim.company}")`, "users { _id } total")),
  addEditUser: (aim) =>
    only(
      mutation(
        `addEditUser(id: "${aim.user}", input: { customer: "${aim.customer}", firstname: "Sam", associateids: ["${aim.surgeon}"] })`,
        "{ status message user { _id customer } }",
      ),
    ),
  getCustomers: (aim) => only(query(`getCustomers(input: { companyid: "${aim.company}" })`, "customers { _id name }")),
  getCustomers2: (aim) =>
    only(query(`getCustomers2(input: { companyid: "${aim.company}" })`, "customers { _id fullyCompliant }")),
  getCustomer: (aim) =>
    only(query(`getCustomer(customerid: "${aim.customer}")`, "customer { _id lastActivities { skipped } }")),
  getUniqueCustomerCode: () => only(query("getUniqueCustomerCode", "accesscode")),
  getCompanyCustomerList: (aim) =>
    only(query(`getCompanyCustomerList(companyid: "${aim.company}")`, "customers { _id }")),
  getCustomersIdAndNameList: (aim) =>
    only(
      query(
        `getCustomersIdAndNameList(input: { companyId: "${aim.company}", healthCoachId: "${aim.coach}" })`,
        "customers { id name }",
      ),
    ),
  addEditCustomer: (aim) =>
    only(
      mutation(
        `addEditCustomer(input: { _id: "${aim.customer}", name: "Clinic", accesscode: "${aim.accessCode}", associatehealthcoach: "${aim.coach}",
          contact: { name: "Ann", email: "a@b.example", phone: "3125550142" }, address: {}, version: 1 })`,
        "{ status message customer { _id } }",
      ),
    ),
  switchAutoImport: (aim) => only(mutation(`switchAutoImport(input: { customerid: "${aim.customer}" }, flag: true)`)),
  getCompany: (aim) => only(query(`getCompany(companyid: "${aim.company}")`, "company { _id }")),
  addEditCompany: () => only(mutation(`addEditCompany(input: { name: "Company 3" })`)),
  getCompanies: () => only(query("getCompanies(input: {})", "companies { _id }")),
  getSurgeonList: (aim) => only(query(`getSurgeonList(customerid: "${aim.customer}")`, "surgeons { _id }")),
  getSurgeons: (aim) =>
    only(query(`getSurgeons(pagination: { customerid: "${aim.customer}" })`, "surgeons { _id name } total")),
  getSurgeonById: (aim) => only(query(`getSurgeonById(id: "${aim.surgeon}")`, "surgeon { _id name customer }")),
  getSurgeonImage: (aim) => only(query(`getSurgeonImage(id: "${aim.surgeon}")`, "image")),
  getPublicSurgeon: (aim) => only(query(`getPublicSurgeon(id: "${aim.surgeon}")`, "surgeon { _id name }")),
  addCallbackRequest: (aim) =>
    only(mutation(`addCallbackRequest(surgeon: "${aim.surgeon}", name: "Ann", phone: "3125550142", message: "Hello")`)),
  getAccessCode: () => only(query("getAccessCode", "accesscode")),
  addEditSurgeon: (aim) =>
    only(
      mutation(
        `addEditSurgeon(id: "${aim.surgeon}", input: { name: "Dr. Anna Surgeon1", email: "a@b.example",
          phone: { public: "3125550142" }, team: [], version: 1 })`,
        "{ status message surgeon { _id } }",
      ),
    ),
  removeSurgeons: (aim) => only(mutation(`removeSurgeons(ids: ["${aim.surgeon}", "${aim.secondSurgeon}"])`)),
  getPatientList: (aim) =>
    only(
      query(
        `getPatientList(customerid: "${aim.customer}", filters: { patients: ["${aim.patient}"], surgeon: ["${aim.surgeon}"] })`,
        "patients { _id customer }",
      ),
    ),
  getPatientListForCompany: (aim) =>
    only(
      query(
        `getPatientListForCompany(companyid: "${aim.company}", filters: { customer: ["${aim.customer}"], surgeon: ["${aim.surgeon}"] })`,
        "patients { _id }",
      ),
    ),
  getPatientStats: (aim) => only(query(`getPatientStats(customerid: "${aim.customer}")`, "active")),
  getPatientCompliance: (aim) =>
    only(
      query(
        `getPatientCompliance(customerid: "${aim.customer}", filters: {})`,
        "overAllSummary { incomplete { patientids } }",
      ),
    ),
  getLast7Activities: (aim) =>
    only(query(`getLast7Activities(customerid: "${aim.customer}")`, "skipped { patientids }")),
  getLast7Measurements: (aim) =>
    only(query(`getLast7Measurements(customerid: "${aim.customer}")`, "measkipped { patientids }")),
  getFormGraphData: (aim) => only(query(`getFormGraphData(customerid: "${aim.customer}")`, "oks { name total }")),
  getPatient: (aim) => only(query(`getPatient(id: "${aim.patient}")`, "patient { _id lastname }")),
  getDateRangeActivities: (aim) =>
    only(
      query(
        `getDateRangeActivities(patientid: "${aim.patient}", ${range})`,
        "activities { date exercises { exerciseid } }",
      ),
    ),
  getRangeExercises: (aim) =>
    only(query(`getRangeExercises(patientid: "${aim.patient}", ${range})`, "exercises { items { exerciseid } }")),
  getRangeMeasurement: (aim) =>
    only(
      query(
        `getRangeMeasurement(patientid: "${aim.patient}", deviceid: "${aim.deviceItem}", ${range})`,
        "measurements { date status }",
      ),
    ),
  getGraphMeasurementData: (aim) =>
    only(
      query(
        `getGraphMeasurementData(graphIn: { patientid: "${aim.patient}", deviceid: "${aim.deviceItem}" })`,
        "timezone graphs { _id devicename }",
      ),
    ),
  getFormByScheduleSubId: (aim) =>
    only(query(`getFormByScheduleSubId(patientid: "${aim.patient}", id: "${aim.answers}")`, "form { _id }")),
  getSurveyDetail: (aim) =>
    only(query(`getSurveyDetail(patientid: "${aim.patient}")`, "survey { forms { formid } surgerytype }")),
  getFormData: (aim) => only(query(`getFormData(patientid: "${aim.patient}")`, "formdata { oks { value } }")),
  validPatientId: (aim) =>
    only(mutation(`validPatientId(patientid: "${aim.patient}")`, "{ status message token email }")),
  verifyActivityLinkOtp: (aim) =>
    only(
      mutation(
        `verifyActivityLinkOtp(otp: "AAAAAA", patientid: "${aim.patient}", token: "none")`,
        "{ status message error token }",
      ),
    ),
  caregiverNotify: (aim) =>
    only(mutation(`caregiverNotify(patientid: "${aim.patient}", email: "a@b.example", name: "Ann")`)),
  onPatientActivity: (aim) => only(`subscription { onPatientActivity(patientid: "${aim.patient}") { status } }`),
  addEvent: (aim) => only(mutation(`addEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addEditEvent: (aim) =>
    only(mutation(`addEditEvent(id: "${aim.patient}", event: { date: "2099-01-01", title: "Lab Draw" })`)),
  addNotifications: (aim) =>
    only(
      mutation(
        `addNotifications(patientids: ["${aim.patient}", "${aim.secondPatient}"], header: "Hello", message: "There")`,
      ),
    ),
  getNotifications: (aim) => only(query(`getNotifications(id: "${aim.patient}")`, "notifications { _id }")),
  createNewCase: (aim) =>
    only(
      mutation(`createNewCase(patientId: "${aim.patient}", summary: "A", description: "B", type: "Surgeon Message")`),
    ),
  createCaseFromMessage: (aim) =>
    only(
      mutation(
        `createCaseFromMessage(patientId: "${aim.patient}", summary: "A", description: "B", type: "Surgeon Message")`,
      ),
    ),
  getActionCase: (aim) => only(query(`getActionCase(caseId: "${aim.case}")`, "actionCase { _id }")),
  getActionCaseStats: (aim) => only(query(`getActionCaseStats(customerid: "${aim.customer}")`, "unassigned total")),
  addAdminCommentToLite: () => only("subscription { addAdminCommentToLite { status } }"),
  getActionCaseListSubscription: () => only("subscription { getActionCaseListSubscription { status } }"),
  assignedToMoveAi: (aim) => only(mutation(`assignedToMoveAi(caseId: "${aim.case}")`)),
  updateLastViewed: (aim) => only(mutation(`updateLastViewed(caseId: "${aim.case}")`)),
  moveAiComment: () => only("subscription { moveAiComment { status } }"),
  onComment: () => only("subscription { onComment { status } }"),
  onReminders: () => only("subscription { onReminders { status } }"),
  getMyDay: () => only(query("getMyDay", "day { date }")),
  recordExercise: (aim) => only(mutation(`recordExercise(input: { itemid: "${aim.exerciseItem}" })`)),
  recordReading: (aim) => only(mutation(`recordReading(input: { itemid: "${aim.deviceItem}", values: [100, 2] })`)),
  recordAnswers: (aim) => only(mutation(`recordAnswers(input: { itemid: "${aim.formItem}", answers: [2] })`)),
};
