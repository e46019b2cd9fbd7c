/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CalendarDate } from '@restride/domain/values/calendar-date.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whose account, and a token of the bot check. */
export type AccountDeletionInput = {
  /** Birth date, MM/DD/YYYY or one of the forms the page takes. */
  dob: string;
  /** Email, or nothing. */
  email?: string | null | undefined;
  /** First name, at most 40 characters. */
  firstname: string;
  /** Last name, at most 40 characters. */
  lastname: string;
  /** Cell phone; +1 without a plus. */
  phone: string;
  /** A solved bot check. */
  token: string;
};

/** The code of a challenge. */
export type ActivityLinkOtpInput = {
  /** The code from the mail. */
  otp: string;
  /** Patient id. */
  patientid: string;
  /** The challenge's token, as validPatientId answered it. */
  token: string;
};

/** A postal address, as forms write it. */
export type AddressInput = {
  /** City. */
  city?: string | null | undefined;
  /** First line. */
  line1?: string | null | undefined;
  /** Second line. */
  line2?: string | null | undefined;
  /** State. */
  state?: string | null | undefined;
  /** Postal code, at most 9 characters. */
  zip?: string | null | undefined;
};

/** Who asks to be called back. */
export type CallbackRequestInput = {
  /** What it is about, at most 500 characters. */
  message: string;
  /** Who asks. */
  name: string;
  /** The patient whose link was opened, if any. */
  patientid?: string | null | undefined;
  /** Where to call; a number without plus is a US number. */
  phone: string;
  /** The surgeon's id. */
  surgeon: string;
};

/** Who helps a patient. */
export type CaregiverInput = {
  /** Email, at most 50 characters. */
  email?: string | null | undefined;
  /** First name, at most 100 characters. */
  fname?: string | null | undefined;
  /** Last name, at most 100 characters. */
  lname?: string | null | undefined;
  /** Phone; +1 without a plus. */
  phone?: string | null | undefined;
  /** One of the relationships of the form; 'Other' if left out. */
  relationship?: string | null | undefined;
};

/** Which companies are asked for. */
export type CompaniesInput = {
  /** Which page. */
  pagination?: PageInput | null | undefined;
  /** Part of a company's name. */
  searchText?: string | null | undefined;
};

/** A company as the form writes it; only the name is needed. */
export type CompanyInput = {
  /** The company to change; left out for a new one. */
  _id?: string | null | undefined;
  /** Where the company is. */
  address?: AddressInput | null | undefined;
  /** Whether reminders are imported by themselves. */
  autoimportevent?: boolean | null | undefined;
  /** Who speaks for the company. */
  contact?: ContactInput | null | undefined;
  /** What the company does, at most 4000 characters. */
  description?: string | null | undefined;
  /** Email. */
  email?: string | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: string | null | undefined;
  /** The company's name, at most 50 characters. */
  name: string;
  /** Phone. */
  phone?: string | null | undefined;
  /** Of a change: the version that was read. When it is not the newest the change is refused. */
  version?: number | null | undefined;
};

/** Which days and which joint. */
export type ComplianceFilters = {
  /** Last day; the Saturday of last week if empty. */
  enddate?: string | null | undefined;
  /** First day; empty for all time. */
  startdate?: string | null | undefined;
  /** knee, hip or all. */
  type?: string | null | undefined;
};

/** The signatures of a registration. */
export type ConsentInput = {
  /** What the patient's device says of the time of signing. */
  signature_time?: string | null | undefined;
  /** One for each form. */
  signatures: Array<ConsentSignatureInput>;
};

/** A signature under one form. */
export type ConsentSignatureInput = {
  /** The form. */
  formid: string;
  /** Place of the form among the forms. */
  sequence_no?: number | null | undefined;
  /** A PNG image as data URL, at most 420 by 112 pixels. */
  signature: string;
  /** The version that was read; the newest if left out. */
  version?: number | null | undefined;
};

/** A person to speak to, as forms write it. */
export type ContactInput = {
  /** Email. */
  email: string;
  /** Name. */
  name: string;
  /** Phone. */
  phone: string;
};

/** A clinic as the form writes it. */
export type CustomerInput = {
  /** The clinic to change; left out for a new one. */
  _id?: string | null | undefined;
  /** The clinic code, 4 to 12 letters and digits that no other clinic has. */
  accesscode: string;
  /** Where the clinic is. */
  address: AddressInput;
  /** The health coach; null for none. Left out, a change keeps the present one. */
  associatehealthcoach?: string | null | undefined;
  /** Whether reminders are imported by themselves. */
  autoimportevent?: boolean | null | undefined;
  /** The company of a new clinic, which a super admin names. */
  company?: string | null | undefined;
  /** Who speaks for the clinic. */
  contact: ContactInput;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: string | null | undefined;
  /** The clinic's name, at most 50 characters. */
  name: string;
  /** True takes the clinic from the coach who has it; without it such a change is refused and overrides says who loses it. */
  override?: boolean | null | undefined;
  /** IANA name of the time zone. */
  timezone?: string | null | undefined;
  /** Of a change: the version that was read. When it is not the newest the change is refused. */
  version?: number | null | undefined;
};

/** Which clinics are asked for. */
export type CustomersInput = {
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyid?: string | null | undefined;
  /** Which page. */
  pagination?: PageInput | null | undefined;
  /** Part of a clinic's name or code. */
  searchText?: string | null | undefined;
};

/** Which charts are asked for. */
export type GraphInput = {
  /** Id of the assigned device. */
  deviceid: string;
  /** Patient id. */
  patientid: string;
  /** How many readings, 1 to 100; the last 10 when left out. */
  readings?: number | null | undefined;
};

/** What a person types to sign in, and where they do it. */
export type LoginCredentials = {
  /** What the device calls itself. */
  device?: string | null | undefined;
  /** The application: AdminWeb or AdminLite. */
  deviceType?: string | null | undefined;
  /** The user's email, compared without regard to case. */
  email: string;
  /** Where the device is, as far as it tells. */
  location?: string | null | undefined;
  /** The password. */
  password: string;
  /** The trust token of this device, if it has one. */
  trustToken?: string | null | undefined;
};

/** The one-time code and where it was typed. */
export type LoginWithOtpInput = {
  /** What the device calls itself. */
  device?: string | null | undefined;
  /** The application: AdminWeb or AdminLite. */
  deviceType?: string | null | undefined;
  /** True when the person ticked 'Trust this device'. */
  isTrusted?: boolean | null | undefined;
  /** Where the device is, as far as it tells. */
  location?: string | null | undefined;
  /** The six characters of the code. */
  otpFromPatient: string;
  /** The userid that loginUser answered; it names this sign-in, not the person. */
  userid: string;
};

/** A new conversation. */
export type NewCaseInput = {
  /** What it says. */
  description: string;
  /** Always 'Conversation' for a conversation. */
  messageType?: string | null | undefined;
  /** The patient it is about. */
  patientId: string;
  /** Subject. */
  summary: string;
  /** Always 'Surgeon Message' for a conversation. */
  type: string;
};

/** A notification as typed. */
export type NotificationInput = {
  /** The clinic; the session's own if empty. */
  customerid?: string | null | undefined;
  /** All patients that the list shows with these filters. */
  filters?: PatientFilters | null | undefined;
  /** Title. */
  header: string;
  /** Text. */
  message: string;
  /** The patients, at most 1,000; empty when filters say who. */
  patientids?: Array<string> | null | undefined;
};

/** Which page of a list is asked for. */
export type PageInput = {
  /** Page number, from 1. */
  current?: number;
  /** Rows a page: 5, 10, 20, 50 or 100. */
  pageSize?: number;
};

