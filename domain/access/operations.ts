import { type Refusal, refuse } from "../values/refusal.ts";
import { Role, staffRoles } from "./roles.ts";
import { companyScope, customerScope, type Scope, superAdminScope, systemScope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

/**
 * Whose rows a call works on. public: no session is needed. account: the caller's own account. customer: the session's clinic.
 * company: the caller's company. every: all companies. patient: the caller's own record.
 */
type Reach = "public" | "account" | "customer" | "company" | "every" | "patient";

/** One row of the access table. */
export interface Operation {
  readonly reach: Reach;
  readonly roles: readonly Role[];
  /** It takes or answers a token or a password: nothing of it is kept for a retry. */
  readonly secret?: true;
}

const { admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach, superAdmin, patient } = Role;
const { progressLink, caregiverLink } = Role;
const surgeonEditors = [admin, companyAdmin, healthCoach, superAdmin] as const;
const care = [admin, physio, surgeon, medicalAssociate, companyAdmin, healthCoach] as const;
/** Measurement charts are not for company users. */
const chartReaders = [admin, physio, surgeon, medicalAssociate] as const;
/** Who may open the page of a patient's progress: staff, the patient, and the holder of a link to it. */
const progressReaders = [...chartReaders, patient, progressLink, caregiverLink] as const;
/** Who may open a clinic's home. */
const homeReaders = [admin, surgeon, medicalAssociate, companyAdmin] as const;

const open: Operation = { reach: "public", roles: [Role.anonymous] };
const own: Operation = { reach: "account", roles: staffRoles };
const secret = (operation: Operation): Operation => ({ ...operation, secret: true });
const office = [admin, companyAdmin, healthCoach, superAdmin] as const;
const companyKeepers = [companyAdmin, superAdmin] as const;
const companyPeople = [companyAdmin, healthCoach, superAdmin] as const;
const inCompany = (...roles: Role[]): Operation => ({ reach: "company", roles });
const inClinic = (...roles: Role[]): Operation => ({ reach: "customer", roles });
/** Calls that the documents name twice are one call under two names. */
const reminding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);
const opening = inClinic(admin, physio, surgeon, medicalAssociate, healthCoach);
const ofPatient: Operation = { reach: "patient", roles: [patient] };

