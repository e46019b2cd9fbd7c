import type { Id } from '@restride/domain/values/id.ts';
import type { CalendarDate } from '@restride/domain/values/calendar-date.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: Id; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  CalendarDate: { input: CalendarDate; output: string; }
  DateTime: { input: string; output: string; }
  LastDigits: { input: string | number; output: string | number; }
};

export type AccessCodeAnswer = Answer & {
  accesscode?: Maybe<string>;
  message: string;
  status: string;
};

export type AccountDeletion = {
  daysLeft: number;
  devicesOut: Array<DeviceOut>;
  eraseOn: Scalars['CalendarDate']['output'];
  erasedOn: Maybe<string>;
  requestedOn: string;
  withdrawnOn: Maybe<string>;
};

export type AccountDeletionAnswer = Answer & {
  deletion?: Maybe<AccountDeletion>;
  message: string;
  status: string;
};

export type ActionCase = {
  _id: Scalars['ID']['output'];
  archived: boolean;
  assignedTo: Maybe<Scalars['ID']['output']>;
  assignedToName: Maybe<string>;
  caseDescription: string;
  caseId: Scalars['ID']['output'];
  caseNumber: string;
  caseTitle: string;
  changedAt: Maybe<string>;
  changedBy: Maybe<CaseEditor>;
  coaches: Maybe<Array<CaseEditor>>;
  comments: Array<CaseComment>;
  createdDate: string;
  customerId: Scalars['ID']['output'];
  customerName: string;
  description: string;
  deviceSchedule: Maybe<Array<CaseScheduleRow>>;
  fact: number;
  feedbackSchedule: Maybe<Array<CaseScheduleRow>>;
  healthcoach: Maybe<string>;
  imageUrl: Maybe<MessageImage>;
  isNew: boolean;
  lastUpdated: string;
  lastViewedDate: Maybe<string>;
  newCommentCount: number;
  patientData: Maybe<CasePatient>;
  patientId: Maybe<Scalars['ID']['output']>;
  patientLastDigitOfPhone: Maybe<string>;
  patientName: Maybe<string>;
  priority: Maybe<string>;
  reportedBy: Maybe<Scalars['ID']['output']>;
  reportedRole: string;
  reportedUsername: string;
  status: string;
  summary: string;
  surgeon: Maybe<CaseSurgeon>;
  title: string;
  today: Scalars['CalendarDate']['output'];
  totalTimeSpent: Maybe<number>;
  updatedDate: string;
  vendor: string;
  vendorAssignedAt: Maybe<string>;
  vendorAssignedBy: Maybe<string>;
  version: number;
  workLog: Maybe<Array<WorkLogEntry>>;
};

export type ActionCaseAnswer = Answer & {
  actionCase?: Maybe<ActionCase>;
  message: string;
  status: string;
};

export type ActionCaseFilters = {
  archived?: InputMaybe<boolean>;
  caseNumbers?: InputMaybe<Array<string>>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  status?: InputMaybe<Array<string>>;
  unread?: InputMaybe<boolean>;
};

export type ActionCaseListAnswer = Answer & {
  actionCases?: Maybe<Array<ActionCaseRow>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type ActionCaseRow = {
  _id: Scalars['ID']['output'];
  archived: boolean;
  assignedTo: Maybe<Scalars['ID']['output']>;
  assignedToName: Maybe<string>;
  caseNumber: string;
  createdDate: string;
  customerId: Scalars['ID']['output'];
  customerLogo: string;
  customerName: string;
  isNew: boolean;
  lastUpdated: string;
  patientId: Maybe<Scalars['ID']['output']>;
  patientLastDigitOfPhone: Maybe<string>;
  patientName: Maybe<string>;
  priority: Maybe<string>;
  status: string;
  summary: string;
  title: string;
  unread: boolean;
  urgent: boolean;
};

export type ActionCaseStatsAnswer = Answer & {
  assigned?: Maybe<number>;
  message: string;
  notanissue?: Maybe<number>;
  resolved?: Maybe<number>;
  status: string;
  total?: Maybe<number>;
  unassigned?: Maybe<number>;
  unread?: Maybe<number>;
  unresolved?: Maybe<number>;
};

export type ActivitiesAnswer = Answer & {
  activities?: Maybe<Array<ActivityDay>>;
  fact?: Maybe<number>;
  message: string;
  status: string;
  today?: Maybe<Scalars['CalendarDate']['output']>;
  weeks?: Maybe<Array<ActivityWeek>>;
};

export type ActivityChange = {
  after: string;
  before: string;
  field: string;
  what: string;
};

export type ActivityDay = {
  date: Scalars['CalendarDate']['output'];
  exercise: DueDone;
  exercises: Array<DailyExercise>;
  hold: boolean;
  measurement: DueDone;
  measurements: Array<DailyMeasurement>;
  questionnaire: DueDone;
  questionnaires: Array<DailyQuestionnaire>;
  reminders: Array<Reminder>;
};

export type ActivityEngagementAnswer = Answer & {
  complete?: Maybe<EngagedPatients>;
  message: string;
  partial?: Maybe<EngagedPatients>;
  skipped?: Maybe<EngagedPatients>;
  status: string;
};

export type ActivityLinkAnswer = Answer & {
  error: boolean;
  message: string;
  status: string;
  token?: Maybe<string>;
};

export type ActivityLogAnswer = Answer & {
  enddate?: Maybe<Scalars['CalendarDate']['output']>;
  message: string;
  newer?: Maybe<number>;
  records?: Maybe<Array<ActivityRecord>>;
  startdate?: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
  total?: Maybe<number>;
  totalIsExact?: Maybe<boolean>;
};

export type ActivityLogFilter = {
  cursor?: InputMaybe<string>;
  enddate?: InputMaybe<Scalars['CalendarDate']['input']>;
  events?: InputMaybe<Array<string>>;
  exact?: InputMaybe<boolean>;
  oldestFirst?: InputMaybe<boolean>;
  size?: InputMaybe<number>;
  sources?: InputMaybe<Array<string>>;
  startdate?: InputMaybe<Scalars['CalendarDate']['input']>;
  turn?: InputMaybe<number>;
};

export type ActivityRecord = {
  _id: Scalars['ID']['output'];
  action: string;
  actiontype: string;
  application: string;
  changes: Array<ActivityChange>;
  collection_name: string;
  createdAt: string;
  description: string;
  exerciseName: Maybe<string>;
  hidden: boolean;
  lastActivityDate: string;
  method: string;
  newdata: string;
  patientid: Scalars['ID']['output'];
  role: Maybe<number>;
  source: string;
  who: string;
};

export type ActivityWeek = {
  exercise: DueDone;
  measurement: DueDone;
  questionnaire: DueDone;
  weekdate: Scalars['CalendarDate']['output'];
};

export type AddPatientAnswer = Answer & {
  message: string;
  patient?: Maybe<AddedPatient>;
  status: string;
};

export type AddedPatient = {
  _id: Scalars['ID']['output'];
  devices: number;
  exercises: number;
  feedback: number;
};

export type AdditionReasonInput = {
  reason: string;
  text?: InputMaybe<string>;
};

export type Address = {
  city: string;
  line1: string;
  line2: string;
  state: string;
  zip: string;
};

export type AddressInput = {
  city?: InputMaybe<string>;
  line1?: InputMaybe<string>;
  line2?: InputMaybe<string>;
  state?: InputMaybe<string>;
  zip?: InputMaybe<string>;
};

export type Answer = {
  message: string;
  status: string;
};

export type AreaActivity = {
  futureactivity: Maybe<Scalars['CalendarDate']['output']>;
  inactive: Maybe<number>;
  lastactivity: Maybe<Scalars['CalendarDate']['output']>;
};

export type AssignableDevice = {
  _id: Scalars['ID']['output'];
  display_name: string;
  isNew: boolean;
  media: Media;
  scheduled_criteria: Maybe<DeviceCriteria>;
};

export type AssignedDevice = {
  _id: Scalars['ID']['output'];
  delivered_on: Maybe<Scalars['CalendarDate']['output']>;
  display_name: string;
  ended_on: Maybe<Scalars['CalendarDate']['output']>;
  shipped_on: Maybe<Scalars['CalendarDate']['output']>;
  silent_since: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
  tracking_link: Maybe<string>;
};

export type AutoImportInput = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
};

export type BlankForm = {
  itemid: Scalars['ID']['output'];
  questions: Array<BlankQuestion>;
  shortname: string;
};

export type BlankOption = {
  option: string;
  optnumber: number;
};

export type BlankQuestion = {
  options: Array<BlankOption>;
  question: string;
  questnumber: number;
};

export type BotCheckAnswer = Answer & {
  challenge?: Maybe<string>;
  message: string;
  status: string;
};

export type CallbackRequest = {
  _id: Scalars['ID']['output'];
  calledBy: Maybe<string>;
  calledOn: Maybe<string>;
  message: string;
  name: string;
  phone: string;
  receivedOn: string;
  surgeonName: string;
};

export type CallbackRequestAnswer = Answer & {
  message: string;
  receivedon?: Maybe<string>;
  status: string;
};

export type CallbackRequestsAnswer = Answer & {
  message: string;
  open?: Maybe<number>;
  requests?: Maybe<Array<CallbackRequest>>;
  status: string;
  total?: Maybe<number>;
};

export type CarePlan = {
  _id: Scalars['ID']['output'];
  age_groups: Array<string>;
  description: string;
  deviceids: Array<AssignableDevice>;
  feedback: Array<FeedSchedule>;
  include_regimens: boolean;
  name: string;
  pace: string;
  regimens: Array<NamedContent>;
  surgery_type: Maybe<string>;
};

export type CarePlanBody = {
  age_groups: Maybe<Array<string>>;
  customers: Maybe<Array<Scalars['ID']['output']>>;
  description: Maybe<string>;
  devices: Maybe<Array<PlannedDevice>>;
  feedback: Maybe<Array<PlannedFeed>>;
  name: Maybe<string>;
  pace: Maybe<string>;
  regimens: Maybe<Array<Scalars['ID']['output']>>;
  surgery_type: Maybe<string>;
};

export type CarePlanBodyInput = {
  age_groups?: InputMaybe<Array<string>>;
  customers?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<string>;
  devices?: InputMaybe<Array<PlannedDeviceInput>>;
  feedback?: InputMaybe<Array<PlannedFeedInput>>;
  name?: InputMaybe<string>;
  pace?: InputMaybe<string>;
  regimens?: InputMaybe<Array<Scalars['ID']['input']>>;
  surgery_type?: InputMaybe<string>;
};

export type CarePlansAnswer = Answer & {
  message: string;
  plans?: Maybe<Array<CarePlan>>;
  status: string;
};

export type Caregiver = {
  email: string;
  fname: string;
  lname: string;
  name: string;
  phone: string;
  relationship: string;
};

export type CaregiverInput = {
  email?: InputMaybe<string>;
  fname?: InputMaybe<string>;
  lname?: InputMaybe<string>;
  phone?: InputMaybe<string>;
  relationship?: InputMaybe<string>;
};

export type CarrierMessage = {
  _id: Scalars['ID']['output'];
  at: string;
  carrier: string;
  did: string;
  event: string;
  result: string;
};

export type CarrierTrouble = {
  keys: Array<string>;
  since: string;
  text: string;
};

export type CaseComment = {
  _id: Scalars['ID']['output'];
  comment: string;
  commented_date: string;
  edited: boolean;
  imageUrl: Maybe<MessageImage>;
  priority: string;
  role: string;
  userName: string;
  userid: Maybe<Scalars['ID']['output']>;
  version: number;
};

export type CaseEditor = {
  _id: Scalars['ID']['output'];
  name: string;
};

export type CasePatient = {
  age: string;
  firstname: string;
  lastdigitsofphone: string;
  lastname: string;
  surgery: CaseSurgery;
};

export type CaseScheduleRow = {
  days: Array<number>;
  enddate: number;
  interval: Maybe<number>;
  lastdone: Maybe<Scalars['CalendarDate']['output']>;
  name: string;
  scheduletype: Maybe<string>;
  startdate: number;
  weekdays: Array<number>;
};

export type CaseSurgeon = {
  _id: Scalars['ID']['output'];
  image: string;
  name: string;
};

export type CaseSurgery = {
  date: Scalars['CalendarDate']['output'];
  type: string;
};

export type ClinicActivityEvent = {
  fact: number;
  kind: string;
  patientid: Maybe<Scalars['ID']['output']>;
  status: string;
};

export type ClinicReminder = {
  _id: Scalars['ID']['output'];
  date: Scalars['CalendarDate']['output'];
  message: string;
  name: string;
  patientid: Scalars['ID']['output'];
  surgerydate: Scalars['CalendarDate']['output'];
  surgerytype: string;
  title: string;
};

export type CoachOverride = {
  customer: string;
  next: string;
  present: string;
};