/** What the patient list is narrowed to. Every field is optional. */
export type PatientFilters = {
  /** Customer ids; only in the company-wide search. */
  customer?: Array<string> | null | undefined;
  /** Measurement progress in percent. */
  deviceprogress?: RangeInput | null | undefined;
  /** Last hip score. */
  hipscore?: RangeInput | null | undefined;
  /** Last knee score. */
  kneescore?: RangeInput | null | undefined;
  /** The last four digits of the phone. */
  lastdigitsofphone?: string | number | null | undefined;
  /** The beginning of the last name. */
  lastname_plain?: string | null | undefined;
  /** Pre or Post; with surgeryrangetype range. */
  optype?: string | null | undefined;
  /** Pain level codes, 0 None to 4 Severe. */
  painlevel?: Array<number> | null | undefined;
  /** Only these patients. */
  patients?: Array<string> | null | undefined;
  /** Exercise progress in percent. */
  progress?: RangeInput | null | undefined;
  /** Whether the filter is to be remembered; the list does not read it. */
  remember?: boolean | null | undefined;
  /** Surgeon ids. */
  surgeon?: Array<string> | null | undefined;
  /** A part of the surgeon's name; only in the company-wide search. */
  surgeonname?: string | null | undefined;
  /** First and last surgery date; with surgeryrangetype date. */
  surgeryDate?: Array<string> | null | undefined;
  /** Weeks before or after surgery, 1 to 6, 52 for more than 6, or 0 for all time. */
  surgeryrange?: number | null | undefined;
  /** range, date or none. */
  surgeryrangetype?: string | null | undefined;
  /** knee, hip or all. */
  surgerytype?: string | null | undefined;
  /** The same as surgeryrange, as older clients name it. */
  surgerywkrange?: number | null | undefined;
  /** active, inactive or all. */
  type?: string | null | undefined;
};

/** From and to, both included. */
export type RangeInput = {
  /** Highest value. */
  max: number;
  /** Lowest value. */
  min: number;
};

/** Who registers, what was signed, and a token of the bot check. */
export type RegisterPatientInput = {
  /** Who helps the patient, if anybody. */
  caregiver?: CaregiverInput | null | undefined;
  /** What was signed. */
  consent: ConsentInput;
  /** Where the signed forms are mailed; null for nowhere. */
  consent_email?: string | null | undefined;
  /** The clinic. */
  customer: string;
  /** Birth date, MM/DD/YYYY or one of the forms the page takes. */
  dob: string;
  /** Email, at most 50 characters. */
  email: string;
  /** Whether the clinic may write emails. */
  email_opt_in: boolean;
  /** First name, at most 40 characters. */
  firstname: string;
  /** 'male' or 'female'. */
  gender: string;
  /** Height in inches. */
  height?: number | null | undefined;
  /** Whether devices are wanted. */
  include_devices: boolean;
  /** Last name, at most 40 characters. */
  lastname: string;
  /** Cell phone as text; +1 without a plus. */
  phone: string;
  /** Where devices are sent. */
  shipaddress: ShipAddressInput;
  /** A solved bot check. */
  token: string;
};

/** A reminder as typed. */
export type ReminderInput = {
  /** The day, today or later. */
  date: string;
  /** Text. */
  message?: string | null | undefined;
  /** Title. */
  title: string;
};

/** A patient's postal address. */
export type ShipAddressInput = {
  /** First line, at most 100 characters. */
  addressline1: string;
  /** Second line. */
  addressline2?: string | null | undefined;
  /** City, at most 20 characters. */
  city: string;
  /** Country, ISO code; US if left out. */
  country?: string | null | undefined;
  /** State; needed for the US. */
  state?: string | null | undefined;
  /** Postal code, at most 20 characters. */
  zip: string;
};

/** How a list is sorted. */
export type SorterInput = {
  /** Name of the sorted field. */
  field: string;
  /** 'ascend' or 'descend'. */
  order: string;
};

/** A surgeon as the form writes it. */
export type SurgeonInput = {
  /** At most 300 words, for the public page. */
  about_me?: string | null | undefined;
  /** Of a new surgeon: the code from getAccessCode. One is drawn when it is left out. */
  accesscode?: string | null | undefined;
  /** Where patients come, at most 200 characters in several lines. */
  address?: string | null | undefined;
  /** Department. */
  department_name?: string | null | undefined;
  /** Title in the department. */
  department_title?: string | null | undefined;
  /** A line below the name on the public page, at most 200 characters. */
  description?: string | null | undefined;
  /** Email; also the username of the surgeon's account. */
  email: string;
  /** Where the surgeon works. */
  hospital_name?: string | null | undefined;
  /** Address of the hospital's site. */
  hospital_url?: string | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** Name with title, at most 50 characters. */
  name: string;
  /** Public phone, and a private one or an empty text. */
  phone: SurgeonPhoneInput;
  /** The team by categories, in their order. */
  team: Array<TeamCategoryInput>;
  /** Of a change: the version that was read. When it is not the newest the change is refused. */
  version?: number | null | undefined;
};

/** Phones of a surgeon. */
export type SurgeonPhoneInput = {
  /** For staff; may be empty. */
  private?: string | null | undefined;
  /** Shown on the public page. */
  public: string;
};

/** Which surgeons are asked for. */
export type SurgeonsPageInput = {
  /** Page number, from 1. */
  current?: number | null | undefined;
  /** The session's clinic is taken; another one changes nothing. */
  customerid?: string | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
  /** Part of a name, an email or a public phone. */
  searchText?: string | null | undefined;
  /** Only by 'name'; ascending when left out. */
  sorter?: SorterInput | null | undefined;
};

/** A part of a surgeon's team. */
export type TeamCategoryInput = {
  /** Id of the category. */
  _id: string;
  /** Its people, one a line. */
  details?: string | null | undefined;
  /** Its name. */
  name: string;
};

/** A user as the form writes it. Of a change, what is left out stays as it is. */
export type UserInput = {
  /** Whether the user may sign in. */
  active?: boolean | null | undefined;
  /** Of a medical associate the surgeons, of a health coach the customers. */
  associateids?: Array<string> | null | undefined;
  /** The company of a new company user, or the company in which to find the one to change. */
  company?: string | null | undefined;
  /** The clinic of a new user, or the clinic in which to find the one to change: the session's. */
  customer?: string | null | undefined;
  /** Email, which is the username; no two users have the same. */
  email?: string | null | undefined;
  /** First name, at most 50 characters. */
  firstname?: string | null | undefined;
  /** Last name, at most 50 characters. */
  lastname?: string | null | undefined;
  /** True takes customers from the coach who has them; without it such a change is refused and overrides says who loses what. */
  override?: boolean | null | undefined;
  /** Cell phone; a health coach needs one. */
  phone?: string | null | undefined;
  /** Role code. */
  role?: number | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  userimage?: string | null | undefined;
  /** The version that was read. When it is not the newest the change is refused; when left out, whatever is newest is changed. */
  version?: number | null | undefined;
};

/** Which users are asked for. */
export type UsersPageInput = {
  /** Only active, or only inactive ones; all when left out. */
  active?: boolean | null | undefined;
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyid?: string | null | undefined;
  /** The session's clinic; a company user or super admin names it, and is answered with the company's users otherwise. */
  customerid?: string | null | undefined;
  /** True leaves out the accounts of surgeons, which are kept with the surgeons. */
  onlyusers?: boolean | null | undefined;
  /** Page number, from 1. */
  page?: number | null | undefined;
  /** Part of a name or an email. */
  searchText?: string | null | undefined;
  /** Rows a page, at most 100. */
  size?: number | null | undefined;
  /** Only by 'name', last name first; ascending when left out. */
  sorter?: SorterInput | null | undefined;
};

