/** Filter of the case list. Every field is optional. */
export type ActionCaseFilters = {
  /** Whether archived cases are included. */
  archived?: boolean | null | undefined;
  /** Case numbers such as C-20418, or their digits. */
  caseNumbers?: Array<string> | null | undefined;
  /** Ids of clinics: only their cases; all clinics of the company when missing. */
  customerIds?: Array<string> | null | undefined;
  /** Any of the statuses Assigned, Unassigned, Unresolved, Resolved, NotAnIssue. */
  status?: Array<string> | null | undefined;
  /** Whether only cases that the viewer has not read are returned. */
  unread?: boolean | null | undefined;
};

/** Filter of a log, and page to return. */
export type ActivityLogFilter = {
  /** Id of the record from which pages are counted; the first record when missing. */
  cursor?: string | null | undefined;
  /** The last day. */
  enddate?: string | null | undefined;
  /** Only records of these events, by their names; none for all. */
  events?: Array<string> | null | undefined;
  /** Whether all matching records are counted, however many there are. */
  exact?: boolean | null | undefined;
  /** Whether the oldest records come first. */
  oldestFirst?: boolean | null | undefined;
  /** Number of records on a page, up to 500; 10 when missing. */
  size?: number | null | undefined;
  /** Only records of these sources: Patients, Clinic, MoveAI; none for all. */
  sources?: Array<string> | null | undefined;
  /** First day; together with the last day, it replaces a period up to today. */
  startdate?: string | null | undefined;
  /** Number of pages from that record, up to 4; negative numbers lead back. */
  turn?: number | null | undefined;
};