export type CommentAnswer = Answer & {
  commentid?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type CommentEvent = {
  caseid: Scalars['ID']['output'];
  fact: number;
  status: string;
};

export type CompaniesAnswer = Answer & {
  companies?: Maybe<Array<Company>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type CompaniesInput = {
  pagination?: InputMaybe<PageInput>;
  searchText?: InputMaybe<string>;
};

export type Company = {
  _id: Scalars['ID']['output'];
  address: Address;
  autoimportevent: boolean;
  contact: Contact;
  description: string;
  email: Maybe<string>;
  logo: Maybe<string>;
  name: string;
  phone: Maybe<string>;
  version: number;
};

export type CompanyAnswer = Answer & {
  company?: Maybe<Company>;
  message: string;
  status: string;
};

export type CompanyCasesEvent = {
  caseid: Maybe<Scalars['ID']['output']>;
  status: string;
};

export type CompanyInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  address?: InputMaybe<AddressInput>;
  autoimportevent?: InputMaybe<boolean>;
  contact?: InputMaybe<ContactInput>;
  description?: InputMaybe<string>;
  email?: InputMaybe<string>;
  logo?: InputMaybe<string>;
  name: string;
  phone?: InputMaybe<string>;
  version?: InputMaybe<number>;
};

export type ComplianceAnswer = Answer & {
  enddate?: Maybe<Scalars['CalendarDate']['output']>;
  exerciseSummary?: Maybe<ComplianceSummary>;
  feedBackSummary?: Maybe<ComplianceSummary>;
  measurementSummary?: Maybe<ComplianceSummary>;
  message: string;
  overAllSummary?: Maybe<ComplianceSummary>;
  startdate?: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
};

export type ComplianceBucket = {
  count: number;
  patientids: Array<Scalars['ID']['output']>;
};

export type ComplianceFilters = {
  enddate?: InputMaybe<Scalars['CalendarDate']['input']>;
  startdate?: InputMaybe<Scalars['CalendarDate']['input']>;
  type?: InputMaybe<string>;
};

export type ComplianceSummary = {
  completed: ComplianceBucket;
  incomplete: ComplianceBucket;
  partially: ComplianceBucket;
};

export type ConsentForm = {
  _id: Scalars['ID']['output'];
  active: boolean;
  description: string;
  sequence: number;
  title: string;
  version: number;
  view: string;
};

export type ConsentFormsAnswer = Answer & {
  forms?: Maybe<Array<ConsentForm>>;
  message: string;
  status: string;
};

export type ConsentInput = {
  signature_time?: InputMaybe<string>;
  signatures: Array<ConsentSignatureInput>;
};

export type ConsentSignatureInput = {
  formid: Scalars['ID']['input'];
  sequence_no?: InputMaybe<number>;
  signature: string;
  version?: InputMaybe<number>;
};

export type Contact = {
  email: string;
  name: string;
  phone: string;
};

export type ContactInput = {
  email: string;
  name: string;
  phone: string;
};

export type Content = {
  _id: Scalars['ID']['output'];
  carePlan: Maybe<CarePlanBody>;
  changed: Maybe<string>;
  changedby: Maybe<string>;
  company: Maybe<Scalars['ID']['output']>;
  device: Maybe<DeviceBody>;
  exercise: Maybe<ExerciseBody>;
  kind: string;
  mayedit: boolean;
  number: number;
  parts: Array<ContentPart>;
  questionnaire: Maybe<QuestionnaireBody>;
  regimen: Maybe<RegimenBody>;
  running: Maybe<number>;
  state: string;
  usedin: number;
  version: Maybe<number>;
};

export type ContentAnswer = Answer & {
  content?: Maybe<Content>;
  message: string;
  status: string;
};

export type ContentBodyInput = {
  carePlan?: InputMaybe<CarePlanBodyInput>;
  device?: InputMaybe<DeviceBodyInput>;
  exercise?: InputMaybe<ExerciseBodyInput>;
  questionnaire?: InputMaybe<QuestionnaireBodyInput>;
  regimen?: InputMaybe<RegimenBodyInput>;
};

export type ContentCount = {
  kind: string;
  total: number;
};

export type ContentCountsAnswer = Answer & {
  counts?: Maybe<Array<ContentCount>>;
  message: string;
  status: string;
};

export type ContentFilter = {
  customer?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<string>;
  surgery_type?: InputMaybe<string>;
};

export type ContentHolder = {
  _id: Scalars['ID']['output'];
  name: string;
  running: Maybe<number>;
};

export type ContentHoldersAnswer = Answer & {
  holders?: Maybe<Array<ContentHolder>>;
  message: string;
  status: string;
};

export type ContentListAnswer = Answer & {
  contents?: Maybe<Array<ListedContent>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type ContentName = {
  _id: Scalars['ID']['output'];
  content: Scalars['ID']['output'];
  image: Maybe<string>;
  measures: Maybe<Array<string>>;
  name: string;
  newest: boolean;
  number: number;
  questions: Maybe<number>;
  recalldays: Maybe<number>;
  retired: boolean;
};

export type ContentNamesAnswer = Answer & {
  message: string;
  names?: Maybe<Array<ContentName>>;
  status: string;
};

export type ContentPart = {
  _id: Scalars['ID']['output'];
  content: Scalars['ID']['output'];
  enddate: Maybe<number>;
  exercises: Maybe<number>;
  image: Maybe<string>;
  name: string;
  newest: Maybe<Scalars['ID']['output']>;
  number: number;
  startdate: Maybe<number>;
};

export type ContentRunningAnswer = Answer & {
  message: string;
  patients?: Maybe<Array<RunningPatient>>;
  status: string;
  total?: Maybe<number>;
};

export type ContentVersion = {
  _id: Scalars['ID']['output'];
  at: string;
  by: Maybe<string>;
  number: number;
  running: Maybe<number>;
  summary: string;
};

export type ContentVersionsAnswer = Answer & {
  message: string;
  status: string;
  versions?: Maybe<Array<ContentVersion>>;
};

export type CountedAnswer = Answer & {
  area?: Maybe<string>;
  asOf?: Maybe<string>;
  days?: Maybe<Array<CountedDay>>;
  done?: Maybe<number>;
  due?: Maybe<number>;
  forms?: Maybe<Array<CountedForm>>;
  heading?: Maybe<string>;
  message: string;
  people?: Maybe<Array<CountedPerson>>;
  person?: Maybe<CountedPerson>;
  sentence?: Maybe<string>;
  status: string;
  total?: Maybe<number>;
};

export type CountedDay = {
  date: Scalars['CalendarDate']['output'];
  done: number;
  due: number;
  items: Array<CountedItem>;
};

export type CountedForm = {
  _id: Scalars['ID']['output'];
  date: Scalars['CalendarDate']['output'];
  name: string;
  patientid: Scalars['ID']['output'];
  value: string;
};

export type CountedItem = {
  area: string;
  doneAt: Array<string>;
  itemid: Scalars['ID']['output'];
  name: string;
  status: boolean;
  times: number;
  timesDone: number;
};

export type CountedName =
  | 'compliance'
  | 'engagement'
  | 'outcome'
  | 'outcomes'
  | 'progress'
  | 'week';

export type CountedNumber = {
  area: string;
  band?: InputMaybe<number>;
  bucket?: InputMaybe<string>;
  days?: InputMaybe<number>;
  joint?: InputMaybe<string>;
  month?: InputMaybe<string>;
  months?: InputMaybe<number>;
  name: CountedName;
  week?: InputMaybe<Scalars['CalendarDate']['input']>;
  weeks?: InputMaybe<number>;
};

export type CountedPerson = {
  _id: Scalars['ID']['output'];
  done: number;
  due: number;
  name: string;
  surgeryDays: number;
  surgeryType: string;
};

export type CustodyLine = {
  _id: Scalars['ID']['output'];
  at: string;
  by: string;
  correctable: boolean;
  deviceid: Maybe<Scalars['ID']['output']>;
  note: string;
  source: string;
  takenBack: boolean;
  text: string;
  what: string;
};

export type Customer = {
  _id: Scalars['ID']['output'];
  accesscode: string;
  address: Address;
  assigned: number;
  associatehealthcoach: Maybe<HealthCoach>;
  autoimportevent: boolean;
  company: Scalars['ID']['output'];
  contact: Contact;
  fullyCompliant: Maybe<number>;
  last3daysInact: Maybe<number>;
  lastActivities: Maybe<LastActivities>;
  lastMeasurements: Maybe<LastMeasurements>;
  logo: Maybe<string>;
  name: string;
  notCompliant: Maybe<number>;
  notanissue: number;
  opencases: number;
  partiallyCompliant: Maybe<number>;
  patients: number;
  resolved: number;
  timezone: string;
  unassigned: number;
  unresolved: number;
  version: number;
};

export type CustomerAnswer = Answer & {
  customer?: Maybe<Customer>;
  message: string;
  status: string;
};

export type CustomerCodeAnswer = Answer & {
  accesscode?: Maybe<string>;
  message: string;
  status: string;
};

export type CustomerInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  accesscode: string;
  address: AddressInput;
  associatehealthcoach?: InputMaybe<Scalars['ID']['input']>;
  autoimportevent?: InputMaybe<boolean>;
  company?: InputMaybe<Scalars['ID']['input']>;
  contact: ContactInput;
  logo?: InputMaybe<string>;
  name: string;
  override?: InputMaybe<boolean>;
  timezone?: InputMaybe<string>;
  version?: InputMaybe<number>;
};

export type CustomerLogoAndNameAnswer = Answer & {
  logo?: Maybe<string>;
  message: string;
  name?: Maybe<string>;
  status: string;
};

export type CustomerName = {
  _id: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  name: string;
};

export type CustomerNamesAnswer = Answer & {
  customers?: Maybe<Array<CustomerName>>;
  message: string;
  status: string;
};

export type CustomerNamesInput = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  healthCoachId?: InputMaybe<Scalars['ID']['input']>;
};

export type CustomersAnswer = Answer & {
  customers?: Maybe<Array<Customer>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type CustomersInput = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PageInput>;
  searchText?: InputMaybe<string>;
};

export type DailyExercise = {
  description: string;
  exerciseid: Scalars['ID']['output'];
  hold: string;
  name: string;
  repeat: number;
  set: number;
  status: boolean;
  time: number;
  timesDone: number;
};

export type DailyMeasurement = {
  deviceid: Scalars['ID']['output'];
  display_name: string;
  status: boolean;
  time: number;
  timesDone: number;
};

export type DailyQuestionnaire = {
  answerid: Maybe<Scalars['ID']['output']>;
  formid: Scalars['ID']['output'];
  itemid: Scalars['ID']['output'];
  name: string;
  status: boolean;
  submittime: Maybe<string>;
};

export type DailyShift = {
  end: TimeOfDay;
  start: TimeOfDay;
};

export type DailyShiftInput = {
  end: TimeOfDayInput;
  start: TimeOfDayInput;
};