export type OnCommentSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnCommentSubscription = { onComment: { status: string, fact: number, caseid: string } };

export type OnCaseListSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnCaseListSubscription = { getActionCaseListSubscription: { status: string, fact: number, caseid: string } };

export type OnStaffCommentSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnStaffCommentSubscription = { addAdminCommentToLite: { status: string, fact: number, caseid: string } };

export type OnRemindersSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnRemindersSubscription = { onReminders: { status: string, fact: number, patientid: string } };

export type CaseStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseStatsQuery = { getActionCaseStats: { status: string, message: string, unassigned: number | null } };

export type WebPushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type WebPushKeyQuery = { getWebPushKey: { status: string, message: string, key: string | null } };

export type SetWebTokenMutationVariables = Exact<{
  webtoken: string;
  timezone?: string | null | undefined;
}>;


export type SetWebTokenMutation = { setWebToken: { status: string, message: string } };

export type ForgetWebTokenMutationVariables = Exact<{
  token: string;
}>;


export type ForgetWebTokenMutation = { deleteUserDeviceToken: { status: string, message: string } };

export type LogoutMutationVariables = Exact<{
  pushToken?: string | null | undefined;
}>;


export type LogoutMutation = { logout: { status: string, message: string } };

export type LoginAsCustomerMutationVariables = Exact<{
  customerid: string;
}>;


export type LoginAsCustomerMutation = { loginAsCustomer: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type JumpToPatientQueryVariables = Exact<{
  filters?: PatientFilters | null | undefined;
}>;


export type JumpToPatientQuery = { getPatientList: { status: string, message: string, patients: Array<{ _id: string, firstname: string, lastname: string, phone: string, provider: string, customer: string, surgery: { type: string, date: CalendarDate, days: number } }> | null } };

export type JumpToPatientOfCompanyQueryVariables = Exact<{
  filters?: PatientFilters | null | undefined;
}>;


export type JumpToPatientOfCompanyQuery = { getPatientListForCompany: { status: string, message: string, patients: Array<{ _id: string, firstname: string, lastname: string, phone: string, provider: string, customer: string, surgery: { type: string, date: CalendarDate, days: number } }> | null } };

export type JumpRowFragment = { _id: string, firstname: string, lastname: string, phone: string, provider: string, customer: string, surgery: { type: string, date: CalendarDate, days: number } };

export type DeleteAccountRequestMutationVariables = Exact<{
  input: AccountDeletionInput;
}>;


export type DeleteAccountRequestMutation = { deleteAccountRequest: { status: string, message: string } };

export type WithdrawAccountDeletionMutationVariables = Exact<{
  token: string;
}>;


export type WithdrawAccountDeletionMutation = { withdrawAccountDeletion: { status: string, message: string } };

export type ActivitiesQueryVariables = Exact<{
  patientid: string;
  startdate: string;
  enddate: string;
}>;


export type ActivitiesQuery = { getDateRangeActivities: { status: string, message: string, today: CalendarDate | null, fact: number | null, activities: Array<{ date: CalendarDate, hold: boolean, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number }, reminders: Array<{ _id: string, date: CalendarDate, title: string, message: string }>, exercises: Array<{ exerciseid: string, name: string, description: string, status: boolean, timesDone: number, time: number, set: number, repeat: number, hold: string }>, measurements: Array<{ deviceid: string, display_name: string, status: boolean, timesDone: number, time: number }>, questionnaires: Array<{ itemid: string, name: string, status: boolean, answerid: string | null, submittime: string | null }> }> | null, weeks: Array<{ weekdate: CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> | null } };

export type CountsFragment = { due: number, done: number };

export type WeekFragment = { weekdate: CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } };

export type DayFragment = { date: CalendarDate, hold: boolean, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number }, reminders: Array<{ _id: string, date: CalendarDate, title: string, message: string }>, exercises: Array<{ exerciseid: string, name: string, description: string, status: boolean, timesDone: number, time: number, set: number, repeat: number, hold: string }>, measurements: Array<{ deviceid: string, display_name: string, status: boolean, timesDone: number, time: number }>, questionnaires: Array<{ itemid: string, name: string, status: boolean, answerid: string | null, submittime: string | null }> };

export type OnPatientActivitySubscriptionVariables = Exact<{
  patientid: string;
  since?: number | null | undefined;
}>;


export type OnPatientActivitySubscription = { onPatientActivity: { status: string, fact: number, kind: string, patientid: string, date: CalendarDate | null } };

export type AddCallbackRequestMutationVariables = Exact<{
  input: CallbackRequestInput;
}>;


export type AddCallbackRequestMutation = { addCallbackRequest: { status: string, message: string } };

export type CreateNewCaseMutationVariables = Exact<{
  input: NewCaseInput;
}>;


export type CreateNewCaseMutation = { createNewCase: { status: string, message: string, caseid: string | null } };

export type ActionCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type ActionCaseQuery = { getActionCase: { status: string, message: string, actionCase: { _id: string, number: string, summary: string, description: string, status: string, createdAt: string, createdBy: string, patientid: string | null, patientname: string | null, vendor: string, vendorAssignedAt: string | null } | null } };

export type AssignToVendorMutationVariables = Exact<{
  caseId: string;
}>;


export type AssignToVendorMutation = { assignedToMoveAi: { status: string, message: string } };

export type OnVendorTeamSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnVendorTeamSubscription = { moveAiComment: { status: string, fact: number, caseid: string } };

export type UpdateLastViewedMutationVariables = Exact<{
  caseId: string;
}>;


export type UpdateLastViewedMutation = { updateLastViewed: { status: string, message: string } };

export type CompaniesQueryVariables = Exact<{
  input: CompaniesInput;
}>;


export type CompaniesQuery = { getCompanies: { status: string, message: string, total: number | null, companies: Array<{ _id: string, name: string, phone: string | null, email: string | null, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } }> | null } };

export type ListedCompanyFragment = { _id: string, name: string, phone: string | null, email: string | null, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } };

export type CompanyByIdQueryVariables = Exact<{
  companyid: string;
}>;


export type CompanyByIdQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string, description: string, phone: string | null, email: string | null, logo: string | null, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string } } | null } };

export type CompanyRecordFragment = { _id: string, name: string, description: string, phone: string | null, email: string | null, logo: string | null, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string } };

export type AddEditCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type AddEditCompanyMutation = { addEditCompany: { status: string, message: string, company: { _id: string } | null } };

export type ComplianceQueryVariables = Exact<{
  filters: ComplianceFilters;
}>;


export type ComplianceQuery = { getPatientCompliance: { status: string, message: string, exerciseSummary: { completed: { count: number, patientids: Array<string> }, partially: { count: number, patientids: Array<string> }, incomplete: { count: number, patientids: Array<string> } } | null, measurementSummary: { completed: { count: number, patientids: Array<string> }, partially: { count: number, patientids: Array<string> }, incomplete: { count: number, patientids: Array<string> } } | null, feedBackSummary: { completed: { count: number, patientids: Array<string> }, partially: { count: number, patientids: Array<string> }, incomplete: { count: number, patientids: Array<string> } } | null, overAllSummary: { completed: { count: number, patientids: Array<string> }, partially: { count: number, patientids: Array<string> }, incomplete: { count: number, patientids: Array<string> } } | null } };

export type SummaryFragment = { completed: { count: number, patientids: Array<string> }, partially: { count: number, patientids: Array<string> }, incomplete: { count: number, patientids: Array<string> } };

export type CustomersQueryVariables = Exact<{
  input: CustomersInput;
}>;