/** Reason for adding a patient although a similar one is known. */
export type AdditionReasonInput = {
  /** 'Second joint', 'New programme, same joint', 'Another person' or 'Other'. */
  reason: string;
  /** Reason in the user's own words, for 'Other'; at most 200 characters. */
  text?: string | null | undefined;
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

/** A care plan as it is typed. */
export type CarePlanBodyInput = {
  /** Age groups that it is for; none for all. */
  age_groups?: Array<string> | null | undefined;
  /** Ids of the clinics to which it is offered; null for all of the company's. */
  customers?: Array<string> | null | undefined;
  /** Purpose, at most 300 characters. */
  description?: string | null | undefined;
  /** Devices with their windows. */
  devices?: Array<PlannedDeviceInput> | null | undefined;
  /** Questionnaires, a row for each span. */
  feedback?: Array<PlannedFeedInput> | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** 'standard', 'fast' or 'gentle'. */
  pace?: string | null | undefined;
  /** Versions of regimens, in order. */
  regimens?: Array<string> | null | undefined;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: string | null | undefined;
};

/** A patient's caregiver. */
export type CaregiverInput = {
  /** Email, at most 50 characters. */
  email?: string | null | undefined;
  /** First name, at most 100 characters. */
  fname?: string | null | undefined;
  /** Last name, at most 100 characters. */
  lname?: string | null | undefined;
  /** Phone number; without a plus it is a US number. */
  phone?: string | null | undefined;
  /** One of the relationships of the form; 'Other' when missing. */
  relationship?: string | null | undefined;
};

/** Filter and page of companies. */
export type CompaniesInput = {
  /** Page to return. */
  pagination?: PageInput | null | undefined;
  /** Part of a company's name. */
  searchText?: string | null | undefined;
};

/** A company as the form writes it; only the name is needed. */
export type CompanyInput = {
  /** Id of the company to change; missing for a new one. */
  _id?: string | null | undefined;
  /** Address of the company. */
  address?: AddressInput | null | undefined;
  /** Whether reminders are imported automatically. */
  autoimportevent?: boolean | null | undefined;
  /** Contact person of the company. */
  contact?: ContactInput | null | undefined;
  /** Description of the company, at most 4000 characters. */
  description?: string | null | undefined;
  /** Email. */
  email?: string | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: string | null | undefined;
  /** The company's name, at most 50 characters. */
  name: string;
  /** Phone. */
  phone?: string | null | undefined;
  /** Version that was read, for a change; refused when it is not the newest. Without it, the newest version is changed. */
  version?: number | null | undefined;
};

/** Range of days, and joint. */
export type ComplianceFilters = {
  /** Last day, yesterday at the latest; the Saturday of last week when null. */
  enddate?: string | null | undefined;
  /** First day; null for all time. */
  startdate?: string | null | undefined;
  /** knee, hip or all. */
  type?: string | null | undefined;
};

/** The signatures of a registration. */
export type ConsentInput = {
  /** Time of signing by the clock of the patient's device. */
  signature_time?: string | null | undefined;
  /** A signature for each form. */
  signatures: Array<ConsentSignatureInput>;
};

/** A signature under one form. */
export type ConsentSignatureInput = {
  /** The form. */
  formid: string;
  /** Position of the form among the forms. */
  sequence_no?: number | null | undefined;
  /** A PNG image as data URL, at most 420 by 112 pixels. */
  signature: string;
  /** Version that was read; the newest version when missing. */
  version?: number | null | undefined;
};

/** A contact person, as forms write it. */
export type ContactInput = {
  /** Email. */
  email: string;
  /** Name. */
  name: string;
  /** Phone. */
  phone: string;
};

/** Texts and parts of content, in the field of its kind. */
export type ContentBodyInput = {
  /** Texts and parts of a care plan. */
  carePlan?: CarePlanBodyInput | null | undefined;
  /** Values of a device with their limits. */
  device?: DeviceBodyInput | null | undefined;
  /** Texts and dose of an exercise. */
  exercise?: ExerciseBodyInput | null | undefined;
  /** Questions and answers of a questionnaire. */
  questionnaire?: QuestionnaireBodyInput | null | undefined;
  /** Days and exercises of a regimen. */
  regimen?: RegimenBodyInput | null | undefined;
};

/** Filter of a list of content. A missing field has no effect. */
export type ContentFilter = {
  /** Id of a clinic: content that is offered to it. */
  customer?: string | null | undefined;
  /** 'published', 'draft', 'retired' or 'ready'. */
  state?: string | null | undefined;
  /** 'knee' or 'hip': content for that joint or for both, and the exercises of such regimens. */
  surgery_type?: string | null | undefined;
};

/** Names of the counts that can be opened. */
export type CountedName =
  /** A slice of a compliance pie. Needs area, bucket, weeks and joint. */
  | 'compliance'
  /** A column of engagement. Needs area, bucket and days. */
  | 'engagement'
  /** A bar of survey outcomes. Needs area, band and month. */
  | 'outcome'
  /** All bars of a set of survey outcomes. Needs area and months. */
  | 'outcomes'
  /** A patient's progress to date. Needs area. */
  | 'progress'
  /** A week of a patient. Needs area and week. */
  | 'week';

/** A count, by its name and parameters. */
export type CountedNumber = {
  /** exercise, measurement, questionnaire or overall, if the count has it; for survey outcomes oks, pain or rom. */
  area: string;
  /** Band of a bar, by its position from 0. */
  band?: number | null | undefined;
  /** skipped, partial or complete, or due for all of them together. */
  bucket?: string | null | undefined;
  /** Number of days before today: 1, 3, 7, 15, 30, 60, 90, 182 or 365. */
  days?: number | null | undefined;
  /** knee, hip or all. */
  joint?: string | null | undefined;
  /** The month of a bar, YYYY-MM. */
  month?: string | null | undefined;
  /** Number of months of survey outcomes, the current one included: 1, 2 or 3. */
  months?: number | null | undefined;
  /** Name of the count. */
  name: CountedName;
  /** Sunday with which the week begins. */
  week?: string | null | undefined;
  /** 1, 2 or 4 whole weeks up to the end of last week, 0 for all time. */
  weeks?: number | null | undefined;
};

/** A clinic as the form writes it. */
export type CustomerInput = {
  /** Id of the clinic to change; missing for a new one. */
  _id?: string | null | undefined;
  /** The clinic code, 4 to 12 letters and digits that no other clinic has. */
  accesscode: string;
  /** Address of the clinic. */
  address: AddressInput;
  /** Id of the health coach; null for none. When missing, a change keeps the current one. */
  associatehealthcoach?: string | null | undefined;
  /** Whether reminders are imported automatically. */
  autoimportevent?: boolean | null | undefined;
  /** Company id of a new clinic, named by a super admin. */
  company?: string | null | undefined;
  /** Contact person of the clinic. */
  contact: ContactInput;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: string | null | undefined;
  /** The clinic's name, at most 50 characters. */
  name: string;
  /** True takes the clinic from the coach who has it; otherwise such a change is refused, and `overrides` names that coach. */
  override?: boolean | null | undefined;
  /** IANA name of the time zone. */
  timezone?: string | null | undefined;
  /** Version that was read, for a change; refused when it is not the newest. Without it, the newest version is changed. */
  version?: number | null | undefined;
};

/** Filter of names of clinics. */
export type CustomerNamesInput = {
  /** Company id, named by a super admin; company users get the clinics of their own company. */
  companyId?: string | null | undefined;
  /** Id of a health coach: only clinics mapped to this coach. */
  healthCoachId?: string | null | undefined;
};

/** Filter and page of clinics. */
export type CustomersInput = {
  /** Company id, named by a super admin; company users get the clinics of their own company. */
  companyid?: string | null | undefined;
  /** Page to return. */
  pagination?: PageInput | null | undefined;
  /** Part of a clinic's name or code. */
  searchText?: string | null | undefined;
};

/** Beginning and end of a patient's day. */
export type DailyShiftInput = {
  /** End, later than its beginning. */
  end: TimeOfDayInput;
  /** Beginning. */
  start: TimeOfDayInput;
};

/** A device as it is typed. */
export type DeviceBodyInput = {
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: string | null | undefined;
  /** The values of one reading, by their numbers from 0: at most 12. */
  values?: Array<MeasuredValueInput> | null | undefined;
};

/** A diagnosis as it is changed. */
export type DiagnosisChangeInput = {
  /** Code from now on. */
  dxCode: string;
  /** Meaning of the code, up to 500 characters. */
  dxDescription: string;
  /** The code under which it is recorded. */
  originalDxCode: string;
  /** Version that was read; without it, the change overwrites any other. */
  version?: number | null | undefined;
};

/** A diagnosis as typed. */
export type DiagnosisInput = {
  /** ICD-10-CM code, or another of up to 20 characters. */
  dxCode: string;
  /** Meaning of the code, up to 500 characters. */
  dxDescription: string;
};

/** A patient's questionnaires as they are to be saved. */
export type EditFeedScheduleInput = {
  /** Clinic id; the session's clinic when missing. */
  customerid?: string | null | undefined;
  /** All rows as they are to be saved. */
  feedback: Array<ScheduledFeedInput>;
  /** Patient id. */
  patientid: string;
  /** Hash of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** 'knee' or 'hip'; refused when the patient's surgery is on the other joint. */
  surgery_type?: string | null | undefined;
  /** Version that was read; missing from clients that overwrite the current one. */
  version?: string | null | undefined;
};

/** A patient's exercises as they are to be saved. */
export type EditScheduleInput = {
  /** All rows as they are to be saved. */
  exercises: Array<ScheduledExerciseInput>;
  /** Patient id. */
  patient: string;
  /** Hash of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** Version that was read; missing from clients that overwrite the current one. */
  version?: string | null | undefined;
};

/** An exercise as it is typed. */
export type ExerciseBodyInput = {
  /** Reasons not to do it, and precautions, at most 300 characters. */
  caution?: string | null | undefined;
  /** Hold in seconds. */
  holdseconds?: number | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** 1 for daily, 2 to 6 for so many times a week, 7 for weekly. */
  interval?: number | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** Purpose, at most 300 characters. */
  purpose?: string | null | undefined;
  /** Number of repeats in a set. */
  repeat?: number | null | undefined;
  /** Number of sets. */
  set?: number | null | undefined;
  /** Number of times a day. */
  time?: number | null | undefined;
  /** Link to its video, with https; empty for none. */
  video?: string | null | undefined;
};

/** Shipping address of an order. */
export type FullfillmentAddressInput = {
  /** ISO code of the country. */
  country: string;
  /** Street and number, at most 150 characters. */
  shipping_address: string;
  /** City, at most 50 characters. */
  shipping_city: string;
  /** State, at most 50 characters. */
  shipping_state: string;
  /** Zip, at most 50 characters. */
  shipping_zip_code: string;
};

/** Filter of orders. A missing field has no effect. */
export type FullfillmentFilters = {
  /** Whether the patient signed the consent: 'Yes' or 'No'. */
  consent?: string | null | undefined;
  /** One clinic of the company. */
  customer?: string | null | undefined;
  /** Beginning of the patient's last name. */
  lastname?: string | null | undefined;
  /** 'active' or 'inactive' patients. */
  patienttype?: string | null | undefined;
  /** Whether the patient registered in the app: 'Yes' or 'No'. */
  registered?: string | null | undefined;
  /** 'Pending', the default, or 'Shipped'. */
  status?: string | null | undefined;
  /** 'New' or 'Reorder'. */
  type?: string | null | undefined;
};

/** Device and number of readings of charts. */
export type GraphInput = {
  /** Id of the assigned device. */
  deviceid: string;
  /** Patient id. */
  patientid: string;
  /** Number of readings, 1 to 100; the last 10 when missing. */
  readings?: number | null | undefined;
};

/** Credentials of a user, and the device on which they sign in. */
export type LoginCredentials = {
  /** Name of the device, as it reports itself. */
  device?: string | null | undefined;
  /** The application: AdminWeb or AdminLite. */
  deviceType?: string | null | undefined;
  /** The user's email, compared without regard to case. */
  email: string;
  /** Location of the device, as far as it reports one. */
  location?: string | null | undefined;
  /** The password. */
  password: string;
  /** The trust token of this device, if it has one. */
  trustToken?: string | null | undefined;
};

/** A value of a reading, as it is typed. */
export type MeasuredValueInput = {
  /** The largest value that can be true. */
  max?: number | null | undefined;
  /** Name of the metric, at most 40 characters. */
  metric?: string | null | undefined;
  /** The smallest value that can be true. */
  min?: number | null | undefined;
  /** Limits that charts draw, at most 12. */
  thresholds?: Array<ValueLimitInput> | null | undefined;
  /** Unit, at most 12 characters; empty for none. */
  unit?: string | null | undefined;
};

/** A new surgery date. */
export type MoveSurgeryInput = {
  /** Whether items that would have no days left may end. */
  drops?: boolean | null | undefined;
  /** Patient id. */
  patientid: string;
  /** Hash of the preview that was shown. */
  planHash: string;
  /** Ids of the reminders that move along; when missing, all except those whose title looks like an appointment. */
  reminders?: Array<string> | null | undefined;
  /** Whether exercises and measurements move with the date; questionnaires always do. */
  reschedule: boolean;
  /** The new date. */
  to: string;
};

/** Page of notes to return. */
export type NotesPageInput = {
  /** Page number, from 1; the first when missing. */
  current?: number | null | undefined;
  /** Number of notes on a page, up to 1000; 10 when missing. */
  pageSize?: number | null | undefined;
};

/** An order that was not sent, and whether it goes to the patient's shipping address. */
export type OrderFollowsInput = {
  /** Whether it goes to the patient's shipping address; otherwise its address stays. */
  follows: boolean;
  /** Order id. */
  orderid: string;
};

/** Page of a list to return. */
export type PageInput = {
  /** Page number, from 1; the first when missing. */
  current?: number | null | undefined;
  /** Number of rows on a page: 5, 10, 20, 50 or 100; 20 when missing. */
  pageSize?: number | null | undefined;
};

/** The stored data of a new patient. */
export type PatientDraftInput = {
  /** The entered data as JSON: an object with patient and what follows. */
  content: string;
  /** Id of the registration that is taken over. */
  registration?: string | null | undefined;
  /** Current step: info, careplan, devices, regimens, schedule or questionnaire. */
  step: string;
  /** Surgeon id, once one is chosen. */
  surgeon?: string | null | undefined;
};

/** Filter of the patient list. Every field is optional. */
export type PatientFilters = {
  /** Only the active patients in a slice of compliance: exercise, measurement, questionnaire or overall, a dot, and skipped, partial, complete or due, such as exercise.skipped. */
  compliance?: string | null | undefined;
  /** Customer ids; only in the company-wide search. */
  customer?: Array<string> | null | undefined;
  /** Number of days before today for `engagement`: 1, 3, 7, 15, 30, 60, 90, 182 or 365; 7 when missing. */
  days?: number | null | undefined;
  /** Measurement progress in percent. */
  deviceprogress?: RangeInput | null | undefined;
  /** Only the active patients in a column of engagement: exercise or measurement, a dot, and skipped, partial, complete or due, such as exercise.partial; or untouched: something due, and not one round on each day. */
  engagement?: string | null | undefined;
  /** Last hip score. */
  hipscore?: RangeInput | null | undefined;
  /** Joint for `compliance`: knee, hip or all; knee when missing. */
  joint?: string | null | undefined;
  /** Last knee score. */
  kneescore?: RangeInput | null | undefined;
  /** The last four digits of the phone. */
  lastdigitsofphone?: string | number | null | undefined;
  /** The beginning of the last name. */
  lastname_plain?: string | null | undefined;
  /** Beginnings of first and last names, in any order, divided by spaces or commas; every one must match. */
  name?: string | null | undefined;
  /** Pre or Post; with surgeryrangetype range. */
  optype?: string | null | undefined;
  /** Pain level codes, 0 None to 4 Severe. */
  painlevel?: Array<number> | null | undefined;
  /** Ids of patients: only these. */
  patients?: Array<string> | null | undefined;
  /** The whole phone number; without a plus it is a US number. */
  phone?: string | null | undefined;
  /** Exercise progress in percent. */
  progress?: RangeInput | null | undefined;
  /** Whether the filter is to be remembered; the list ignores it. */
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
  /** Same as surgeryrange, as older clients name it. */
  surgerywkrange?: number | null | undefined;
  /** active, inactive or all. */
  type?: string | null | undefined;
  /** Number of weeks for `compliance`, up to the end of last week: 1, 2, 4, or 0 for all time; 2 when missing. */
  weeks?: number | null | undefined;
};

/** A patient as the form writes them. */
export type PatientInput = {
  /** Caregiver, if any; for a new patient. */
  caregiver?: CaregiverInput | null | undefined;
  /** Beginning and end of the patient's day; unchanged when missing. */
  dailyshift?: DailyShiftInput | null | undefined;
  /** Birth date, MM/DD/YYYY or another format that the page accepts. */
  dob: string;
  /** Whether items that would have no days left after a new surgery date may end. */
  drops?: boolean | null | undefined;
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
  /** Ids of the reminders that move with a new surgery date; when missing, all except those whose title looks like an appointment. */
  movereminders?: Array<string> | null | undefined;
  /** Cell phone number as text; without a plus it is a US number. Null keeps the current one. */
  phone?: string | null | undefined;
  /** Hash of the preview of a new surgery date; a new date without it is refused. */
  planHash?: string | null | undefined;
  /** Whether exercises and measurements move with a new surgery date. */
  regimEdit?: boolean | null | undefined;
  /** Shipping address of devices; for a new patient. */
  shipaddress?: ShipAddressInput | null | undefined;
  /** Surgeon id. */
  surgeon: string;
  /** Joint and date of the surgery. */
  surgery: SurgeryInput;
  /** Version that an edit was made on. */
  version?: number | null | undefined;
};

/** Filter of conversations. Every field is optional. */
export type PatientMessageFilters = {
  /** Whether archived conversations are included. */
  archived?: boolean | null | undefined;
  /** Whether each patient is listed once, with the most pressing message: an urgent unread one, otherwise the newest. */
  byPatients?: boolean | null | undefined;
  /** Whether they are grouped by surgeon, the surgeon with the newest unread message first. */
  bySurgeons?: boolean | null | undefined;
  /** Id of the session's clinic; any other is refused. */
  customerIds?: Array<string> | null | undefined;
  /** The last four digits of the patient's phone. */
  lastdigitsofphone?: string | null | undefined;
  /** Beginnings of first and last names of the patient, in any order. */
  name?: string | null | undefined;
  /** Patient id: only conversations about this patient. */
  patientId?: string | null | undefined;
  /** Surgeon id: only conversations about this surgeon's patients. */
  surgeonId?: string | null | undefined;
  /** Whether only urgent conversations that the viewer has not read are returned. */
  urgent?: boolean | null | undefined;
};

/** A note as typed. */
export type PatientNoteInput = {
  /** Id of its category. */
  category: string;
  /** Time that the note is about, ISO 8601; not in the future. */
  datetime: string;
  /** The text, up to 4000 characters. */
  notes: string;
  /** Patient id. */
  patient_id: string;
  /** Minutes spent, up to a day. */
  time_logged?: number | null | undefined;
  /** Version that was read, for a note that is changed; the newest version when missing. */
  version?: number | null | undefined;
};

/** A device of a care plan. */
export type PlannedDeviceInput = {
  /** Version of the device. */
  deviceid: string;
  /** Last day, counted from surgery. */
  end_date?: number | null | undefined;
  /** 1 for daily, 2 to 6 for so many times a week, 7 for weekly. */
  interval?: number | null | undefined;
  /** Whether the day of surgery is skipped. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day, counted from surgery. */
  start_date?: number | null | undefined;
  /** Number of times a day, 1 to 4. */
  time?: number | null | undefined;
};

/** An exercise of a regimen. */
export type PlannedExerciseInput = {
  /** Last day, counted from surgery. */
  enddate?: number | null | undefined;
  /** Version of the exercise. */
  exercise: string;
  /** Hold in seconds. */
  holdseconds?: number | null | undefined;
  /** 1 for daily, 2 to 6 for so many times a week, 7 for weekly. */
  interval?: number | null | undefined;
  /** Position in this list, from 0, of the exercise that it is linked to; null for none. */
  next?: number | null | undefined;
  /** Number of repeats in a set. */
  repeat?: number | null | undefined;
  /** Number of sets. */
  set?: number | null | undefined;
  /** First day, counted from surgery. */
  startdate?: number | null | undefined;
  /** Number of times a day. */
  time?: number | null | undefined;
};

/** A span in which a care plan asks a questionnaire. */
export type PlannedFeedInput = {
  /** Last day, counted from surgery. */
  enddate?: number | null | undefined;
  /** Version of the questionnaire. */
  formid: string;
  /** Weekdays of a weekly schedule, 0 for Sunday; days of a custom schedule, counted from surgery. */
  schedule?: Array<number> | null | undefined;
  /** 'weekly' or 'custom'. */
  scheduletype?: string | null | undefined;
  /** Whether the day of surgery is skipped. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day, counted from surgery. */
  startdate?: number | null | undefined;
};

/** Filter of the programmes that are listed one by one. */
export type PublishPatientsInput = {
  /** Clinic id; every clinic when missing. */
  clinicid?: string | null | undefined;
  /** Outcome: 'change', 'stay' or 'passed'; any outcome when missing. */
  outcome?: string | null | undefined;
};

/** A questionnaire as it is typed. Its kind is not typed: a copy has the kind of its original. */
export type QuestionnaireBodyInput = {
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** Holder of the license that it needs, at most 300 characters; empty when it needs none. */
  licence?: string | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** Questions, in order. */
  questions?: Array<TypedQuestionInput> | null | undefined;
  /** Number of days that it looks back, 1 to 365; null when it does not say. */
  recalldays?: number | null | undefined;
};

/** A range, both ends included. */
export type RangeInput = {
  /** Highest value. */
  max: number;
  /** Lowest value. */
  min: number;
};

/** A regimen as it is typed. */
export type RegimenBodyInput = {
  /** Age groups that it is for; none for all. */
  age_groups?: Array<string> | null | undefined;
  /** Last day, counted from surgery. */
  enddate?: number | null | undefined;
  /** Exercises, in order. */
  exercises?: Array<PlannedExerciseInput> | null | undefined;
  /** 'male' or 'female'; empty for both. */
  gender?: string | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** First day, counted from surgery. */
  startdate?: number | null | undefined;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: string | null | undefined;
};

/** Filter of regimens. A missing field has no effect. */
export type RegimenFilter = {
  /** Age group, such as '61-70'. */
  age_group?: string | null | undefined;
  /** Care plan id: the regimens come at its pace. */
  careplan?: string | null | undefined;
  /** 'male' or 'female'. */
  gender?: string | null | undefined;
  /** 'knee' or 'hip'. */
  surgery_type?: string | null | undefined;
};

/** A reminder as typed. */
export type ReminderInput = {
  /** Id of the reminder to change; missing for a new one. */
  _id?: string | null | undefined;
  /** The day, today or later. */
  date: string;
  /** Text. */
  message?: string | null | undefined;
  /** Title. */
  title: string;
};

/** All rows of one area; the lists of the other areas are missing. */
export type ScheduleRowsInput = {
  /** Devices. */
  devices?: Array<ScheduledDeviceInput> | null | undefined;
  /** Exercises. */
  exercises?: Array<ScheduledExerciseInput> | null | undefined;
  /** Questionnaires. */
  feedback?: Array<ScheduledFeedInput> | null | undefined;
};

/** A device of a programme. A new one has any id that no other row has. */
export type ScheduledDeviceInput = {
  /** Item id. */
  _id: string;
  /** Device id. */
  deviceid?: string | null | undefined;
  /** Last day, counted from surgery. */
  enddate?: number | null | undefined;
  /** 1 for daily, 2 to 6 for so many times a week, 7 for weekly. */
  interval?: number | null | undefined;
  /** Whether the day of surgery is skipped; true when missing. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day, counted from surgery. */
  startdate?: number | null | undefined;
  /** Number of times a day, 1 to 4. */
  time?: number | null | undefined;
};

/** An exercise of a programme. A new one has any id that no other row has. */
export type ScheduledExerciseInput = {
  /** Item id. */
  _id: string;
  /** Last day, counted from surgery. */
  enddate?: number | null | undefined;
  /** Exercise id. */
  exercise?: string | null | undefined;
  /** Hold in seconds. */
  hold?: number | null | undefined;
  /** 1 for daily, 2 to 6 for so many times a week, 7 for weekly; 7 when missing. */
  interval?: number | null | undefined;
  /** Item id of the exercise that this one is linked to. */
  nextexerciseid?: string | null | undefined;
  /** Regimen id; null for an exercise that was added by hand. */
  regimen?: string | null | undefined;
  /** Number of repeats in a set. */
  repeat?: number | null | undefined;
  /** Number of sets. */
  set?: number | null | undefined;
  /** Whether the day of surgery is skipped; true when missing. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day, counted from surgery. */
  startdate?: number | null | undefined;
  /** Number of times a day. */
  time?: number | null | undefined;
};

/** A span of a questionnaire, from its first to its last day. A new one has any id that no other row has. */
export type ScheduledFeedInput = {
  /** Item id. */
  _id: string;
  /** Last day, counted from surgery; of a custom schedule, its last listed day. */
  enddate?: number | null | undefined;
  /** Questionnaire id. */
  formid?: string | null | undefined;
  /** Weekdays of a weekly schedule, 0 for Sunday; days of a custom schedule, counted from surgery. */
  schedule?: Array<number> | null | undefined;
  /** 'weekly' or 'custom'. */
  scheduletype?: string | null | undefined;
  /** Whether the day of surgery is skipped; true when missing. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day, counted from surgery; of a custom schedule, its first listed day. */
  startdate?: number | null | undefined;
};

/** Filter and page of security events. */
export type SecurityEventFilter = {
  /** Page number, from 1; the first when missing. */
  current?: number | null | undefined;
  /** 'failedSignIn', 'lockOut', 'refusedRight', 'forgedSignature', 'newDevice' or 'roleChange'; all kinds without it. */
  kind?: string | null | undefined;
  /** Number of rows on a page, at most 100; 20 when missing. */
  pageSize?: number | null | undefined;
};

/** A patient's postal address. */
export type ShipAddressInput = {
  /** First line, at most 100 characters. */
  addressline1: string;
  /** Second line. */
  addressline2?: string | null | undefined;
  /** City, at most 20 characters. */
  city: string;
  /** Country, ISO code; US when missing. */
  country?: string | null | undefined;
  /** State; needed for the US. */
  state?: string | null | undefined;
  /** Postal code, at most 20 characters. */
  zip: string;
};

/** Sort order of a list. */
export type SorterInput = {
  /** Name of the sorted field. */
  field: string;
  /** 'ascend' or 'descend'. */
  order: string;
};

/** A surgeon as the form writes it. */
export type SurgeonInput = {
  /** Text about the surgeon for the public page, at most 300 words. */
  about_me?: string | null | undefined;
  /** Code from getAccessCode for a new surgeon. One is drawn when it is missing. */
  accesscode?: string | null | undefined;
  /** Address for patients, at most 200 characters in several lines. */
  address?: string | null | undefined;
  /** Department. */
  department_name?: string | null | undefined;
  /** Title in the department. */
  department_title?: string | null | undefined;
  /** A line below the name on the public page, at most 200 characters. */
  description?: string | null | undefined;
  /** Email; also the username of the surgeon's account. */
  email: string;
  /** Name of the hospital. */
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
  /** Version that was read, for a change; refused when it is not the newest. Without it, the newest version is changed. */
  version?: number | null | undefined;
};

/** Phones of a surgeon. */
export type SurgeonPhoneInput = {
  /** Phone number for staff; may be empty. */
  private?: string | null | undefined;
  /** Phone number on the public page. */
  public: string;
};

/** Filter and page of surgeons. */
export type SurgeonsPageInput = {
  /** Page number, from 1. */
  current?: number | null | undefined;
  /** The clinic; the session's own when missing. */
  customerid?: string | null | undefined;
  /** Number of rows on a page, at most 100. */
  pageSize?: number | null | undefined;
  /** Part of a name, an email or a public phone. */
  searchText?: string | null | undefined;
  /** Sort order, only by 'name'; ascending when missing. */
  sorter?: SorterInput | null | undefined;
};

/** Joint and date of a surgery. */
export type SurgeryInput = {
  /** Surgery date; null while none is chosen, which is refused. */
  date?: string | null | undefined;
  /** knee or hip. */
  type: string;
};

/** A part of a surgeon's team. */
export type TeamCategoryInput = {
  /** Id of the category, chosen by the client that adds it. */
  _id: string;
  /** People, one a line. */
  details?: string | null | undefined;
  /** Name. */
  name: string;
};

/** A time by the clinic's clock. */
export type TimeOfDayInput = {
  /** 0 to 23. */
  hour: number;
  /** 0 to 59. */
  minute: number;
};

/** An answer that can be chosen. */
export type TypedAnswerInput = {
  /** Text of the answer, at most 100 characters. */
  option?: string | null | undefined;
  /** Points, 0 to 999, each only once in a question. */
  optnumber?: number | null | undefined;
};

/** A question of a questionnaire. */
export type TypedQuestionInput = {
  /** Answers, in order: 2 to 12. */
  options?: Array<TypedAnswerInput> | null | undefined;
  /** Text of the question, at most 200 characters. */
  question?: string | null | undefined;
};

/** Filter of units. A missing field has no effect. */
export type UnitFilters = {
  /** One clinic of the company. */
  customer?: string | null | undefined;
  /** 'out', the default, for those on their way or with a patient; 'awaited' for those of them that are no longer needed; 'overdue', 'silent' for those that were delivered and sent no reading, 'back', 'lost', 'tosend' or 'all'. */
  place?: string | null | undefined;
  /** Beginning of the hardware id or of the patient's last name, at most 40 characters. */
  search?: string | null | undefined;
};

/** A patient's devices as they are to be saved. */
export type UpdateDeviceScheduleInput = {
  /** Patient id. */
  _id: string;
  /** All rows as they are to be saved. */
  assigneddevices: Array<ScheduledDeviceInput>;
  /** Id of the care plan that the page shows; refused when the patient has another one. */
  careplan?: string | null | undefined;
  /** Beginning and end of the patient's day; unchanged when missing. */
  dailyshift?: DailyShiftInput | null | undefined;
  /** Hash of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** Item ids of devices that are ordered again. */
  reorder?: Array<string> | null | undefined;
  /** Reason for ordering again: 'Lost or broken', 'Does not work', 'Wrong size' or 'Other'. */
  reorderreason?: string | null | undefined;
  /** Surgery date that the page shows; refused when it has moved. */
  surgery?: string | null | undefined;
  /** Version that was read; missing from clients that overwrite the current one. */
  version?: string | null | undefined;
};

/** A user as the form writes it. A change leaves missing fields as they are. */
export type UserInput = {
  /** Whether the user may sign in. */
  active?: boolean | null | undefined;
  /** Ids of a medical associate's surgeons, or of a health coach's customers. */
  associateids?: Array<string> | null | undefined;
  /** Company of a new company user, or company in which to find the user to change. */
  company?: string | null | undefined;
  /** Clinic of a new user, or clinic in which to find the user to change: the session's. */
  customer?: string | null | undefined;
  /** Email, which is the username; no two users have the same. */
  email?: string | null | undefined;
  /** First name, at most 50 characters. */
  firstname?: string | null | undefined;
  /** Last name, at most 50 characters. */
  lastname?: string | null | undefined;
  /** True takes customers from the coach who has them; otherwise such a change is refused, and `overrides` lists them. */
  override?: boolean | null | undefined;
  /** Cell phone; a health coach needs one. */
  phone?: string | null | undefined;
  /** Role code. */
  role?: number | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  userimage?: string | null | undefined;
  /** Version that was read; refused when it is not the newest. Without it, the newest version is changed. */
  version?: number | null | undefined;
};

/** Filter and page of users. */
export type UsersPageInput = {
  /** Whether only active or only inactive users are returned; all when missing. */
  active?: boolean | null | undefined;
  /** Company id, named by a super admin; company users get their own company. */
  companyid?: string | null | undefined;
  /** The session's clinic, named by a company user or super admin; without it, they get the company's users. */
  customerid?: string | null | undefined;
  /** True leaves out the accounts of surgeons, which are edited with the surgeons. */
  onlyusers?: boolean | null | undefined;
  /** Page number, from 1. */
  page?: number | null | undefined;
  /** Part of a name or an email. */
  searchText?: string | null | undefined;
  /** Number of rows on a page, at most 100. */
  size?: number | null | undefined;
  /** Sort order, only by 'name', last name first; ascending when missing. */
  sorter?: SorterInput | null | undefined;
};

/** A limit of a value, as it is typed. */
export type ValueLimitInput = {
  /** Day from surgery on which it begins; null when it applies on any day. */
  fromday?: number | null | undefined;
  /** Upper limit: larger values stand out; null for none. */
  max?: number | null | undefined;
  /** Lower limit: smaller values stand out; null for none. */
  min?: number | null | undefined;
};