export type DeletionCaseAnswer = Answer & {
  caseid?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type DeletionRequest = {
  _id: Scalars['ID']['output'];
  companies: Array<string>;
  dob: Scalars['CalendarDate']['output'];
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  requestedOn: string;
};

export type DeletionRequestsAnswer = Answer & {
  message: string;
  requests?: Maybe<Array<DeletionRequest>>;
  status: string;
  total?: Maybe<number>;
};

export type DeviceBody = {
  image: Maybe<string>;
  name: Maybe<string>;
  surgery_type: Maybe<string>;
  values: Maybe<Array<MeasuredValue>>;
};

export type DeviceBodyInput = {
  image?: InputMaybe<string>;
  name?: InputMaybe<string>;
  surgery_type?: InputMaybe<string>;
  values?: InputMaybe<Array<MeasuredValueInput>>;
};

export type DeviceCriteria = {
  end_date: number;
  interval: number;
  skiponsurgerydate: boolean;
  start_date: number;
  time: number;
};

export type DeviceLastScore = {
  date: Scalars['CalendarDate']['output'];
  device_metric: string;
  deviceid: Scalars['ID']['output'];
  value: number;
};

export type DeviceMetrics = {
  itemid: Scalars['ID']['output'];
  metrics: Array<Metric>;
};

export type DeviceOfDay = {
  deviceid: Scalars['ID']['output'];
  display_name: string;
  status: boolean;
  time: number;
};

export type DeviceOut = {
  name: string;
  since: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
};

export type DeviceSchedule = {
  assigneddevices: Array<ScheduledDevice>;
  devicedateschedule: Array<DeviceScheduleDay>;
  enddate: Maybe<Scalars['CalendarDate']['output']>;
  isEditable: boolean;
  lastscore: Array<DeviceLastScore>;
  startdate: Maybe<Scalars['CalendarDate']['output']>;
  surgery: Scalars['CalendarDate']['output'];
  today: Scalars['CalendarDate']['output'];
  version: string;
  weeklydevice_summary: Array<DeviceWeek>;
};

export type DeviceScheduleAnswer = Answer & {
  message: string;
  schedules?: Maybe<DeviceSchedule>;
  status: string;
};

export type DeviceScheduleDay = {
  date: Scalars['CalendarDate']['output'];
  devices: Array<DeviceOfDay>;
};

export type DeviceSilenceAnswer = Answer & {
  hours?: Maybe<number>;
  message: string;
  status: string;
};

export type DeviceValue = {
  isOutput: boolean;
  metric: string;
  parameter: string;
  unit: string;
  valueIndex: number;
};

export type DeviceWeek = {
  devices: Array<ScheduleSums>;
  weekdate: string;
};

export type DevicesAnswer = Answer & {
  devices?: Maybe<Array<AssignableDevice>>;
  message: string;
  status: string;
};

export type DiagnosesAnswer = Answer & {
  data?: Maybe<PatientDiagnoses>;
  message: string;
  status: string;
};

export type Diagnosis = {
  addedAt: string;
  dxCode: string;
  dxDescription: string;
  endedOn: Maybe<Scalars['CalendarDate']['output']>;
  listed: boolean;
  updatedAt: string;
  version: number;
};

export type DiagnosisChangeInput = {
  dxCode: string;
  dxDescription: string;
  originalDxCode: string;
  version?: InputMaybe<number>;
};

export type DiagnosisCode = {
  code: string;
  description: string;
  endedOn: Maybe<Scalars['CalendarDate']['output']>;
  heading: boolean;
  otherSide: boolean;
  synonym: Maybe<string>;
};

export type DiagnosisCodesAnswer = Answer & {
  codes?: Maybe<Array<DiagnosisCode>>;
  listedFrom?: Maybe<Scalars['CalendarDate']['output']>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type DiagnosisInput = {
  dxCode: string;
  dxDescription: string;
};

export type DueDone = {
  done: number;
  due: number;
};

export type EarlierForm = {
  _id: Scalars['ID']['output'];
  answers: Array<Maybe<number>>;
  date: Scalars['CalendarDate']['output'];
  score: Maybe<number>;
};

export type EditFeedScheduleInput = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  feedback: Array<ScheduledFeedInput>;
  patientid: Scalars['ID']['input'];
  planHash?: InputMaybe<string>;
  surgery_type?: InputMaybe<string>;
  version?: InputMaybe<string>;
};

export type EditPatientAnswer = Answer & {
  error: boolean;
  message: string;
  patient?: Maybe<Patient>;
  status: string;
};

export type EditScheduleInput = {
  exercises: Array<ScheduledExerciseInput>;
  patient: Scalars['ID']['input'];
  planHash?: InputMaybe<string>;
  version?: InputMaybe<string>;
};

export type EngagedPatient = {
  _id: Scalars['ID']['output'];
  done: number;
  due: number;
  name: string;
};

export type EngagedPatients = {
  count: number;
  patientids: Array<Scalars['ID']['output']>;
  patients: Array<EngagedPatient>;
};

export type Exercise = {
  _id: Scalars['ID']['output'];
  caution: string;
  hold: string;
  holdseconds: number;
  image: Maybe<string>;
  interval: number;
  name: string;
  purpose: string;
  repeat: number;
  set: number;
  time: number;
  video: Maybe<string>;
};

export type ExerciseAnswer = Answer & {
  exercise?: Maybe<Exercise>;
  message: string;
  status: string;
};

export type ExerciseBody = {
  caution: Maybe<string>;
  holdseconds: Maybe<number>;
  image: Maybe<string>;
  interval: Maybe<number>;
  name: Maybe<string>;
  purpose: Maybe<string>;
  repeat: Maybe<number>;
  set: Maybe<number>;
  time: Maybe<number>;
  video: Maybe<string>;
};

export type ExerciseBodyInput = {
  caution?: InputMaybe<string>;
  holdseconds?: InputMaybe<number>;
  image?: InputMaybe<string>;
  interval?: InputMaybe<number>;
  name?: InputMaybe<string>;
  purpose?: InputMaybe<string>;
  repeat?: InputMaybe<number>;
  set?: InputMaybe<number>;
  time?: InputMaybe<number>;
  video?: InputMaybe<string>;
};

export type ExerciseDay = {
  date: Scalars['CalendarDate']['output'];
  items: Array<DailyExercise>;
};

export type ExerciseDose = {
  holdseconds: number;
  interval: number;
  repeat: number;
  set: number;
  time: number;
};

export type ExerciseMeta = {
  description: string;
  name: string;
};

export type ExerciseSchedule = {
  exercisedateschedule: Array<ExerciseScheduleDay>;
  exercises: Array<ScheduledExercise>;
  isEditable: boolean;
  summary: ScheduleSums;
  surgery: Scalars['CalendarDate']['output'];
  today: Scalars['CalendarDate']['output'];
  version: string;
  weeklyactivity_summary: Array<ScheduleWeek>;
};

export type ExerciseScheduleDay = {
  date: Scalars['CalendarDate']['output'];
  exercises: Array<ScheduledExerciseOfDay>;
};

export type ExercisesAnswer = Answer & {
  exercises?: Maybe<Array<Exercise>>;
  message: string;
  status: string;
};

export type FeedMeta = {
  complete: boolean;
  name: string;
};

export type FeedOfDay = {
  _id: Scalars['ID']['output'];
  answers: Maybe<Scalars['ID']['output']>;
  formid: Scalars['ID']['output'];
  meta: FeedMeta;
  submittime: Maybe<string>;
};

export type FeedSchedule = {
  enddate: number;
  formid: Scalars['ID']['output'];
  image: Maybe<string>;
  schedule: Array<number>;
  scheduletype: string;
  shortname: string;
  skiponsurgerydate: boolean;
  startdate: number;
  weekdays: Array<number>;
};

export type FeedScheduleDay = {
  date: Scalars['CalendarDate']['output'];
  forms: Array<FeedOfDay>;
};

export type FeedSchedulesAnswer = Answer & {
  message: string;
  schedules?: Maybe<Array<FeedSchedule>>;
  status: string;
};

export type FeedWeek = {
  feedback: Array<ScheduleSums>;
  weekdate: string;
};

export type FeedbackForm = {
  formid: Scalars['ID']['output'];
  image: Maybe<string>;
  licence: string;
  questions: number;
  shortname: string;
};

export type FeedbackFormsAnswer = Answer & {
  forms?: Maybe<Array<FeedbackForm>>;
  message: string;
  status: string;
};

export type FormAnswer = Answer & {
  form?: Maybe<SubmittedForm>;
  message: string;
  status: string;
};

export type FormData = {
  extension: Array<Score>;
  extensiondeficit: Array<Score>;
  flexion: Array<Score>;
  oks: Array<Score>;
  pain: Array<Score>;
};

export type FormDataAnswer = Answer & {
  formdata?: Maybe<FormData>;
  message: string;
  status: string;
};

export type FormGraph = {
  data: Array<FormGraphBand>;
  name: string;
  total: number;
};

export type FormGraphAnswer = Answer & {
  message: string;
  months?: Maybe<Array<string>>;
  oks?: Maybe<FormGraph>;
  pain?: Maybe<FormGraph>;
  rom?: Maybe<FormGraph>;
  status: string;
};

export type FormGraphBand = {
  counts: Array<number>;
  label: string;
};

export type Fullfillment = {
  _id: Scalars['ID']['output'];
  cases: Array<FullfillmentCase>;
  createdAt: string;
  customer: FullfillmentCustomer;
  isnew: boolean;
  noOfDevice: number;
  orderDate: Scalars['CalendarDate']['output'];
  patient: FullfillmentPatient;
};

export type FullfillmentAddress = {
  country: string;
  shipping_address: string;
  shipping_city: string;
  shipping_state: string;
  shipping_zip_code: string;
};

export type FullfillmentAddressInput = {
  country: string;
  shipping_address: string;
  shipping_city: string;
  shipping_state: string;
  shipping_zip_code: string;
};

export type FullfillmentAnswer = Answer & {
  fullfillment?: Maybe<FullfillmentDetail>;
  message: string;
  status: string;
};

export type FullfillmentCase = {
  _id: Scalars['ID']['output'];
  casenumber: string;
  status: string;
};

export type FullfillmentCustomer = {
  _id: Scalars['ID']['output'];
  logo: Maybe<string>;
  name: string;
};

export type FullfillmentDetail = {
  _id: Scalars['ID']['output'];
  address: FullfillmentAddress;
  authorization_form_signed: boolean;
  cases: Array<FullfillmentCase>;
  createdAt: string;
  customer: FullfillmentCustomer;
  devices: Array<FullfillmentDevice>;
  gateway_id: string;
  happened: Array<CustodyLine>;
  isnew: boolean;
  messages: Array<CarrierMessage>;
  noOfDevice: number;
  note: string;
  orderDate: Scalars['CalendarDate']['output'];
  patient: FullfillmentPatient;
  progress: string;
  returnto: Array<string>;
  savedAt: Maybe<string>;
  savedBy: Maybe<string>;
  shipping_name: string;
  status: string;
  timezone: string;
  tracking_link: string;
  trouble: Maybe<CarrierTrouble>;
  units: Array<FullfillmentUnit>;
  version: number;
};

export type FullfillmentDevice = {
  device: FullfillmentHardware;
  deviceid: Scalars['ID']['output'];
  first_reading: Maybe<string>;
  last_reading: Maybe<string>;
  meta_data: FullfillmentDeviceDates;
  note: string;
  status: string;
  statusDescription: Maybe<string>;
};

export type FullfillmentDeviceDates = {
  delivered_on: Maybe<Scalars['CalendarDate']['output']>;
  ordered_on: Maybe<Scalars['CalendarDate']['output']>;
  reorder_on: Maybe<Scalars['CalendarDate']['output']>;
  returned_on: Maybe<Scalars['CalendarDate']['output']>;
  shipped_on: Maybe<Scalars['CalendarDate']['output']>;
};

export type FullfillmentDevicesAnswer = Answer & {
  devices?: Maybe<Array<FullfillmentDevice>>;
  message: string;
  status: string;
};

export type FullfillmentFilters = {
  consent?: InputMaybe<string>;
  customer?: InputMaybe<Scalars['ID']['input']>;
  lastname?: InputMaybe<string>;
  patienttype?: InputMaybe<string>;
  registered?: InputMaybe<string>;
  status?: InputMaybe<string>;
  type?: InputMaybe<string>;
};

export type FullfillmentHardware = {
  fulfillment_request: FullfillmentParcel;
  hardware_uuid: string;
  name: string;
};

export type FullfillmentParcel = {
  country: string;
  shipping_address: string;
  shipping_city: string;
  shipping_name: string;
  shipping_state: string;
  shipping_tracking_link: string;
  shipping_zip_code: string;
};

export type FullfillmentPatient = {
  _id: Scalars['ID']['output'];
  active: boolean;
  consent: boolean;
  firstname: string;
  lastname: string;
  patientconsent: boolean;
  registered: boolean;
  shipaddress: FullfillmentAddress;
  surgeon: FullfillmentSurgeon;
  surgery: FullfillmentSurgery;
};

export type FullfillmentSurgeon = {
  name: string;
};

export type FullfillmentSurgery = {
  date: Scalars['CalendarDate']['output'];
};

export type FullfillmentUnit = {
  ahead: Array<string>;
  deviceid: Scalars['ID']['output'];
  dueback: Maybe<Scalars['CalendarDate']['output']>;
  maybelost: boolean;
  moves: Array<UnitMove>;
  newest: Maybe<Scalars['ID']['output']>;
  out: boolean;
  overdue: boolean;
  since: Maybe<string>;
  sources: Array<ReadingSource>;
  state: string;
};

export type FullfillmentsAnswer = Answer & {
  fullfillments?: Maybe<Array<Fullfillment>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type FullfillmentsCountAnswer = Answer & {
  message: string;
  pending?: Maybe<number>;
  shipped?: Maybe<number>;
  silent?: Maybe<number>;
  status: string;
  trouble?: Maybe<CarrierTrouble>;
};

export type GraphAnswer = Answer & {
  graphs?: Maybe<Array<GraphData>>;
  message: string;
  status: string;
  timezone?: Maybe<string>;
};

export type GraphData = {
  _id: Scalars['ID']['output'];
  data: Array<GraphLine>;
  devicename: string;
  xAxisLable: string;
  yAxisLable: string;
  yAxisRange: Maybe<GraphRange>;
};

export type GraphInput = {
  deviceid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
  readings?: InputMaybe<number>;
};

export type GraphLine = {
  reading: string;
  threshold: GraphThreshold;
  valueIndex: number;
  values: Array<GraphPoint>;
};

export type GraphPoint = {
  x: string;
  y: Maybe<number>;
};

export type GraphRange = {
  max: number;
  min: number;
};

export type GraphThreshold = {
  max: Maybe<number>;
  min: Maybe<number>;
};

export type HealthCoach = {
  _id: Scalars['ID']['output'];
  email: string;
  firstname: string;
  lastname: string;
};

export type ImageUrlAnswer = Answer & {
  imageUrl?: Maybe<string>;
  message: string;
  status: string;
};

export type ItemDates = {
  from: Scalars['CalendarDate']['output'];
  to: Scalars['CalendarDate']['output'];
};

export type LastActivities = {
  complete: number;
  partial: number;
  skipped: number;
  status: string;
};

export type LastMeasurements = {
  meacomplete: number;
  meapartial: number;
  measkipped: number;
  message: string;
  status: string;
};

export type LastScores = {
  extension: Maybe<Score>;
  extensiondeficit: Maybe<Score>;
  flexion: Maybe<Score>;
  hipscore: Maybe<Score>;
  kneescore: Maybe<Score>;
  painlevel: Maybe<Score>;
};

export type LeftOutPatient = {
  name: string;
  reason: string;
};

export type LeftOutScore = {
  date: Scalars['CalendarDate']['output'];
  max: number;
  min: number;
  source: string;
  value: number;
};

export type ListedContent = {
  _id: Scalars['ID']['output'];
  age_groups: Array<string>;
  changed: Maybe<string>;
  clinics: Maybe<number>;
  devices: Maybe<number>;
  dose: Maybe<ExerciseDose>;
  hasdraft: boolean;
  hasvideo: boolean;
  image: Maybe<string>;
  mayedit: boolean;
  measures: Array<string>;
  name: string;
  questionnaires: Maybe<number>;
  regimens: Maybe<number>;
  running: Maybe<number>;
  state: string;
  surgery_type: Maybe<string>;
  usedin: number;
  version: Maybe<number>;
  versionid: Maybe<Scalars['ID']['output']>;
};

export type LoginAnswer = Answer & {
  company?: Maybe<SessionCompany>;
  customer?: Maybe<SessionCustomer>;
  email?: Maybe<string>;
  exp?: Maybe<number>;
  message: string;
  status: string;
  token?: Maybe<string>;
  trustToken?: Maybe<string>;
  user?: Maybe<SessionUser>;
  userid?: Maybe<Scalars['ID']['output']>;
};

export type LoginCredentials = {
  device?: InputMaybe<string>;
  deviceType?: InputMaybe<string>;
  email: string;
  location?: InputMaybe<string>;
  password: string;
  trustToken?: InputMaybe<string>;
};

export type MadeFrom = {
  on: Scalars['CalendarDate']['output'];
  version: number;
};

export type MeasuredValue = {
  kept: Maybe<boolean>;
  max: Maybe<number>;
  metric: Maybe<string>;
  min: Maybe<number>;
  thresholds: Maybe<Array<ValueLimit>>;
  unit: Maybe<string>;
};

export type MeasuredValueInput = {
  max?: InputMaybe<number>;
  metric?: InputMaybe<string>;
  min?: InputMaybe<number>;
  thresholds?: InputMaybe<Array<ValueLimitInput>>;
  unit?: InputMaybe<string>;
};

export type MeasurementDay = {
  date: Scalars['CalendarDate']['output'];
  status: string;
  time: number;
  timesDone: number;
};

export type MeasurementEngagementAnswer = Answer & {
  meacomplete?: Maybe<EngagedPatients>;
  meapartial?: Maybe<EngagedPatients>;
  measkipped?: Maybe<EngagedPatients>;
  message: string;
  status: string;
};

export type Media = {
  image: MediaImage;
};

export type MediaImage = {
  url: Maybe<string>;
};

export type MessageImage = {
  original: string;
  thumbnail: string;
};

export type MessagePatient = {
  _id: Scalars['ID']['output'];
  lastdigitsofphone: string;
  name: string;
  surgeryDate: Scalars['CalendarDate']['output'];
  surgeryType: string;
};

export type MessageSurgeon = {
  _id: Scalars['ID']['output'];
  image: string;
  name: string;
  showinlist: boolean;
  unreadcount: number;
};

export type Metric = {
  max: number;
  metric: string;
  min: number;
  unit: string;
};

export type MoveSurgeryAnswer = Answer & {
  change?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type MoveSurgeryInput = {
  drops?: InputMaybe<boolean>;
  patientid: Scalars['ID']['input'];
  planHash: string;
  reminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  reschedule: boolean;
  to: Scalars['CalendarDate']['input'];
};

export type MovedItem = {
  _id: Scalars['ID']['output'];
  after: Maybe<ItemDates>;
  area: string;
  before: ItemDates;
  effect: string;
  name: string;
  regimen: Maybe<string>;
  status: Maybe<string>;
};

export type MovedReminder = {
  _id: Scalars['ID']['output'];
  date: Scalars['CalendarDate']['output'];
  goesalong: boolean;
  title: string;
  to: Maybe<Scalars['CalendarDate']['output']>;
};

export type Mutation = {
  addCallbackRequest: CallbackRequestAnswer;
  addEditCompany: CompanyAnswer;
  addEditCustomer: SavedCustomerAnswer;
  addEditEvent: ReminderAnswer;
  addEditSurgeon: SurgeonAnswer;
  addEditUser: SavedUserAnswer;
  addEvent: ReminderAnswer;
  addNewComment: CommentAnswer;
  addNotifications: NotificationSentAnswer;
  addPatientAdmin: AddPatientAnswer;
  addPatientDiagnoses: DiagnosesAnswer;
  addPatientNote: PatientNoteAnswer;
  addRegisterPatient: PlainAnswer;
  addSingleDiagnosis: DiagnosesAnswer;
  addWorkLog: PlainAnswer;
  addeditCaregiver: PatientAnswer;
  addeditHealthcoach: PlainAnswer;
  addeditShipAddress: PatientAnswer;
  applyVersion: PlainAnswer;
  archiveActionCases: PlainAnswer;
  askCarrier: FullfillmentAnswer;
  assignedToMoveAi: PlainAnswer;
  cancelReportJob: PlainAnswer;
  caregiverNotify: PlainAnswer;
  changeUserPassword: PlainAnswer;
  copyContent: ContentAnswer;
  correctCustody: FullfillmentAnswer;
  creatPatientAdmin: AddPatientAnswer;
  createCaseFromMessage: NewCaseAnswer;
  createNewCase: NewCaseAnswer;
  deleteAccountRequest: PlainAnswer;
  deleteActionCase: PlainAnswer;
  deleteComment: PlainAnswer;
  deleteEvent: PlainAnswer;
  deletePatientDiagnosis: DiagnosesAnswer;
  deletePatientNote: PlainAnswer;
  deleteRegisteredPatient: PlainAnswer;
  deleteUserDeviceToken: PlainAnswer;
  deleteWorkLog: PlainAnswer;
  discardContentDraft: PlainAnswer;
  discardPatientDraft: PlainAnswer;
  dismissDeletionRequest: PlainAnswer;
  dismissUndeliveredMessage: PlainAnswer;
  editComment: PlainAnswer;
  editFeedSchedule: SaveScheduleAnswer;
  editPatient: EditPatientAnswer;
  editSchedule: SaveScheduleAnswer;
  editWorkLog: PlainAnswer;
  endOtherSessions: PlainAnswer;
  endPatientLink: PlainAnswer;
  endSession: PlainAnswer;
  loginAsCustomer: LoginAnswer;
  loginPatient: PatientLoginAnswer;
  loginUser: LoginAnswer;
  loginWithOtp: LoginAnswer;
  logout: PlainAnswer;
  markAsDeleted: FullfillmentAnswer;
  markAsShipped: FullfillmentAnswer;
  moveSurgery: MoveSurgeryAnswer;
  moveUnit: FullfillmentAnswer;
  nowWriting: PlainAnswer;
  publishContent: ContentAnswer;
  putPatientOnHold: PlainAnswer;
  recordAnswers: RecordAnswer;
  recordExercise: RecordAnswer;
  recordReading: RecordAnswer;
  removeSurgeons: PlainAnswer;
  renewSession: RenewedSessionAnswer;
  replaceUnit: FullfillmentAnswer;
  resendOtp: PlainAnswer;
  resetPassword: PlainAnswer;
  resetUserPassword: PlainAnswer;
  restoreComment: PlainAnswer;
  restoreEvent: PlainAnswer;
  restorePatientDiagnosis: DiagnosesAnswer;
  restorePatientNote: PlainAnswer;
  retireContent: ContentAnswer;
  revokeTrustedDevice: PlainAnswer;
  saveContentDraft: ContentAnswer;
  savePatientDraft: PatientDraftAnswer;
  sendDeletionRequest: PlainAnswer;
  sendMessageAgain: PlainAnswer;
  sendMobileAppLink: PlainAnswer;
  sendPatientAuthLink: PlainAnswer;
  sendReportMail: ReportMailAnswer;
  sendResetPasswordLink: PlainAnswer;
  setCallbackCalled: PlainAnswer;
  setDeviceSilence: PlainAnswer;
  setPassword: PlainAnswer;
  setPatientPassword: PlainAnswer;
  setUserDeviceToken: PlainAnswer;
  setWebToken: PlainAnswer;
  startDeletionCase: DeletionCaseAnswer;
  startReports: StartReportsAnswer;
  switchAutoImport: PlainAnswer;
  takeBack: PlainAnswer;
  takeBackReportMail: PlainAnswer;
  togglePatientStatus: PlainAnswer;
  undoScheduleChange: UndoScheduleAnswer;
  updateActionCase: PlainAnswer;
  updateAddress: FullfillmentAnswer;
  updateDeviceOrder: FullfillmentAnswer;
  updateDeviceSchedule: SaveScheduleAnswer;
  updateGatewayId: FullfillmentAnswer;
  updateLastViewed: PlainAnswer;
  updatePatientDiagnosis: DiagnosesAnswer;
  updatePatientNote: PatientNoteAnswer;
  updateSignature: PlainAnswer;
  updateTrackingLink: FullfillmentAnswer;
  updateUserFilter: PlainAnswer;
  updateUserVisitedPages: VisitedPagesAnswer;
  validPatientId: PatientIdAnswer;
  verifyActivityLinkOtp: ActivityLinkAnswer;
  withdrawAccountDeletion: PlainAnswer;
  withdrawDeletionForPatient: PlainAnswer;
};


export type MutationAddCallbackRequestArgs = {
  message: string;
  name: string;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  phone: string;
  surgeon: Scalars['ID']['input'];
};


export type MutationAddEditCompanyArgs = {
  input: CompanyInput;
};


export type MutationAddEditCustomerArgs = {
  input: CustomerInput;
};


export type MutationAddEditEventArgs = {
  event: ReminderInput;
  id: Scalars['ID']['input'];
  patient?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddEditSurgeonArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: SurgeonInput;
};


export type MutationAddEditUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input: UserInput;
};


export type MutationAddEventArgs = {
  event: ReminderInput;
  id: Scalars['ID']['input'];
  patient?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddNewCommentArgs = {
  caseId: Scalars['ID']['input'];
  comment: string;
  image?: InputMaybe<string>;
  priority?: InputMaybe<string>;
};


export type MutationAddNotificationsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<PatientFilters>;
  header: string;
  message: string;
  patientids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAddPatientAdminArgs = {
  although?: InputMaybe<AdditionReasonInput>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  draft?: InputMaybe<Scalars['ID']['input']>;
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
  include_regimens?: InputMaybe<boolean>;
  patient: PatientInput;
  registration?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddPatientDiagnosesArgs = {
  input: Array<DiagnosisInput>;
  patientId: Scalars['ID']['input'];
};


export type MutationAddPatientNoteArgs = {
  input: PatientNoteInput;
};


export type MutationAddRegisterPatientArgs = {
  caregiver?: InputMaybe<CaregiverInput>;
  consent: ConsentInput;
  consent_email?: InputMaybe<string>;
  customer: Scalars['ID']['input'];
  dob: string;
  email: string;
  email_opt_in: boolean;
  firstname: string;
  gender: string;
  height?: InputMaybe<number>;
  include_devices: boolean;
  lastname: string;
  phone: string;
  shipaddress: ShipAddressInput;
  token: string;
};


export type MutationAddSingleDiagnosisArgs = {
  input: DiagnosisInput;
  patientId: Scalars['ID']['input'];
};


export type MutationAddWorkLogArgs = {
  caseId: Scalars['ID']['input'];
  date: string;
  hrs?: InputMaybe<number>;
  mins?: InputMaybe<number>;
  workDescription?: InputMaybe<string>;
};


export type MutationAddeditCaregiverArgs = {
  caregiver?: InputMaybe<CaregiverInput>;
  known?: InputMaybe<CaregiverInput>;
  patient?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
};


export type MutationAddeditHealthcoachArgs = {
  healthcoachid?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
};


export type MutationAddeditShipAddressArgs = {
  known?: InputMaybe<ShipAddressInput>;
  orders?: InputMaybe<Array<OrderFollowsInput>>;
  patient?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
  shipaddress: ShipAddressInput;
};


export type MutationApplyVersionArgs = {
  changes: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  planHash: string;
  tell?: InputMaybe<boolean>;
  telladmins?: InputMaybe<boolean>;
};


export type MutationArchiveActionCasesArgs = {
  archived?: InputMaybe<boolean>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAskCarrierArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationAssignedToMoveAiArgs = {
  caseId: Scalars['ID']['input'];
};


export type MutationCancelReportJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCaregiverNotifyArgs = {
  email: string;
  name: string;
  patientid: Scalars['ID']['input'];
};


export type MutationChangeUserPasswordArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  newpassword: string;
  password: string;
};


export type MutationCopyContentArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationCorrectCustodyArgs = {
  _id: Scalars['ID']['input'];
  lineid: Scalars['ID']['input'];
  reason: string;
};


export type MutationCreatPatientAdminArgs = {
  although?: InputMaybe<AdditionReasonInput>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  draft?: InputMaybe<Scalars['ID']['input']>;
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
  include_regimens?: InputMaybe<boolean>;
  patient: PatientInput;
  registration?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateCaseFromMessageArgs = {
  description: string;
  messageType?: InputMaybe<string>;
  patientId: Scalars['ID']['input'];
  summary: string;
  type: string;
};


export type MutationCreateNewCaseArgs = {
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<string>;
  description: string;
  hrs?: InputMaybe<number>;
  lastFourDigits?: InputMaybe<string>;
  messageType?: InputMaybe<string>;
  mins?: InputMaybe<number>;
  patientId?: InputMaybe<Scalars['ID']['input']>;
  priority?: InputMaybe<string>;
  status?: InputMaybe<string>;
  summary: string;
  title?: InputMaybe<string>;
  type: string;
  workDescription?: InputMaybe<string>;
};


export type MutationDeleteAccountRequestArgs = {
  dob: string;
  email?: InputMaybe<string>;
  firstname: string;
  lastname: string;
  phone: string;
  token: string;
};


export type MutationDeleteActionCaseArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePatientDiagnosisArgs = {
  dxCode: string;
  patientId: Scalars['ID']['input'];
};


export type MutationDeletePatientNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRegisteredPatientArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserDeviceTokenArgs = {
  token: string;
};


export type MutationDeleteWorkLogArgs = {
  caseId: Scalars['ID']['input'];
  wlid: Scalars['ID']['input'];
};


export type MutationDiscardContentDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDiscardPatientDraftArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissDeletionRequestArgs = {
  requestid: Scalars['ID']['input'];
};


export type MutationDismissUndeliveredMessageArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  dismissed?: InputMaybe<boolean>;
  id: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  comment: string;
  id: Scalars['ID']['input'];
  version?: InputMaybe<number>;
};


export type MutationEditFeedScheduleArgs = {
  input: EditFeedScheduleInput;
};


export type MutationEditPatientArgs = {
  id: Scalars['ID']['input'];
  input: PatientInput;
};


export type MutationEditScheduleArgs = {
  input: EditScheduleInput;
};


export type MutationEditWorkLogArgs = {
  caseId: Scalars['ID']['input'];
  date: string;
  hrs?: InputMaybe<number>;
  mins?: InputMaybe<number>;
  version?: InputMaybe<number>;
  wlid: Scalars['ID']['input'];
  workDescription?: InputMaybe<string>;
};


export type MutationEndPatientLinkArgs = {
  linkid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
};


export type MutationEndSessionArgs = {
  sessionid: Scalars['ID']['input'];
};


export type MutationLoginAsCustomerArgs = {
  customerid: Scalars['ID']['input'];
};


export type MutationLoginPatientArgs = {
  credentials: PatientCredentials;
};


export type MutationLoginUserArgs = {
  credentials: LoginCredentials;
};


export type MutationLoginWithOtpArgs = {
  device?: InputMaybe<string>;
  deviceType?: InputMaybe<string>;
  isTrusted?: InputMaybe<boolean>;
  location?: InputMaybe<string>;
  otpFromPatient: string;
  userid: Scalars['ID']['input'];
};


export type MutationLogoutArgs = {
  pushToken?: InputMaybe<string>;
};


export type MutationMarkAsDeletedArgs = {
  _id: Scalars['ID']['input'];
  deviceid: Scalars['ID']['input'];
  note?: InputMaybe<string>;
};


export type MutationMarkAsShippedArgs = {
  _id: Scalars['ID']['input'];
  devicesids: Array<Scalars['ID']['input']>;
  unsigned?: InputMaybe<boolean>;
};


export type MutationMoveSurgeryArgs = {
  input: MoveSurgeryInput;
};


export type MutationMoveUnitArgs = {
  _id: Scalars['ID']['input'];
  deviceid: Scalars['ID']['input'];
  note?: InputMaybe<string>;
  seen?: InputMaybe<Scalars['ID']['input']>;
  word: string;
};


export type MutationNowWritingArgs = {
  caseid: Scalars['ID']['input'];
};


export type MutationPublishContentArgs = {
  id: Scalars['ID']['input'];
  version: number;
};


export type MutationPutPatientOnHoldArgs = {
  isNew: boolean;
  note?: InputMaybe<string>;
  patientid: Scalars['ID']['input'];
};


export type MutationRecordAnswersArgs = {
  input: RecordAnswersInput;
};


export type MutationRecordExerciseArgs = {
  input: RecordExerciseInput;
};


export type MutationRecordReadingArgs = {
  input: RecordReadingInput;
};


export type MutationRemoveSurgeonsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReplaceUnitArgs = {
  _id: Scalars['ID']['input'];
  deviceid: Scalars['ID']['input'];
  hardwareid: string;
  note?: InputMaybe<string>;
  seen?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationResendOtpArgs = {
  userid: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  email: string;
  password: string;
  token: string;
};


export type MutationResetUserPasswordArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<string>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  phone?: InputMaybe<string>;
};


export type MutationRestoreCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePatientDiagnosisArgs = {
  dxCode: string;
  patientId: Scalars['ID']['input'];
};


export type MutationRestorePatientNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetireContentArgs = {
  id: Scalars['ID']['input'];
  retired: boolean;
};


export type MutationRevokeTrustedDeviceArgs = {
  deviceid: Scalars['ID']['input'];
};


export type MutationSaveContentDraftArgs = {
  body: ContentBodyInput;
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<string>;
  number?: InputMaybe<number>;
  version?: InputMaybe<number>;
};


export type MutationSavePatientDraftArgs = {
  desk: Scalars['ID']['input'];
  draft?: InputMaybe<PatientDraftInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
  take?: InputMaybe<boolean>;
  version?: InputMaybe<number>;
};


export type MutationSendDeletionRequestArgs = {
  companyid: Scalars['ID']['input'];
  requestid: Scalars['ID']['input'];
};


export type MutationSendMessageAgainArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSendMobileAppLinkArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<string>;
  phone: string;
};


export type MutationSendPatientAuthLinkArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<string>;
  phone: string;
};


export type MutationSendReportMailArgs = {
  patientid: Scalars['ID']['input'];
  signature?: InputMaybe<string>;
  subject: string;
  text: string;
  to: string;
};


export type MutationSendResetPasswordLinkArgs = {
  email: string;
};


export type MutationSetCallbackCalledArgs = {
  called: boolean;
  id: Scalars['ID']['input'];
};


export type MutationSetDeviceSilenceArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  hours?: InputMaybe<number>;
};


export type MutationSetPasswordArgs = {
  email: string;
  password: string;
  token: string;
};


export type MutationSetPatientPasswordArgs = {
  password: string;
  token: string;
};


export type MutationSetUserDeviceTokenArgs = {
  timezone?: InputMaybe<string>;
  token: string;
  userid?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetWebTokenArgs = {
  timezone?: InputMaybe<string>;
  webtoken: string;
};


export type MutationStartDeletionCaseArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
  requestid: Scalars['ID']['input'];
};


export type MutationStartReportsArgs = {
  answers?: InputMaybe<boolean>;
  filters?: InputMaybe<PatientFilters>;
  notes: boolean;
  patientids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSwitchAutoImportArgs = {
  flag: boolean;
  input: AutoImportInput;
};


export type MutationTakeBackArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTakeBackReportMailArgs = {
  mail: Scalars['ID']['input'];
};


export type MutationTogglePatientStatusArgs = {
  isActive: boolean;
  patientId: Scalars['ID']['input'];
};


export type MutationUndoScheduleChangeArgs = {
  changeid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
  planHash?: InputMaybe<string>;
};


export type MutationUpdateActionCaseArgs = {
  caseId: Scalars['ID']['input'];
  customerid?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<string>;
  description?: InputMaybe<string>;
  healthCoachId?: InputMaybe<Scalars['ID']['input']>;
  hrs?: InputMaybe<number>;
  mins?: InputMaybe<number>;
  priority?: InputMaybe<string>;
  status?: InputMaybe<string>;
  summary?: InputMaybe<string>;
  takenFrom?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<number>;
  workDescription?: InputMaybe<string>;
};


export type MutationUpdateAddressArgs = {
  address: FullfillmentAddressInput;
  id: Scalars['ID']['input'];
  record?: InputMaybe<boolean>;
};


export type MutationUpdateDeviceOrderArgs = {
  _id: Scalars['ID']['input'];
  gateway_url?: InputMaybe<string>;
  note?: InputMaybe<string>;
  shipping_address?: InputMaybe<FullfillmentAddressInput>;
  tracking_url?: InputMaybe<string>;
  version?: InputMaybe<number>;
};


export type MutationUpdateDeviceScheduleArgs = {
  input: UpdateDeviceScheduleInput;
};


export type MutationUpdateGatewayIdArgs = {
  gateway_id: string;
  id: Scalars['ID']['input'];
};


export type MutationUpdateLastViewedArgs = {
  caseId: Scalars['ID']['input'];
  unread?: InputMaybe<boolean>;
};


export type MutationUpdatePatientDiagnosisArgs = {
  input: DiagnosisChangeInput;
  patientId: Scalars['ID']['input'];
};


export type MutationUpdatePatientNoteArgs = {
  id: Scalars['ID']['input'];
  input: PatientNoteInput;
};


export type MutationUpdateSignatureArgs = {
  signature: string;
};


export type MutationUpdateTrackingLinkArgs = {
  id: Scalars['ID']['input'];
  tracking_link: string;
};


export type MutationUpdateUserFilterArgs = {
  filter: string;
};


export type MutationUpdateUserVisitedPagesArgs = {
  page: string;
};


export type MutationValidPatientIdArgs = {
  patientid: Scalars['ID']['input'];
};


export type MutationVerifyActivityLinkOtpArgs = {
  otp: string;
  patientid: Scalars['ID']['input'];
  token: string;
};


export type MutationWithdrawAccountDeletionArgs = {
  token: string;
};


export type MutationWithdrawDeletionForPatientArgs = {
  caseId: Scalars['ID']['input'];
  reason: string;
};

export type MyDayAnswer = Answer & {
  day?: Maybe<ActivityDay>;
  devices?: Maybe<Array<DeviceMetrics>>;
  forms?: Maybe<Array<BlankForm>>;
  message: string;
  status: string;
  today?: Maybe<Scalars['CalendarDate']['output']>;
};

export type NamedContent = {
  _id: Scalars['ID']['output'];
  name: string;
};

export type NewActionCaseAnswer = Answer & {
  isNew?: Maybe<boolean>;
  message: string;
  status: string;
};

export type NewCaseAnswer = Answer & {
  caseid?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type NoteAuthor = {
  _id: Scalars['ID']['output'];
  email: string;
  firstname: string;
  lastname: string;
};

export type NoteCategoriesAnswer = Answer & {
  categories?: Maybe<Array<NoteCategory>>;
  message: string;
  status: string;
};

export type NoteCategory = {
  _id: Scalars['ID']['output'];
  active: boolean;
  category_name: string;
  count: Maybe<number>;
  is_default: boolean;
};

export type NotesCountAnswer = Answer & {
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type NotesPageInput = {
  current?: InputMaybe<number>;
  pageSize?: InputMaybe<number>;
};

export type Notification = {
  _id: Scalars['ID']['output'];
  date: string;
  delieveredat: Maybe<string>;
  header: string;
  message: string;
  readat: Maybe<string>;
  sender: Maybe<NotificationSender>;
};

export type NotificationSender = {
  firstname: string;
  lastname: string;
};

export type NotificationSentAnswer = Answer & {
  message: string;
  sent?: Maybe<number>;
  status: string;
};

export type NotificationsAnswer = Answer & {
  message: string;
  notifications?: Maybe<Array<Notification>>;
  status: string;
  total?: Maybe<number>;
};

export type OpenOfPatientAnswer = Answer & {
  message: string;
  orders?: Maybe<Array<OpenOrder>>;
  reminders?: Maybe<number>;
  status: string;
};

export type OpenOrder = {
  _id: Scalars['ID']['output'];
  devices: Array<string>;
  orderedon: Scalars['CalendarDate']['output'];
  ownaddress: boolean;
};

export type OrderFollowsInput = {
  follows: boolean;
  orderid: Scalars['ID']['input'];
};

export type PageInput = {
  current?: InputMaybe<number>;
  pageSize?: InputMaybe<number>;
};

export type Patient = PatientBasics & {
  _id: Scalars['ID']['output'];
  active: boolean;
  activesince: Scalars['CalendarDate']['output'];
  age: string;
  caregiver: Maybe<Caregiver>;
  careplan: Maybe<string>;
  cases: Array<PatientCase>;
  casesopen: number;
  casestotal: number;
  consent: boolean;
  createdAt: string;
  createdOn: Scalars['CalendarDate']['output'];
  customer: Scalars['ID']['output'];
  dailyshift: DailyShift;
  deviceprogress: Maybe<number>;
  devices: Array<AssignedDevice>;
  diagnoses: Array<Diagnosis>;
  dob: Scalars['CalendarDate']['output'];
  email: string;
  email_opt_in: boolean;
  eventSchedule: Array<Reminder>;
  firstname: string;
  gender: string;
  healthcoach: Maybe<HealthCoach>;
  height: Maybe<number>;
  include_devices: boolean;
  lastLoggedinTime: Maybe<string>;
  lastdigitsofphone: string;
  lastname: string;
  lastscores: LastScores;
  links: number;
  madefrom: Maybe<MadeFrom>;
  patientactivity: PatientActivity;
  phone: string;
  progress: Maybe<number>;
  provider: string;
  regid: Maybe<Scalars['ID']['output']>;
  regimEdit: boolean;
  registered: boolean;
  salutation: string;
  scheduled: ScheduledAreas;
  shipaddress: Maybe<ShipAddress>;
  surgeon: Scalars['ID']['output'];
  surgery: Surgery;
  technicalholdhistory: Array<TechnicalHold>;
  today: Scalars['CalendarDate']['output'];
  undelivered: Maybe<number>;
  version: number;
};

export type PatientActivity = {
  deviceactivity: AreaActivity;
  exerciseactivity: AreaActivity;
  feedbackactivity: AreaActivity;
};

export type PatientActivityEvent = {
  date: Maybe<Scalars['CalendarDate']['output']>;
  edit: Maybe<PatientEdit>;
  fact: number;
  kind: string;
  patientid: Scalars['ID']['output'];
  status: string;
};

export type PatientAnswer = Answer & {
  message: string;
  patient?: Maybe<Patient>;
  status: string;
};

export type PatientBasics = {
  _id: Scalars['ID']['output'];
  active: boolean;
  age: string;
  customer: Scalars['ID']['output'];
  firstname: string;
  lastname: string;
  phone: string;
  provider: string;
  surgeon: Scalars['ID']['output'];
  surgery: Surgery;
};

export type PatientCase = {
  _id: Scalars['ID']['output'];
  number: string;
  status: string;
  summary: string;
};

export type PatientCredentials = {
  email: string;
  password: string;
};

export type PatientDiagnoses = {
  _id: Scalars['ID']['output'];
  createdAt: Maybe<string>;
  diagnoses: Array<Diagnosis>;
  patientId: Scalars['ID']['output'];
  updatedAt: Maybe<string>;
};

export type PatientDraft = {
  _id: Scalars['ID']['output'];
  begunat: string;
  changedat: string;
  changedby: string;
  content: Maybe<string>;
  hasdevices: Maybe<boolean>;
  heldby: Maybe<string>;
  includesregimens: Maybe<boolean>;
  name: string;
  registration: Maybe<Scalars['ID']['output']>;
  step: string;
  surgerydate: Maybe<Scalars['CalendarDate']['output']>;
  surgerytype: Maybe<string>;
  version: number;
};

export type PatientDraftAnswer = Answer & {
  draft?: Maybe<PatientDraft>;
  message: string;
  status: string;
};

export type PatientDraftInput = {
  content: string;
  registration?: InputMaybe<Scalars['ID']['input']>;
  step: string;
  surgeon?: InputMaybe<Scalars['ID']['input']>;
};

export type PatientDraftsAnswer = Answer & {
  drafts?: Maybe<Array<PatientDraft>>;
  message: string;
  status: string;
};

export type PatientEdit = {
  by: string;
  part: string;
};

export type PatientFeedSchedule = {
  feedback: Array<ScheduledFeed>;
  feedbackdateschedule: Array<FeedScheduleDay>;
  isEditable: boolean;
  lastscores: LastScores;
  surgery: Scalars['CalendarDate']['output'];
  today: Scalars['CalendarDate']['output'];
  version: string;
  weeklyfeedschedule: Array<FeedWeek>;
};

export type PatientFeedScheduleAnswer = Answer & {
  message: string;
  schedules?: Maybe<PatientFeedSchedule>;
  status: string;
};

export type PatientFilters = {
  compliance?: InputMaybe<string>;
  customer?: InputMaybe<Array<Scalars['ID']['input']>>;
  days?: InputMaybe<number>;
  deviceprogress?: InputMaybe<RangeInput>;
  engagement?: InputMaybe<string>;
  hipscore?: InputMaybe<RangeInput>;
  joint?: InputMaybe<string>;
  kneescore?: InputMaybe<RangeInput>;
  lastdigitsofphone?: InputMaybe<Scalars['LastDigits']['input']>;
  lastname_plain?: InputMaybe<string>;
  name?: InputMaybe<string>;
  optype?: InputMaybe<string>;
  painlevel?: InputMaybe<Array<number>>;
  patients?: InputMaybe<Array<Scalars['ID']['input']>>;
  phone?: InputMaybe<string>;
  progress?: InputMaybe<RangeInput>;
  remember?: InputMaybe<boolean>;
  surgeon?: InputMaybe<Array<Scalars['ID']['input']>>;
  surgeonname?: InputMaybe<string>;
  surgeryDate?: InputMaybe<Array<Scalars['CalendarDate']['input']>>;
  surgeryrange?: InputMaybe<number>;
  surgeryrangetype?: InputMaybe<string>;
  surgerytype?: InputMaybe<string>;
  surgerywkrange?: InputMaybe<number>;
  type?: InputMaybe<string>;
  weeks?: InputMaybe<number>;
};

export type PatientIdAnswer = Answer & {
  clinic?: Maybe<string>;
  email?: Maybe<string>;
  logo?: Maybe<string>;
  message: string;
  status: string;
  token?: Maybe<string>;
};

export type PatientInput = {
  caregiver?: InputMaybe<CaregiverInput>;
  dailyshift?: InputMaybe<DailyShiftInput>;
  dob: string;
  drops?: InputMaybe<boolean>;
  email: string;
  email_opt_in: boolean;
  firstname: string;
  gender: string;
  height?: InputMaybe<number>;
  include_devices: boolean;
  lastname: string;
  movereminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  phone?: InputMaybe<string>;
  planHash?: InputMaybe<string>;
  regimEdit?: InputMaybe<boolean>;
  shipaddress?: InputMaybe<ShipAddressInput>;
  surgeon: Scalars['ID']['input'];
  surgery: SurgeryInput;
  version?: InputMaybe<number>;
};

export type PatientLink = {
  _id: Scalars['ID']['output'];
  createdAt: string;
  endsAt: string;
  isThis: boolean;
  kind: string;
  origin: string;
  recipient: string;
};

export type PatientLinksAnswer = Answer & {
  links?: Maybe<Array<PatientLink>>;
  message: string;
  status: string;
  timezone?: Maybe<string>;
};

export type PatientListAnswer = Answer & {
  message: string;
  patients?: Maybe<Array<PatientRow>>;
  status: string;
  total?: Maybe<number>;
};

export type PatientLoginAnswer = Answer & {
  message: string;
  patientid?: Maybe<Scalars['ID']['output']>;
  status: string;
  token?: Maybe<string>;
};

export type PatientMatch = {
  _id: Scalars['ID']['output'];
  active: boolean;
  activesince: Scalars['CalendarDate']['output'];
  dob: Scalars['CalendarDate']['output'];
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  provider: string;
  same: Array<string>;
  strength: string;
  surgery: Surgery;
};

export type PatientMessage = {
  _id: Scalars['ID']['output'];
  archived: boolean;
  caseNumber: string;
  message: string;
  mine: boolean;
  patientId: Scalars['ID']['output'];
  patientName: string;
  receivedOn: string;
  reportedBy: string;
  summary: string;
  surgeonId: Scalars['ID']['output'];
  surgeonName: string;
  surgeryDate: Scalars['CalendarDate']['output'];
  surgeryType: string;
  unread: boolean;
  unreadOfPatient: number;
  urgent: boolean;
};

export type PatientMessageFilters = {
  archived?: InputMaybe<boolean>;
  byPatients?: InputMaybe<boolean>;
  bySurgeons?: InputMaybe<boolean>;
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  lastdigitsofphone?: InputMaybe<string>;
  name?: InputMaybe<string>;
  patientId?: InputMaybe<Scalars['ID']['input']>;
  surgeonId?: InputMaybe<Scalars['ID']['input']>;
  urgent?: InputMaybe<boolean>;
};

export type PatientMessages = {
  messages: Array<PatientMessage>;
  patient: Maybe<MessagePatient>;
  surgeons: Array<MessageSurgeon>;
  today: Scalars['CalendarDate']['output'];
  total: number;
};

export type PatientMessagesAnswer = Answer & {
  data?: Maybe<PatientMessages>;
  message: string;
  status: string;
};

export type PatientNote = {
  _id: Scalars['ID']['output'];
  category: NoteCategory;
  created_at: string;
  created_by: NoteAuthor;
  datetime: string;
  notes: string;
  patient_id: Scalars['ID']['output'];
  time_logged: number;
  updated_at: string;
  version: number;
};

export type PatientNoteAnswer = Answer & {
  message: string;
  note?: Maybe<PatientNote>;
  status: string;
};

export type PatientNoteInput = {
  category: Scalars['ID']['input'];
  datetime: string;
  notes: string;
  patient_id: Scalars['ID']['input'];
  time_logged?: InputMaybe<number>;
  version?: InputMaybe<number>;
};

export type PatientNotesAnswer = Answer & {
  logged?: Maybe<number>;
  message: string;
  notes?: Maybe<Array<PatientNote>>;
  status: string;
  total?: Maybe<number>;
};

export type PatientPhoneAnswer = Answer & {
  message: string;
  phone?: Maybe<string>;
  status: string;
};

export type PatientRow = PatientBasics & {
  _id: Scalars['ID']['output'];
  active: boolean;
  age: string;
  customer: Scalars['ID']['output'];
  customername: string;
  deviceprogress: Maybe<number>;
  firstname: string;
  lastname: string;
  phone: string;
  progress: Maybe<number>;
  provider: string;
  surgeon: Scalars['ID']['output'];
  surgery: Surgery;
};

export type PatientStatsAnswer = Answer & {
  active?: Maybe<number>;
  hip?: Maybe<number>;
  knee?: Maybe<number>;
  message: string;
  status: string;
};

export type PhoneToCheck = {
  _id: Scalars['ID']['output'];
  name: string;
  owner: string;
  phone: string;
};

export type PhonesToCheckAnswer = Answer & {
  message: string;
  phones?: Maybe<Array<PhoneToCheck>>;
  status: string;
};

export type PicturedContent = {
  _id: Scalars['ID']['output'];
  image: Maybe<string>;
  name: string;
};

export type Place = {
  city: string;
  continent: string;
  country: string;
  displayname: string;
  state: string;
};

export type PlaceAnswer = Answer & {
  message: string;
  place?: Maybe<Place>;
  status: string;
};

export type PlainAnswer = Answer & {
  error: boolean;
  message: string;
  status: string;
};

export type PlannedDay = {
  date: Scalars['CalendarDate']['output'];
  differs: boolean;
  exercises: number;
  measurements: number;
  questionnaires: number;
  rounds: number;
};

export type PlannedDevice = {
  deviceid: Scalars['ID']['output'];
  end_date: Maybe<number>;
  interval: Maybe<number>;
  skiponsurgerydate: Maybe<boolean>;
  start_date: Maybe<number>;
  time: Maybe<number>;
};

export type PlannedDeviceInput = {
  deviceid: Scalars['ID']['input'];
  end_date?: InputMaybe<number>;
  interval?: InputMaybe<number>;
  skiponsurgerydate?: InputMaybe<boolean>;
  start_date?: InputMaybe<number>;
  time?: InputMaybe<number>;
};

export type PlannedExercise = {
  enddate: Maybe<number>;
  exercise: Scalars['ID']['output'];
  holdseconds: Maybe<number>;
  interval: Maybe<number>;
  next: Maybe<number>;
  repeat: Maybe<number>;
  set: Maybe<number>;
  startdate: Maybe<number>;
  time: Maybe<number>;
};

export type PlannedExerciseInput = {
  enddate?: InputMaybe<number>;
  exercise: Scalars['ID']['input'];
  holdseconds?: InputMaybe<number>;
  interval?: InputMaybe<number>;
  next?: InputMaybe<number>;
  repeat?: InputMaybe<number>;
  set?: InputMaybe<number>;
  startdate?: InputMaybe<number>;
  time?: InputMaybe<number>;
};

export type PlannedFeed = {
  enddate: Maybe<number>;
  formid: Scalars['ID']['output'];
  schedule: Maybe<Array<number>>;
  scheduletype: Maybe<string>;
  skiponsurgerydate: Maybe<boolean>;
  startdate: Maybe<number>;
};

export type PlannedFeedInput = {
  enddate?: InputMaybe<number>;
  formid: Scalars['ID']['input'];
  schedule?: InputMaybe<Array<number>>;
  scheduletype?: InputMaybe<string>;
  skiponsurgerydate?: InputMaybe<boolean>;
  startdate?: InputMaybe<number>;
};

export type PlannedItem = {
  _id: Scalars['ID']['output'];
  enddate: number;
  name: string;
  startdate: number;
};

export type PreviewProgrammeAnswer = Answer & {
  message: string;
  plan?: Maybe<ProgrammePlan>;
  status: string;
};

export type PreviewScheduleAnswer = Answer & {
  message: string;
  plan?: Maybe<SchedulePlan>;
  planHash?: Maybe<string>;
  status: string;
};

export type PreviewSurgeryMoveAnswer = Answer & {
  message: string;
  plan?: Maybe<SurgeryMovePlan>;
  planHash?: Maybe<string>;
  status: string;
};

export type PreviewUndoAnswer = Answer & {
  message: string;
  plan?: Maybe<UndoPlan>;
  planHash?: Maybe<string>;
  status: string;
};

export type ProgrammePlan = {
  days: Array<PlannedDay>;
};

export type PublicSurgeon = {
  _id: Scalars['ID']['output'];
  about_me: string;
  address: string;
  department_name: string;
  department_title: string;
  description: string;
  hospital_name: string;
  hospital_url: string;
  image: string;
  name: string;
  phone: string;
  team: Array<TeamCategory>;
};

export type PublicSurgeonAnswer = Answer & {
  message: string;
  status: string;
  surgeon?: Maybe<PublicSurgeon>;
};

export type PublishChange = {
  _id: Scalars['ID']['output'];
  area: string;
  name: string;
  says: string;
  was: string;
};

export type PublishClinic = {
  _id: Scalars['ID']['output'];
  change: number;
  name: string;
  passed: number;
  running: number;
  stay: number;
};

export type PublishPatient = {
  _id: Scalars['ID']['output'];
  clinic: string;
  name: string;
  onhold: boolean;
  outcome: string;
  stays: Array<string>;
};

export type PublishPatientsInput = {
  clinicid?: InputMaybe<Scalars['ID']['input']>;
  outcome?: InputMaybe<string>;
};

export type PublishPreview = {
  change: number;
  changes: Array<PublishChange>;
  clinics: Array<PublishClinic>;
  onhold: number;
  passed: number;
  patients: Array<PublishPatient>;
  running: number;
  stay: number;
  total: number;
};

export type PublishPreviewAnswer = Answer & {
  message: string;
  plan?: Maybe<PublishPreview>;
  planHash?: Maybe<string>;
  status: string;
};

export type Query = {
  findDiagnosisCodes: DiagnosisCodesAnswer;
  getAccessCode: AccessCodeAnswer;
  getAccountDeletion: AccountDeletionAnswer;
  getActionCase: ActionCaseAnswer;
  getActionCaseList: ActionCaseListAnswer;
  getActionCaseStats: ActionCaseStatsAnswer;
  getActiveAssignedDevices: FullfillmentDevicesAnswer;
  getActivityLog: ActivityLogAnswer;
  getAllCarePlans: CarePlansAnswer;
  getAllDevices: DevicesAnswer;
  getAllExercises: ExercisesAnswer;
  getAllFeedbackForms: FeedbackFormsAnswer;
  getAutoAssignedRegimens: RegimensAnswer;
  getBotCheck: BotCheckAnswer;
  getCallbackRequests: CallbackRequestsAnswer;
  getCompanies: CompaniesAnswer;
  getCompany: CompanyAnswer;
  getCompanyCustomerList: CustomerNamesAnswer;
  getCompanyHealthcoach: UsersAnswer;
  getConsentForm: ConsentFormsAnswer;
  getContent: ContentAnswer;
  getContentCounts: ContentCountsAnswer;
  getContentHolders: ContentHoldersAnswer;
  getContentList: ContentListAnswer;
  getContentNames: ContentNamesAnswer;
  getContentRunning: ContentRunningAnswer;
  getContentVersions: ContentVersionsAnswer;
  getCounted: CountedAnswer;
  getCustomer: CustomerAnswer;
  getCustomerLogoAndName: CustomerLogoAndNameAnswer;
  getCustomers: CustomersAnswer;
  getCustomers2: CustomersAnswer;
  getCustomersIdAndNameList: CustomerNamesAnswer;
  getDateRangeActivities: ActivitiesAnswer;
  getDeafultFeedSchedule: FeedSchedulesAnswer;
  getDeletionRequests: DeletionRequestsAnswer;
  getDeviceSchedule: DeviceScheduleAnswer;
  getDeviceSilence: DeviceSilenceAnswer;
  getExercise: ExerciseAnswer;
  getExtensionData: ScoreSeriesAnswer;
  getFlexionData: ScoreSeriesAnswer;
  getFormByScheduleSubId: FormAnswer;
  getFormData: FormDataAnswer;
  getFormGraphData: FormGraphAnswer;
  getFullfillment: FullfillmentAnswer;
  getFullfillmentViewDevices: FullfillmentDevicesAnswer;
  getFullfillments: FullfillmentsAnswer;
  getFullfillmentsCount: FullfillmentsCountAnswer;
  getGraphMeasurementData: GraphAnswer;
  getImageUrl: ImageUrlAnswer;
  getLast7Activities: ActivityEngagementAnswer;
  getLast7Measurements: MeasurementEngagementAnswer;
  getMessageCase: ActionCaseAnswer;
  getMyDay: MyDayAnswer;
  getNotifications: NotificationsAnswer;
  getOksData: ScoreSeriesAnswer;
  getOpenOfPatient: OpenOfPatientAnswer;
  getPainData: ScoreSeriesAnswer;
  getPatient: PatientAnswer;
  getPatientCompliance: ComplianceAnswer;
  getPatientDiagnoses: DiagnosesAnswer;
  getPatientDrafts: PatientDraftsAnswer;
  getPatientFeedSchedule: PatientFeedScheduleAnswer;
  getPatientLinks: PatientLinksAnswer;
  getPatientList: PatientListAnswer;
  getPatientListForCompany: PatientListAnswer;
  getPatientMessages: PatientMessagesAnswer;
  getPatientNotes: PatientNotesAnswer;
  getPatientNotesCategories: NoteCategoriesAnswer;
  getPatientNotesCount: NotesCountAnswer;
  getPatientPhone: PatientPhoneAnswer;
  getPatientStats: PatientStatsAnswer;
  getPhonesToCheck: PhonesToCheckAnswer;
  getPublicSurgeon: PublicSurgeonAnswer;
  getRangeExercises: RangeExercisesAnswer;
  getRangeMeasurement: RangeMeasurementAnswer;
  getRecovery: RecoveryAnswer;
  getRegimens: RegimensAnswer;
  getRegisteredPatient: RegisteredPatientAnswer;
  getRegisteredPatients: RegisteredPatientsAnswer;
  getReminders: RemindersAnswer;
  getReportJobs: ReportJobsAnswer;
  getSchedule: ScheduleAnswer;
  getScheduleChanges: ScheduleChangesAnswer;
  getSecurityEvents: SecurityEventsAnswer;
  getSessions: SessionsAnswer;
  getSilentDevices: SilentDevicesAnswer;
  getSupport: SupportAnswer;
  getSurgeonById: SurgeonAnswer;
  getSurgeonImage: SurgeonImageAnswer;
  getSurgeonList: SurgeonListAnswer;
  getSurgeons: SurgeonsAnswer;
  getSurveyDetail: SurveyDetailAnswer;
  getTrustedDevices: TrustedDevicesAnswer;
  getUndeliveredMessages: UndeliveredMessagesAnswer;
  getUniqueCustomerCode: CustomerCodeAnswer;
  getUnit: UnitAnswer;
  getUnits: UnitsAnswer;
  getUser: UserAnswer;
  getUserVisitedPages: VisitedPagesAnswer;
  getUsers: UsersAnswer;
  getWebPushKey: WebPushKeyAnswer;
  isNewActionCase: NewActionCaseAnswer;
  previewProgramme: PreviewProgrammeAnswer;
  previewPublish: PublishPreviewAnswer;
  previewSchedule: PreviewScheduleAnswer;
  previewSurgeryMove: PreviewSurgeryMoveAnswer;
  previewUndo: PreviewUndoAnswer;
  reverseGeocode: PlaceAnswer;
  validatePatient: ValidatePatientAnswer;
  verifyConsent: VerifyConsentAnswer;
};


export type QueryFindDiagnosisCodesArgs = {
  patientId: Scalars['ID']['input'];
  search: string;
};


export type QueryGetAccountDeletionArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryGetActionCaseArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryGetActionCaseListArgs = {
  filters?: InputMaybe<ActionCaseFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetActionCaseStatsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetActiveAssignedDevicesArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetActivityLogArgs = {
  filter?: InputMaybe<ActivityLogFilter>;
  fromDate?: InputMaybe<string>;
  patientid: Scalars['ID']['input'];
};


export type QueryGetAllCarePlansArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  surgery_type?: InputMaybe<string>;
};


export type QueryGetAllDevicesArgs = {
  age_group?: InputMaybe<string>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<string>;
  surgery_type?: InputMaybe<string>;
};


export type QueryGetAllFeedbackFormsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  feedback?: InputMaybe<Scalars['ID']['input']>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  surgery_type?: InputMaybe<string>;
};


export type QueryGetAutoAssignedRegimensArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  patient: RegimenFilter;
};


export type QueryGetCallbackRequestsArgs = {
  done?: InputMaybe<boolean>;
  metadata?: InputMaybe<PageInput>;
};


export type QueryGetCompaniesArgs = {
  input: CompaniesInput;
};


export type QueryGetCompanyArgs = {
  companyid: Scalars['ID']['input'];
};


export type QueryGetCompanyCustomerListArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetCompanyHealthcoachArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<PageInput>;
};


export type QueryGetConsentFormArgs = {
  customerid: Scalars['ID']['input'];
};


export type QueryGetContentArgs = {
  id: Scalars['ID']['input'];
  versionid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetContentCountsArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetContentHoldersArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryGetContentListArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ContentFilter>;
  kind: string;
  pagination?: InputMaybe<PageInput>;
  searchText?: InputMaybe<string>;
};


export type QueryGetContentRunningArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  pagination?: InputMaybe<PageInput>;
};