export type CustomersQuery = { getCustomers: { status: string, message: string, total: number | null, customers: Array<{ _id: string, name: string, accesscode: string, patients: number, opencases: number, unassigned: number, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } }> | null } };

export type ListedCustomerFragment = { _id: string, name: string, accesscode: string, patients: number, opencases: number, unassigned: number, contact: { name: string, email: string, phone: string }, address: { city: string, state: string, zip: string } };

export type CustomerByIdQueryVariables = Exact<{
  customerid: string;
}>;


export type CustomerByIdQuery = { getCustomer: { status: string, message: string, customer: { _id: string, name: string, accesscode: string, timezone: string, logo: string | null, company: string, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string }, associatehealthcoach: { _id: string, firstname: string, lastname: string } | null } | null } };

export type CustomerRecordFragment = { _id: string, name: string, accesscode: string, timezone: string, logo: string | null, company: string, autoimportevent: boolean, version: number, contact: { name: string, email: string, phone: string }, address: { line1: string, line2: string, city: string, state: string, zip: string }, associatehealthcoach: { _id: string, firstname: string, lastname: string } | null };

export type CompanyNameQueryVariables = Exact<{
  companyid: string;
}>;


export type CompanyNameQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string } | null } };

export type CustomerCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerCodeQuery = { getUniqueCustomerCode: { status: string, message: string, accesscode: string | null } };

export type HealthCoachesQueryVariables = Exact<{
  companyid?: string | null | undefined;
}>;


export type HealthCoachesQuery = { getCompanyHealthcoach: { status: string, message: string, users: Array<{ _id: string, firstname: string, lastname: string }> | null } };

export type AddEditCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type AddEditCustomerMutation = { addEditCustomer: { status: string, message: string, customer: { _id: string } | null, overrides: Array<{ customer: string, present: string, next: string }> | null } };

export type MeasurementGraphsQueryVariables = Exact<{
  graphIn: GraphInput;
}>;


export type MeasurementGraphsQuery = { getGraphMeasurementData: { status: string, message: string, timezone: string | null, graphs: Array<{ _id: string, yAxisLable: string, devicename: string, yAxisRange: { min: number, max: number } | null, data: Array<{ reading: string, valueIndex: number, threshold: { min: number | null, max: number | null }, values: Array<{ x: string, y: number | null }> }> }> | null } };

export type MeasurementDaysQueryVariables = Exact<{
  patientid: string;
  deviceid: string;
}>;


export type MeasurementDaysQuery = { getRangeMeasurement: { status: string, message: string, today: CalendarDate | null, measurements: Array<{ date: CalendarDate, time: number, timesDone: number }> | null } };

export type GraphFragment = { _id: string, yAxisLable: string, devicename: string, yAxisRange: { min: number, max: number } | null, data: Array<{ reading: string, valueIndex: number, threshold: { min: number | null, max: number | null }, values: Array<{ x: string, y: number | null }> }> };

export type Last7ActivitiesQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type Last7ActivitiesQuery = { getLast7Activities: { status: string, message: string, skipped: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, partial: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, complete: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null } };

export type Last7MeasurementsQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type Last7MeasurementsQuery = { getLast7Measurements: { status: string, message: string, measkipped: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meapartial: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null, meacomplete: { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> } | null } };

export type EngagedFragment = { count: number, patientids: Array<string>, patients: Array<{ _id: string, name: string, due: number, done: number }> };

export type FormGraphDataQueryVariables = Exact<{
  range?: number | null | undefined;
}>;


export type FormGraphDataQuery = { getFormGraphData: { status: string, message: string, months: Array<string> | null, oks: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, pain: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null, rom: { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> } | null } };

export type OutcomeFragment = { name: string, total: number, data: Array<{ label: string, counts: Array<number> }> };

export type AddNotificationsMutationVariables = Exact<{
  input: NotificationInput;
}>;


export type AddNotificationsMutation = { addNotifications: { status: string, message: string, sent: number | null } };

export type NotificationsQueryVariables = Exact<{
  id: string;
}>;


export type NotificationsQuery = { getNotifications: { status: string, message: string, notifications: Array<{ _id: string, header: string, message: string, date: string, deliveredat: string | null, readat: string | null }> | null } };

export type PatientQueryVariables = Exact<{
  id: string;
}>;


export type PatientQuery = { getPatient: { status: string, message: string, patient: { _id: string, firstname: string, lastname: string, salutation: string, age: string, phone: string, active: boolean, surgeon: string, provider: string, careplan: string | null, createdOn: CalendarDate, today: CalendarDate, surgery: { type: string, date: CalendarDate, days: number }, healthcoach: { firstname: string, lastname: string } | null, technicalholdhistory: Array<{ status: string, holddate: CalendarDate, releasedate: CalendarDate | null }>, diagnoses: Array<{ dxCode: string, dxDescription: string }>, lastscores: { kneescore: { value: number, date: CalendarDate } | null, hipscore: { value: number, date: CalendarDate } | null, painlevel: { value: number, date: CalendarDate } | null, flexion: { value: number, date: CalendarDate } | null, extension: { value: number, date: CalendarDate } | null }, devices: Array<{ _id: string, display_name: string, status: string, tracking_link: string | null, shipped_on: CalendarDate | null, delivered_on: CalendarDate | null }>, cases: Array<{ _id: string, number: string, summary: string, status: string }> } | null } };

export type PatientFactsFragment = { _id: string, firstname: string, lastname: string, salutation: string, age: string, phone: string, active: boolean, surgeon: string, provider: string, careplan: string | null, createdOn: CalendarDate, today: CalendarDate, surgery: { type: string, date: CalendarDate, days: number }, healthcoach: { firstname: string, lastname: string } | null, technicalholdhistory: Array<{ status: string, holddate: CalendarDate, releasedate: CalendarDate | null }>, diagnoses: Array<{ dxCode: string, dxDescription: string }>, lastscores: { kneescore: { value: number, date: CalendarDate } | null, hipscore: { value: number, date: CalendarDate } | null, painlevel: { value: number, date: CalendarDate } | null, flexion: { value: number, date: CalendarDate } | null, extension: { value: number, date: CalendarDate } | null }, devices: Array<{ _id: string, display_name: string, status: string, tracking_link: string | null, shipped_on: CalendarDate | null, delivered_on: CalendarDate | null }>, cases: Array<{ _id: string, number: string, summary: string, status: string }> };

export type LastScoreFragment = { value: number, date: CalendarDate };

export type PatientListQueryVariables = Exact<{
  metadata?: PageInput | null | undefined;
  filters?: PatientFilters | null | undefined;
  sorter?: SorterInput | null | undefined;
}>;


export type PatientListQuery = { getPatientList: { status: string, message: string, total: number | null, patients: Array<{ _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, progress: number | null, deviceprogress: number | null, surgery: { type: string, date: CalendarDate, days: number } }> | null } };

export type ListedPatientFragment = { _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, progress: number | null, deviceprogress: number | null, surgery: { type: string, date: CalendarDate, days: number } };

export type PatientStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientStatsQuery = { getPatientStats: { status: string, message: string, active: number | null, knee: number | null, hip: number | null } };

export type SurgeonNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SurgeonNamesQuery = { getSurgeonList: { status: string, message: string, surgeons: Array<{ _id: string, name: string }> | null } };

export type UpdateUserFilterMutationVariables = Exact<{
  filter: string;
}>;


export type UpdateUserFilterMutation = { updateUserFilter: { status: string, message: string } };

export type ResetPatientPasswordMutationVariables = Exact<{
  patientid: string;
  phone?: string | null | undefined;
}>;


