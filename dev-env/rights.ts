import type { OperationName, restOperations } from "@restride/domain/access/operations.ts";
import { Role } from "@restride/domain/access/roles.ts";

/**
 * Whose rows a call works on. public: nobody needs a session. account: the caller's own account, or users of the place that is
 * named. clinic: the session's clinic, or the one that is named. company: the clinics of the caller's company, of a coach those they
 * coach. companies: the same, for a super admin those of every company. every: the companies themselves. patient: the caller's own record.
 */
type Reach = "public" | "account" | "clinic" | "company" | "companies" | "every" | "patient";

interface Right {
  readonly reach: Reach;
  readonly roles: readonly Role[];
}

const names: Record<string, Role> = {
  admin: Role.admin,
  therapist: Role.physio,
  surgeon: Role.surgeon,
  associate: Role.medicalAssociate,
  patient: Role.patient,
  link: Role.progressLink,
  caregiver: Role.caregiverLink,
  company: Role.companyAdmin,
  coach: Role.healthCoach,
  super: Role.superAdmin,
};

const right =
  (reach: Reach) =>
  (people: string): Right => ({ reach, roles: people.split(" ").map((name) => names[name]!) });
const [clinic, account] = [right("clinic"), right("account")];
const [company, companies] = [right("company"), right("companies")];

const everybody: Right = { reach: "public", roles: [Role.anonymous] };
const anyStaff = account("admin therapist surgeon associate company coach super");
const ownRecord = right("patient")("patient");
const superAdmin = right("every")("super");

/**
 * Who may call what, written by hand from the permissions of the requirements and not from the access table, which the tests hold
 * against it. Whoever changes a right changes it here too, with the row that says so in mind.
 */