export type QueryGetContentVersionsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetCountedArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<PageInput>;
  number: CountedNumber;
  patientid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetCustomerArgs = {
  customerid: Scalars['ID']['input'];
};


export type QueryGetCustomerLogoAndNameArgs = {
  customerid: Scalars['ID']['input'];
};


export type QueryGetCustomersArgs = {
  input: CustomersInput;
};


export type QueryGetCustomers2Args = {
  input: CustomersInput;
};


export type QueryGetCustomersIdAndNameListArgs = {
  input: CustomerNamesInput;
};


export type QueryGetDateRangeActivitiesArgs = {
  enddate: Scalars['CalendarDate']['input'];
  patientid: Scalars['ID']['input'];
  startdate: Scalars['CalendarDate']['input'];
};


export type QueryGetDeafultFeedScheduleArgs = {
  careplan?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  feedback?: InputMaybe<Scalars['ID']['input']>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  surgery_type?: InputMaybe<string>;
};


export type QueryGetDeletionRequestsArgs = {
  metadata?: InputMaybe<PageInput>;
};


export type QueryGetDeviceScheduleArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetDeviceSilenceArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetExerciseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetExtensionDataArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetFlexionDataArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetFormByScheduleSubIdArgs = {
  id: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
};


export type QueryGetFormDataArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetFormGraphDataArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<number>;
};


