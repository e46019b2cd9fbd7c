/** What the case list is narrowed to. Every field is optional. */
export type ActionCaseFilters = {
  /** Whether archived cases are shown too. */
  archived?: boolean | null | undefined;
  /** Numbers such as C-20418, or their digits. */
  caseNumbers?: Array<string> | null | undefined;
  /** Only these clinics; all of the company's when left out. */
  customerIds?: Array<string> | null | undefined;
  /** Assigned, Unassigned, Unresolved, Resolved, NotAnIssue: any of these. */
  status?: Array<string> | null | undefined;
  /** Only what is unread to the viewer. */
  unread?: boolean | null | undefined;
};

/** What of a log is asked for. */
export type ActivityLogFilter = {
  /** Id of the record from which pages are counted; the first of all when it is left out. */
  cursor?: string | null | undefined;
  /** The last day. */
  enddate?: string | null | undefined;
  /** Only these events, by their names; none for all. */
  events?: Array<string> | null | undefined;
  /** Count them all, however many there are. */
  exact?: boolean | null | undefined;
  /** The oldest first. */
  oldestFirst?: boolean | null | undefined;
  /** Records a page, up to 500; 10 when it is left out. */
  size?: number | null | undefined;
  /** Only from these sources: Patients, Clinic, MoveAI; none for all. */
  sources?: Array<string> | null | undefined;
  /** The first day, with the last one in place of a span up to today. */
  startdate?: string | null | undefined;
  /** Pages on from there, up to 4; negative ones lead back. */
  turn?: number | null | undefined;
};

/** Why a patient is added although one like that is known. */
export type AdditionReasonInput = {
  /** 'Second joint', 'New programme, same joint', 'Another person' or 'Other'. */
  reason: string;
  /** In own words, for 'Other'; at most 200 characters. */
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
  /** Age groups it is meant for; none for all. */
  age_groups?: Array<string> | null | undefined;
  /** Clinics it is offered to; empty for all of the company's. */
  customers?: Array<string> | null | undefined;
  /** What it is for, at most 300 characters. */
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
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
  version?: number | null | undefined;
};