export type ResetPatientPasswordMutation = { resetUserPassword: { status: string, message: string } };

export type PatientsOfCompanyQueryVariables = Exact<{
  metadata?: PageInput | null | undefined;
  filters?: PatientFilters | null | undefined;
}>;


export type PatientsOfCompanyQuery = { getPatientListForCompany: { status: string, message: string, total: number | null, patients: Array<{ customer: string, customername: string, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, progress: number | null, deviceprogress: number | null, surgery: { type: string, date: CalendarDate, days: number } }> | null } };

export type CustomerNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerNamesQuery = { getCustomers: { status: string, message: string, customers: Array<{ _id: string, name: string }> | null } };

export type ValidPatientIdMutationVariables = Exact<{
  patientid: string;
}>;


export type ValidPatientIdMutation = { validPatientId: { status: string, message: string, token: string | null, email: string | null } };

export type VerifyActivityLinkOtpMutationVariables = Exact<{
  input: ActivityLinkOtpInput;
}>;


export type VerifyActivityLinkOtpMutation = { verifyActivityLinkOtp: { status: string, message: string, error: boolean, token: string | null } };

export type CaregiverNotifyMutationVariables = Exact<{
  patientid: string;
  email: string;
  name: string;
}>;


export type CaregiverNotifyMutation = { caregiverNotify: { status: string, message: string } };

export type SurveyDetailQueryVariables = Exact<{
  patientid: string;
}>;