export type QueryGetFullfillmentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetFullfillmentViewDevicesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetFullfillmentsArgs = {
  filters?: InputMaybe<FullfillmentFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetFullfillmentsCountArgs = {
  filters?: InputMaybe<FullfillmentFilters>;
};


export type QueryGetGraphMeasurementDataArgs = {
  graphIn: GraphInput;
};


export type QueryGetImageUrlArgs = {
  fileName: string;
  type: string;
};


export type QueryGetLast7ActivitiesArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<number>;
};


export type QueryGetLast7MeasurementsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<number>;
};


export type QueryGetMessageCaseArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryGetMyDayArgs = {
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
};


export type QueryGetNotificationsArgs = {
  id: Scalars['ID']['input'];
  isAdmin?: InputMaybe<boolean>;
};


export type QueryGetOksDataArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetOpenOfPatientArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetPainDataArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetPatientArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPatientComplianceArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  filters: ComplianceFilters;
};


export type QueryGetPatientDiagnosesArgs = {
  patientId: Scalars['ID']['input'];
};


export type QueryGetPatientDraftsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetPatientFeedScheduleArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  feedback?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
  surgery_type?: InputMaybe<string>;
};


export type QueryGetPatientLinksArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetPatientListArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<PatientFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetPatientListForCompanyArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<PatientFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetPatientMessagesArgs = {
  filters?: InputMaybe<PatientMessageFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetPatientNotesArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<NotesPageInput>;
  patient_id: Scalars['ID']['input'];
  search?: InputMaybe<string>;
};