/** Who may call what, and on whose rows. An operation that is not listed is refused for everyone. */
export const operations = {
  loginUser: open,
  loginWithOtp: open,
  resendOtp: open,
  loginPatient: open,
  sendResetPasswordLink: open,
  setPassword: open,
  resetPassword: open,
  setPatientPassword: open,
  getBotCheck: open,
  getConsentForm: open,
  getCustomerLogoAndName: open,
  addRegisterPatient: open,
  verifyConsent: open,
  deleteAccountRequest: open,
  withdrawAccountDeletion: open,
  reverseGeocode: open,
  logout: secret({ reach: "account", roles: [...staffRoles, patient] }),
  loginAsCustomer: secret({ reach: "account", roles: [companyAdmin, healthCoach, superAdmin] }),
  changeUserPassword: secret(own),
  getUserVisitedPages: own,
  updateUserVisitedPages: own,
  updateSignature: own,
  updateUserFilter: own,
  getTrustedDevices: own,
  revokeTrustedDevice: own,
  getWebPushKey: own,
  setUserDeviceToken: secret(own),
  setWebToken: secret(own),
  deleteUserDeviceToken: secret(own),
  resetUserPassword: { reach: "account", roles: staffRoles },
  getUsers: { reach: "account", roles: office },
  getUser: { reach: "account", roles: office },
  getCompanyHealthcoach: { reach: "account", roles: companyKeepers },
  addEditUser: { reach: "account", roles: office },
  getCustomers: inCompany(...companyPeople),
  getCustomers2: inCompany(...companyPeople),
  getCustomer: inCompany(...companyPeople),
  getUniqueCustomerCode: inCompany(...companyKeepers),
  getCompanyCustomerList: inCompany(...companyPeople),
  getCustomersIdAndNameList: inCompany(...companyPeople),
  addEditCustomer: inCompany(...companyKeepers),
  switchAutoImport: inCompany(...companyKeepers),
  getCompanies: { reach: "every", roles: [superAdmin] },
  getCompany: { reach: "every", roles: [superAdmin] },
  addEditCompany: { reach: "every", roles: [superAdmin] },
  getSurgeonList: inClinic(...care, superAdmin),
  getSurgeons: inClinic(...surgeonEditors, physio, medicalAssociate),
  getSurgeonById: inClinic(...surgeonEditors, physio, medicalAssociate, surgeon),
  getSurgeonImage: inClinic(...surgeonEditors, physio, medicalAssociate, surgeon),
  getPublicSurgeon: open,
  addCallbackRequest: open,
  getAccessCode: inClinic(...surgeonEditors),
  addEditSurgeon: inClinic(...surgeonEditors, surgeon),
  removeSurgeons: inClinic(...surgeonEditors),
  getPatientList: inClinic(...care),
  getPatientListForCompany: { reach: "company", roles: [companyAdmin, healthCoach] },
  getPatientStats: inClinic(...care),
  getPatientCompliance: inClinic(...homeReaders),
  getLast7Activities: inClinic(...homeReaders),
  getLast7Measurements: inClinic(...homeReaders),
  getFormGraphData: inClinic(...homeReaders),
  getPatient: inClinic(...care),
  getDateRangeActivities: inClinic(...care),
  getRangeExercises: inClinic(...care),
  getRangeMeasurement: inClinic(...chartReaders),
  getGraphMeasurementData: inClinic(...progressReaders),
  getFormByScheduleSubId: inClinic(...care, patient, progressLink, caregiverLink),
  getSurveyDetail: inClinic(...progressReaders),
  getFormData: inClinic(...progressReaders),
  validPatientId: open,
  verifyActivityLinkOtp: open,
  caregiverNotify: inClinic(patient, progressLink),
  onPatientActivity: inClinic(...care),
  addEvent: reminding,
  addEditEvent: reminding,
  addNotifications: inClinic(...care),
  getNotifications: inClinic(...care),
  createNewCase: opening,
  createCaseFromMessage: opening,
  getActionCase: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  getActionCaseStats: { reach: "company", roles: [companyAdmin, healthCoach] },
  onComment: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  addAdminCommentToLite: inClinic(admin, surgeon, companyAdmin, healthCoach),
  getActionCaseListSubscription: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  assignedToMoveAi: inClinic(admin, surgeon),
  updateLastViewed: inClinic(admin, surgeon, medicalAssociate, companyAdmin, healthCoach),
  moveAiComment: inClinic(companyAdmin, healthCoach),
  onReminders: inClinic(admin, companyAdmin, healthCoach, superAdmin),
  getMyDay: ofPatient,
  recordExercise: ofPatient,
  recordReading: ofPatient,
  recordAnswers: ofPatient,
} as const satisfies Record<string, Operation>;

/** The same for the few routes beside GraphQL. */
export const restOperations = {
  downloadReport: inClinic(admin, physio, surgeon, medicalAssociate),
  bringPicture: own,
  showPicture: open,
  downloadQrcode: open,
  downloadVcard: open,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** True when the table knows the operation. */
export const isOperation = (name: string): name is OperationName => name in operations;

const notAllowed = "You are not allowed to do this.";
const chooseCustomer = "Choose a customer first.";

/** The caller's session has ended, or never was one. Clients know this text. */
export const tokenExpired = "Token expired";

const known: Record<string, Operation> = { ...operations, ...restOperations };

/**
 * The scope in which the viewer may call the operation, or the refusal. viewer is null without a valid session.
 * Refusals are the same for an operation that is unknown and one the role may not call.
 */
export const admit = (name: string, viewer: Viewer | null): Scope | Refusal => {
  const operation = known[name];
  if (!operation) return refuse(notAllowed);
  if (operation.reach === "public") return systemScope("sign-in");
  if (viewer === null) return refuse(tokenExpired);
  if (!operation.roles.includes(viewer.role)) return refuse(notAllowed);
  return scopeFor(operation.reach, viewer) ?? refuse(chooseCustomer);
};

/** Whether the viewer, who may call the operation, works in the clinic that its arguments name, if they name one. */
export const namesItsCustomer = (name: string, viewer: Viewer | null): viewer is Viewer => {
  const operation = known[name];
  return (
    viewer !== null &&
    operation !== undefined &&
    (operation.reach === "customer" || operation.reach === "account") &&
    operation.roles.includes(viewer.role)
  );
};

const scopeFor = (reach: Reach, viewer: Viewer): Scope | null => {
  switch (reach) {
    case "account":
    case "public":
      return customerScope(viewer) ?? companyScope(viewer) ?? superAdminScope(viewer);
    case "company":
      return superAdminScope(viewer) ?? companyScope(viewer);
    case "every":
      return superAdminScope(viewer);
    case "customer":
    case "patient":
      return customerScope(viewer);
  }
};
