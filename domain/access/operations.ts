import { type Refusal, refuse } from "../values/refusal.ts";
import { Role, staffRoles } from "./roles.ts";
import { companyScope, customerScope, type Scope, superAdminScope, systemScope } from "./scope.ts";
import type { Viewer } from "./viewer.ts";

/** Whose rows a call works on, by its reach; null where the viewer must choose a customer first. */
const scopes = {
  /** No session is needed. */
  public: () => systemScope("sign-in"),
  /** The caller's own account. */
  account: (viewer: Viewer) => customerScope(viewer) ?? companyScope(viewer) ?? superAdminScope(viewer),
  /** The session's clinic. */
  customer: (viewer: Viewer) => customerScope(viewer),
  /** The caller's own record. */
  patient: (viewer: Viewer) => customerScope(viewer),
  /** The caller's company. */
  company: (viewer: Viewer) => companyScope(viewer),
  /** The caller's company; for a super admin every one. */
  companies: (viewer: Viewer) => superAdminScope(viewer) ?? companyScope(viewer),
  /** All companies. */
  every: (viewer: Viewer) => superAdminScope(viewer),
};

type Reach = keyof typeof scopes;

/** One row of the access table. */
export interface Operation<R extends Reach = Reach> {
  readonly reach: R;
  readonly roles: readonly Role[];
  /** It takes or answers a token or a password: nothing of it is kept for a retry. */
  readonly secret?: true;
}

/** Makes the rows of one reach, each from its roles. */
const reaching =
  <R extends Reach>(reach: R) =>
  (...roles: readonly Role[]): Operation<R> => ({ reach, roles });
const withAccount = reaching("account");
const inClinic = reaching("customer");
const inCompany = reaching("company");
const inCompanies = reaching("companies");
const everywhere = reaching("every");
const secret = <R extends Reach>(operation: Operation<R>): Operation<R> => ({ ...operation, secret: true });

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

const office = [admin, companyAdmin, healthCoach, superAdmin] as const;
const companyKeepers = [companyAdmin, superAdmin] as const;
const companyPeople = [companyAdmin, healthCoach, superAdmin] as const;

const open = reaching("public")(Role.anonymous);
const own = withAccount(...staffRoles);
const ofPatient = reaching("patient")(patient);
/** Calls that the documents name twice are one call under two names. */
const reminding = inClinic(admin, physio, surgeon, medicalAssociate, companyAdmin);
const opening = inClinic(admin, physio, surgeon, medicalAssociate, healthCoach);

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
  logout: secret(withAccount(...staffRoles, patient)),
  loginAsCustomer: secret(withAccount(...companyPeople)),
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
  resetUserPassword: own,
  getUsers: withAccount(...office),
  getUser: withAccount(...office),
  getCompanyHealthcoach: withAccount(...companyKeepers),
  addEditUser: withAccount(...office),
  getCustomers: inCompanies(...companyPeople),
  getCustomers2: inCompanies(...companyPeople),
  getCustomer: inCompanies(...companyPeople),
  getUniqueCustomerCode: inCompanies(...companyKeepers),
  getCompanyCustomerList: inCompanies(...companyPeople),
  getCustomersIdAndNameList: inCompanies(...companyPeople),
  addEditCustomer: inCompanies(...companyKeepers),
  switchAutoImport: inCompanies(...companyKeepers),
  getCompanies: everywhere(superAdmin),
  getCompany: everywhere(superAdmin),
  addEditCompany: everywhere(superAdmin),
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
  getPatientListForCompany: inCompany(companyAdmin, healthCoach),
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
  getActionCaseStats: inCompany(companyAdmin, healthCoach),
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

const rows = { ...operations, ...restOperations };

export type OperationName = keyof typeof operations;
export type RestOperationName = keyof typeof restOperations;

/** The scope that the table gives a call of the operation. */
export type ScopeOf<K extends keyof typeof rows> = NonNullable<ReturnType<(typeof scopes)[(typeof rows)[K]["reach"]]>>;

/** Who calls the operation: nobody is known only where no session is needed. */
export type ViewerOf<K extends keyof typeof rows> = (typeof rows)[K]["reach"] extends "public" ? Viewer | null : Viewer;

/** True when the table knows the operation. */
export const isOperation = (name: string): name is OperationName => name in operations;

const notAllowed = "You are not allowed to do this.";
const chooseCustomer = "Choose a customer first.";

/** The caller's session has ended, or never was one. Clients know this text. */
export const tokenExpired = "Token expired";

const known: Record<string, Operation> = rows;

/**
 * The scope in which the viewer may call the operation, or the refusal. viewer is null without a valid session.
 * Refusals are the same for an operation that is unknown and one the role may not call.
 */
export const admit = (name: string, viewer: Viewer | null): Scope | Refusal => {
  const operation = known[name];
  if (!operation) return refuse(notAllowed);
  if (operation.reach === "public") return scopes.public();
  if (viewer === null) return refuse(tokenExpired);
  if (!operation.roles.includes(viewer.role)) return refuse(notAllowed);
  return scopes[operation.reach](viewer) ?? refuse(chooseCustomer);
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