export type QueryGetPatientNotesCategoriesArgs = {
  patientId: Scalars['ID']['input'];
};


export type QueryGetPatientNotesCountArgs = {
  patientId: Scalars['ID']['input'];
};


export type QueryGetPatientPhoneArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetPatientStatsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetPhonesToCheckArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetPublicSurgeonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetRangeExercisesArgs = {
  enddate: Scalars['CalendarDate']['input'];
  patientid: Scalars['ID']['input'];
  startdate: Scalars['CalendarDate']['input'];
};


export type QueryGetRangeMeasurementArgs = {
  deviceid: Scalars['ID']['input'];
  enddate?: InputMaybe<Scalars['CalendarDate']['input']>;
  patientid: Scalars['ID']['input'];
  startdate?: InputMaybe<Scalars['CalendarDate']['input']>;
};


export type QueryGetRecoveryArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetRegimensArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<RegimenFilter>;
};


export type QueryGetRegisteredPatientArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetRegisteredPatientsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<PageInput>;
  search?: InputMaybe<string>;
};


export type QueryGetRemindersArgs = {
  metadata?: InputMaybe<PageInput>;
  month: Scalars['CalendarDate']['input'];
  search?: InputMaybe<string>;
};


export type QueryGetScheduleArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetScheduleChangesArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetSecurityEventsArgs = {
  filter: SecurityEventFilter;
};


export type QueryGetSilentDevicesArgs = {
  customer?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetSurgeonByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSurgeonImageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGetSurgeonListArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetSurgeonsArgs = {
  pagination?: InputMaybe<SurgeonsPageInput>;
};


export type QueryGetSurveyDetailArgs = {
  patientid: Scalars['ID']['input'];
};


export type QueryGetUndeliveredMessagesArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  metadata?: InputMaybe<PageInput>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetUnitArgs = {
  deviceid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
};


export type QueryGetUnitsArgs = {
  filters?: InputMaybe<UnitFilters>;
  metadata?: InputMaybe<PageInput>;
  sorter?: InputMaybe<SorterInput>;
};


export type QueryGetUserArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryGetUsersArgs = {
  pagination: UsersPageInput;
};


export type QueryIsNewActionCaseArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  surgeonId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPreviewProgrammeArgs = {
  from?: InputMaybe<Scalars['CalendarDate']['input']>;
  items: ScheduleRowsInput;
  surgery: Scalars['CalendarDate']['input'];
};


export type QueryPreviewPublishArgs = {
  changes?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
  of?: InputMaybe<PublishPatientsInput>;
  pagination?: InputMaybe<PageInput>;
};


export type QueryPreviewScheduleArgs = {
  area: string;
  items: ScheduleRowsInput;
  patientid: Scalars['ID']['input'];
  version?: InputMaybe<string>;
};


export type QueryPreviewSurgeryMoveArgs = {
  patientid: Scalars['ID']['input'];
  reminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  reschedule: boolean;
  to: Scalars['CalendarDate']['input'];
};


export type QueryPreviewUndoArgs = {
  changeid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
};


export type QueryReverseGeocodeArgs = {
  latitude: number;
  longitude: number;
};


export type QueryValidatePatientArgs = {
  patient: PatientInput;
};


export type QueryVerifyConsentArgs = {
  hash: string;
};

export type QuestionnaireBody = {
  image: Maybe<string>;
  kind: Maybe<string>;
  licence: Maybe<string>;
  name: Maybe<string>;
  questions: Maybe<Array<TypedQuestion>>;
  recalldays: Maybe<number>;
};

export type QuestionnaireBodyInput = {
  image?: InputMaybe<string>;
  licence?: InputMaybe<string>;
  name?: InputMaybe<string>;
  questions?: InputMaybe<Array<TypedQuestionInput>>;
  recalldays?: InputMaybe<number>;
};

export type RangeExercisesAnswer = Answer & {
  exercises?: Maybe<Array<ExerciseDay>>;
  message: string;
  status: string;
};

export type RangeInput = {
  max: number;
  min: number;
};

export type RangeMeasurementAnswer = Answer & {
  measurements?: Maybe<Array<MeasurementDay>>;
  message: string;
  status: string;
  today?: Maybe<Scalars['CalendarDate']['output']>;
};

export type ReadingSource = {
  days: number;
  first: Maybe<string>;
  from: Maybe<string>;
  hardware: string;
  last: Maybe<string>;
  readings: number;
  to: Maybe<string>;
};

export type RecordAnswer = Answer & {
  fact?: Maybe<number>;
  message: string;
  status: string;
  timesDone?: Maybe<number>;
};

export type RecordAnswersInput = {
  answers: Array<InputMaybe<number>>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  itemid: Scalars['ID']['input'];
};

export type RecordExerciseInput = {
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  itemid: Scalars['ID']['input'];
};

export type RecordReadingInput = {
  itemid: Scalars['ID']['input'];
  takenAt?: InputMaybe<string>;
  values: Array<InputMaybe<number>>;
};

export type Recovery = {
  charts: Array<RecoveryChart>;
  cohortfrom: Maybe<Scalars['CalendarDate']['output']>;
  cohortto: Maybe<Scalars['CalendarDate']['output']>;
  day: number;
  joint: string;
  madeon: Maybe<Scalars['CalendarDate']['output']>;
  version: Maybe<number>;
};

export type RecoveryAnswer = Answer & {
  message: string;
  recovery?: Maybe<Recovery>;
  status: string;
};

export type RecoveryBand = {
  c10: number;
  c25: number;
  c50: number;
  c75: number;
  c90: number;
  day: number;
};

export type RecoveryChart = {
  corridor: Array<Array<RecoveryBand>>;
  metric: string;
  points: Array<RecoveryPoint>;
  sentence: string;
  source: string;
  window: RecoveryWindow;
};

export type RecoveryPoint = {
  date: Scalars['CalendarDate']['output'];
  day: number;
  place: Maybe<number>;
  value: number;
};

export type RecoveryWindow = {
  from: number;
  people: number;
  readings: number;
  to: number;
};

export type Regimen = {
  _id: Scalars['ID']['output'];
  age_groups: Array<string>;
  enddate: number;
  exerciseschedule: Array<RegimenExercise>;
  gender: Maybe<string>;
  name: string;
  startdate: number;
  surgery_type: Maybe<string>;
};

export type RegimenBody = {
  age_groups: Maybe<Array<string>>;
  enddate: Maybe<number>;
  exercises: Maybe<Array<PlannedExercise>>;
  gender: Maybe<string>;
  name: Maybe<string>;
  startdate: Maybe<number>;
  surgery_type: Maybe<string>;
};

export type RegimenBodyInput = {
  age_groups?: InputMaybe<Array<string>>;
  enddate?: InputMaybe<number>;
  exercises?: InputMaybe<Array<PlannedExerciseInput>>;
  gender?: InputMaybe<string>;
  name?: InputMaybe<string>;
  startdate?: InputMaybe<number>;
  surgery_type?: InputMaybe<string>;
};

export type RegimenExercise = {
  enddate: number;
  exercise: Exercise;
  hold: string;
  holdseconds: number;
  interval: number;
  next: Maybe<number>;
  repeat: number;
  set: number;
  startdate: number;
  time: number;
};

export type RegimenFilter = {
  age_group?: InputMaybe<string>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<string>;
  surgery_type?: InputMaybe<string>;
};

export type RegimensAnswer = Answer & {
  message: string;
  regimens?: Maybe<Array<Regimen>>;
  status: string;
};

export type RegisteredPatient = {
  _id: Scalars['ID']['output'];
  caregiver: Maybe<Caregiver>;
  dob: Scalars['CalendarDate']['output'];
  email: string;
  email_opt_in: boolean;
  firstname: string;
  forms: Array<SignedForm>;
  gender: string;
  height: Maybe<number>;
  include_devices: boolean;
  lastname: string;
  phone: string;
  registered: string;
  shipaddress: ShipAddress;
};

export type RegisteredPatientAnswer = Answer & {
  message: string;
  patient?: Maybe<RegisteredPatient>;
  status: string;
};

export type RegisteredPatientsAnswer = Answer & {
  message: string;
  patients?: Maybe<Array<RegisteredRow>>;
  status: string;
  total?: Maybe<number>;
  waiting?: Maybe<number>;
};

export type RegisteredRow = {
  _id: Scalars['ID']['output'];
  age: number;
  firstname: string;
  forms: number;
  gender: string;
  isrepeated: boolean;
  lastname: string;
  phone: string;
  registered: string;
  signed: number;
};

export type Reminder = {
  _id: Scalars['ID']['output'];
  date: Scalars['CalendarDate']['output'];
  message: string;
  title: string;
};

export type ReminderAnswer = Answer & {
  event?: Maybe<Reminder>;
  message: string;
  status: string;
};

export type ReminderEvent = {
  fact: number;
  patientid: Scalars['ID']['output'];
  status: string;
};

export type ReminderInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  date: Scalars['CalendarDate']['input'];
  message?: InputMaybe<string>;
  title: string;
};

export type RemindersAnswer = Answer & {
  message: string;
  reminders?: Maybe<Array<ClinicReminder>>;
  status: string;
  tocome?: Maybe<number>;
  today?: Maybe<Scalars['CalendarDate']['output']>;
  total?: Maybe<number>;
};

export type RenewedSessionAnswer = Answer & {
  message: string;
  sessionends?: Maybe<string>;
  status: string;
  token?: Maybe<string>;
};

export type ReportJob = {
  _id: Scalars['ID']['output'];
  answers: boolean;
  bytes: Maybe<number>;
  cancelled: boolean;
  done: number;
  endedat: Maybe<string>;
  keptuntil: Maybe<string>;
  leftout: Array<LeftOutPatient>;
  notes: boolean;
  secondsleft: Maybe<number>;
  startedat: string;
  total: number;
};

export type ReportJobsAnswer = Answer & {
  jobs?: Maybe<Array<ReportJob>>;
  message: string;
  status: string;
};