export const rights: Record<OperationName | keyof typeof restOperations, Right> = {
  // Before there is a session, and pages that anybody may open (A006).
  loginUser: everybody,
  loginWithOtp: everybody,
  resendOtp: everybody,
  loginPatient: everybody,
  sendResetPasswordLink: everybody,
  setPassword: everybody,
  resetPassword: everybody,
  setPatientPassword: everybody,
  getBotCheck: everybody,
  getConsentForm: everybody,
  getCustomerLogoAndName: everybody,
  addRegisterPatient: everybody,
  verifyConsent: everybody,
  deleteAccountRequest: everybody,
  withdrawAccountDeletion: everybody,
  reverseGeocode: everybody,
  getPublicSurgeon: everybody,
  addCallbackRequest: everybody,
  validPatientId: everybody,
  verifyActivityLinkOtp: everybody,
  showPicture: everybody,
  downloadQrcode: everybody,
  downloadVcard: everybody,

  // One's own account: /resetpassword is for everybody who is signed in (A220).
  logout: account("admin therapist surgeon associate company coach super patient"),
  changeUserPassword: anyStaff,
  getUserVisitedPages: anyStaff,
  updateUserVisitedPages: anyStaff,
  updateSignature: anyStaff,
  updateUserFilter: anyStaff,
  getTrustedDevices: anyStaff,
  revokeTrustedDevice: anyStaff,
  getWebPushKey: anyStaff,
  setUserDeviceToken: anyStaff,
  setWebToken: anyStaff,
  deleteUserDeviceToken: anyStaff,
  bringPicture: anyStaff,
  resetUserPassword: anyStaff,
  // Who has no clinic of their own chooses one (A203).
  loginAsCustomer: account("company coach super"),

  // /users and /cusers (A201); a coach for a customer is chosen where customers are kept.
  getUsers: account("admin company coach super"),
  getUser: account("admin company coach super"),
  addEditUser: account("admin company coach super"),
  getCompanyHealthcoach: account("company super"),

  // /customers (A203); Add and Edit are for company admin and super admin (A220). /companies is for super admin (A204).
  getCustomers: companies("company coach super"),
  getCustomers2: companies("company coach super"),
  getCustomer: companies("company coach super"),
  getCompanyCustomerList: companies("company coach super"),
  getCustomersIdAndNameList: companies("company coach super"),
  getUniqueCustomerCode: companies("company super"),
  addEditCustomer: companies("company super"),
  switchAutoImport: companies("company super"),
  getCompanies: superAdmin,
  getCompany: superAdmin,
  addEditCompany: superAdmin,

  // /surgeons: therapist and associate read (A220); a surgeon keeps the own record (A213).
  getSurgeonList: clinic("admin therapist surgeon associate company coach super"),
  getSurgeons: clinic("admin therapist associate company coach super"),
  getSurgeonById: clinic("admin therapist surgeon associate company coach super"),
  getSurgeonImage: clinic("admin therapist surgeon associate company coach super"),
  getAccessCode: clinic("admin company coach super"),
  addEditSurgeon: clinic("admin surgeon company coach super"),
  removeSurgeons: clinic("admin company coach super"),

  // The patient list (A209) and a patient's page (A211).
  getPatientList: clinic("admin therapist surgeon associate company coach"),
  getPatientListForCompany: company("company coach"),
  getPatientStats: clinic("admin therapist surgeon associate company coach"),
  getPatient: clinic("admin therapist surgeon associate company coach"),
  getDateRangeActivities: clinic("admin therapist surgeon associate company coach"),
  getRangeExercises: clinic("admin therapist surgeon associate company coach"),
  onPatientActivity: clinic("admin therapist surgeon associate company coach"),
  addNotifications: clinic("admin therapist surgeon associate company coach"),
  getNotifications: clinic("admin therapist surgeon associate company coach"),
  // ADD REMINDER is not for coaches (B290), START CONVERSATION not for company admins (B291).
  addEvent: clinic("admin therapist surgeon associate company"),
  addEditEvent: clinic("admin therapist surgeon associate company"),
  createNewCase: clinic("admin therapist surgeon associate coach"),
  createCaseFromMessage: clinic("admin therapist surgeon associate coach"),
  // No report and no device charts for company users (A218, B278, B279).
  downloadReport: clinic("admin therapist surgeon associate"),
  getRangeMeasurement: clinic("admin therapist surgeon associate"),
  // The progress page: staff but company users, the patient, and whoever has a link (B298).
  getGraphMeasurementData: clinic("admin therapist surgeon associate patient link caregiver"),
  getSurveyDetail: clinic("admin therapist surgeon associate patient link caregiver"),
  getFormData: clinic("admin therapist surgeon associate patient link caregiver"),
  getFormByScheduleSubId: clinic("admin therapist surgeon associate company coach patient link caregiver"),
  caregiverNotify: clinic("patient link"),

  // /compliance (A208).
  getPatientCompliance: clinic("admin surgeon associate company"),
  getLast7Activities: clinic("admin surgeon associate company"),
  getLast7Measurements: clinic("admin surgeon associate company"),
  getFormGraphData: clinic("admin surgeon associate company"),

  // /cases/{caseid} (A199), for an associate as the message view (A215); /cases is for company users (A198).
  getActionCase: clinic("admin surgeon associate company coach"),
  updateLastViewed: clinic("admin surgeon associate company coach"),
  getActionCaseStats: company("company coach"),
  assignedToMoveAi: clinic("admin surgeon"),
  onComment: clinic("admin surgeon associate company coach"),
  getActionCaseListSubscription: clinic("admin surgeon associate company coach"),
  moveAiComment: clinic("company coach"),
  // The lite chat is in /messages (A206); /events holds the reminders (A201).
  addAdminCommentToLite: clinic("admin surgeon company coach"),
  onReminders: clinic("admin company coach super"),

  // What patients record on their phones.
  getMyDay: ownRecord,
  recordExercise: ownRecord,
  recordReading: ownRecord,
  recordAnswers: ownRecord,
};