export type SurveyDetailQuery = { getSurveyDetail: { status: string, message: string, survey: { kneescore: number | null, kneescoredate: CalendarDate | null, hipscore: number | null, hipscoredate: CalendarDate | null, painlevel: number | null, painleveldate: CalendarDate | null, flexion: number | null, flexiondate: CalendarDate | null, extension: number | null, extensiondate: CalendarDate | null, surgerytype: string, includedevices: boolean, today: CalendarDate, timezone: string, mayshare: boolean, forms: Array<{ formid: string, shortname: string, date: CalendarDate, kind: string, score: number | null }>, measurements: Array<{ deviceid: string, devicename: string, valueIndex: number, metric: string, unit: string, value: number | null, date: CalendarDate | null }>, weeks: Array<{ date: CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> } | null } };

export type SurveyFragment = { kneescore: number | null, kneescoredate: CalendarDate | null, hipscore: number | null, hipscoredate: CalendarDate | null, painlevel: number | null, painleveldate: CalendarDate | null, flexion: number | null, flexiondate: CalendarDate | null, extension: number | null, extensiondate: CalendarDate | null, surgerytype: string, includedevices: boolean, today: CalendarDate, timezone: string, mayshare: boolean, forms: Array<{ formid: string, shortname: string, date: CalendarDate, kind: string, score: number | null }>, measurements: Array<{ deviceid: string, devicename: string, valueIndex: number, metric: string, unit: string, value: number | null, date: CalendarDate | null }>, weeks: Array<{ date: CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> };

export type FormDataQueryVariables = Exact<{
  patientid: string;
}>;


export type FormDataQuery = { getFormData: { status: string, message: string, formdata: { oks: Array<{ date: CalendarDate, value: number }>, pain: Array<{ date: CalendarDate, value: number }>, flexion: Array<{ date: CalendarDate, value: number }>, extension: Array<{ date: CalendarDate, value: number }> } | null } };

export type SubmittedFormQueryVariables = Exact<{
  patientid: string;
  id: string;
}>;


export type SubmittedFormQuery = { getFormByScheduleSubId: { status: string, message: string, form: { _id: string, shortname: string, date: CalendarDate, submittime: string, score: number | null, licence: string, questions: Array<{ questnumber: number, question: string, options: Array<{ optnumber: number, option: string, selected: boolean }> }> } | null } };

export type RegistrationPageQueryVariables = Exact<{
  customerid: string;
}>;


export type RegistrationPageQuery = { getCustomerLogoAndName: { status: string, message: string, logo: string | null, name: string | null }, getConsentForm: { status: string, message: string, forms: Array<{ _id: string, version: number, title: string, description: string, view: string, sequence: number }> | null } };

export type AddRegisterPatientMutationVariables = Exact<{
  input: RegisterPatientInput;
}>;


export type AddRegisterPatientMutation = { addRegisterPatient: { status: string, message: string } };

export type AddEventMutationVariables = Exact<{
  id: string;
  event: ReminderInput;
}>;


export type AddEventMutation = { addEvent: { status: string, message: string, event: { _id: string } | null } };

export type LoginFragment = { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null };

export type LoginUserMutationVariables = Exact<{
  credentials: LoginCredentials;
}>;


export type LoginUserMutation = { loginUser: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type LoginWithOtpMutationVariables = Exact<{
  input: LoginWithOtpInput;
}>;


export type LoginWithOtpMutation = { loginWithOtp: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type ResendOtpMutationVariables = Exact<{
  userid: string;
}>;


export type ResendOtpMutation = { resendOtp: { status: string, message: string } };

export type SendResetPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendResetPasswordLinkMutation = { sendResetPasswordLink: { status: string, message: string } };

export type SetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type SetPasswordMutation = { setPassword: { status: string, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { status: string, message: string } };

export type ChangeUserPasswordMutationVariables = Exact<{
  password: string;
  newpassword: string;
  _id?: string | null | undefined;
}>;


export type ChangeUserPasswordMutation = { changeUserPassword: { status: string, message: string } };

export type ReverseGeocodeQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type ReverseGeocodeQuery = { reverseGeocode: { status: string, message: string, place: { city: string, state: string, country: string } | null } };

export type PublicSurgeonQueryVariables = Exact<{
  id: string;
}>;


export type PublicSurgeonQuery = { getPublicSurgeon: { status: string, message: string, surgeon: { _id: string, name: string, image: string, description: string, about_me: string, phone: string, address: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, team: Array<{ _id: string, name: string, details: string }> } | null } };

export type PublicSurgeonRecordFragment = { _id: string, name: string, image: string, description: string, about_me: string, phone: string, address: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, team: Array<{ _id: string, name: string, details: string }> };

export type SurgeonsQueryVariables = Exact<{
  pagination?: SurgeonsPageInput | null | undefined;
}>;


export type SurgeonsQuery = { getSurgeons: { status: string, message: string, total: number | null, surgeons: Array<{ _id: string, name: string, image: string, email: string, patients: number, phone: { public: string } }> | null } };

export type ListedSurgeonFragment = { _id: string, name: string, image: string, email: string, patients: number, phone: { public: string } };

export type SurgeonByIdQueryVariables = Exact<{
  id: string;
}>;


export type SurgeonByIdQuery = { getSurgeonById: { status: string, message: string, surgeon: { _id: string, name: string, accesscode: string, email: string, url: string, image: string, description: string, address: string, about_me: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, version: number, phone: { public: string, private: string }, team: Array<{ _id: string, name: string, details: string }> } | null } };

export type SurgeonRecordFragment = { _id: string, name: string, accesscode: string, email: string, url: string, image: string, description: string, address: string, about_me: string, hospital_name: string, hospital_url: string, department_name: string, department_title: string, version: number, phone: { public: string, private: string }, team: Array<{ _id: string, name: string, details: string }> };

export type AccessCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessCodeQuery = { getAccessCode: { status: string, message: string, accesscode: string | null } };

export type AddEditSurgeonMutationVariables = Exact<{
  input: SurgeonInput;
  id?: string | null | undefined;
}>;


export type AddEditSurgeonMutation = { addEditSurgeon: { status: string, message: string } };

export type RemoveSurgeonsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveSurgeonsMutation = { removeSurgeons: { status: string, message: string } };

export type UsersQueryVariables = Exact<{
  pagination: UsersPageInput;
}>;


export type UsersQuery = { getUsers: { status: string, message: string, total: number | null, users: Array<{ _id: string, firstname: string, lastname: string, email: string, role: number, active: boolean, userimage: string }> | null } };

export type ListedUserFragment = { _id: string, firstname: string, lastname: string, email: string, role: number, active: boolean, userimage: string };

export type UserByIdQueryVariables = Exact<{
  id: string;
  customerid?: string | null | undefined;
  companyid?: string | null | undefined;
}>;


export type UserByIdQuery = { getUser: { status: string, message: string, user: { _id: string, firstname: string, lastname: string, email: string, phone: string, role: number, userimage: string, associateids: Array<string>, version: number } | null } };

export type UserRecordFragment = { _id: string, firstname: string, lastname: string, email: string, phone: string, role: number, userimage: string, associateids: Array<string>, version: number };

export type AssociateSurgeonsQueryVariables = Exact<{ [key: string]: never; }>;


export type AssociateSurgeonsQuery = { getSurgeonList: { status: string, message: string, surgeons: Array<{ _id: string, name: string }> | null } };

export type CoachedCustomersQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type CoachedCustomersQuery = { getCustomersIdAndNameList: { status: string, message: string, customers: Array<{ id: string, name: string }> | null } };

export type AddEditUserMutationVariables = Exact<{
  input: UserInput;
  id?: string | null | undefined;
}>;


export type AddEditUserMutation = { addEditUser: { status: string, message: string, overrides: Array<{ customer: string, present: string, next: string }> | null } };

export type ResetUserPasswordMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type ResetUserPasswordMutation = { resetUserPassword: { status: string, message: string } };

export type GetBotCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBotCheckQuery = { getBotCheck: { status: string, message: string, challenge: string | null } };

export type ContactPartsFragment = { name: string, email: string, phone: string };

export type AddressLinesFragment = { line1: string, line2: string, city: string, state: string, zip: string };

export const JumpRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<JumpRowFragment, unknown>;
export const CountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<CountsFragment, unknown>;
export const WeekFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Week"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdate"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<WeekFragment, unknown>;
export const DayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exerciseid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceid"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerid"}},{"kind":"Field","name":{"kind":"Name","value":"submittime"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]} as unknown as DocumentNode<DayFragment, unknown>;
export const ContactPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ContactPartsFragment, unknown>;
export const ListedCompanyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ListedCompanyFragment, unknown>;
export const AddressLinesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]} as unknown as DocumentNode<AddressLinesFragment, unknown>;
export const CompanyRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]} as unknown as DocumentNode<CompanyRecordFragment, unknown>;
export const SummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplianceSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partially"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}}]}}]} as unknown as DocumentNode<SummaryFragment, unknown>;
export const ListedCustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patients"}},{"kind":"Field","name":{"kind":"Name","value":"opencases"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]} as unknown as DocumentNode<ListedCustomerFragment, unknown>;
export const CustomerRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"associatehealthcoach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]} as unknown as DocumentNode<CustomerRecordFragment, unknown>;
export const GraphFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Graph"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GraphData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"yAxisLable"}},{"kind":"Field","name":{"kind":"Name","value":"devicename"}},{"kind":"Field","name":{"kind":"Name","value":"yAxisRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reading"}},{"kind":"Field","name":{"kind":"Name","value":"valueIndex"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]} as unknown as DocumentNode<GraphFragment, unknown>;
export const EngagedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Engaged"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagedPatients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<EngagedFragment, unknown>;
export const OutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormGraph"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]} as unknown as DocumentNode<OutcomeFragment, unknown>;
export const LastScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Score"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<LastScoreFragment, unknown>;
export const PatientFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"careplan"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"healthcoach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"technicalholdhistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holddate"}},{"kind":"Field","name":{"kind":"Name","value":"releasedate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diagnoses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dxCode"}},{"kind":"Field","name":{"kind":"Name","value":"dxDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastscores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kneescore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hipscore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"painlevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flexion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tracking_link"}},{"kind":"Field","name":{"kind":"Name","value":"shipped_on"}},{"kind":"Field","name":{"kind":"Name","value":"delivered_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Score"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]} as unknown as DocumentNode<PatientFactsFragment, unknown>;
export const ListedPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"deviceprogress"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<ListedPatientFragment, unknown>;
export const SurveyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Survey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formid"}},{"kind":"Field","name":{"kind":"Name","value":"shortname"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kneescore"}},{"kind":"Field","name":{"kind":"Name","value":"kneescoredate"}},{"kind":"Field","name":{"kind":"Name","value":"hipscore"}},{"kind":"Field","name":{"kind":"Name","value":"hipscoredate"}},{"kind":"Field","name":{"kind":"Name","value":"painlevel"}},{"kind":"Field","name":{"kind":"Name","value":"painleveldate"}},{"kind":"Field","name":{"kind":"Name","value":"flexion"}},{"kind":"Field","name":{"kind":"Name","value":"flexiondate"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"extensiondate"}},{"kind":"Field","name":{"kind":"Name","value":"surgerytype"}},{"kind":"Field","name":{"kind":"Name","value":"includedevices"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceid"}},{"kind":"Field","name":{"kind":"Name","value":"devicename"}},{"kind":"Field","name":{"kind":"Name","value":"valueIndex"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"mayshare"}}]}}]} as unknown as DocumentNode<SurveyFragment, unknown>;
export const LoginFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"trustToken"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"}},{"kind":"Field","name":{"kind":"Name","value":"lastlogintime"}},{"kind":"Field","name":{"kind":"Name","value":"patients_count"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyname"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoginFragment, unknown>;
export const PublicSurgeonRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicSurgeonRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicSurgeon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"about_me"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_name"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_url"}},{"kind":"Field","name":{"kind":"Name","value":"department_name"}},{"kind":"Field","name":{"kind":"Name","value":"department_title"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}}]} as unknown as DocumentNode<PublicSurgeonRecordFragment, unknown>;
export const ListedSurgeonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurgeon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurgeonRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"public"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patients"}}]}}]} as unknown as DocumentNode<ListedSurgeonFragment, unknown>;
export const SurgeonRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurgeonRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Surgeon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"private"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"about_me"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_name"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_url"}},{"kind":"Field","name":{"kind":"Name","value":"department_name"}},{"kind":"Field","name":{"kind":"Name","value":"department_title"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SurgeonRecordFragment, unknown>;
export const ListedUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}}]}}]} as unknown as DocumentNode<ListedUserFragment, unknown>;
export const UserRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"associateids"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserRecordFragment, unknown>;
export const OnCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OnComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"caseid"}}]}}]}}]} as unknown as DocumentNode<OnCommentSubscription, OnCommentSubscriptionVariables>;
export const OnCaseListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OnCaseList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getActionCaseListSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"caseid"}}]}}]}}]} as unknown as DocumentNode<OnCaseListSubscription, OnCaseListSubscriptionVariables>;
export const OnStaffCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OnStaffComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAdminCommentToLite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"caseid"}}]}}]}}]} as unknown as DocumentNode<OnStaffCommentSubscription, OnStaffCommentSubscriptionVariables>;
export const OnRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OnReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"patientid"}}]}}]}}]} as unknown as DocumentNode<OnRemindersSubscription, OnRemindersSubscriptionVariables>;
export const CaseStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaseStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getActionCaseStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}}]}}]}}]} as unknown as DocumentNode<CaseStatsQuery, CaseStatsQueryVariables>;
export const WebPushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebPushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getWebPushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<WebPushKeyQuery, WebPushKeyQueryVariables>;
export const SetWebTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWebToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webtoken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timezone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWebToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webtoken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webtoken"}}},{"kind":"Argument","name":{"kind":"Name","value":"timezone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timezone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetWebTokenMutation, SetWebTokenMutationVariables>;
export const ForgetWebTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgetWebToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserDeviceToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ForgetWebTokenMutation, ForgetWebTokenMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"logout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pushToken"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pushToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pushToken"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const LoginAsCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"loginAsCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginAsCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"trustToken"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"}},{"kind":"Field","name":{"kind":"Name","value":"lastlogintime"}},{"kind":"Field","name":{"kind":"Name","value":"patients_count"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyname"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoginAsCustomerMutation, LoginAsCustomerMutationVariables>;
export const JumpToPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JumpToPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"metadata"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"current"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JumpRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<JumpToPatientQuery, JumpToPatientQueryVariables>;
export const JumpToPatientOfCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JumpToPatientOfCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientListForCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"metadata"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"current"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JumpRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JumpRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<JumpToPatientOfCompanyQuery, JumpToPatientOfCompanyQueryVariables>;
export const DeleteAccountRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteAccountRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccountRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<DeleteAccountRequestMutation, DeleteAccountRequestMutationVariables>;
export const WithdrawAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<WithdrawAccountDeletionMutation, WithdrawAccountDeletionMutationVariables>;
export const ActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startdate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enddate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getDateRangeActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"startdate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startdate"}}},{"kind":"Argument","name":{"kind":"Name","value":"enddate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enddate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Week"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DueDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exercises"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exerciseid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"hold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceid"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}},{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaires"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answerid"}},{"kind":"Field","name":{"kind":"Name","value":"submittime"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Week"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekdate"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Counts"}}]}}]}}]} as unknown as DocumentNode<ActivitiesQuery, ActivitiesQueryVariables>;
export const OnPatientActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"onPatientActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onPatientActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientid"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}}]}}]} as unknown as DocumentNode<OnPatientActivitySubscription, OnPatientActivitySubscriptionVariables>;
export const AddCallbackRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addCallbackRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallbackRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCallbackRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddCallbackRequestMutation, AddCallbackRequestMutationVariables>;
export const CreateNewCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createNewCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNewCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"caseid"}}]}}]}}]} as unknown as DocumentNode<CreateNewCaseMutation, CreateNewCaseMutationVariables>;
export const ActionCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActionCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getActionCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"actionCase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"patientid"}},{"kind":"Field","name":{"kind":"Name","value":"patientname"}},{"kind":"Field","name":{"kind":"Name","value":"vendor"}},{"kind":"Field","name":{"kind":"Name","value":"vendorAssignedAt"}}]}}]}}]}}]} as unknown as DocumentNode<ActionCaseQuery, ActionCaseQueryVariables>;
export const AssignToVendorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignToVendor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignedToMoveAi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AssignToVendorMutation, AssignToVendorMutationVariables>;
export const OnVendorTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OnVendorTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAiComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"caseid"}}]}}]}}]} as unknown as DocumentNode<OnVendorTeamSubscription, OnVendorTeamSubscriptionVariables>;
export const UpdateLastViewedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLastViewed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLastViewed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateLastViewedMutation, UpdateLastViewedMutationVariables>;
export const CompaniesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Companies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompaniesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCompany"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCompany"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}}]} as unknown as DocumentNode<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyByIdQuery, CompanyByIdQueryVariables>;
export const AddEditCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addEditCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEditCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]}}]} as unknown as DocumentNode<AddEditCompanyMutation, AddEditCompanyMutationVariables>;
export const ComplianceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Compliance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComplianceFilters"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientCompliance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"exerciseSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurementSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedBackSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overAllSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Summary"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Summary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComplianceSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partially"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}}]}}]}}]} as unknown as DocumentNode<ComplianceQuery, ComplianceQueryVariables>;
export const CustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCustomer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patients"}},{"kind":"Field","name":{"kind":"Name","value":"opencases"}},{"kind":"Field","name":{"kind":"Name","value":"unassigned"}}]}}]} as unknown as DocumentNode<CustomersQuery, CustomersQueryVariables>;
export const CustomerByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddressLines"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressLines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"associatehealthcoach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CustomerByIdQuery, CustomerByIdQueryVariables>;
export const CompanyNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CompanyNameQuery, CompanyNameQueryVariables>;
export const CustomerCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUniqueCustomerCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}}]}}]}}]} as unknown as DocumentNode<CustomerCodeQuery, CustomerCodeQueryVariables>;
export const HealthCoachesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HealthCoaches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCompanyHealthcoach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}}]}}]} as unknown as DocumentNode<HealthCoachesQuery, HealthCoachesQueryVariables>;
export const AddEditCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addEditCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEditCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<AddEditCustomerMutation, AddEditCustomerMutationVariables>;
export const MeasurementGraphsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeasurementGraphs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"graphIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getGraphMeasurementData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"graphIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"graphIn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"graphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Graph"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Graph"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GraphData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"yAxisLable"}},{"kind":"Field","name":{"kind":"Name","value":"devicename"}},{"kind":"Field","name":{"kind":"Name","value":"yAxisRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reading"}},{"kind":"Field","name":{"kind":"Name","value":"valueIndex"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]}}]} as unknown as DocumentNode<MeasurementGraphsQuery, MeasurementGraphsQueryVariables>;
export const MeasurementDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeasurementDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deviceid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getRangeMeasurement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"deviceid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deviceid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"timesDone"}}]}}]}}]}}]} as unknown as DocumentNode<MeasurementDaysQuery, MeasurementDaysQueryVariables>;
export const Last7ActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Last7Activities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLast7Activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Engaged"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagedPatients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<Last7ActivitiesQuery, Last7ActivitiesQueryVariables>;
export const Last7MeasurementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Last7Measurements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLast7Measurements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"measkipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meapartial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meacomplete"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Engaged"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Engaged"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EngagedPatients"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"patientids"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<Last7MeasurementsQuery, Last7MeasurementsQueryVariables>;
export const FormGraphDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormGraphData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"range"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFormGraphData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"range"},"value":{"kind":"Variable","name":{"kind":"Name","value":"range"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"oks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outcome"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Outcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormGraph"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}}]}}]}}]} as unknown as DocumentNode<FormGraphDataQuery, FormGraphDataQueryVariables>;
export const AddNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}}]}}]} as unknown as DocumentNode<AddNotificationsMutation, AddNotificationsMutationVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredat"}},{"kind":"Field","name":{"kind":"Name","value":"readat"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const PatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Patient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Score"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"salutation"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"careplan"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"healthcoach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"technicalholdhistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holddate"}},{"kind":"Field","name":{"kind":"Name","value":"releasedate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diagnoses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dxCode"}},{"kind":"Field","name":{"kind":"Name","value":"dxDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastscores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kneescore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hipscore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"painlevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flexion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastScore"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"devices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tracking_link"}},{"kind":"Field","name":{"kind":"Name","value":"shipped_on"}},{"kind":"Field","name":{"kind":"Name","value":"delivered_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<PatientQuery, PatientQueryVariables>;
export const PatientListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilters"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sorter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SorterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"metadata"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}},{"kind":"Argument","name":{"kind":"Name","value":"sorter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sorter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPatient"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"deviceprogress"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<PatientListQuery, PatientListQueryVariables>;
export const PatientStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"knee"}},{"kind":"Field","name":{"kind":"Name","value":"hip"}}]}}]}}]} as unknown as DocumentNode<PatientStatsQuery, PatientStatsQueryVariables>;
export const SurgeonNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurgeonNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSurgeonList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SurgeonNamesQuery, SurgeonNamesQueryVariables>;
export const UpdateUserFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateUserFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateUserFilterMutation, UpdateUserFilterMutationVariables>;
export const ResetPatientPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetPatientPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPatientPasswordMutation, ResetPatientPasswordMutationVariables>;
export const PatientsOfCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientsOfCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filters"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PatientFilters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPatientListForCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"metadata"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metadata"}}},{"kind":"Argument","name":{"kind":"Name","value":"filters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filters"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPatient"}},{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"customername"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"deviceprogress"}},{"kind":"Field","name":{"kind":"Name","value":"surgery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]} as unknown as DocumentNode<PatientsOfCompanyQuery, PatientsOfCompanyQueryVariables>;
export const CustomerNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pagination"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"current"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerNamesQuery, CustomerNamesQueryVariables>;
export const ValidPatientIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidPatientId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validPatientId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ValidPatientIdMutation, ValidPatientIdMutationVariables>;
export const VerifyActivityLinkOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyActivityLinkOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityLinkOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyActivityLinkOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<VerifyActivityLinkOtpMutation, VerifyActivityLinkOtpMutationVariables>;
export const CaregiverNotifyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaregiverNotify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caregiverNotify"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CaregiverNotifyMutation, CaregiverNotifyMutationVariables>;
export const SurveyDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurveyDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSurveyDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"survey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Survey"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Survey"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurveyDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formid"}},{"kind":"Field","name":{"kind":"Name","value":"shortname"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kneescore"}},{"kind":"Field","name":{"kind":"Name","value":"kneescoredate"}},{"kind":"Field","name":{"kind":"Name","value":"hipscore"}},{"kind":"Field","name":{"kind":"Name","value":"hipscoredate"}},{"kind":"Field","name":{"kind":"Name","value":"painlevel"}},{"kind":"Field","name":{"kind":"Name","value":"painleveldate"}},{"kind":"Field","name":{"kind":"Name","value":"flexion"}},{"kind":"Field","name":{"kind":"Name","value":"flexiondate"}},{"kind":"Field","name":{"kind":"Name","value":"extension"}},{"kind":"Field","name":{"kind":"Name","value":"extensiondate"}},{"kind":"Field","name":{"kind":"Name","value":"surgerytype"}},{"kind":"Field","name":{"kind":"Name","value":"includedevices"}},{"kind":"Field","name":{"kind":"Name","value":"measurements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deviceid"}},{"kind":"Field","name":{"kind":"Name","value":"devicename"}},{"kind":"Field","name":{"kind":"Name","value":"valueIndex"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"date"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"exercise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"Field","name":{"kind":"Name","value":"measurement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questionnaire"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"mayshare"}}]}}]} as unknown as DocumentNode<SurveyDetailQuery, SurveyDetailQueryVariables>;
export const FormDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFormData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"formdata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flexion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FormDataQuery, FormDataQueryVariables>;
export const SubmittedFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubmittedForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getFormByScheduleSubId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientid"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"shortname"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"submittime"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questnumber"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optnumber"}},{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"selected"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubmittedFormQuery, SubmittedFormQueryVariables>;
export const RegistrationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"registrationPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCustomerLogoAndName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"getConsentForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}}]}}]}}]}}]} as unknown as DocumentNode<RegistrationPageQuery, RegistrationPageQueryVariables>;
export const AddRegisterPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addRegisterPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterPatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRegisterPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddRegisterPatientMutation, AddRegisterPatientMutationVariables>;
export const AddEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]}}]} as unknown as DocumentNode<AddEventMutation, AddEventMutationVariables>;
export const LoginUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"loginUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"credentials"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginCredentials"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"credentials"},"value":{"kind":"Variable","name":{"kind":"Name","value":"credentials"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"trustToken"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"}},{"kind":"Field","name":{"kind":"Name","value":"lastlogintime"}},{"kind":"Field","name":{"kind":"Name","value":"patients_count"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyname"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoginUserMutation, LoginUserMutationVariables>;
export const LoginWithOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"loginWithOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginWithOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"trustToken"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"}},{"kind":"Field","name":{"kind":"Name","value":"lastlogintime"}},{"kind":"Field","name":{"kind":"Name","value":"patients_count"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"companyname"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"autoimportevent"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LoginWithOtpMutation, LoginWithOtpMutationVariables>;
export const ResendOtpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resendOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResendOtpMutation, ResendOtpMutationVariables>;
export const SendResetPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"sendResetPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendResetPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SendResetPasswordLinkMutation, SendResetPasswordLinkMutationVariables>;
export const SetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetPasswordMutation, SetPasswordMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ChangeUserPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changeUserPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newpassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"newpassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newpassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeUserPasswordMutation, ChangeUserPasswordMutationVariables>;
export const ReverseGeocodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReverseGeocode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reverseGeocode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]}}]}}]} as unknown as DocumentNode<ReverseGeocodeQuery, ReverseGeocodeQueryVariables>;
export const PublicSurgeonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicSurgeon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPublicSurgeon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicSurgeonRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicSurgeonRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicSurgeon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"about_me"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_name"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_url"}},{"kind":"Field","name":{"kind":"Name","value":"department_name"}},{"kind":"Field","name":{"kind":"Name","value":"department_title"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}}]} as unknown as DocumentNode<PublicSurgeonQuery, PublicSurgeonQueryVariables>;
export const SurgeonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Surgeons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SurgeonsPageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSurgeons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedSurgeon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedSurgeon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SurgeonRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"public"}}]}},{"kind":"Field","name":{"kind":"Name","value":"patients"}}]}}]} as unknown as DocumentNode<SurgeonsQuery, SurgeonsQueryVariables>;
export const SurgeonByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SurgeonById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSurgeonById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"surgeon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SurgeonRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SurgeonRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Surgeon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"private"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"about_me"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_name"}},{"kind":"Field","name":{"kind":"Name","value":"hospital_url"}},{"kind":"Field","name":{"kind":"Name","value":"department_name"}},{"kind":"Field","name":{"kind":"Name","value":"department_title"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SurgeonByIdQuery, SurgeonByIdQueryVariables>;
export const AccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getAccessCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"accesscode"}}]}}]}}]} as unknown as DocumentNode<AccessCodeQuery, AccessCodeQueryVariables>;
export const AddEditSurgeonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addEditSurgeon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SurgeonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEditSurgeon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AddEditSurgeonMutation, AddEditSurgeonMutationVariables>;
export const RemoveSurgeonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeSurgeons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSurgeons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemoveSurgeonsMutation, RemoveSurgeonsMutationVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsersPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagination"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagination"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UserByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"customerid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerid"}}},{"kind":"Argument","name":{"kind":"Name","value":"companyid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userimage"}},{"kind":"Field","name":{"kind":"Name","value":"associateids"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UserByIdQuery, UserByIdQueryVariables>;
export const AssociateSurgeonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssociateSurgeons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getSurgeonList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"surgeons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AssociateSurgeonsQuery, AssociateSurgeonsQueryVariables>;
export const CoachedCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoachedCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getCustomersIdAndNameList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CoachedCustomersQuery, CoachedCustomersQueryVariables>;
export const AddEditUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addEditUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEditUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"overrides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"}},{"kind":"Field","name":{"kind":"Name","value":"present"}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]}}]} as unknown as DocumentNode<AddEditUserMutation, AddEditUserMutationVariables>;
export const ResetUserPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"resetUserPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>;
export const GetBotCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getBotCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getBotCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"challenge"}}]}}]}}]} as unknown as DocumentNode<GetBotCheckQuery, GetBotCheckQueryVariables>;