export type ReportMailAnswer = Answer & {
  mail?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type RunningPatient = {
  _id: Scalars['ID']['output'];
  clinic: string;
  name: string;
  version: number;
};

export type SaveScheduleAnswer = Answer & {
  change?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type SavedCustomerAnswer = Answer & {
  customer?: Maybe<Customer>;
  message: string;
  overrides?: Maybe<Array<CoachOverride>>;
  status: string;
};

export type SavedUserAnswer = Answer & {
  message: string;
  overrides?: Maybe<Array<CoachOverride>>;
  status: string;
  user?: Maybe<User>;
};

export type ScheduleAnswer = Answer & {
  message: string;
  schedules?: Maybe<ExerciseSchedule>;
  status: string;
};

export type ScheduleChange = {
  _id: Scalars['ID']['output'];
  area: string;
  at: string;
  by: Maybe<string>;
  from: Maybe<Scalars['CalendarDate']['output']>;
  to: Maybe<Scalars['CalendarDate']['output']>;
  undone: boolean;
};

export type ScheduleChangesAnswer = Answer & {
  changes?: Maybe<Array<ScheduleChange>>;
  message: string;
  status: string;
};

export type SchedulePlan = {
  begins: Array<PlannedItem>;
  changes: Array<PlannedItem>;
  days: Array<PlannedDay>;
  ends: Array<PlannedItem>;
};

export type ScheduleRowsInput = {
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
};

export type ScheduleSums = {
  completeddays: number;
  totaldays: number;
};

export type ScheduleWeek = {
  completeddays: number;
  totaldays: number;
  weekdate: string;
};

export type ScheduledAreas = {
  exercises: boolean;
  measurements: boolean;
  questionnaires: boolean;
};

export type ScheduledDevice = {
  _id: Scalars['ID']['output'];
  cause: string;
  configured: boolean;
  delivered_on: Maybe<Scalars['CalendarDate']['output']>;
  deviceid: Scalars['ID']['output'];
  display_name: string;
  enddate: number;
  interval: number;
  isDeleted: boolean;
  media: Media;
  name: string;
  ordered_on: Maybe<Scalars['CalendarDate']['output']>;
  orderid: Maybe<Scalars['ID']['output']>;
  reorder_on: Maybe<Scalars['CalendarDate']['output']>;
  returned_on: Maybe<Scalars['CalendarDate']['output']>;
  shipped_on: Maybe<Scalars['CalendarDate']['output']>;
  skiponsurgerydate: boolean;
  stage: string;
  startdate: number;
  status: string;
  sums: ScheduleSums;
  time: number;
  tracking_link: Maybe<string>;
  valueDesc: Array<DeviceValue>;
};

export type ScheduledDeviceInput = {
  _id: Scalars['ID']['input'];
  deviceid?: InputMaybe<Scalars['ID']['input']>;
  enddate?: InputMaybe<number>;
  interval?: InputMaybe<number>;
  skiponsurgerydate?: InputMaybe<boolean>;
  startdate?: InputMaybe<number>;
  time?: InputMaybe<number>;
};

export type ScheduledExercise = {
  _id: Scalars['ID']['output'];
  enddate: number;
  exercise: PicturedContent;
  hold: number;
  interval: number;
  nextexerciseid: Maybe<Scalars['ID']['output']>;
  regimen: Maybe<NamedContent>;
  repeat: number;
  set: number;
  skiponsurgerydate: boolean;
  stage: string;
  startdate: number;
  sums: ScheduleSums;
  time: number;
};

export type ScheduledExerciseInput = {
  _id: Scalars['ID']['input'];
  enddate?: InputMaybe<number>;
  exercise?: InputMaybe<Scalars['ID']['input']>;
  hold?: InputMaybe<number>;
  interval?: InputMaybe<number>;
  nextexerciseid?: InputMaybe<Scalars['ID']['input']>;
  regimen?: InputMaybe<Scalars['ID']['input']>;
  repeat?: InputMaybe<number>;
  set?: InputMaybe<number>;
  skiponsurgerydate?: InputMaybe<boolean>;
  startdate?: InputMaybe<number>;
  time?: InputMaybe<number>;
};

export type ScheduledExerciseOfDay = {
  exerciseid: Scalars['ID']['output'];
  hold: string;
  meta: ExerciseMeta;
  repeat: number;
  set: number;
  status: boolean;
  time: number;
};

export type ScheduledFeed = {
  _id: Scalars['ID']['output'];
  answered: Array<number>;
  enddate: number;
  formid: Scalars['ID']['output'];
  image: Maybe<string>;
  schedule: Array<number>;
  scheduletype: string;
  shortname: string;
  skiponsurgerydate: boolean;
  stage: string;
  startdate: number;
  sums: ScheduleSums;
  weekdays: Array<number>;
};

export type ScheduledFeedInput = {
  _id: Scalars['ID']['input'];
  enddate?: InputMaybe<number>;
  formid?: InputMaybe<Scalars['ID']['input']>;
  schedule?: InputMaybe<Array<number>>;
  scheduletype?: InputMaybe<string>;
  skiponsurgerydate?: InputMaybe<boolean>;
  startdate?: InputMaybe<number>;
};

export type Score = {
  date: Scalars['CalendarDate']['output'];
  source: Maybe<string>;
  value: number;
};

export type ScorePoint = {
  date: Scalars['CalendarDate']['output'];
  extensiondeficit: Maybe<number>;
  score: number;
  source: string;
};

export type ScoreSeriesAnswer = Answer & {
  leftout?: Maybe<Array<LeftOutScore>>;
  message: string;
  series?: Maybe<Array<ScorePoint>>;
  status: string;
  threshold?: Maybe<GraphThreshold>;
};

export type ScoresWeekAgo = {
  extensiondeficit: Maybe<number>;
  flexion: Maybe<number>;
  painlevel: Maybe<number>;
  score: Maybe<number>;
};

export type SecurityEventCount = {
  account: Maybe<string>;
  day: Scalars['CalendarDate']['output'];
  events: number;
  kind: string;
  lastat: string;
  organization: Maybe<string>;
  source: string;
};

export type SecurityEventFilter = {
  current?: InputMaybe<number>;
  kind?: InputMaybe<string>;
  pageSize?: InputMaybe<number>;
};

export type SecurityEventsAnswer = Answer & {
  events?: Maybe<Array<SecurityEventCount>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type Session = {
  _id: Scalars['ID']['output'];
  application: string;
  device: string;
  endsAt: string;
  isThis: boolean;
  lastUsedAt: string;
  place: string;
  startedAt: string;
};

export type SessionCompany = {
  _id: Scalars['ID']['output'];
  autoimportevent: boolean;
  email: Maybe<string>;
  name: string;
  phone: Maybe<string>;
};

export type SessionCustomer = {
  _id: Scalars['ID']['output'];
  accesscode: string;
  autoimportevent: boolean;
  company: Scalars['ID']['output'];
  companyname: string;
  logo: Maybe<string>;
  name: string;
  timezone: string;
};

export type SessionUser = {
  _id: Scalars['ID']['output'];
  email: string;
  filter: Maybe<string>;
  firstname: string;
  lastlogintime: Maybe<string>;
  lastname: string;
  pagevisited: Array<string>;
  patients_count: number;
  role: number;
  signature: string;
  status: string;
  surgeon: Maybe<Scalars['ID']['output']>;
  surgeons: Array<Scalars['ID']['output']>;
  userimage: Maybe<string>;
};

export type SessionsAnswer = Answer & {
  message: string;
  sessions?: Maybe<Array<Session>>;
  status: string;
};

export type ShipAddress = {
  addressline1: string;
  addressline2: string;
  city: string;
  country: string;
  state: string;
  zip: string;
};

export type ShipAddressInput = {
  addressline1: string;
  addressline2?: InputMaybe<string>;
  city: string;
  country?: InputMaybe<string>;
  state?: InputMaybe<string>;
  zip: string;
};

export type SignedForm = {
  title: string;
  version: number;
};

export type SilentDevice = {
  case: Maybe<FullfillmentCase>;
  customer: FullfillmentCustomer;
  deliveredOn: Scalars['CalendarDate']['output'];
  deviceid: Scalars['ID']['output'];
  name: string;
  orderid: Scalars['ID']['output'];
  patient: SilentPatient;
};

export type SilentDevicesAnswer = Answer & {
  devices?: Maybe<Array<SilentDevice>>;
  message: string;
  status: string;
  total?: Maybe<number>;
};

export type SilentPatient = {
  _id: Scalars['ID']['output'];
  name: string;
  surgeon: FullfillmentSurgeon;
};

export type SorterInput = {
  field: string;
  order: string;
};

export type StartReportsAnswer = Answer & {
  job?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
};

export type SubmittedForm = {
  _id: Scalars['ID']['output'];
  before: Maybe<EarlierForm>;
  count: number;
  date: Scalars['CalendarDate']['output'];
  kind: string;
  laterid: Maybe<Scalars['ID']['output']>;
  licence: string;
  place: number;
  questions: Array<SubmittedQuestion>;
  score: Maybe<number>;
  shortname: string;
  submittime: string;
};

export type SubmittedOption = {
  option: string;
  optnumber: number;
  selected: boolean;
  text: Maybe<string>;
};

export type SubmittedQuestion = {
  options: Array<SubmittedOption>;
  question: string;
  questnumber: number;
};

export type Subscription = {
  addAdminCommentToLite: CommentEvent;
  getActionCaseListSubscription: CommentEvent;
  moveAiComment: CommentEvent;
  onClinicActivity: ClinicActivityEvent;
  onComment: CommentEvent;
  onCompanyCases: CompanyCasesEvent;
  onPatientActivity: PatientActivityEvent;
  onReminders: ReminderEvent;
  onWriting: WritingEvent;
};


export type SubscriptionAddAdminCommentToLiteArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionGetActionCaseListSubscriptionArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionMoveAiCommentArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionOnClinicActivityArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionOnCommentArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionOnPatientActivityArgs = {
  patientid: Scalars['ID']['input'];
  since?: InputMaybe<number>;
};


export type SubscriptionOnRemindersArgs = {
  since?: InputMaybe<number>;
};


export type SubscriptionOnWritingArgs = {
  caseid: Scalars['ID']['input'];
};

export type SupportAnswer = Answer & {
  email?: Maybe<string>;
  message: string;
  now?: Maybe<string>;
  status: string;
  version?: Maybe<string>;
};

export type Surgeon = {
  _id: Scalars['ID']['output'];
  about_me: string;
  accesscode: string;
  address: string;
  customer: Scalars['ID']['output'];
  department_name: string;
  department_title: string;
  description: string;
  email: string;
  firstname: string;
  hospital_name: string;
  hospital_url: string;
  image: string;
  lastname: string;
  name: string;
  patients: number;
  phone: SurgeonPhone;
  showinlist: boolean;
  team: Array<TeamCategory>;
  unreadcount: number;
  url: string;
  version: number;
};

export type SurgeonAnswer = Answer & {
  message: string;
  status: string;
  surgeon?: Maybe<Surgeon>;
};

export type SurgeonImageAnswer = Answer & {
  image?: Maybe<string>;
  message: string;
  status: string;
};

export type SurgeonInput = {
  about_me?: InputMaybe<string>;
  accesscode?: InputMaybe<string>;
  address?: InputMaybe<string>;
  department_name?: InputMaybe<string>;
  department_title?: InputMaybe<string>;
  description?: InputMaybe<string>;
  email: string;
  hospital_name?: InputMaybe<string>;
  hospital_url?: InputMaybe<string>;
  image?: InputMaybe<string>;
  name: string;
  phone: SurgeonPhoneInput;
  team: Array<TeamCategoryInput>;
  version?: InputMaybe<number>;
};

export type SurgeonListAnswer = Answer & {
  message: string;
  status: string;
  surgeons?: Maybe<Array<SurgeonName>>;
};

export type SurgeonName = {
  _id: Scalars['ID']['output'];
  name: string;
};

export type SurgeonPhone = {
  private: string;
  public: string;
};

export type SurgeonPhoneInput = {
  private?: InputMaybe<string>;
  public: string;
};

export type SurgeonRow = {
  _id: Scalars['ID']['output'];
  email: string;
  image: string;
  name: string;
  patients: number;
  phone: SurgeonPhone;
};

export type SurgeonsAnswer = Answer & {
  message: string;
  status: string;
  surgeons?: Maybe<Array<SurgeonRow>>;
  total?: Maybe<number>;
};

export type SurgeonsPageInput = {
  current?: InputMaybe<number>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  pageSize?: InputMaybe<number>;
  searchText?: InputMaybe<string>;
  sorter?: InputMaybe<SorterInput>;
};

export type Surgery = {
  date: Scalars['CalendarDate']['output'];
  days: number;
  type: string;
};

export type SurgeryInput = {
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  type: string;
};

export type SurgeryMovePlan = {
  donedays: number;
  from: Scalars['CalendarDate']['output'];
  items: Array<MovedItem>;
  reminders: Array<MovedReminder>;
  to: Scalars['CalendarDate']['output'];
  today: Scalars['CalendarDate']['output'];
};

export type SurveyDetail = {
  clinic: string;
  extension: Maybe<number>;
  extensiondate: Maybe<Scalars['CalendarDate']['output']>;
  extensiondeficit: Maybe<number>;
  extensionsource: Maybe<string>;
  flexion: Maybe<number>;
  flexiondate: Maybe<Scalars['CalendarDate']['output']>;
  flexionsource: Maybe<string>;
  forms: Array<SurveyForm>;
  hipscore: Maybe<number>;
  hipscoredate: Maybe<Scalars['CalendarDate']['output']>;
  includedevices: boolean;
  kneescore: Maybe<number>;
  kneescoredate: Maybe<Scalars['CalendarDate']['output']>;
  logo: Maybe<string>;
  mayshare: boolean;
  measurements: Array<SurveyMeasurement>;
  painlevel: Maybe<number>;
  painleveldate: Maybe<Scalars['CalendarDate']['output']>;
  patientname: Maybe<string>;
  provider: string;
  surgerydate: Scalars['CalendarDate']['output'];
  surgerytype: string;
  timezone: string;
  today: Scalars['CalendarDate']['output'];
  weekago: Maybe<ScoresWeekAgo>;
  weeks: Array<SurveyWeek>;
};

export type SurveyDetailAnswer = Answer & {
  message: string;
  status: string;
  survey?: Maybe<SurveyDetail>;
};

export type SurveyForm = {
  date: Scalars['CalendarDate']['output'];
  formid: Scalars['ID']['output'];
  kind: string;
  score: Maybe<number>;
  shortname: string;
};

export type SurveyMeasurement = {
  date: Maybe<Scalars['CalendarDate']['output']>;
  deviceid: Scalars['ID']['output'];
  devicename: string;
  metric: string;
  parameter: string;
  unit: string;
  value: Maybe<number>;
  valueIndex: number;
};

export type SurveyWeek = {
  date: Scalars['CalendarDate']['output'];
  exercise: DueDone;
  measurement: DueDone;
  questionnaire: DueDone;
};

export type TeamCategory = {
  _id: Scalars['ID']['output'];
  details: string;
  name: string;
  order: number;
};

export type TeamCategoryInput = {
  _id: string;
  details?: InputMaybe<string>;
  name: string;
};

export type TechnicalHold = {
  holddate: Scalars['CalendarDate']['output'];
  note: string;
  releasedate: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
};

export type TimeOfDay = {
  hour: number;
  minute: number;
};

export type TimeOfDayInput = {
  hour: number;
  minute: number;
};

export type TrustedDevice = {
  _id: Scalars['ID']['output'];
  createdAt: string;
  device: string;
  lastUsedAt: string;
  location: string;
};

export type TrustedDevicesAnswer = Answer & {
  devices?: Maybe<Array<TrustedDevice>>;
  message: string;
  status: string;
};

export type TypedAnswer = {
  option?: Maybe<string>;
  optnumber?: Maybe<number>;
};

export type TypedAnswerInput = {
  option?: InputMaybe<string>;
  optnumber?: InputMaybe<number>;
};

export type TypedQuestion = {
  options: Maybe<Array<TypedAnswer>>;
  question: Maybe<string>;
};

export type TypedQuestionInput = {
  options?: InputMaybe<Array<TypedAnswerInput>>;
  question?: InputMaybe<string>;
};

export type UndeliveredMessage = {
  _id: Scalars['ID']['output'];
  about: string;
  channel: string;
  instead: string;
  kind: string;
  name: string;
  nexttry: Maybe<string>;
  patientid: Maybe<Scalars['ID']['output']>;
  reason: string;
  recipient: string;
  sendable: boolean;
  since: string;
  tries: number;
};

export type UndeliveredMessagesAnswer = Answer & {
  message: string;
  messages?: Maybe<Array<UndeliveredMessage>>;
  status: string;
  total?: Maybe<number>;
};

export type UndoPlan = {
  back: number;
  orders: number;
  stays: Array<string>;
  surgery: Maybe<Scalars['CalendarDate']['output']>;
};

export type UndoScheduleAnswer = Answer & {
  change?: Maybe<Scalars['ID']['output']>;
  message: string;
  status: string;
  stays?: Maybe<Array<string>>;
};

export type Unit = {
  _id: Scalars['ID']['output'];
  customer: FullfillmentCustomer;
  days: Maybe<number>;
  dueback: Maybe<Scalars['CalendarDate']['output']>;
  hardware_uuid: string;
  maybelost: boolean;
  name: string;
  orderid: Scalars['ID']['output'];
  overdue: boolean;
  patient: UnitPatient;
  since: Maybe<Scalars['CalendarDate']['output']>;
  status: string;
};

export type UnitAnswer = Answer & {
  device?: Maybe<FullfillmentDevice>;
  happened?: Maybe<Array<CustodyLine>>;
  message: string;
  status: string;
  timezone?: Maybe<string>;
  unit?: Maybe<FullfillmentUnit>;
};

export type UnitFilters = {
  customer?: InputMaybe<Scalars['ID']['input']>;
  place?: InputMaybe<string>;
  search?: InputMaybe<string>;
};

export type UnitMove = {
  why: Maybe<string>;
  word: string;
};

export type UnitPatient = {
  _id: Scalars['ID']['output'];
  name: string;
};

export type UnitsAnswer = Answer & {
  message: string;
  status: string;
  total?: Maybe<number>;
  units?: Maybe<Array<Unit>>;
};

export type UpdateDeviceScheduleInput = {
  _id: Scalars['ID']['input'];
  assigneddevices: Array<ScheduledDeviceInput>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  dailyshift?: InputMaybe<DailyShiftInput>;
  planHash?: InputMaybe<string>;
  reorder?: InputMaybe<Array<Scalars['ID']['input']>>;
  reorderreason?: InputMaybe<string>;
  surgery?: InputMaybe<Scalars['CalendarDate']['input']>;
  version?: InputMaybe<string>;
};

export type User = {
  _id: Scalars['ID']['output'];
  active: boolean;
  associateids: Array<Scalars['ID']['output']>;
  company: Maybe<Scalars['ID']['output']>;
  customer: Maybe<Scalars['ID']['output']>;
  email: string;
  firstname: string;
  lastname: string;
  patients_count: number;
  phone: string;
  role: number;
  signature: string;
  surgeon: Maybe<Scalars['ID']['output']>;
  userimage: string;
  version: number;
};

export type UserAnswer = Answer & {
  message: string;
  status: string;
  user?: Maybe<User>;
};

export type UserInput = {
  active?: InputMaybe<boolean>;
  associateids?: InputMaybe<Array<Scalars['ID']['input']>>;
  company?: InputMaybe<Scalars['ID']['input']>;
  customer?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<string>;
  firstname?: InputMaybe<string>;
  lastname?: InputMaybe<string>;
  override?: InputMaybe<boolean>;
  phone?: InputMaybe<string>;
  role?: InputMaybe<number>;
  userimage?: InputMaybe<string>;
  version?: InputMaybe<number>;
};

export type UsersAnswer = Answer & {
  message: string;
  status: string;
  total?: Maybe<number>;
  users?: Maybe<Array<User>>;
};

export type UsersPageInput = {
  active?: InputMaybe<boolean>;
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  onlyusers?: InputMaybe<boolean>;
  page?: InputMaybe<number>;
  searchText?: InputMaybe<string>;
  size?: InputMaybe<number>;
  sorter?: InputMaybe<SorterInput>;
};

export type ValidatePatientAnswer = Answer & {
  matches?: Maybe<Array<PatientMatch>>;
  message: string;
  others?: Maybe<string>;
  status: string;
};

export type ValueLimit = {
  fromday: Maybe<number>;
  max: Maybe<number>;
  min: Maybe<number>;
};

export type ValueLimitInput = {
  fromday?: InputMaybe<number>;
  max?: InputMaybe<number>;
  min?: InputMaybe<number>;
};

export type VerifyConsentAnswer = Answer & {
  message: string;
  result?: Maybe<string>;
  signedat?: Maybe<string>;
  status: string;
};

export type VisitedPagesAnswer = Answer & {
  message: string;
  pagevisited?: Maybe<Array<string>>;
  status: string;
};

export type WebPushKeyAnswer = Answer & {
  key?: Maybe<string>;
  message: string;
  status: string;
};

export type WorkLogEntry = {
  _id: Scalars['ID']['output'];
  createdAt: string;
  date: Scalars['CalendarDate']['output'];
  timeMin: number;
  userId: Scalars['ID']['output'];
  userName: string;
  version: number;
  workDescription: string;
};

export type WritingEvent = {
  caseid: Scalars['ID']['output'];
  status: string;
  userName: string;
};

export interface QueryArguments {
  findDiagnosisCodes: QueryFindDiagnosisCodesArgs;
  getAccessCode: Record<never, never>;
  getAccountDeletion: QueryGetAccountDeletionArgs;
  getActionCase: QueryGetActionCaseArgs;
  getActionCaseList: QueryGetActionCaseListArgs;
  getActionCaseStats: QueryGetActionCaseStatsArgs;
  getActiveAssignedDevices: QueryGetActiveAssignedDevicesArgs;
  getActivityLog: QueryGetActivityLogArgs;
  getAllCarePlans: QueryGetAllCarePlansArgs;
  getAllDevices: QueryGetAllDevicesArgs;
  getAllExercises: Record<never, never>;
  getAllFeedbackForms: QueryGetAllFeedbackFormsArgs;
  getAutoAssignedRegimens: QueryGetAutoAssignedRegimensArgs;
  getBotCheck: Record<never, never>;
  getCallbackRequests: QueryGetCallbackRequestsArgs;
  getCompanies: QueryGetCompaniesArgs;
  getCompany: QueryGetCompanyArgs;
  getCompanyCustomerList: QueryGetCompanyCustomerListArgs;
  getCompanyHealthcoach: QueryGetCompanyHealthcoachArgs;
  getConsentForm: QueryGetConsentFormArgs;
  getContent: QueryGetContentArgs;
  getContentCounts: QueryGetContentCountsArgs;
  getContentHolders: QueryGetContentHoldersArgs;
  getContentList: QueryGetContentListArgs;
  getContentNames: Record<never, never>;
  getContentRunning: QueryGetContentRunningArgs;
  getContentVersions: QueryGetContentVersionsArgs;
  getCounted: QueryGetCountedArgs;
  getCustomer: QueryGetCustomerArgs;
  getCustomerLogoAndName: QueryGetCustomerLogoAndNameArgs;
  getCustomers: QueryGetCustomersArgs;
  getCustomers2: QueryGetCustomers2Args;
  getCustomersIdAndNameList: QueryGetCustomersIdAndNameListArgs;
  getDateRangeActivities: QueryGetDateRangeActivitiesArgs;
  getDeafultFeedSchedule: QueryGetDeafultFeedScheduleArgs;
  getDeletionRequests: QueryGetDeletionRequestsArgs;
  getDeviceSchedule: QueryGetDeviceScheduleArgs;
  getDeviceSilence: QueryGetDeviceSilenceArgs;
  getExercise: QueryGetExerciseArgs;
  getExtensionData: QueryGetExtensionDataArgs;
  getFlexionData: QueryGetFlexionDataArgs;
  getFormByScheduleSubId: QueryGetFormByScheduleSubIdArgs;
  getFormData: QueryGetFormDataArgs;
  getFormGraphData: QueryGetFormGraphDataArgs;
  getFullfillment: QueryGetFullfillmentArgs;
  getFullfillmentViewDevices: QueryGetFullfillmentViewDevicesArgs;
  getFullfillments: QueryGetFullfillmentsArgs;
  getFullfillmentsCount: QueryGetFullfillmentsCountArgs;
  getGraphMeasurementData: QueryGetGraphMeasurementDataArgs;
  getImageUrl: QueryGetImageUrlArgs;
  getLast7Activities: QueryGetLast7ActivitiesArgs;
  getLast7Measurements: QueryGetLast7MeasurementsArgs;
  getMessageCase: QueryGetMessageCaseArgs;
  getMyDay: QueryGetMyDayArgs;
  getNotifications: QueryGetNotificationsArgs;
  getOksData: QueryGetOksDataArgs;
  getOpenOfPatient: QueryGetOpenOfPatientArgs;
  getPainData: QueryGetPainDataArgs;
  getPatient: QueryGetPatientArgs;
  getPatientCompliance: QueryGetPatientComplianceArgs;
  getPatientDiagnoses: QueryGetPatientDiagnosesArgs;
  getPatientDrafts: QueryGetPatientDraftsArgs;
  getPatientFeedSchedule: QueryGetPatientFeedScheduleArgs;
  getPatientLinks: QueryGetPatientLinksArgs;
  getPatientList: QueryGetPatientListArgs;
  getPatientListForCompany: QueryGetPatientListForCompanyArgs;
  getPatientMessages: QueryGetPatientMessagesArgs;
  getPatientNotes: QueryGetPatientNotesArgs;
  getPatientNotesCategories: QueryGetPatientNotesCategoriesArgs;
  getPatientNotesCount: QueryGetPatientNotesCountArgs;
  getPatientPhone: QueryGetPatientPhoneArgs;
  getPatientStats: QueryGetPatientStatsArgs;
  getPhonesToCheck: QueryGetPhonesToCheckArgs;
  getPublicSurgeon: QueryGetPublicSurgeonArgs;
  getRangeExercises: QueryGetRangeExercisesArgs;
  getRangeMeasurement: QueryGetRangeMeasurementArgs;
  getRecovery: QueryGetRecoveryArgs;
  getRegimens: QueryGetRegimensArgs;
  getRegisteredPatient: QueryGetRegisteredPatientArgs;
  getRegisteredPatients: QueryGetRegisteredPatientsArgs & { metadata: NonNullable<QueryGetRegisteredPatientsArgs['metadata']> };
  getReminders: QueryGetRemindersArgs;
  getReportJobs: Record<never, never>;
  getSchedule: QueryGetScheduleArgs;
  getScheduleChanges: QueryGetScheduleChangesArgs;
  getSecurityEvents: QueryGetSecurityEventsArgs;
  getSessions: Record<never, never>;
  getSilentDevices: QueryGetSilentDevicesArgs;
  getSupport: Record<never, never>;
  getSurgeonById: QueryGetSurgeonByIdArgs;
  getSurgeonImage: QueryGetSurgeonImageArgs;
  getSurgeonList: QueryGetSurgeonListArgs;
  getSurgeons: QueryGetSurgeonsArgs;
  getSurveyDetail: QueryGetSurveyDetailArgs;
  getTrustedDevices: Record<never, never>;
  getUndeliveredMessages: QueryGetUndeliveredMessagesArgs;
  getUniqueCustomerCode: Record<never, never>;
  getUnit: QueryGetUnitArgs;
  getUnits: QueryGetUnitsArgs;
  getUser: QueryGetUserArgs;
  getUserVisitedPages: Record<never, never>;
  getUsers: QueryGetUsersArgs;
  getWebPushKey: Record<never, never>;
  isNewActionCase: QueryIsNewActionCaseArgs;
  previewProgramme: QueryPreviewProgrammeArgs;
  previewPublish: QueryPreviewPublishArgs;
  previewSchedule: QueryPreviewScheduleArgs;
  previewSurgeryMove: QueryPreviewSurgeryMoveArgs;
  previewUndo: QueryPreviewUndoArgs;
  reverseGeocode: QueryReverseGeocodeArgs;
  validatePatient: QueryValidatePatientArgs;
  verifyConsent: QueryVerifyConsentArgs;
}

export interface MutationArguments {
  addCallbackRequest: MutationAddCallbackRequestArgs;
  addEditCompany: MutationAddEditCompanyArgs;
  addEditCustomer: MutationAddEditCustomerArgs;
  addEditEvent: MutationAddEditEventArgs;
  addEditSurgeon: MutationAddEditSurgeonArgs;
  addEditUser: MutationAddEditUserArgs;
  addEvent: MutationAddEventArgs;
  addNewComment: MutationAddNewCommentArgs;
  addNotifications: MutationAddNotificationsArgs;
  addPatientAdmin: MutationAddPatientAdminArgs;
  addPatientDiagnoses: MutationAddPatientDiagnosesArgs;
  addPatientNote: MutationAddPatientNoteArgs;
  addRegisterPatient: MutationAddRegisterPatientArgs;
  addSingleDiagnosis: MutationAddSingleDiagnosisArgs;
  addWorkLog: MutationAddWorkLogArgs;
  addeditCaregiver: MutationAddeditCaregiverArgs;
  addeditHealthcoach: MutationAddeditHealthcoachArgs;
  addeditShipAddress: MutationAddeditShipAddressArgs;
  applyVersion: MutationApplyVersionArgs;
  archiveActionCases: MutationArchiveActionCasesArgs;
  askCarrier: MutationAskCarrierArgs;
  assignedToMoveAi: MutationAssignedToMoveAiArgs;
  cancelReportJob: MutationCancelReportJobArgs;
  caregiverNotify: MutationCaregiverNotifyArgs;
  changeUserPassword: MutationChangeUserPasswordArgs;
  copyContent: MutationCopyContentArgs;
  correctCustody: MutationCorrectCustodyArgs;
  creatPatientAdmin: MutationCreatPatientAdminArgs;
  createCaseFromMessage: MutationCreateCaseFromMessageArgs;
  createNewCase: MutationCreateNewCaseArgs;
  deleteAccountRequest: MutationDeleteAccountRequestArgs;
  deleteActionCase: MutationDeleteActionCaseArgs;
  deleteComment: MutationDeleteCommentArgs;
  deleteEvent: MutationDeleteEventArgs;
  deletePatientDiagnosis: MutationDeletePatientDiagnosisArgs;
  deletePatientNote: MutationDeletePatientNoteArgs;
  deleteRegisteredPatient: MutationDeleteRegisteredPatientArgs;
  deleteUserDeviceToken: MutationDeleteUserDeviceTokenArgs;
  deleteWorkLog: MutationDeleteWorkLogArgs;
  discardContentDraft: MutationDiscardContentDraftArgs;
  discardPatientDraft: MutationDiscardPatientDraftArgs;
  dismissDeletionRequest: MutationDismissDeletionRequestArgs;
  dismissUndeliveredMessage: MutationDismissUndeliveredMessageArgs & { dismissed: NonNullable<MutationDismissUndeliveredMessageArgs['dismissed']> };
  editComment: MutationEditCommentArgs;
  editFeedSchedule: MutationEditFeedScheduleArgs;
  editPatient: MutationEditPatientArgs;
  editSchedule: MutationEditScheduleArgs;
  editWorkLog: MutationEditWorkLogArgs;
  endOtherSessions: Record<never, never>;
  endPatientLink: MutationEndPatientLinkArgs;
  endSession: MutationEndSessionArgs;
  loginAsCustomer: MutationLoginAsCustomerArgs;
  loginPatient: MutationLoginPatientArgs;
  loginUser: MutationLoginUserArgs;
  loginWithOtp: MutationLoginWithOtpArgs;
  logout: MutationLogoutArgs;
  markAsDeleted: MutationMarkAsDeletedArgs;
  markAsShipped: MutationMarkAsShippedArgs;
  moveSurgery: MutationMoveSurgeryArgs;
  moveUnit: MutationMoveUnitArgs;
  nowWriting: MutationNowWritingArgs;
  publishContent: MutationPublishContentArgs;
  putPatientOnHold: MutationPutPatientOnHoldArgs;
  recordAnswers: MutationRecordAnswersArgs;
  recordExercise: MutationRecordExerciseArgs;
  recordReading: MutationRecordReadingArgs;
  removeSurgeons: MutationRemoveSurgeonsArgs;
  renewSession: Record<never, never>;
  replaceUnit: MutationReplaceUnitArgs;
  resendOtp: MutationResendOtpArgs;
  resetPassword: MutationResetPasswordArgs;
  resetUserPassword: MutationResetUserPasswordArgs;
  restoreComment: MutationRestoreCommentArgs;
  restoreEvent: MutationRestoreEventArgs;
  restorePatientDiagnosis: MutationRestorePatientDiagnosisArgs;
  restorePatientNote: MutationRestorePatientNoteArgs;
  retireContent: MutationRetireContentArgs;
  revokeTrustedDevice: MutationRevokeTrustedDeviceArgs;
  saveContentDraft: MutationSaveContentDraftArgs;
  savePatientDraft: MutationSavePatientDraftArgs;
  sendDeletionRequest: MutationSendDeletionRequestArgs;
  sendMessageAgain: MutationSendMessageAgainArgs;
  sendMobileAppLink: MutationSendMobileAppLinkArgs;
  sendPatientAuthLink: MutationSendPatientAuthLinkArgs;
  sendReportMail: MutationSendReportMailArgs;
  sendResetPasswordLink: MutationSendResetPasswordLinkArgs;
  setCallbackCalled: MutationSetCallbackCalledArgs;
  setDeviceSilence: MutationSetDeviceSilenceArgs;
  setPassword: MutationSetPasswordArgs;
  setPatientPassword: MutationSetPatientPasswordArgs;
  setUserDeviceToken: MutationSetUserDeviceTokenArgs;
  setWebToken: MutationSetWebTokenArgs;
  startDeletionCase: MutationStartDeletionCaseArgs;
  startReports: MutationStartReportsArgs;
  switchAutoImport: MutationSwitchAutoImportArgs;
  takeBack: MutationTakeBackArgs;
  takeBackReportMail: MutationTakeBackReportMailArgs;
  togglePatientStatus: MutationTogglePatientStatusArgs;
  undoScheduleChange: MutationUndoScheduleChangeArgs;
  updateActionCase: MutationUpdateActionCaseArgs;
  updateAddress: MutationUpdateAddressArgs;
  updateDeviceOrder: MutationUpdateDeviceOrderArgs;
  updateDeviceSchedule: MutationUpdateDeviceScheduleArgs;
  updateGatewayId: MutationUpdateGatewayIdArgs;
  updateLastViewed: MutationUpdateLastViewedArgs;
  updatePatientDiagnosis: MutationUpdatePatientDiagnosisArgs;
  updatePatientNote: MutationUpdatePatientNoteArgs;
  updateSignature: MutationUpdateSignatureArgs;
  updateTrackingLink: MutationUpdateTrackingLinkArgs;
  updateUserFilter: MutationUpdateUserFilterArgs;
  updateUserVisitedPages: MutationUpdateUserVisitedPagesArgs;
  validPatientId: MutationValidPatientIdArgs;
  verifyActivityLinkOtp: MutationVerifyActivityLinkOtpArgs;
  withdrawAccountDeletion: MutationWithdrawAccountDeletionArgs;
  withdrawDeletionForPatient: MutationWithdrawDeletionForPatientArgs;
}

export interface SubscriptionArguments {
  addAdminCommentToLite: SubscriptionAddAdminCommentToLiteArgs;
  getActionCaseListSubscription: SubscriptionGetActionCaseListSubscriptionArgs;
  moveAiComment: SubscriptionMoveAiCommentArgs;
  onClinicActivity: SubscriptionOnClinicActivityArgs;
  onComment: SubscriptionOnCommentArgs;
  onCompanyCases: Record<never, never>;
  onPatientActivity: SubscriptionOnPatientActivityArgs;
  onReminders: SubscriptionOnRemindersArgs;
  onWriting: SubscriptionOnWritingArgs;
}