/** Which days and which joint. */
export type ComplianceFilters = {
  /** Last day, yesterday at the latest; the Saturday of last week if empty. */
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

/** What is typed: the body of the content's kind. */
export type ContentBodyInput = {
  /** Of a care plan. */
  carePlan?: CarePlanBodyInput | null | undefined;
  /** Of a device. */
  device?: DeviceBodyInput | null | undefined;
  /** Of an exercise. */
  exercise?: ExerciseBodyInput | null | undefined;
  /** Of a questionnaire. */
  questionnaire?: QuestionnaireBodyInput | null | undefined;
  /** Of a regimen. */
  regimen?: RegimenBodyInput | null | undefined;
};

/** What a list of content is narrowed by. What is left out does not narrow. */
export type ContentFilter = {
  /** Clinic id: what is offered to it. */
  customer?: string | null | undefined;
  /** 'published', 'draft', 'retired' or 'ready'. */
  state?: string | null | undefined;
  /** 'knee' or 'hip': what is meant for it or for both, and the exercises of such regimens. */
  surgery_type?: string | null | undefined;
};

/** The numbers that open. */
export type CountedName =
  /** A slice of a pie of compliance: area, bucket, weeks, joint. */
  | 'compliance'
  /** A column of engagement: area, bucket, days. */
  | 'engagement'
  /** A bar of survey outcomes: area, band, month. */
  | 'outcome'
  /** All bars of a set of survey outcomes: area, months. */
  | 'outcomes'
  /** How far a patient is to date: area. */
  | 'progress'
  /** A patient's week: area, week. */
  | 'week';

/** A number, by its name and what it is asked by. */
export type CountedNumber = {
  /** exercise, measurement, questionnaire or overall, as far as the number has it; of a bar oks, pain or rom. */
  area: string;
  /** The band of a bar, by its place from 0 on. */
  band?: number | null | undefined;
  /** skipped, partial or complete, or due for all together. */
  bucket?: string | null | undefined;
  /** So many days before today: 1, 3, 7, 15, 30, 60, 90, 182 or 365. */
  days?: number | null | undefined;
  /** knee, hip or all. */
  joint?: string | null | undefined;
  /** The month of a bar, YYYY-MM. */
  month?: string | null | undefined;
  /** So many months of survey outcomes, the running one included: 1, 2 or 3. */
  months?: number | null | undefined;
  /** Which number. */
  name: CountedName;
  /** The Sunday that the week begins with. */
  week?: string | null | undefined;
  /** 1, 2 or 4 whole weeks up to the end of last week, 0 for all time. */
  weeks?: number | null | undefined;
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
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
  version?: number | null | undefined;
};

/** Whose names are asked for. */
export type CustomerNamesInput = {
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyId?: string | null | undefined;
  /** Only clinics mapped to this health coach. */
  healthCoachId?: string | null | undefined;
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

/** When a patient's day begins and ends. */
export type DailyShiftInput = {
  /** Its end, later than its beginning. */
  end: TimeOfDayInput;
  /** Its beginning. */
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
  /** Its code from now on. */
  dxCode: string;
  /** What it means, up to 500 characters. */
  dxDescription: string;
  /** The code under which it is recorded. */
  originalDxCode: string;
  /** The version that was read; without it the change goes over any other. */
  version?: number | null | undefined;
};

/** A diagnosis as typed. */
export type DiagnosisInput = {
  /** ICD-10-CM code, or another of up to 20 characters. */
  dxCode: string;
  /** What it means, up to 500 characters. */
  dxDescription: string;
};

/** A patient's questionnaires as they shall run. */
export type EditFeedScheduleInput = {
  /** Clinic id; else the session's. */
  customerid?: string | null | undefined;
  /** All rows that shall run. */
  feedback: Array<ScheduledFeedInput>;
  /** Patient id. */
  patientid: string;
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** 'knee' or 'hip'; refused when the patient's surgery is on the other joint. */
  surgery_type?: string | null | undefined;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: string | null | undefined;
};

/** A patient's exercises as they shall run. */
export type EditScheduleInput = {
  /** All rows that shall run. */
  exercises: Array<ScheduledExerciseInput>;
  /** Patient id. */
  patient: string;
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: string | null | undefined;
};

/** An exercise as it is typed. */
export type ExerciseBodyInput = {
  /** When not to do it, or what to heed, at most 300 characters. */
  caution?: string | null | undefined;
  /** Hold in seconds. */
  holdseconds?: number | null | undefined;
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: number | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** What it is good for, at most 300 characters. */
  purpose?: string | null | undefined;
  /** Repeats. */
  repeat?: number | null | undefined;
  /** Sets. */
  set?: number | null | undefined;
  /** Times a day. */
  time?: number | null | undefined;
  /** Link to its video, with https; empty for none. */
  video?: string | null | undefined;
};

/** Where the parcels of an order are sent. */
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

/** Which orders are asked for. What is left out does not narrow. */
export type FullfillmentFilters = {
  /** Whether the patient signed the consent: 'Yes' or 'No'. */
  consent?: string | null | undefined;
  /** One clinic of the company. */
  customer?: string | null | undefined;
  /** How the patient's last name begins. */
  lastname?: string | null | undefined;
  /** 'active' or 'inactive' patients. */
  patienttype?: string | null | undefined;
  /** Whether the patient registered in the app: 'Yes' or 'No'. */
  registered?: string | null | undefined;
  /** 'Pending', which is usual, or 'Shipped'. */
  status?: string | null | undefined;
  /** 'New' or 'Reorder'. */
  type?: string | null | undefined;
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

/** A value of a reading, as it is typed. */
export type MeasuredValueInput = {
  /** The largest value that can be true. */
  max?: number | null | undefined;
  /** What it measures, at most 40 characters. */
  metric?: string | null | undefined;
  /** The smallest value that can be true. */
  min?: number | null | undefined;
  /** The limits that charts draw: at most 12. */
  thresholds?: Array<ValueLimitInput> | null | undefined;
  /** Its unit, at most 12 characters; empty for none. */
  unit?: string | null | undefined;
};

/** A new surgery date. */
export type MoveSurgeryInput = {
  /** Whether items may end of which nothing is left. */
  drops?: boolean | null | undefined;
  /** Patient id. */
  patientid: string;
  /** Of the preview that was shown. */
  planHash: string;
  /** The reminders that go along; left out, those that nobody else appointed. */
  reminders?: Array<string> | null | undefined;
  /** Whether exercises and measurements go with the date; questionnaires always do. */
  reschedule: boolean;
  /** The new date. */
  to: string;
};

/** Which page of notes is asked for. */
export type NotesPageInput = {
  /** Page number, from 1; the first when it is left out. */
  current?: number | null | undefined;
  /** Notes a page, up to 1000; 10 when it is left out. */
  pageSize?: number | null | undefined;
};

/** Where an order goes that was not sent. */
export type OrderFollowsInput = {
  /** Whether it goes where the patient's devices go; else it goes on where it went. */
  follows: boolean;
  /** Order id. */
  orderid: string;
};

/** Which page of a list is asked for. */
export type PageInput = {
  /** Page number, from 1; the first when it is left out. */
  current?: number | null | undefined;
  /** Rows a page: 5, 10, 20, 50 or 100; 20 when it is left out. */
  pageSize?: number | null | undefined;
};

/** What is kept of a new patient. */
export type PatientDraftInput = {
  /** All that was typed, as JSON: an object with patient and what follows. */
  content: string;
  /** The registration that is taken over. */
  registration?: string | null | undefined;
  /** The step it stands at: info, careplan, devices, regimens, schedule or questionnaire. */
  step: string;
  /** Surgeon id, once one is chosen. */
  surgeon?: string | null | undefined;
};

/** What the patient list is narrowed to. Every field is optional. */
export type PatientFilters = {
  /** Only the active patients of a slice of compliance: exercise, measurement, questionnaire or overall, and skipped, partial, complete or due, such as exercise.skipped. */
  compliance?: string | null | undefined;
  /** Customer ids; only in the company-wide search. */
  customer?: Array<string> | null | undefined;
  /** Days before today that engagement looks at: 1, 3, 7, 15, 30, 60, 90, 182 or 365; 7 when left out. */
  days?: number | null | undefined;
  /** Measurement progress in percent. */
  deviceprogress?: RangeInput | null | undefined;
  /** Only the active patients of a column of engagement: exercise or measurement, and skipped, partial, complete or due, such as exercise.partial; or untouched, with something due and not one round on each day. */
  engagement?: string | null | undefined;
  /** Last hip score. */
  hipscore?: RangeInput | null | undefined;
  /** The joint that compliance looks at: knee, hip or all; knee when left out. */
  joint?: string | null | undefined;
  /** Last knee score. */
  kneescore?: RangeInput | null | undefined;
  /** The last four digits of the phone. */
  lastdigitsofphone?: string | number | null | undefined;
  /** The beginning of the last name. */
  lastname_plain?: string | null | undefined;
  /** Beginnings of first and last names, in any order, divided by spaces or commas; every one must be found. */
  name?: string | null | undefined;
  /** Pre or Post; with surgeryrangetype range. */
  optype?: string | null | undefined;
  /** Pain level codes, 0 None to 4 Severe. */
  painlevel?: Array<number> | null | undefined;
  /** Only these patients. */
  patients?: Array<string> | null | undefined;
  /** The whole phone; what has no plus gets +1. */
  phone?: string | null | undefined;
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
  /** Weeks that compliance looks at, up to the end of last week: 1, 2, 4, or 0 for all time; 2 when left out. */
  weeks?: number | null | undefined;
};

/** A patient as the form writes one. */
export type PatientInput = {
  /** Who helps the patient, if anybody; for a new patient. */
  caregiver?: CaregiverInput | null | undefined;
  /** The patient's day as an edit shall leave it; left out, it stays. */
  dailyshift?: DailyShiftInput | null | undefined;
  /** Birth date, MM/DD/YYYY or one of the forms the page takes. */
  dob: string;
  /** Whether items may end of which a new surgery date leaves nothing. */
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
  /** The reminders that go along with a new surgery date; left out, those that nobody else appointed. */
  movereminders?: Array<string> | null | undefined;
  /** Cell phone as text; +1 without a plus. Null keeps the one that is there. */
  phone?: string | null | undefined;
  /** Of the preview of a new surgery date; without it a new date is refused. */
  planHash?: string | null | undefined;
  /** Whether exercises and measurements go along with a new surgery date. */
  regimEdit?: boolean | null | undefined;
  /** Where devices are sent; for a new patient. */
  shipaddress?: ShipAddressInput | null | undefined;
  /** Surgeon id. */
  surgeon: string;
  /** Which joint, and when. */
  surgery: SurgeryInput;
  /** The version that an edit was made on. */
  version?: number | null | undefined;
};

/** What the messages are narrowed to. Every field is optional. */
export type PatientMessageFilters = {
  /** Whether archived ones are shown too. */
  archived?: boolean | null | undefined;
  /** Whether each patient is listed once, with the message that presses most: urgent and unread, else the newest. */
  byPatients?: boolean | null | undefined;
  /** Whether they are grouped by surgeon, the surgeon with the newest unread message first. */
  bySurgeons?: boolean | null | undefined;
  /** The clinic at work; another one is refused. */
  customerIds?: Array<string> | null | undefined;
  /** The last four digits of the patient's phone. */
  lastdigitsofphone?: string | null | undefined;
  /** Beginnings of first and last names of the patient, in any order. */
  name?: string | null | undefined;
  /** Only about this patient. */
  patientId?: string | null | undefined;
  /** Only about this surgeon's patients. */
  surgeonId?: string | null | undefined;
  /** Only what is urgent and unread to the viewer. */
  urgent?: boolean | null | undefined;
};

/** A note as typed. */
export type PatientNoteInput = {
  /** Id of its category. */
  category: string;
  /** The time it is about, not to come, ISO 8601. */
  datetime: string;
  /** The text, up to 4000 characters. */
  notes: string;
  /** Patient id. */
  patient_id: string;
  /** Minutes that were spent, up to a day. */
  time_logged?: number | null | undefined;
  /** Of a note that is changed: the version that was read; the newest without it. */
  version?: number | null | undefined;
};

/** A device of a care plan. */
export type PlannedDeviceInput = {
  /** Version of the device. */
  deviceid: string;
  /** Last day from surgery. */
  end_date?: number | null | undefined;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: number | null | undefined;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day from surgery. */
  start_date?: number | null | undefined;
  /** Times a day, 1 to 4. */
  time?: number | null | undefined;
};

/** An exercise of a regimen. */
export type PlannedExerciseInput = {
  /** Last day from surgery. */
  enddate?: number | null | undefined;
  /** Version of the exercise. */
  exercise: string;
  /** Hold in seconds. */
  holdseconds?: number | null | undefined;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: number | null | undefined;
  /** Place in this list, from 0, of the exercise that it is linked to; empty for none. */
  next?: number | null | undefined;
  /** Repeats. */
  repeat?: number | null | undefined;
  /** Sets. */
  set?: number | null | undefined;
  /** First day from surgery. */
  startdate?: number | null | undefined;
  /** Times a day. */
  time?: number | null | undefined;
};

/** A span in which a care plan asks a questionnaire. */
export type PlannedFeedInput = {
  /** Last day from surgery. */
  enddate?: number | null | undefined;
  /** Version of the questionnaire. */
  formid: string;
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule?: Array<number> | null | undefined;
  /** 'weekly' or 'custom'. */
  scheduletype?: string | null | undefined;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day from surgery. */
  startdate?: number | null | undefined;
};

/** Which programmes are asked for one by one. */
export type PublishPatientsInput = {
  /** Clinic id; left out for every clinic. */
  clinicid?: string | null | undefined;
  /** 'change', 'stay' or 'passed'; left out for all. */
  outcome?: string | null | undefined;
};

/** A questionnaire as it is typed. Its kind is not: it is that of what it is a copy of. */
export type QuestionnaireBodyInput = {
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: string | null | undefined;
  /** Whose licence it needs, at most 300 characters; empty for nobody's. */
  licence?: string | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** Its questions, in order. */
  questions?: Array<TypedQuestionInput> | null | undefined;
  /** How many days back it asks, 1 to 365; empty where it does not say. */
  recalldays?: number | null | undefined;
};

/** From and to, both included. */
export type RangeInput = {
  /** Highest value. */
  max: number;
  /** Lowest value. */
  min: number;
};

/** A regimen as it is typed. */
export type RegimenBodyInput = {
  /** Age groups it is meant for; none for all. */
  age_groups?: Array<string> | null | undefined;
  /** Last day from surgery. */
  enddate?: number | null | undefined;
  /** Its exercises, in order. */
  exercises?: Array<PlannedExerciseInput> | null | undefined;
  /** 'male' or 'female'; empty for both. */
  gender?: string | null | undefined;
  /** Name, at most 60 characters. */
  name?: string | null | undefined;
  /** First day from surgery. */
  startdate?: number | null | undefined;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: string | null | undefined;
};

/** For whom regimens are looked for; what is left out is not asked. */
export type RegimenFilter = {
  /** Such as '61-70'. */
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
  /** Of one that is changed, its id. */
  _id?: string | null | undefined;
  /** The day, today or later. */
  date: string;
  /** Text. */
  message?: string | null | undefined;
  /** Title. */
  title: string;
};

/** All rows of one area; the lists of the others are left out. */
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
  /** Last day from surgery. */
  enddate?: number | null | undefined;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: number | null | undefined;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day from surgery. */
  startdate?: number | null | undefined;
  /** Times a day, 1 to 4. */
  time?: number | null | undefined;
};

/** An exercise of a programme. A new one has any id that no other row has. */
export type ScheduledExerciseInput = {
  /** Item id. */
  _id: string;
  /** Last day from surgery. */
  enddate?: number | null | undefined;
  /** Exercise id. */
  exercise?: string | null | undefined;
  /** Hold in seconds. */
  hold?: number | null | undefined;
  /** 1 daily, 2 to 6 times a week, 7 weekly (if left out). */
  interval?: number | null | undefined;
  /** Item id of the exercise that this one is linked to. */
  nextexerciseid?: string | null | undefined;
  /** Regimen id; empty for one that was added by hand. */
  regimen?: string | null | undefined;
  /** Repeats. */
  repeat?: number | null | undefined;
  /** Sets. */
  set?: number | null | undefined;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day from surgery. */
  startdate?: number | null | undefined;
  /** Times a day. */
  time?: number | null | undefined;
};

/** A span of a questionnaire. A new one has any id that no other row has. */
export type ScheduledFeedInput = {
  /** Item id. */
  _id: string;
  /** Last day from surgery; of a custom one its last listed day. */
  enddate?: number | null | undefined;
  /** Questionnaire id. */
  formid?: string | null | undefined;
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule?: Array<number> | null | undefined;
  /** 'weekly' or 'custom'. */
  scheduletype?: string | null | undefined;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: boolean | null | undefined;
  /** First day from surgery; of a custom one its first listed day. */
  startdate?: number | null | undefined;
};

/** Which security events are asked for. */
export type SecurityEventFilter = {
  /** The page, counted from 1; the first without it. */
  current?: number | null | undefined;
  /** 'failedSignIn', 'lockOut', 'refusedRight', 'forgedSignature', 'newDevice' or 'roleChange'; all kinds without it. */
  kind?: string | null | undefined;
  /** Rows of a page, at most 100; 20 without it. */
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
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
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
  /** The clinic; the session's own when left out. */
  customerid?: string | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
  /** Part of a name, an email or a public phone. */
  searchText?: string | null | undefined;
  /** Only by 'name'; ascending when left out. */
  sorter?: SorterInput | null | undefined;
};

/** Which joint, and when. */
export type SurgeryInput = {
  /** Surgery date; null while none is chosen, which is refused. */
  date?: string | null | undefined;
  /** knee or hip. */
  type: string;
};

/** A part of a surgeon's team. */
export type TeamCategoryInput = {
  /** Tells the category from the others; whoever adds it chooses it. */
  _id: string;
  /** Its people, one a line. */
  details?: string | null | undefined;
  /** Its name. */
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
  /** What it says, at most 100 characters. */
  option?: string | null | undefined;
  /** Its points, 0 to 999, none twice in a question. */
  optnumber?: number | null | undefined;
};

/** A question of a questionnaire. */
export type TypedQuestionInput = {
  /** Its answers, in order: 2 to 12. */
  options?: Array<TypedAnswerInput> | null | undefined;
  /** What is asked, at most 200 characters. */
  question?: string | null | undefined;
};

/** Which units are asked for. What is left out does not narrow. */
export type UnitFilters = {
  /** One clinic of the company. */
  customer?: string | null | undefined;
  /** 'out', which is usual, for those on their way or with a patient; 'awaited' for those of them that are needed no longer; 'overdue', 'silent' for what was delivered and has not measured, 'back', 'lost', 'tosend' or 'all'. */
  place?: string | null | undefined;
  /** How the hardware id or the patient's last name begins, at most 40 characters. */
  search?: string | null | undefined;
};

/** A patient's devices as they shall run. */
export type UpdateDeviceScheduleInput = {
  /** Patient id. */
  _id: string;
  /** All rows that shall run. */
  assigneddevices: Array<ScheduledDeviceInput>;
  /** The care plan that the page shows; it is not changed here. */
  careplan?: string | null | undefined;
  /** The patient's day as it shall be; left out, it stays. */
  dailyshift?: DailyShiftInput | null | undefined;
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: string | null | undefined;
  /** Item ids of devices that are ordered again. */
  reorder?: Array<string> | null | undefined;
  /** Why: 'Lost or broken', 'Does not work', 'Wrong size' or 'Other'. */
  reorderreason?: string | null | undefined;
  /** The surgery date that the page shows; refused when it moved. */
  surgery?: string | null | undefined;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: string | null | undefined;
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

/** A limit of a value, as it is typed. */
export type ValueLimitInput = {
  /** Day from surgery on which it begins; empty where it holds on any day. */
  fromday?: number | null | undefined;
  /** Above it a value stands out; empty for none. */
  max?: number | null | undefined;
  /** Below it a value stands out; empty for none. */
  min?: number | null | undefined;
};
