import type { Id } from '@restride/domain/values/id.ts';
import type { CalendarDate } from '@restride/domain/values/calendar-date.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../platform/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: Id; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, YYYY-MM-DD, without a time or a zone. */
  CalendarDate: { input: CalendarDate; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** Four digits as text, or as a number that has lost its leading zeros. */
  LastDigits: { input: string | number; output: string | number; }
};

/** An access code. */
export type AccessCodeAnswer = Answer & {
  __typename?: 'AccessCodeAnswer';
  /** Six letters and digits. */
  accesscode?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A request that an account be erased, and what is left to do before its day. */
export type AccountDeletion = {
  __typename?: 'AccountDeletion';
  /** Days from today to the erasure; 0 when its day has come. */
  daysLeft: Scalars['Int']['output'];
  /** Devices that the patient still has. */
  devicesOut: Array<DeviceOut>;
  /** The clinic's day of the erasure. */
  eraseOn: Scalars['CalendarDate']['output'];
  /** When the account was erased. */
  erasedOn?: Maybe<Scalars['DateTime']['output']>;
  /** When it came. */
  requestedOn: Scalars['DateTime']['output'];
  /** When it was withdrawn. */
  withdrawnOn?: Maybe<Scalars['DateTime']['output']>;
};

/** A request that an account be erased. */
export type AccountDeletionAnswer = Answer & {
  __typename?: 'AccountDeletionAnswer';
  /** The request. */
  deletion?: Maybe<AccountDeletion>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A case as its page shows it. */
export type ActionCase = {
  __typename?: 'ActionCase';
  /** Case id. */
  _id: Scalars['ID']['output'];
  /** Whether it is archived. */
  archived: Scalars['Boolean']['output'];
  /** User id of who looks after it. */
  assignedTo?: Maybe<Scalars['ID']['output']>;
  /** Name of who looks after it. */
  assignedToName?: Maybe<Scalars['String']['output']>;
  /** The same. */
  caseDescription: Scalars['String']['output'];
  /** The same. */
  caseId: Scalars['ID']['output'];
  /** Number shown as C-20418. */
  caseNumber: Scalars['String']['output'];
  /** The same. */
  caseTitle: Scalars['String']['output'];
  /** When it was changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who changed it last; empty while nobody has. */
  changedBy?: Maybe<CaseEditor>;
  /** Who may look after it; empty for who does not handle cases. */
  coaches?: Maybe<Array<CaseEditor>>;
  /** What was said, oldest first. */
  comments: Array<CaseComment>;
  /** When it was opened. */
  createdDate: Scalars['DateTime']['output'];
  /** Id of the clinic. */
  customerId: Scalars['ID']['output'];
  /** Name of the clinic. */
  customerName: Scalars['String']['output'];
  /** What it is about; of a conversation its first message. */
  description: Scalars['String']['output'];
  /** What the patient measures, by device. */
  deviceSchedule?: Maybe<Array<CaseScheduleRow>>;
  /** Number of the last thing that happened in the clinic before this was read; send it as since, and nothing is missed. */
  fact: Scalars['Int']['output'];
  /** Which questionnaires the patient fills. */
  feedbackSchedule?: Maybe<Array<CaseScheduleRow>>;
  /** Name of the patient's health coach. */
  healthcoach?: Maybe<Scalars['String']['output']>;
  /** The first image that was sent in it. */
  imageUrl?: Maybe<MessageImage>;
  /** Whether the viewer has never looked at it, and did not open it. */
  isNew: Scalars['Boolean']['output'];
  /** The same. */
  lastUpdated: Scalars['DateTime']['output'];
  /** When the viewer last looked at it. */
  lastViewedDate?: Maybe<Scalars['DateTime']['output']>;
  /** Comments that others wrote since then. */
  newCommentCount: Scalars['Int']['output'];
  /** What the panel says of the patient. */
  patientData?: Maybe<CasePatient>;
  /** Patient id; empty for a case about no patient. */
  patientId?: Maybe<Scalars['ID']['output']>;
  /** Last four digits of the patient's phone. */
  patientLastDigitOfPhone?: Maybe<Scalars['String']['output']>;
  /** The patient's name. */
  patientName?: Maybe<Scalars['String']['output']>;
  /** Priority; empty where none was given. */
  priority?: Maybe<Scalars['String']['output']>;
  /** User id of who opened it; empty where no user did. */
  reportedBy?: Maybe<Scalars['ID']['output']>;
  /** Role of who opened it, in words; 'Patient' where no user did. */
  reportedRole: Scalars['String']['output'];
  /** Name of who opened it; empty where no user did. */
  reportedUsername: Scalars['String']['output'];
  /** Status of the case. */
  status: Scalars['String']['output'];
  /** Subject. */
  summary: Scalars['String']['output'];
  /** The patient's surgeon. */
  surgeon?: Maybe<CaseSurgeon>;
  /** Type of the case. */
  title: Scalars['String']['output'];
  /** Today in the clinic. */
  today: Scalars['CalendarDate']['output'];
  /** Minutes that were worked on it; empty for who does not handle cases. */
  totalTimeSpent?: Maybe<Scalars['Int']['output']>;
  /** When it was last changed, or something was said in it. */
  updatedDate: Scalars['DateTime']['output'];
  /** Name of the vendor whose team takes cases over. */
  vendor: Scalars['String']['output'];
  /** When the case was given to that team. */
  vendorAssignedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who gave it to that team. */
  vendorAssignedBy?: Maybe<Scalars['String']['output']>;
  /** Sent with a change of subject or description, so that no change goes over another unseen. */
  version: Scalars['Int']['output'];
  /** What was worked on it, newest first; empty for who does not handle cases. */
  workLog?: Maybe<Array<WorkLogEntry>>;
};

/** A case. */
export type ActionCaseAnswer = Answer & {
  __typename?: 'ActionCaseAnswer';
  /** The case. */
  actionCase?: Maybe<ActionCase>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What the case list is narrowed to. Every field is optional. */
export type ActionCaseFilters = {
  /** Whether archived cases are shown too. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Numbers such as C-20418, or their digits. */
  caseNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only these clinics; all of the company's when left out. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Assigned, Unassigned, Unresolved, Resolved, NotAnIssue: any of these. */
  status?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only what is unread to the viewer. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of cases. */
export type ActionCaseListAnswer = Answer & {
  __typename?: 'ActionCaseListAnswer';
  /** The page. */
  actionCases?: Maybe<Array<ActionCaseRow>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many cases match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A case in the list. */
export type ActionCaseRow = {
  __typename?: 'ActionCaseRow';
  /** Case id. */
  _id: Scalars['ID']['output'];
  /** Whether it is archived. */
  archived: Scalars['Boolean']['output'];
  /** Who looks after it; empty for nobody. */
  assignedTo?: Maybe<Scalars['ID']['output']>;
  /** That person's name. */
  assignedToName?: Maybe<Scalars['String']['output']>;
  /** Number shown as C-20418. */
  caseNumber: Scalars['String']['output'];
  /** When it was opened. */
  createdDate: Scalars['DateTime']['output'];
  /** The clinic's id. */
  customerId: Scalars['ID']['output'];
  /** Address of the clinic's logo; empty for none. */
  customerLogo: Scalars['String']['output'];
  /** The clinic's name. */
  customerName: Scalars['String']['output'];
  /** Whether the viewer neither opened nor looked at it. */
  isNew: Scalars['Boolean']['output'];
  /** When it last changed, or something was said. */
  lastUpdated: Scalars['DateTime']['output'];
  /** Patient id. */
  patientId?: Maybe<Scalars['ID']['output']>;
  /** Last four digits of the patient's phone. */
  patientLastDigitOfPhone?: Maybe<Scalars['String']['output']>;
  /** The patient's name. */
  patientName?: Maybe<Scalars['String']['output']>;
  /** P1 to P4, Critical, Blocker; empty where nobody chose one. */
  priority?: Maybe<Scalars['String']['output']>;
  /** Status of the case. */
  status: Scalars['String']['output'];
  /** Subject. */
  summary: Scalars['String']['output'];
  /** The type of the case. */
  title: Scalars['String']['output'];
  /** Whether somebody else said something since the viewer last looked. */
  unread: Scalars['Boolean']['output'];
  /** Whether something unread is urgent. */
  urgent: Scalars['Boolean']['output'];
};

/** How many cases are in which state, archived ones left out. */
export type ActionCaseStatsAnswer = Answer & {
  __typename?: 'ActionCaseStatsAnswer';
  /** Cases somebody looks after. */
  assigned?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Cases that were none. */
  notanissue?: Maybe<Scalars['Int']['output']>;
  /** Cases that are solved. */
  resolved?: Maybe<Scalars['Int']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** All of them. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Cases nobody looks after. */
  unassigned?: Maybe<Scalars['Int']['output']>;
  /** Cases that say something the viewer did not write and has not looked at since. */
  unread?: Maybe<Scalars['Int']['output']>;
  /** Cases that could not be solved. */
  unresolved?: Maybe<Scalars['Int']['output']>;
};

/** A patient's days. */
export type ActivitiesAnswer = Answer & {
  __typename?: 'ActivitiesAnswer';
  /** Every day of the range in order. */
  activities?: Maybe<Array<ActivityDay>>;
  /** Number of the newest fact this answer knows of; the subscription's first since. */
  fact?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The clinic's today. */
  today?: Maybe<Scalars['CalendarDate']['output']>;
  /** Every week (Sunday first) that the range touches, whole. */
  weeks?: Maybe<Array<ActivityWeek>>;
};

/** A field before and after a change. */
export type ActivityChange = {
  __typename?: 'ActivityChange';
  /** Its value after. */
  after: Scalars['String']['output'];
  /** Its value before. */
  before: Scalars['String']['output'];
  /** The field's label. */
  field: Scalars['String']['output'];
  /** What of several things it is about; empty where there is one. */
  what: Scalars['String']['output'];
};

/** One day of a patient. */
export type ActivityDay = {
  __typename?: 'ActivityDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Exercises due and done. */
  exercise: DueDone;
  /** The exercises themselves. */
  exercises: Array<DailyExercise>;
  /** Whether a technical hold pauses the day. */
  hold: Scalars['Boolean']['output'];
  /** Measurements due and done. */
  measurement: DueDone;
  /** The measurements themselves. */
  measurements: Array<DailyMeasurement>;
  /** Questionnaires due and done. */
  questionnaire: DueDone;
  /** The questionnaires themselves. */
  questionnaires: Array<DailyQuestionnaire>;
  /** Reminders of the day. */
  reminders: Array<Reminder>;
};

/** Patients by what they did of their exercises. */
export type ActivityEngagementAnswer = Answer & {
  __typename?: 'ActivityEngagementAnswer';
  /** All done. */
  complete?: Maybe<EngagedPatients>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Some done. */
  partial?: Maybe<EngagedPatients>;
  /** None done. */
  skipped?: Maybe<EngagedPatients>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The page is open. */
export type ActivityLinkAnswer = Answer & {
  __typename?: 'ActivityLinkAnswer';
  /** True when it failed. */
  error: Scalars['Boolean']['output'];
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The token that reads this patient's progress for 30 minutes. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A page of a log. */
export type ActivityLogAnswer = Answer & {
  __typename?: 'ActivityLogAnswer';
  /** The last day that is covered. */
  enddate?: Maybe<Scalars['CalendarDate']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** How many match that are newer than the cursor; 0 without one. */
  newer?: Maybe<Scalars['Int']['output']>;
  /** The records. */
  records?: Maybe<Array<ActivityRecord>>;
  /** The first day that is covered. */
  startdate?: Maybe<Scalars['CalendarDate']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many match: all of them, or 10,000 where more were not counted. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Whether total is all of them. */
  totalIsExact?: Maybe<Scalars['Boolean']['output']>;
};

/** What of a log is asked for. */
export type ActivityLogFilter = {
  /** Id of the record from which pages are counted; the first of all when it is left out. */
  cursor?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  enddate?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Only these events, by their names; none for all. */
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Count them all, however many there are. */
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** The oldest first. */
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** Records a page, up to 500; 10 when it is left out. */
  size?: InputMaybe<Scalars['Int']['input']>;
  /** Only from these sources: Patients, Clinic, MoveAI; none for all. */
  sources?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The first day, with the last one in place of a span up to today. */
  startdate?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Pages on from there, up to 4; negative ones lead back. */
  turn?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that was done. */
export type ActivityRecord = {
  __typename?: 'ActivityRecord';
  /** Its place in the log, a cursor. */
  _id: Scalars['ID']['output'];
  /** insert, update or delete. */
  action: Scalars['String']['output'];
  /** The event's name. */
  actiontype: Scalars['String']['output'];
  /** By what it was done: web console, patient app, device or system. */
  application: Scalars['String']['output'];
  /** What was there before and after, in the words of the screens. */
  changes: Array<ActivityChange>;
  /** The table that changed. */
  collection_name: Scalars['String']['output'];
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened, in a sentence. */
  description: Scalars['String']['output'];
  /** Name of the exercise that was done. */
  exerciseName?: Maybe<Scalars['String']['output']>;
  /** True when the reader may not see what was changed. */
  hidden: Scalars['Boolean']['output'];
  /** The same. */
  lastActivityDate: Scalars['DateTime']['output'];
  /** The same. */
  method: Scalars['String']['output'];
  /** A few of the new values, as JSON: exercise_name, exerciseid, shortname, time_logged, notes. */
  newdata: Scalars['String']['output'];
  /** The patient it is about. */
  patientid: Scalars['ID']['output'];
  /** The role of who did it, where it was staff. */
  role?: Maybe<Scalars['Int']['output']>;
  /** Patients, Clinic or MoveAI. */
  source: Scalars['String']['output'];
  /** Who did it; empty for the system. */
  who: Scalars['String']['output'];
};

/** One week of a patient. */
export type ActivityWeek = {
  __typename?: 'ActivityWeek';
  /** Exercises due and done in the week. */
  exercise: DueDone;
  /** Measurements due and done in the week. */
  measurement: DueDone;
  /** Questionnaires due and done in the week. */
  questionnaire: DueDone;
  /** The Sunday the week begins with. */
  weekdate: Scalars['CalendarDate']['output'];
};

/** The patient that was added. */
export type AddPatientAnswer = Answer & {
  __typename?: 'AddPatientAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The patient. */
  patient?: Maybe<AddedPatient>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient that was added, with what the programme holds. */
export type AddedPatient = {
  __typename?: 'AddedPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** How many devices; they are ordered. */
  devices: Scalars['Int']['output'];
  /** How many exercises. */
  exercises: Scalars['Int']['output'];
  /** How many spans of questionnaires. */
  feedback: Scalars['Int']['output'];
};

/** Why a patient is added although one like that is known. */
export type AdditionReasonInput = {
  /** 'Second joint', 'New programme, same joint', 'Another person' or 'Other'. */
  reason: Scalars['String']['input'];
  /** In own words, for 'Other'; at most 200 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A postal address. */
export type Address = {
  __typename?: 'Address';
  /** City. */
  city: Scalars['String']['output'];
  /** First line. */
  line1: Scalars['String']['output'];
  /** Second line. */
  line2: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** Postal code. */
  zip: Scalars['String']['output'];
};

/** A postal address, as forms write it. */
export type AddressInput = {
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** First line. */
  line1?: InputMaybe<Scalars['String']['input']>;
  /** Second line. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 9 characters. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** What every call answers beside its data. */
export type Answer = {
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient's activity in one area. An item that was begun counts, as in 'Last active'. */
export type AreaActivity = {
  __typename?: 'AreaActivity';
  /** The first day after today on which something is due; empty when nothing is to come or the programme is paused. */
  futureactivity?: Maybe<Scalars['CalendarDate']['output']>;
  /** Days from lastactivity to the clinic's today, 0 when that is today; empty for nothing yet. */
  inactive?: Maybe<Scalars['Int']['output']>;
  /** The last day on which something was done; empty for nothing yet. */
  lastactivity?: Maybe<Scalars['CalendarDate']['output']>;
};

/** A device that a patient can be given. */
export type AssignableDevice = {
  __typename?: 'AssignableDevice';
  /** Device id. */
  _id: Scalars['ID']['output'];
  /** Name. */
  display_name: Scalars['String']['output'];
  /** Whether it was added by hand: never yet. */
  isNew: Scalars['Boolean']['output'];
  /** Its picture. */
  media: Media;
  /** When the care plan asks for it; empty for a device that it does not bring. */
  scheduled_criteria?: Maybe<DeviceCriteria>;
};

/** A device assigned to a patient. */
export type AssignedDevice = {
  __typename?: 'AssignedDevice';
  /** Schedule item id. */
  _id: Scalars['ID']['output'];
  /** When it was delivered. */
  delivered_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Name of the device. */
  display_name: Scalars['String']['output'];
  /** The last day on which the patient needed it, once that is over. */
  ended_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** When it was shipped. */
  shipped_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Since when the clinic waits for its first reading, once it is noted as silent; empty as soon as it measures. */
  silent_since?: Maybe<Scalars['CalendarDate']['output']>;
  /** Pending, Shipped, Delivered, Returned, Unlinked, fail or Deleted. */
  status: Scalars['String']['output'];
  /** Where the parcel can be followed. */
  tracking_link?: Maybe<Scalars['String']['output']>;
};

/** A clinic or a company. */
export type AutoImportInput = {
  /** The company, where no clinic is named. */
  companyid?: InputMaybe<Scalars['ID']['input']>;
  /** The clinic. */
  customerid?: InputMaybe<Scalars['ID']['input']>;
};

/** A questionnaire to fill in. */
export type BlankForm = {
  __typename?: 'BlankForm';
  /** Schedule item id. */
  itemid: Scalars['ID']['output'];
  /** Its questions in order. */
  questions: Array<BlankQuestion>;
  /** Short name. */
  shortname: Scalars['String']['output'];
};

/** An answer to choose. */
export type BlankOption = {
  __typename?: 'BlankOption';
  /** The words. */
  option: Scalars['String']['output'];
  /** The value to send. */
  optnumber: Scalars['Int']['output'];
};

/** A question to answer. */
export type BlankQuestion = {
  __typename?: 'BlankQuestion';
  /** What can be answered. */
  options: Array<BlankOption>;
  /** The question. */
  question: Scalars['String']['output'];
  /** Number of the question. */
  questnumber: Scalars['Int']['output'];
};

/** A challenge of the bot check. */
export type BotCheckAnswer = Answer & {
  __typename?: 'BotCheckAnswer';
  /** The challenge as altcha's JSON. A token is the JSON of {challenge, solution}; it counts once, for an hour. */
  challenge?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Somebody who asked to be called back. */
export type CallbackRequest = {
  __typename?: 'CallbackRequest';
  /** Id of the request. */
  _id: Scalars['ID']['output'];
  /** Who called. */
  calledBy?: Maybe<Scalars['String']['output']>;
  /** When they were called. */
  calledOn?: Maybe<Scalars['DateTime']['output']>;
  /** What it is about. */
  message: Scalars['String']['output'];
  /** Who asks. */
  name: Scalars['String']['output'];
  /** Where to call. */
  phone: Scalars['String']['output'];
  /** When it came. */
  receivedOn: Scalars['DateTime']['output'];
  /** The surgeon who is asked, with title. */
  surgeonName: Scalars['String']['output'];
};

/** A callback request was taken. */
export type CallbackRequestAnswer = Answer & {
  __typename?: 'CallbackRequestAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** When it was received. */
  receivedon?: Maybe<Scalars['DateTime']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Callback requests. */
export type CallbackRequestsAnswer = Answer & {
  __typename?: 'CallbackRequestsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** How many wait for a call. */
  open?: Maybe<Scalars['Int']['output']>;
  /** The page. */
  requests?: Maybe<Array<CallbackRequest>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are on all pages. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** What a patient can be given as a whole. */
export type CarePlan = {
  __typename?: 'CarePlan';
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Age groups it is meant for; none for all. */
  age_groups: Array<Scalars['String']['output']>;
  /** What it is for. */
  description: Scalars['String']['output'];
  /** The devices it brings. */
  deviceids: Array<AssignableDevice>;
  /** When its questionnaires are asked. */
  feedback: Array<FeedSchedule>;
  /** Whether it brings regimens. */
  include_regimens: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** 'standard', 'fast' or 'gentle': the dose, and the days on which later phases begin. */
  pace: Scalars['String']['output'];
  /** The regimens it brings, in order. */
  regimens: Array<NamedContent>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
};

/** A care plan as it is typed or published. */
export type CarePlanBody = {
  __typename?: 'CarePlanBody';
  /** Age groups it is meant for; none for all. */
  age_groups?: Maybe<Array<Scalars['String']['output']>>;
  /** Clinics it is offered to; empty for all of the company's. */
  customers?: Maybe<Array<Scalars['ID']['output']>>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** Devices with their windows. */
  devices?: Maybe<Array<PlannedDevice>>;
  /** Questionnaires, a row for each span. */
  feedback?: Maybe<Array<PlannedFeed>>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** 'standard', 'fast' or 'gentle'. */
  pace?: Maybe<Scalars['String']['output']>;
  /** Versions of regimens, in order. */
  regimens?: Maybe<Array<Scalars['ID']['output']>>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
};

/** A care plan as it is typed. */
export type CarePlanBodyInput = {
  /** Age groups it is meant for; none for all. */
  age_groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Clinics it is offered to; empty for all of the company's. */
  customers?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What it is for, at most 300 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Devices with their windows. */
  devices?: InputMaybe<Array<PlannedDeviceInput>>;
  /** Questionnaires, a row for each span. */
  feedback?: InputMaybe<Array<PlannedFeedInput>>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 'standard', 'fast' or 'gentle'. */
  pace?: InputMaybe<Scalars['String']['input']>;
  /** Versions of regimens, in order. */
  regimens?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};

/** The care plans. */
export type CarePlansAnswer = Answer & {
  __typename?: 'CarePlansAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** By their names. */
  plans?: Maybe<Array<CarePlan>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Who helps a patient. */
export type Caregiver = {
  __typename?: 'Caregiver';
  /** Email. */
  email: Scalars['String']['output'];
  /** First name. */
  fname: Scalars['String']['output'];
  /** Last name. */
  lname: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Phone in international form. */
  phone: Scalars['String']['output'];
  /** One of the relationships of the form. */
  relationship: Scalars['String']['output'];
};

/** Who helps a patient. */
export type CaregiverInput = {
  /** Email, at most 50 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  fname?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 100 characters. */
  lname?: InputMaybe<Scalars['String']['input']>;
  /** Phone; +1 without a plus. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** One of the relationships of the form; 'Other' if left out. */
  relationship?: InputMaybe<Scalars['String']['input']>;
};

/** What a carrier or vendor said. */
export type CarrierMessage = {
  __typename?: 'CarrierMessage';
  /** Message id. */
  _id: Scalars['ID']['output'];
  /** When it arrived. */
  at: Scalars['DateTime']['output'];
  /** Who said it. */
  carrier: Scalars['String']['output'];
  /** What it did. */
  did: Scalars['String']['output'];
  /** The carrier's id of the event and what it says, such as 'evt_8842 delivered'. */
  event: Scalars['String']['output'];
  /** Taken, Known, Late or Refused. */
  result: Scalars['String']['output'];
};

/** Carrier news do not arrive. */
export type CarrierTrouble = {
  __typename?: 'CarrierTrouble';
  /** The last four signs of each key that a carrier may sign with now. */
  keys: Array<Scalars['String']['output']>;
  /** Since when. */
  since: Scalars['DateTime']['output'];
  /** What is wrong. */
  text: Scalars['String']['output'];
};

/** Something that was said in a case. */
export type CaseComment = {
  __typename?: 'CaseComment';
  /** Comment id. */
  _id: Scalars['ID']['output'];
  /** What is said; empty for an image alone. */
  comment: Scalars['String']['output'];
  /** When it was said. */
  commented_date: Scalars['DateTime']['output'];
  /** Whether it was changed since. */
  edited: Scalars['Boolean']['output'];
  /** Its image. */
  imageUrl?: Maybe<MessageImage>;
  /** 'NORMAL' or 'URGENT'. */
  priority: Scalars['String']['output'];
  /** Role of the author in words. */
  role: Scalars['String']['output'];
  /** Name of the author. */
  userName: Scalars['String']['output'];
  /** User id of the author; empty for the patient. */
  userid?: Maybe<Scalars['ID']['output']>;
  /** Sent with a change, so that no change goes over another unseen. */
  version: Scalars['Int']['output'];
};

/** Somebody who changes cases. */
export type CaseEditor = {
  __typename?: 'CaseEditor';
  /** User id. */
  _id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A patient as the page of a case shows them. */
export type CasePatient = {
  __typename?: 'CasePatient';
  /** Age group. */
  age: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last four digits of the phone. */
  lastdigitsofphone: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Which joint, and when. */
  surgery: CaseSurgery;
};

/** A device or a questionnaire that the patient of a case was given. */
export type CaseScheduleRow = {
  __typename?: 'CaseScheduleRow';
  /** Of a custom one its days, from surgery. */
  days: Array<Scalars['Int']['output']>;
  /** Last day, from surgery. */
  enddate: Scalars['Int']['output'];
  /** 1 every day, 2 to 6 times a week, 7 once a week; empty for a questionnaire. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** The last day on which it was done. */
  lastdone?: Maybe<Scalars['CalendarDate']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** 'weekly' or 'custom'; empty for a device. */
  scheduletype?: Maybe<Scalars['String']['output']>;
  /** First day, from surgery. */
  startdate: Scalars['Int']['output'];
  /** Of a weekly one its weekdays, 0 Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** The surgeon of a case's patient. */
export type CaseSurgeon = {
  __typename?: 'CaseSurgeon';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** Address of the picture; empty for none. */
  image: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The surgery of a case's patient. */
export type CaseSurgery = {
  __typename?: 'CaseSurgery';
  /** The date. */
  date: Scalars['CalendarDate']['output'];
  /** 'knee' or 'hip'. */
  type: Scalars['String']['output'];
};

/** A reminder with whom it is for. */
export type ClinicReminder = {
  __typename?: 'ClinicReminder';
  /** Reminder id. */
  _id: Scalars['ID']['output'];
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Text; may be empty. */
  message: Scalars['String']['output'];
  /** The patient's first and last name. */
  name: Scalars['String']['output'];
  /** The patient it is for. */
  patientid: Scalars['ID']['output'];
  /** The patient's surgery date. */
  surgerydate: Scalars['CalendarDate']['output'];
  /** knee or hip. */
  surgerytype: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** A customer that changes its health coach. */
export type CoachOverride = {
  __typename?: 'CoachOverride';
  /** The customer's name. */
  customer: Scalars['String']['output'];
  /** Name of the new coach. */
  next: Scalars['String']['output'];
  /** Name of the present coach. */
  present: Scalars['String']['output'];
};

/** A comment that was added. */
export type CommentAnswer = Answer & {
  __typename?: 'CommentAnswer';
  /** Comment id. */
  commentid?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A message that came: ids only. */
export type CommentEvent = {
  __typename?: 'CommentEvent';
  /** The case it is in. */
  caseid: Scalars['ID']['output'];
  /** Number of the fact; send it as since after a reconnect. */
  fact: Scalars['Int']['output'];
  /** 'success'. */
  status: Scalars['String']['output'];
};

/** A page of companies. */
export type CompaniesAnswer = Answer & {
  __typename?: 'CompaniesAnswer';
  /** The page, by name. */
  companies?: Maybe<Array<Company>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many companies match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** Which companies are asked for. */
export type CompaniesInput = {
  /** Which page. */
  pagination?: InputMaybe<PageInput>;
  /** Part of a company's name. */
  searchText?: InputMaybe<Scalars['String']['input']>;
};

/** A company that runs the programme for clinics. */
export type Company = {
  __typename?: 'Company';
  /** Company id. */
  _id: Scalars['ID']['output'];
  /** Where the company is. */
  address: Address;
  /** Whether reminders are imported by themselves. */
  autoimportevent: Scalars['Boolean']['output'];
  /** Who speaks for the company. */
  contact: Contact;
  /** What the company does. */
  description: Scalars['String']['output'];
  /** Email. */
  email?: Maybe<Scalars['String']['output']>;
  /** Address of the logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** The company's name. */
  name: Scalars['String']['output'];
  /** Phone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Raised by every change. */
  version: Scalars['Int']['output'];
};

/** One company. */
export type CompanyAnswer = Answer & {
  __typename?: 'CompanyAnswer';
  /** The company. */
  company?: Maybe<Company>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** That case lists changed. */
export type CompanyCasesEvent = {
  __typename?: 'CompanyCasesEvent';
  /** 'success'. */
  status: Scalars['String']['output'];
};

/** A company as the form writes it; only the name is needed. */
export type CompanyInput = {
  /** The company to change; left out for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** Where the company is. */
  address?: InputMaybe<AddressInput>;
  /** Whether reminders are imported by themselves. */
  autoimportevent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Who speaks for the company. */
  contact?: InputMaybe<ContactInput>;
  /** What the company does, at most 4000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** The company's name, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Compliance of the clinic's active patients. */
export type ComplianceAnswer = Answer & {
  __typename?: 'ComplianceAnswer';
  /** Last day of the range. */
  enddate?: Maybe<Scalars['CalendarDate']['output']>;
  /** Exercises. */
  exerciseSummary?: Maybe<ComplianceSummary>;
  /** Questionnaires. */
  feedBackSummary?: Maybe<ComplianceSummary>;
  /** Measurements. */
  measurementSummary?: Maybe<ComplianceSummary>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The three areas summed. */
  overAllSummary?: Maybe<ComplianceSummary>;
  /** First day of the range; empty for all time. */
  startdate?: Maybe<Scalars['CalendarDate']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The patients of one bucket. */
export type ComplianceBucket = {
  __typename?: 'ComplianceBucket';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Who they are. */
  patientids: Array<Scalars['ID']['output']>;
};

/** Which days and which joint. */
export type ComplianceFilters = {
  /** Last day, yesterday at the latest; the Saturday of last week if empty. */
  enddate?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** First day; empty for all time. */
  startdate?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** knee, hip or all. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** Patients by how much of what was due is done. Who had nothing due is in none. */
export type ComplianceSummary = {
  __typename?: 'ComplianceSummary';
  /** All done. */
  completed: ComplianceBucket;
  /** None done. */
  incomplete: ComplianceBucket;
  /** Some done. */
  partially: ComplianceBucket;
};

/** A form to read and sign. */
export type ConsentForm = {
  __typename?: 'ConsentForm';
  /** Form id. */
  _id: Scalars['ID']['output'];
  /** True while patients sign it. */
  active: Scalars['Boolean']['output'];
  /** What it is about, in a sentence. */
  description: Scalars['String']['output'];
  /** Place among the forms, from 1. */
  sequence: Scalars['Int']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** Which version this is; an edited form is a new one. */
  version: Scalars['Int']['output'];
  /** The form in HTML: headings, paragraphs, lists and emphasis. Show nothing else of it. */
  view: Scalars['String']['output'];
};

/** A clinic's consent forms. */
export type ConsentFormsAnswer = Answer & {
  __typename?: 'ConsentFormsAnswer';
  /** The forms in the order in which they are signed. */
  forms?: Maybe<Array<ConsentForm>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The signatures of a registration. */
export type ConsentInput = {
  /** What the patient's device says of the time of signing. */
  signature_time?: InputMaybe<Scalars['DateTime']['input']>;
  /** One for each form. */
  signatures: Array<ConsentSignatureInput>;
};

/** A signature under one form. */
export type ConsentSignatureInput = {
  /** The form. */
  formid: Scalars['ID']['input'];
  /** Place of the form among the forms. */
  sequence_no?: InputMaybe<Scalars['Int']['input']>;
  /** A PNG image as data URL, at most 420 by 112 pixels. */
  signature: Scalars['String']['input'];
  /** The version that was read; the newest if left out. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A person to speak to. */
export type Contact = {
  __typename?: 'Contact';
  /** Email. */
  email: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Phone. */
  phone: Scalars['String']['output'];
};

/** A person to speak to, as forms write it. */
export type ContactInput = {
  /** Email. */
  email: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** Phone. */
  phone: Scalars['String']['input'];
};

/** Content with its draft, else with its newest version. */
export type Content = {
  __typename?: 'Content';
  /** Content id. */
  _id: Scalars['ID']['output'];
  /** Of a care plan: what it says and brings. */
  carePlan?: Maybe<CarePlanBody>;
  /** When the draft was last changed, ISO 8601. */
  changed?: Maybe<Scalars['String']['output']>;
  /** Who changed the draft last. */
  changedby?: Maybe<Scalars['String']['output']>;
  /** Whose it is; empty for what is ready. */
  company?: Maybe<Scalars['ID']['output']>;
  /** Of a device: its values with their limits. */
  device?: Maybe<DeviceBody>;
  /** Of an exercise: what it says. */
  exercise?: Maybe<ExerciseBody>;
  /** 'carePlan', 'regimen', 'exercise', 'device' or 'questionnaire'. */
  kind: Scalars['String']['output'];
  /** Whether it may be changed, or only copied. */
  mayedit: Scalars['Boolean']['output'];
  /** The newest version; 0 before the first. */
  number: Scalars['Int']['output'];
  /** What it holds, by the ids in it. */
  parts: Array<ContentPart>;
  /** Of a questionnaire: its questions with their answers. */
  questionnaire?: Maybe<QuestionnaireBody>;
  /** Of a regimen: its days and exercises. */
  regimen?: Maybe<RegimenBody>;
  /** Active patients whose programme was made from any version of a care plan. */
  running?: Maybe<Scalars['Int']['output']>;
  /** 'published', 'draft', 'retired' or 'ready'. */
  state: Scalars['String']['output'];
  /** In how many published care plans and regimens any version stands. */
  usedin: Scalars['Int']['output'];
  /** The version of the draft; empty where there is none. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Content as its page shows it. */
export type ContentAnswer = Answer & {
  __typename?: 'ContentAnswer';
  /** The content. */
  content?: Maybe<Content>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What is typed: the body of the content's kind. */
export type ContentBodyInput = {
  /** Of a care plan. */
  carePlan?: InputMaybe<CarePlanBodyInput>;
  /** Of a device. */
  device?: InputMaybe<DeviceBodyInput>;
  /** Of an exercise. */
  exercise?: InputMaybe<ExerciseBodyInput>;
  /** Of a questionnaire. */
  questionnaire?: InputMaybe<QuestionnaireBodyInput>;
  /** Of a regimen. */
  regimen?: InputMaybe<RegimenBodyInput>;
};

/** How many there are of a kind. */
export type ContentCount = {
  __typename?: 'ContentCount';
  /** 'carePlan', 'regimen', 'exercise', 'device' or 'questionnaire'. */
  kind: Scalars['String']['output'];
  /** How many. */
  total: Scalars['Int']['output'];
};

/** How many there are of each kind. */
export type ContentCountsAnswer = Answer & {
  __typename?: 'ContentCountsAnswer';
  /** One for each kind. */
  counts?: Maybe<Array<ContentCount>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What a list of content is narrowed by. What is left out does not narrow. */
export type ContentFilter = {
  /** Clinic id: what is offered to it. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** 'published', 'draft', 'retired' or 'ready'. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** 'knee' or 'hip': what is meant for it or for both, and the exercises of such regimens. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};

/** Published content that holds other content. */
export type ContentHolder = {
  __typename?: 'ContentHolder';
  /** Content id. */
  _id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Of a care plan: active patients whose programme was made from any version of it. */
  running?: Maybe<Scalars['Int']['output']>;
};

/** What holds content. */
export type ContentHoldersAnswer = Answer & {
  __typename?: 'ContentHoldersAnswer';
  /** By their names. */
  holders?: Maybe<Array<ContentHolder>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A page of content. */
export type ContentListAnswer = Answer & {
  __typename?: 'ContentListAnswer';
  /** The page, by name. */
  contents?: Maybe<Array<ListedContent>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are on all pages. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A version of an exercise, regimen, device or questionnaire. */
export type ContentName = {
  __typename?: 'ContentName';
  /** Id of the version. */
  _id: Scalars['ID']['output'];
  /** Id that all versions of it share. */
  content: Scalars['ID']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Of a device: what it measures, such as 'Flexion'. */
  measures?: Maybe<Array<Scalars['String']['output']>>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether no later version was published. */
  newest: Scalars['Boolean']['output'];
  /** Which version it is, from 1 on. */
  number: Scalars['Int']['output'];
  /** Of a questionnaire: how many questions it has. */
  questions?: Maybe<Scalars['Int']['output']>;
  /** Of a questionnaire: how many days it asks back; null for none. */
  recalldays?: Maybe<Scalars['Int']['output']>;
  /** Whether it is offered to nobody any more, in any version. */
  retired: Scalars['Boolean']['output'];
};

/** Names of versions. */
export type ContentNamesAnswer = Answer & {
  __typename?: 'ContentNamesAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Care plans, exercises, regimens, devices and questionnaires, in no order. */
  names?: Maybe<Array<ContentName>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Something that other content holds: an exact version. */
export type ContentPart = {
  __typename?: 'ContentPart';
  /** Id of the version. */
  _id: Scalars['ID']['output'];
  /** Id of the content that it is of: the same for each of its versions. */
  content: Scalars['ID']['output'];
  /** Of a regimen: its last day. */
  enddate?: Maybe<Scalars['Int']['output']>;
  /** Of a regimen: how many exercises it has. */
  exercises?: Maybe<Scalars['Int']['output']>;
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Id of the newest version that is offered; empty when none is. */
  newest?: Maybe<Scalars['ID']['output']>;
  /** Its version. */
  number: Scalars['Int']['output'];
  /** Of a regimen: its first day. */
  startdate?: Maybe<Scalars['Int']['output']>;
};

/** Who runs a care plan. */
export type ContentRunningAnswer = Answer & {
  __typename?: 'ContentRunningAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The page, by clinic and name. */
  patients?: Maybe<Array<RunningPatient>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are on all pages; empty for what is no care plan. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A published version. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** Id of the version. */
  _id: Scalars['ID']['output'];
  /** When it was published, ISO 8601. */
  at: Scalars['String']['output'];
  /** By whom; empty for what came with the product. */
  by?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  number: Scalars['Int']['output'];
  /** Active patients whose programme was made from this version of a care plan, or from a care plan's version that holds this one; empty for exercises. */
  running?: Maybe<Scalars['Int']['output']>;
  /** What it changed in the version before, in a line; empty for nothing, and of the first. */
  summary: Scalars['String']['output'];
};

/** The versions of content. */
export type ContentVersionsAnswer = Answer & {
  __typename?: 'ContentVersionsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** Newest first. */
  versions?: Maybe<Array<ContentVersion>>;
};

/** A number, opened. */
export type CountedAnswer = Answer & {
  __typename?: 'CountedAnswer';
  /** The area as its pie is called. */
  area?: Maybe<Scalars['String']['output']>;
  /** When it was counted. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** A page of that patient's days. */
  days?: Maybe<Array<CountedDay>>;
  /** How many of them are done. */
  done?: Maybe<Scalars['Int']['output']>;
  /** Items due on all of those. */
  due?: Maybe<Scalars['Int']['output']>;
  /** A page of the forms of a bar, the newest first. */
  forms?: Maybe<Array<CountedForm>>;
  /** What is counted: '64 knees, partially completed', or '41 of 70' of one patient. */
  heading?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** A page of the patients; empty where a patient is named. */
  people?: Maybe<Array<CountedPerson>>;
  /** The patient named. */
  person?: Maybe<CountedPerson>;
  /** Who or what is counted, on which days, and what is left out. */
  sentence?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many patients there are, of one patient how many days on which something was due, of a bar how many forms. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A day of a patient in a number. */
export type CountedDay = {
  __typename?: 'CountedDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** How many of them are done. */
  done: Scalars['Int']['output'];
  /** Items due. */
  due: Scalars['Int']['output'];
  /** The items themselves. */
  items: Array<CountedItem>;
};

/** A form that a bar of survey outcomes counts. */
export type CountedForm = {
  __typename?: 'CountedForm';
  /** Id of what was answered. */
  _id: Scalars['ID']['output'];
  /** The day that it is for. */
  date: Scalars['CalendarDate']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Whose it is. */
  patientid: Scalars['ID']['output'];
  /** Its value in words: a score, a word for pain, a bend in degrees. */
  value: Scalars['String']['output'];
};

/** Something that was due on a day. */
export type CountedItem = {
  __typename?: 'CountedItem';
  /** exercise, measurement or questionnaire. */
  area: Scalars['String']['output'];
  /** The instants that are kept: of an exercise its last round, of a device each reading, of a questionnaire its submission. */
  doneAt: Array<Scalars['DateTime']['output']>;
  /** Schedule item id. */
  itemid: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Done as often as asked. */
  status: Scalars['Boolean']['output'];
  /** Times a day. */
  times: Scalars['Int']['output'];
  /** How often it was done. */
  timesDone: Scalars['Int']['output'];
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
  area: Scalars['String']['input'];
  /** The band of a bar, by its place from 0 on. */
  band?: InputMaybe<Scalars['Int']['input']>;
  /** skipped, partial or complete, or due for all together. */
  bucket?: InputMaybe<Scalars['String']['input']>;
  /** So many days before today: 1, 3, 7, 15, 30, 60, 90, 182 or 365. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** knee, hip or all. */
  joint?: InputMaybe<Scalars['String']['input']>;
  /** The month of a bar, YYYY-MM. */
  month?: InputMaybe<Scalars['String']['input']>;
  /** So many months of survey outcomes, the running one included: 1, 2 or 3. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** Which number. */
  name: CountedName;
  /** The Sunday that the week begins with. */
  week?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** 1, 2 or 4 whole weeks up to the end of last week, 0 for all time. */
  weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** A patient in a number. */
export type CountedPerson = {
  __typename?: 'CountedPerson';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** How many of them are done. */
  done: Scalars['Int']['output'];
  /** Items due. */
  due: Scalars['Int']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Days since surgery, negative before. */
  surgeryDays: Scalars['Int']['output'];
  /** knee or hip. */
  surgeryType: Scalars['String']['output'];
};

/** Something that happened to a device, or to the whole order. It is never changed, only taken back by another line. */
export type CustodyLine = {
  __typename?: 'CustodyLine';
  /** Line id; that of the order for the order itself. */
  _id: Scalars['ID']['output'];
  /** When, by the clock of whoever said so. */
  at: Scalars['DateTime']['output'];
  /** Who said so: a name, or Carrier, Restride. */
  by: Scalars['String']['output'];
  /** Whether it may be taken back. */
  correctable: Scalars['Boolean']['output'];
  /** The device; null for the order itself. */
  deviceid?: Maybe<Scalars['ID']['output']>;
  /** What was said of it, or empty. */
  note: Scalars['String']['output'];
  /** Console, Webhook, Poll, Rule, or Before for what is older than these lines. */
  source: Scalars['String']['output'];
  /** Whether somebody took it back. */
  takenBack: Scalars['Boolean']['output'];
  /** The same with the device, such as 'Step Counter: Shipped'. */
  text: Scalars['String']['output'];
  /** What happened, such as 'Shipped'. */
  what: Scalars['String']['output'];
};

/** A clinic. Counts of patients look at active ones; those of compliance and activity at whole days before the clinic's today. */
export type Customer = {
  __typename?: 'Customer';
  /** Customer id. */
  _id: Scalars['ID']['output'];
  /** The clinic code. */
  accesscode: Scalars['String']['output'];
  /** Where the clinic is. */
  address: Address;
  /** Cases that are assigned. Archived cases are in none of these counts. */
  assigned: Scalars['Int']['output'];
  /** The health coach who looks after the clinic. */
  associatehealthcoach?: Maybe<HealthCoach>;
  /** Whether reminders are imported by themselves. */
  autoimportevent: Scalars['Boolean']['output'];
  /** The company that runs the programme for the clinic. */
  company: Scalars['ID']['output'];
  /** Who speaks for the clinic. */
  contact: Contact;
  /** Patients who did all that was due in the last two whole weeks. */
  fullyCompliant?: Maybe<Scalars['Int']['output']>;
  /** Patients who had something due in the last three days and did nothing. */
  last3daysInact?: Maybe<Scalars['Int']['output']>;
  /** Patients by what they did of their exercises in the last seven days. */
  lastActivities?: Maybe<LastActivities>;
  /** Patients by what they measured in the last seven days. */
  lastMeasurements?: Maybe<LastMeasurements>;
  /** Address of the logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** The clinic's name. */
  name: Scalars['String']['output'];
  /** Patients who did nothing of it. */
  notCompliant?: Maybe<Scalars['Int']['output']>;
  /** Cases that were not an issue. */
  notanissue: Scalars['Int']['output'];
  /** How many cases are not closed. */
  opencases: Scalars['Int']['output'];
  /** Patients who did some of it. */
  partiallyCompliant?: Maybe<Scalars['Int']['output']>;
  /** How many active patients it has. */
  patients: Scalars['Int']['output'];
  /** Cases that are resolved. */
  resolved: Scalars['Int']['output'];
  /** IANA name of the time zone. */
  timezone: Scalars['String']['output'];
  /** Cases that nobody has taken. */
  unassigned: Scalars['Int']['output'];
  /** Cases that could not be resolved yet. */
  unresolved: Scalars['Int']['output'];
  /** Raised by every change. */
  version: Scalars['Int']['output'];
};

/** One clinic. */
export type CustomerAnswer = Answer & {
  __typename?: 'CustomerAnswer';
  /** The clinic. */
  customer?: Maybe<Customer>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A code for a clinic. */
export type CustomerCodeAnswer = Answer & {
  __typename?: 'CustomerCodeAnswer';
  /** Six letters and digits. */
  accesscode?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A clinic as the form writes it. */
export type CustomerInput = {
  /** The clinic to change; left out for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** The clinic code, 4 to 12 letters and digits that no other clinic has. */
  accesscode: Scalars['String']['input'];
  /** Where the clinic is. */
  address: AddressInput;
  /** The health coach; null for none. Left out, a change keeps the present one. */
  associatehealthcoach?: InputMaybe<Scalars['ID']['input']>;
  /** Whether reminders are imported by themselves. */
  autoimportevent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The company of a new clinic, which a super admin names. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** Who speaks for the clinic. */
  contact: ContactInput;
  /** Address of a picture that POST /images answered, or empty for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** The clinic's name, at most 50 characters. */
  name: Scalars['String']['input'];
  /** True takes the clinic from the coach who has it; without it such a change is refused and overrides says who loses it. */
  override?: InputMaybe<Scalars['Boolean']['input']>;
  /** IANA name of the time zone. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A clinic as its patients know it. */
export type CustomerLogoAndNameAnswer = Answer & {
  __typename?: 'CustomerLogoAndNameAnswer';
  /** Address of the logo; null without one. */
  logo?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The clinic's name. */
  name?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A clinic to choose. */
export type CustomerName = {
  __typename?: 'CustomerName';
  /** Customer id, under the name that entities use. */
  _id: Scalars['ID']['output'];
  /** Customer id. */
  id: Scalars['ID']['output'];
  /** The clinic's name. */
  name: Scalars['String']['output'];
};

/** Clinics to choose from. */
export type CustomerNamesAnswer = Answer & {
  __typename?: 'CustomerNamesAnswer';
  /** By name. */
  customers?: Maybe<Array<CustomerName>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Whose names are asked for. */
export type CustomerNamesInput = {
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only clinics mapped to this health coach. */
  healthCoachId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of clinics. */
export type CustomersAnswer = Answer & {
  __typename?: 'CustomersAnswer';
  /** The page, by name. */
  customers?: Maybe<Array<Customer>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many clinics match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** Which clinics are asked for. */
export type CustomersInput = {
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyid?: InputMaybe<Scalars['ID']['input']>;
  /** Which page. */
  pagination?: InputMaybe<PageInput>;
  /** Part of a clinic's name or code. */
  searchText?: InputMaybe<Scalars['String']['input']>;
};

/** An exercise on a day. */
export type DailyExercise = {
  __typename?: 'DailyExercise';
  /** What it is for. */
  description: Scalars['String']['output'];
  /** Schedule item id. */
  exerciseid: Scalars['ID']['output'];
  /** Hold in words, such as '5 seconds'; empty for none. */
  hold: Scalars['String']['output'];
  /** Name of the exercise. */
  name: Scalars['String']['output'];
  /** Repeats. */
  repeat: Scalars['Int']['output'];
  /** Sets. */
  set: Scalars['Int']['output'];
  /** Done as often as asked. */
  status: Scalars['Boolean']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
  /** How often it was done that day. */
  timesDone: Scalars['Int']['output'];
};

/** A device on a day. */
export type DailyMeasurement = {
  __typename?: 'DailyMeasurement';
  /** Schedule item id. */
  deviceid: Scalars['ID']['output'];
  /** Name of the device. */
  display_name: Scalars['String']['output'];
  /** Measured as often as asked. */
  status: Scalars['Boolean']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
  /** How often it was measured that day. */
  timesDone: Scalars['Int']['output'];
};

/** A questionnaire on a day. */
export type DailyQuestionnaire = {
  __typename?: 'DailyQuestionnaire';
  /** The submission, to open its form. */
  answerid?: Maybe<Scalars['ID']['output']>;
  /** Questionnaire id. */
  formid: Scalars['ID']['output'];
  /** Schedule item id. */
  itemid: Scalars['ID']['output'];
  /** Short name. */
  name: Scalars['String']['output'];
  /** Whether it was answered. */
  status: Scalars['Boolean']['output'];
  /** When it was submitted. */
  submittime?: Maybe<Scalars['DateTime']['output']>;
};

/** When a patient's day begins and ends. */
export type DailyShift = {
  __typename?: 'DailyShift';
  /** Its end. */
  end: TimeOfDay;
  /** Its beginning. */
  start: TimeOfDay;
};

/** When a patient's day begins and ends. */
export type DailyShiftInput = {
  /** Its end, later than its beginning. */
  end: TimeOfDayInput;
  /** Its beginning. */
  start: TimeOfDayInput;
};

/** A case that was started. */
export type DeletionCaseAnswer = Answer & {
  __typename?: 'DeletionCaseAnswer';
  /** Case id. */
  caseid?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A request for deletion that no record fits, as it was typed. */
export type DeletionRequest = {
  __typename?: 'DeletionRequest';
  /** Request id. */
  _id: Scalars['ID']['output'];
  /** Names of the companies that have it in their list; for a super admin only. */
  companies: Array<Scalars['String']['output']>;
  /** Birth date. */
  dob: Scalars['CalendarDate']['output'];
  /** Email; empty when none was given. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone, E.164. */
  phone: Scalars['String']['output'];
  /** When it came. */
  requestedOn: Scalars['DateTime']['output'];
};

/** Requests for deletion. */
export type DeletionRequestsAnswer = Answer & {
  __typename?: 'DeletionRequestsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The page. */
  requests?: Maybe<Array<DeletionRequest>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are on all pages. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A device as it is typed or published. */
export type DeviceBody = {
  __typename?: 'DeviceBody';
  /** Address of its picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
  /** The values of one reading, by their numbers from 0. */
  values?: Maybe<Array<MeasuredValue>>;
};

/** A device as it is typed. */
export type DeviceBodyInput = {
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
  /** The values of one reading, by their numbers from 0: at most 12. */
  values?: InputMaybe<Array<MeasuredValueInput>>;
};

/** When a device is due. */
export type DeviceCriteria = {
  __typename?: 'DeviceCriteria';
  /** Last day from surgery. */
  end_date: Scalars['Int']['output'];
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Whether the day of surgery is left out. */
  skiponsurgerydate: Scalars['Boolean']['output'];
  /** First day from surgery. */
  start_date: Scalars['Int']['output'];
  /** Times a day, 1 to 4. */
  time: Scalars['Int']['output'];
};

/** The last value of something that is measured. */
export type DeviceLastScore = {
  __typename?: 'DeviceLastScore';
  /** The day it counts for. */
  date: Scalars['CalendarDate']['output'];
  /** Label. */
  device_metric: Scalars['String']['output'];
  /** Item id. */
  deviceid: Scalars['ID']['output'];
  /** The value. */
  value: Scalars['Float']['output'];
};

/** What a device measures. */
export type DeviceMetrics = {
  __typename?: 'DeviceMetrics';
  /** Schedule item id. */
  itemid: Scalars['ID']['output'];
  /** In the order of values. */
  metrics: Array<Metric>;
};

/** A device on a day. */
export type DeviceOfDay = {
  __typename?: 'DeviceOfDay';
  /** Item id. */
  deviceid: Scalars['ID']['output'];
  /** Name. */
  display_name: Scalars['String']['output'];
  /** Done as often as asked. */
  status: Scalars['Boolean']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
};

/** A device that its patient still has. */
export type DeviceOut = {
  __typename?: 'DeviceOut';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Since when. */
  since?: Maybe<Scalars['CalendarDate']['output']>;
  /** 'Shipped' or 'Delivered'. */
  status: Scalars['String']['output'];
};

/** A patient's devices. */
export type DeviceSchedule = {
  __typename?: 'DeviceSchedule';
  /** The devices. */
  assigneddevices: Array<ScheduledDevice>;
  /** Every day on which a device is due. */
  devicedateschedule: Array<DeviceScheduleDay>;
  /** Last day on which a device is due; empty without devices. */
  enddate?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether the viewer may change it. */
  isEditable: Scalars['Boolean']['output'];
  /** The last value of each thing that is measured. */
  lastscore: Array<DeviceLastScore>;
  /** First day on which a device is due; empty without devices. */
  startdate?: Maybe<Scalars['CalendarDate']['output']>;
  /** The surgery date that days count from. */
  surgery: Scalars['CalendarDate']['output'];
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
  /** What a save is made on: send it back with the change. */
  version: Scalars['String']['output'];
  /** Week by week, each device by itself. */
  weeklydevice_summary: Array<DeviceWeek>;
};

/** A patient's device schedule. */
export type DeviceScheduleAnswer = Answer & {
  __typename?: 'DeviceScheduleAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The schedule. */
  schedules?: Maybe<DeviceSchedule>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A day on which devices are due. */
export type DeviceScheduleDay = {
  __typename?: 'DeviceScheduleDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Its devices. */
  devices: Array<DeviceOfDay>;
};

/** When a clinic's devices are silent. */
export type DeviceSilenceAnswer = Answer & {
  __typename?: 'DeviceSilenceAnswer';
  /** Hours; null for never. */
  hours?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Something that a device measures. */
export type DeviceValue = {
  __typename?: 'DeviceValue';
  /** Whether it is shown. */
  isOutput: Scalars['Boolean']['output'];
  /** Label. */
  metric: Scalars['String']['output'];
  /** Its name in data. */
  parameter: Scalars['String']['output'];
  /** Unit; blank for none. */
  unit: Scalars['String']['output'];
  /** Its place among the values. */
  valueIndex: Scalars['Int']['output'];
};

/** A week of devices. */
export type DeviceWeek = {
  __typename?: 'DeviceWeek';
  /** Each device that is due in it. */
  devices: Array<ScheduleSums>;
  /** The Sunday that it begins with, MM/DD/YYYY. */
  weekdate: Scalars['String']['output'];
};

/** The devices. */
export type DevicesAnswer = Answer & {
  __typename?: 'DevicesAnswer';
  /** By their names. */
  devices?: Maybe<Array<AssignableDevice>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The diagnoses of a patient as they are now. */
export type DiagnosesAnswer = Answer & {
  __typename?: 'DiagnosesAnswer';
  /** They, with whose they are. */
  data?: Maybe<PatientDiagnoses>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A diagnosis of a patient. */
export type Diagnosis = {
  __typename?: 'Diagnosis';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** ICD-10-CM code. */
  dxCode: Scalars['String']['output'];
  /** What the code means. */
  dxDescription: Scalars['String']['output'];
  /** Since when the list has its code no more. */
  endedOn?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether the list has its code. */
  listed: Scalars['Boolean']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Sent with a change, so that no change goes over another unseen. */
  version: Scalars['Int']['output'];
};

/** A diagnosis as it is changed. */
export type DiagnosisChangeInput = {
  /** Its code from now on. */
  dxCode: Scalars['String']['input'];
  /** What it means, up to 500 characters. */
  dxDescription: Scalars['String']['input'];
  /** The code under which it is recorded. */
  originalDxCode: Scalars['String']['input'];
  /** The version that was read; without it the change goes over any other. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A code of the list. */
export type DiagnosisCode = {
  __typename?: 'DiagnosisCode';
  /** As it is written: M17.11. */
  code: Scalars['String']['output'];
  /** What it means. */
  description: Scalars['String']['output'];
  /** Since when it is not valid any more. */
  endedOn?: Maybe<Scalars['CalendarDate']['output']>;
  /** A heading stands above codes and may not be recorded. */
  heading: Scalars['Boolean']['output'];
  /** Whether it names the side on which the patient has no diagnosis. */
  otherSide: Scalars['Boolean']['output'];
  /** The synonym that it was found by; empty when its own words were. */
  synonym?: Maybe<Scalars['String']['output']>;
};

/** Codes that a search found. */
export type DiagnosisCodesAnswer = Answer & {
  __typename?: 'DiagnosisCodesAnswer';
  /** They, best first. */
  codes?: Maybe<Array<DiagnosisCode>>;
  /** The first day of the newest list. */
  listedFrom?: Maybe<Scalars['CalendarDate']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are; more than 1,000 are not counted. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A diagnosis as typed. */
export type DiagnosisInput = {
  /** ICD-10-CM code, or another of up to 20 characters. */
  dxCode: Scalars['String']['input'];
  /** What it means, up to 500 characters. */
  dxDescription: Scalars['String']['input'];
};

/** Counts of items of one area and day, or of a week. */
export type DueDone = {
  __typename?: 'DueDone';
  /** How many of those were done. */
  done: Scalars['Int']['output'];
  /** How many were due. */
  due: Scalars['Int']['output'];
};

/** The submission before another one. */
export type EarlierForm = {
  __typename?: 'EarlierForm';
  /** Submission id. */
  _id: Scalars['ID']['output'];
  /** The value of the option chosen for each question in order; empty where one was left out. */
  answers: Array<Maybe<Scalars['Int']['output']>>;
  /** The day it counts for. */
  date: Scalars['CalendarDate']['output'];
  /** Its score; empty where it has none. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** A patient's questionnaires as they shall run. */
export type EditFeedScheduleInput = {
  /** Clinic id; else the session's. */
  customerid?: InputMaybe<Scalars['ID']['input']>;
  /** All rows that shall run. */
  feedback: Array<ScheduledFeedInput>;
  /** Patient id. */
  patientid: Scalars['ID']['input'];
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: InputMaybe<Scalars['String']['input']>;
  /** 'knee' or 'hip'; refused when the patient's surgery is on the other joint. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of an edit. */
export type EditPatientAnswer = Answer & {
  __typename?: 'EditPatientAnswer';
  /** True when the call failed; the same as status 'fail'. */
  error: Scalars['Boolean']['output'];
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The patient as they are now. */
  patient?: Maybe<Patient>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient's exercises as they shall run. */
export type EditScheduleInput = {
  /** All rows that shall run. */
  exercises: Array<ScheduledExerciseInput>;
  /** Patient id. */
  patient: Scalars['ID']['input'];
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A patient with what was due and done. */
export type EngagedPatient = {
  __typename?: 'EngagedPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** How many of them are done. */
  done: Scalars['Int']['output'];
  /** How many item-days were due. */
  due: Scalars['Int']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** The patients of one bucket. Who had nothing due is in none. */
export type EngagedPatients = {
  __typename?: 'EngagedPatients';
  /** How many. */
  count: Scalars['Int']['output'];
  /** Who they are; who did least of much comes first. */
  patientids: Array<Scalars['ID']['output']>;
  /** The first five of them. */
  patients: Array<EngagedPatient>;
};

/** An exercise of the catalogue with its usual dose. */
export type Exercise = {
  __typename?: 'Exercise';
  /** Id. */
  _id: Scalars['ID']['output'];
  /** When not to do it, or what to heed; empty for nothing. */
  caution: Scalars['String']['output'];
  /** Hold in words, such as '30 seconds'; empty for none. */
  hold: Scalars['String']['output'];
  /** Hold in seconds. */
  holdseconds: Scalars['Int']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** What it is for. */
  purpose: Scalars['String']['output'];
  /** Repeats. */
  repeat: Scalars['Int']['output'];
  /** Sets. */
  set: Scalars['Int']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
  /** Link to its video; empty for none. */
  video?: Maybe<Scalars['String']['output']>;
};

/** The exercise. */
export type ExerciseAnswer = Answer & {
  __typename?: 'ExerciseAnswer';
  /** The exercise. */
  exercise?: Maybe<Exercise>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** An exercise as it is typed or published. */
export type ExerciseBody = {
  __typename?: 'ExerciseBody';
  /** When not to do it, or what to heed. */
  caution?: Maybe<Scalars['String']['output']>;
  /** Hold in seconds. */
  holdseconds?: Maybe<Scalars['Int']['output']>;
  /** Address of its picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What it is good for. */
  purpose?: Maybe<Scalars['String']['output']>;
  /** Repeats. */
  repeat?: Maybe<Scalars['Int']['output']>;
  /** Sets. */
  set?: Maybe<Scalars['Int']['output']>;
  /** Times a day. */
  time?: Maybe<Scalars['Int']['output']>;
  /** Link to its video. */
  video?: Maybe<Scalars['String']['output']>;
};

/** An exercise as it is typed. */
export type ExerciseBodyInput = {
  /** When not to do it, or what to heed, at most 300 characters. */
  caution?: InputMaybe<Scalars['String']['input']>;
  /** Hold in seconds. */
  holdseconds?: InputMaybe<Scalars['Int']['input']>;
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What it is good for, at most 300 characters. */
  purpose?: InputMaybe<Scalars['String']['input']>;
  /** Repeats. */
  repeat?: InputMaybe<Scalars['Int']['input']>;
  /** Sets. */
  set?: InputMaybe<Scalars['Int']['input']>;
  /** Times a day. */
  time?: InputMaybe<Scalars['Int']['input']>;
  /** Link to its video, with https; empty for none. */
  video?: InputMaybe<Scalars['String']['input']>;
};

/** The exercises of one day. */
export type ExerciseDay = {
  __typename?: 'ExerciseDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Exercises due that day. */
  items: Array<DailyExercise>;
};

/** How often and how long an exercise is done. */
export type ExerciseDose = {
  __typename?: 'ExerciseDose';
  /** Seconds for which each repeat is held. */
  holdseconds: Scalars['Int']['output'];
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Repeats of a set. */
  repeat: Scalars['Int']['output'];
  /** Sets of a round. */
  set: Scalars['Int']['output'];
  /** Rounds a day. */
  time: Scalars['Int']['output'];
};

/** What an exercise is. */
export type ExerciseMeta = {
  __typename?: 'ExerciseMeta';
  /** What it is for. */
  description: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A patient's exercises. */
export type ExerciseSchedule = {
  __typename?: 'ExerciseSchedule';
  /** Every day on which an exercise is due. */
  exercisedateschedule: Array<ExerciseScheduleDay>;
  /** Its rows: what runs, what is to come, and what has passed. */
  exercises: Array<ScheduledExercise>;
  /** Whether the viewer may change it. */
  isEditable: Scalars['Boolean']['output'];
  /** All due and done up to today. */
  summary: ScheduleSums;
  /** The surgery date that days count from. */
  surgery: Scalars['CalendarDate']['output'];
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
  /** What a save is made on: send it back with the change. */
  version: Scalars['String']['output'];
  /** Week by week. */
  weeklyactivity_summary: Array<ScheduleWeek>;
};

/** A day on which exercises are due. */
export type ExerciseScheduleDay = {
  __typename?: 'ExerciseScheduleDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Its exercises. */
  exercises: Array<ScheduledExerciseOfDay>;
};

/** The exercises. */
export type ExercisesAnswer = Answer & {
  __typename?: 'ExercisesAnswer';
  /** By their names. */
  exercises?: Maybe<Array<Exercise>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What a questionnaire is. */
export type FeedMeta = {
  __typename?: 'FeedMeta';
  /** Whether it is answered. */
  complete: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** A questionnaire on a day. */
export type FeedOfDay = {
  __typename?: 'FeedOfDay';
  /** Item id. */
  _id: Scalars['ID']['output'];
  /** Id of what was answered; empty while nothing was. */
  answers?: Maybe<Scalars['ID']['output']>;
  /** Questionnaire id. */
  formid: Scalars['ID']['output'];
  /** What it is. */
  meta: FeedMeta;
  /** When it was answered; empty while it was not. */
  submittime?: Maybe<Scalars['DateTime']['output']>;
};

/** When a questionnaire is asked. */
export type FeedSchedule = {
  __typename?: 'FeedSchedule';
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** Questionnaire id. */
  formid: Scalars['ID']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule: Array<Scalars['Int']['output']>;
  /** 'weekly' or 'custom'. */
  scheduletype: Scalars['String']['output'];
  /** Name. */
  shortname: Scalars['String']['output'];
  /** Whether the day of surgery is left out. */
  skiponsurgerydate: Scalars['Boolean']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** Weekdays (0 Sunday); none for a custom one. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** A day on which questionnaires are due. */
export type FeedScheduleDay = {
  __typename?: 'FeedScheduleDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Its questionnaires. */
  forms: Array<FeedOfDay>;
};

/** When questionnaires are asked. */
export type FeedSchedulesAnswer = Answer & {
  __typename?: 'FeedSchedulesAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** A row for each span, in the plan's order. */
  schedules?: Maybe<Array<FeedSchedule>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A week of questionnaires. */
export type FeedWeek = {
  __typename?: 'FeedWeek';
  /** Each span that is due in it. */
  feedback: Array<ScheduleSums>;
  /** The Sunday that it begins with, MM/DD/YYYY. */
  weekdate: Scalars['String']['output'];
};

/** A questionnaire that a patient can be given. */
export type FeedbackForm = {
  __typename?: 'FeedbackForm';
  /** Questionnaire id. */
  formid: Scalars['ID']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whose licence it needs; empty for nobody's. */
  licence: Scalars['String']['output'];
  /** How many questions it has. */
  questions: Scalars['Int']['output'];
  /** Name. */
  shortname: Scalars['String']['output'];
};

/** The questionnaires. */
export type FeedbackFormsAnswer = Answer & {
  __typename?: 'FeedbackFormsAnswer';
  /** By their names. */
  forms?: Maybe<Array<FeedbackForm>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A submitted questionnaire. */
export type FormAnswer = Answer & {
  __typename?: 'FormAnswer';
  /** The form. */
  form?: Maybe<SubmittedForm>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Scores over time, each oldest first. */
export type FormData = {
  __typename?: 'FormData';
  /** Straightening of the knee, degrees as bands speak of it; 90 is straight. */
  extension: Array<Score>;
  /** The same as people read it: the degrees that are missing, 0 is straight. */
  extensiondeficit: Array<Score>;
  /** Bend of the knee, degrees. */
  flexion: Array<Score>;
  /** The knee or hip form, 0 to 48. */
  oks: Array<Score>;
  /** Pain as its code, 0 None to 4 Severe. */
  pain: Array<Score>;
};

/** The scores over time. */
export type FormDataAnswer = Answer & {
  __typename?: 'FormDataAnswer';
  /** The series. */
  formdata?: Maybe<FormData>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** One set of survey outcomes. */
export type FormGraph = {
  __typename?: 'FormGraph';
  /** Its bands in their order. */
  data: Array<FormGraphBand>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** How many forms are counted. */
  total: Scalars['Int']['output'];
};

/** Survey outcomes by month. */
export type FormGraphAnswer = Answer & {
  __typename?: 'FormGraphAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The months that are counted, YYYY-MM, oldest first. */
  months?: Maybe<Array<Scalars['String']['output']>>;
  /** Function of the knee, by score. */
  oks?: Maybe<FormGraph>;
  /** Pain, by its word. */
  pain?: Maybe<FormGraph>;
  /** Range of motion, by the best bend in degrees. */
  rom?: Maybe<FormGraph>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A band of answers. */
export type FormGraphBand = {
  __typename?: 'FormGraphBand';
  /** How many forms lie in it, for each of the months. */
  counts: Array<Scalars['Int']['output']>;
  /** What it is called. */
  label: Scalars['String']['output'];
};

/** An order of devices in the list. */
export type Fullfillment = {
  __typename?: 'Fullfillment';
  /** Order id. */
  _id: Scalars['ID']['output'];
  /** The newest open case about the patient's devices, none or one. */
  cases: Array<FullfillmentCase>;
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** The clinic. */
  customer: FullfillmentCustomer;
  /** True for a first order, false for a reorder. */
  isnew: Scalars['Boolean']['output'];
  /** How many devices were ordered. */
  noOfDevice: Scalars['Int']['output'];
  /** The clinic's date of the order. */
  orderDate: Scalars['CalendarDate']['output'];
  /** Whose devices they are. */
  patient: FullfillmentPatient;
};

/** Where the parcels of an order are sent; lines that are not known are empty. */
export type FullfillmentAddress = {
  __typename?: 'FullfillmentAddress';
  /** ISO code of the country. */
  country: Scalars['String']['output'];
  /** Street and number. */
  shipping_address: Scalars['String']['output'];
  /** City. */
  shipping_city: Scalars['String']['output'];
  /** State. */
  shipping_state: Scalars['String']['output'];
  /** Zip. */
  shipping_zip_code: Scalars['String']['output'];
};

/** Where the parcels of an order are sent. */
export type FullfillmentAddressInput = {
  /** ISO code of the country. */
  country: Scalars['String']['input'];
  /** Street and number, at most 150 characters. */
  shipping_address: Scalars['String']['input'];
  /** City, at most 50 characters. */
  shipping_city: Scalars['String']['input'];
  /** State, at most 50 characters. */
  shipping_state: Scalars['String']['input'];
  /** Zip, at most 50 characters. */
  shipping_zip_code: Scalars['String']['input'];
};

/** One order, as it is now. */
export type FullfillmentAnswer = Answer & {
  __typename?: 'FullfillmentAnswer';
  /** The order. */
  fullfillment?: Maybe<FullfillmentDetail>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A case about the devices of an order's patient. */
export type FullfillmentCase = {
  __typename?: 'FullfillmentCase';
  /** Case id. */
  _id: Scalars['ID']['output'];
  /** Number as people say it, such as C-20416. */
  casenumber: Scalars['String']['output'];
  /** Status. */
  status: Scalars['String']['output'];
};

/** The clinic of an order. */
export type FullfillmentCustomer = {
  __typename?: 'FullfillmentCustomer';
  /** Clinic id. */
  _id: Scalars['ID']['output'];
  /** Address of the logo, or null. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** An order of devices with all that is known of it. */
export type FullfillmentDetail = {
  __typename?: 'FullfillmentDetail';
  /** Order id. */
  _id: Scalars['ID']['output'];
  /** Where parcels are sent. */
  address: FullfillmentAddress;
  /** Whether the patient signed the consent. */
  authorization_form_signed: Scalars['Boolean']['output'];
  /** The newest open case about the patient's devices, none or one. */
  cases: Array<FullfillmentCase>;
  /** When it was ordered. */
  createdAt: Scalars['DateTime']['output'];
  /** The clinic. */
  customer: FullfillmentCustomer;
  /** Its devices, by name. */
  devices: Array<FullfillmentDevice>;
  /** The gateway of the next parcel, or empty. */
  gateway_id: Scalars['String']['output'];
  /** What happened to it, oldest first. */
  happened: Array<CustodyLine>;
  /** True for a first order, false for a reorder. */
  isnew: Scalars['Boolean']['output'];
  /** What carriers and vendors said of it, newest first, at most 20. */
  messages: Array<CarrierMessage>;
  /** How many devices were ordered. */
  noOfDevice: Scalars['Int']['output'];
  /** What is to be known when it is packed. */
  note: Scalars['String']['output'];
  /** The clinic's date of the order. */
  orderDate: Scalars['CalendarDate']['output'];
  /** Whose devices they are. */
  patient: FullfillmentPatient;
  /** How much of it has left, such as '1 of 3 shipped'. */
  progress: Scalars['String']['output'];
  /** Where its devices are sent back to, line by line: the clinic's name and what is known of its address. */
  returnto: Array<Scalars['String']['output']>;
  /** When gateway, tracking link, note or address were saved last. */
  savedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who saved them. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** Whose name stands on the parcel. */
  shipping_name: Scalars['String']['output'];
  /** 'Pending' or 'Shipped'. */
  status: Scalars['String']['output'];
  /** The clinic's time zone, in which times are shown. */
  timezone: Scalars['String']['output'];
  /** Where the next parcel can be followed, or empty. */
  tracking_link: Scalars['String']['output'];
  /** What is wrong with the news of carriers; null when they arrive. */
  trouble?: Maybe<CarrierTrouble>;
  /** Its devices as things that are somewhere, in the same order. */
  units: Array<FullfillmentUnit>;
  /** Raised by every change. */
  version: Scalars['Int']['output'];
};

/** A device of an order. */
export type FullfillmentDevice = {
  __typename?: 'FullfillmentDevice';
  /** The device itself. */
  device: FullfillmentHardware;
  /** Id of the device in the patient's programme. */
  deviceid: Scalars['ID']['output'];
  /** When it measured first; null before. */
  first_reading?: Maybe<Scalars['DateTime']['output']>;
  /** When it measured last; null before. */
  last_reading?: Maybe<Scalars['DateTime']['output']>;
  /** When it came how far, in dates of the clinic. */
  meta_data: FullfillmentDeviceDates;
  /** Said of it when it was deleted, refused or sent; else empty. */
  note: Scalars['String']['output'];
  /** Pending, Shipped, Delivered, Returned, Unlinked, fail or Deleted. In an order, a replacement that is not linked yet is Unlinked. */
  status: Scalars['String']['output'];
  /** Why it cannot be chosen to be sent or deleted; null when it can. */
  statusDescription?: Maybe<Scalars['String']['output']>;
};

/** When a device came how far. */
export type FullfillmentDeviceDates = {
  __typename?: 'FullfillmentDeviceDates';
  /** With the patient. */
  delivered_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Ordered. */
  ordered_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Ordered again. */
  reorder_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Back. */
  returned_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Sent. */
  shipped_on?: Maybe<Scalars['CalendarDate']['output']>;
};

/** Devices of an order, or of a patient. */
export type FullfillmentDevicesAnswer = Answer & {
  __typename?: 'FullfillmentDevicesAnswer';
  /** The devices, by name. */
  devices?: Maybe<Array<FullfillmentDevice>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Which orders are asked for. What is left out does not narrow. */
export type FullfillmentFilters = {
  /** Whether the patient signed the consent: 'Yes' or 'No'. */
  consent?: InputMaybe<Scalars['String']['input']>;
  /** One clinic of the company. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** How the patient's last name begins. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** 'active' or 'inactive' patients. */
  patienttype?: InputMaybe<Scalars['String']['input']>;
  /** Whether the patient registered in the app: 'Yes' or 'No'. */
  registered?: InputMaybe<Scalars['String']['input']>;
  /** 'Pending', which is usual, or 'Shipped'. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** 'New' or 'Reorder'. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A device as it was sent. */
export type FullfillmentHardware = {
  __typename?: 'FullfillmentHardware';
  /** Its parcel. */
  fulfillment_request: FullfillmentParcel;
  /** The gateway that it was sent with, or empty. */
  hardware_uuid: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** The parcel of a device. */
export type FullfillmentParcel = {
  __typename?: 'FullfillmentParcel';
  /** Whose name stands on it. */
  shipping_name: Scalars['String']['output'];
  /** Where it can be followed, or empty. */
  shipping_tracking_link: Scalars['String']['output'];
};

/** The patient of an order. */
export type FullfillmentPatient = {
  __typename?: 'FullfillmentPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Whether the patient is active. */
  active: Scalars['Boolean']['output'];
  /** Whether the patient signed the consent. */
  consent: Scalars['Boolean']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** The same, as the patient's record calls it. */
  patientconsent: Scalars['Boolean']['output'];
  /** Whether the patient registered in the app. */
  registered: Scalars['Boolean']['output'];
  /** Where the patient's record says that parcels are sent. */
  shipaddress: FullfillmentAddress;
  /** The surgeon. */
  surgeon: FullfillmentSurgeon;
  /** The surgery. */
  surgery: FullfillmentSurgery;
};

/** The surgeon of an order's patient. */
export type FullfillmentSurgeon = {
  __typename?: 'FullfillmentSurgeon';
  /** Name with title. */
  name: Scalars['String']['output'];
};

/** The surgery of an order's patient. */
export type FullfillmentSurgery = {
  __typename?: 'FullfillmentSurgery';
  /** Its date. */
  date: Scalars['CalendarDate']['output'];
};

/** A device of an order as a thing that is somewhere. */
export type FullfillmentUnit = {
  __typename?: 'FullfillmentUnit';
  /** What is still ahead of it when all goes well, such as 'First reading'; nothing of one that is lost. */
  ahead: Array<Scalars['String']['output']>;
  /** Id of the device in the patient's programme. */
  deviceid: Scalars['ID']['output'];
  /** The clinic's date by which it is due back: 14 days after its patient needs it no longer; null unless it is out. */
  dueback?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether it has been out for more than 30 days after its patient needed it no longer. */
  maybelost: Scalars['Boolean']['output'];
  /** What can be noted by hand after it was sent, and for what cannot, why. */
  moves: Array<UnitMove>;
  /** The line that was noted last about it; null while there is none. */
  newest?: Maybe<Scalars['ID']['output']>;
  /** Whether it is out: on its way, or with the patient. */
  out: Scalars['Boolean']['output'];
  /** Whether it should be back by now. */
  overdue: Scalars['Boolean']['output'];
  /** Since when; null for one that was only ordered. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Which hardware its readings came from, oldest first. */
  sources: Array<ReadingSource>;
  /** Where it stands, such as 'In use'. */
  state: Scalars['String']['output'];
};

/** A page of orders. */
export type FullfillmentsAnswer = Answer & {
  __typename?: 'FullfillmentsAnswer';
  /** The page, newest order first unless told otherwise. */
  fullfillments?: Maybe<Array<Fullfillment>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** How many orders there are. */
export type FullfillmentsCountAnswer = Answer & {
  __typename?: 'FullfillmentsCountAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** With devices that wait to be sent. */
  pending?: Maybe<Scalars['Int']['output']>;
  /** With nothing left to send. */
  shipped?: Maybe<Scalars['Int']['output']>;
  /** Delivered devices of these clinics that send nothing. */
  silent?: Maybe<Scalars['Int']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** What is wrong with the news of carriers; null when they arrive. */
  trouble?: Maybe<CarrierTrouble>;
};

/** The charts of a device. */
export type GraphAnswer = Answer & {
  __typename?: 'GraphAnswer';
  /** One chart for each value that is shown; motions of the joint that was not operated on are left out. */
  graphs?: Maybe<Array<GraphData>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The clinic's time zone, an IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** A chart of a device. */
export type GraphData = {
  __typename?: 'GraphData';
  /** Id of the assigned device. */
  _id: Scalars['ID']['output'];
  /** The lines of the chart. */
  data: Array<GraphLine>;
  /** Name of the device. */
  devicename: Scalars['String']['output'];
  /** What stands below the chart. */
  xAxisLable: Scalars['String']['output'];
  /** The unit of the values; empty for none. */
  yAxisLable: Scalars['String']['output'];
  /** The ends of the axis; empty lets the values decide. */
  yAxisRange?: Maybe<GraphRange>;
};

/** Which charts are asked for. */
export type GraphInput = {
  /** Id of the assigned device. */
  deviceid: Scalars['ID']['input'];
  /** Patient id. */
  patientid: Scalars['ID']['input'];
  /** How many readings, 1 to 100; the last 10 when left out. */
  readings?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of a chart. */
export type GraphLine = {
  __typename?: 'GraphLine';
  /** What is measured. */
  reading: Scalars['String']['output'];
  /** The limits valid today. */
  threshold: GraphThreshold;
  /** Its place among the values of the device, from 0. */
  valueIndex: Scalars['Int']['output'];
  /** Its values, oldest first. */
  values: Array<GraphPoint>;
};

/** A value and its moment. */
export type GraphPoint = {
  __typename?: 'GraphPoint';
  /** When it was measured. */
  x: Scalars['DateTime']['output'];
  /** The value; empty where the device gave none, or one that cannot have been measured. Such a point is not shown. */
  y?: Maybe<Scalars['Float']['output']>;
};

/** The ends of an axis. */
export type GraphRange = {
  __typename?: 'GraphRange';
  /** Highest value. */
  max: Scalars['Float']['output'];
  /** Lowest value. */
  min: Scalars['Float']['output'];
};

/** The limits of a value. */
export type GraphThreshold = {
  __typename?: 'GraphThreshold';
  /** Highest wanted value; empty for none. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Lowest wanted value; empty for none. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A company's health coach. */
export type HealthCoach = {
  __typename?: 'HealthCoach';
  /** User id. */
  _id: Scalars['ID']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
};

/** Where an image is. */
export type ImageUrlAnswer = Answer & {
  __typename?: 'ImageUrlAnswer';
  /** Its address. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** First and last date of an item. */
export type ItemDates = {
  __typename?: 'ItemDates';
  /** First date. */
  from: Scalars['CalendarDate']['output'];
  /** Last date. */
  to: Scalars['CalendarDate']['output'];
};

/** Patients by what they did of their exercises. Who had nothing due is in none. */
export type LastActivities = {
  __typename?: 'LastActivities';
  /** How many did all. */
  complete: Scalars['Int']['output'];
  /** How many did some. */
  partial: Scalars['Int']['output'];
  /** How many did nothing. */
  skipped: Scalars['Int']['output'];
  /** 'success'. */
  status: Scalars['String']['output'];
};

/** Patients by what they measured. Who had nothing due is in none. */
export type LastMeasurements = {
  __typename?: 'LastMeasurements';
  /** How many measured all. */
  meacomplete: Scalars['Int']['output'];
  /** How many measured some. */
  meapartial: Scalars['Int']['output'];
  /** How many measured nothing. */
  measkipped: Scalars['Int']['output'];
  /** Empty. */
  message: Scalars['String']['output'];
  /** 'success'. */
  status: Scalars['String']['output'];
};

/** The newest value of each score with its day; empty where there is none. */
export type LastScores = {
  __typename?: 'LastScores';
  /** Extension in degrees as bands speak of it: 90 is straight. */
  extension?: Maybe<Score>;
  /** The same as people read it: the degrees that are missing, 0 is straight. */
  extensiondeficit?: Maybe<Score>;
  /** Flexion in degrees. */
  flexion?: Maybe<Score>;
  /** Own hip score, 0 to 48. */
  hipscore?: Maybe<Score>;
  /** Own knee score, 0 to 48. */
  kneescore?: Maybe<Score>;
  /** Pain level, 0 None to 4 Severe. */
  painlevel?: Maybe<Score>;
};

/** A patient without a report among others. */
export type LeftOutPatient = {
  __typename?: 'LeftOutPatient';
  /** First and last name; `A patient` where the viewer may not see them any more. */
  name: Scalars['String']['output'];
  /** In words for people. */
  reason: Scalars['String']['output'];
};

/** Degrees that cannot be true. */
export type LeftOutScore = {
  __typename?: 'LeftOutScore';
  /** The day they are for. */
  date: Scalars['CalendarDate']['output'];
  /** The most that can be true. */
  max: Scalars['Float']['output'];
  /** The least that can be true. */
  min: Scalars['Float']['output'];
  /** The device that sent them. */
  source: Scalars['String']['output'];
  /** The degrees; of a straightening those that are missing. */
  value: Scalars['Float']['output'];
};

/** Content in a list. */
export type ListedContent = {
  __typename?: 'ListedContent';
  /** Content id. */
  _id: Scalars['ID']['output'];
  /** Age groups it is meant for; none for all. */
  age_groups: Array<Scalars['String']['output']>;
  /** When it was last changed, ISO 8601; empty for what is ready. */
  changed?: Maybe<Scalars['String']['output']>;
  /** To how many clinics it is offered; empty for all of the company's. */
  clinics?: Maybe<Scalars['Int']['output']>;
  /** Of a care plan: how many devices it brings. */
  devices?: Maybe<Scalars['Int']['output']>;
  /** Of a published exercise: the dose with which it begins in a regimen. */
  dose?: Maybe<ExerciseDose>;
  /** Whether a draft of it waits, that of its first version too. */
  hasdraft: Scalars['Boolean']['output'];
  /** Whether it has a video. */
  hasvideo: Scalars['Boolean']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether it may be changed, or only copied. */
  mayedit: Scalars['Boolean']['output'];
  /** Of a device: what it measures, in order. */
  measures: Array<Scalars['String']['output']>;
  /** Name of the newest version, else of the draft. */
  name: Scalars['String']['output'];
  /** Of a care plan: how many questionnaires it asks. */
  questionnaires?: Maybe<Scalars['Int']['output']>;
  /** Of a care plan: how many regimens it brings. */
  regimens?: Maybe<Scalars['Int']['output']>;
  /** Active patients whose programme was made from any version of a care plan. */
  running?: Maybe<Scalars['Int']['output']>;
  /** 'published', 'draft' (of a first or a next version), 'retired' or 'ready'. */
  state: Scalars['String']['output'];
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
  /** In how many published care plans and regimens any version stands. */
  usedin: Scalars['Int']['output'];
  /** The newest version; empty before the first. */
  version?: Maybe<Scalars['Int']['output']>;
  /** Id of the newest version, by which others hold it; empty before the first. */
  versionid?: Maybe<Scalars['ID']['output']>;
};

/** A session, or the demand for a one-time code. */
export type LoginAnswer = Answer & {
  __typename?: 'LoginAnswer';
  /** The company of a company user. */
  company?: Maybe<SessionCompany>;
  /** The clinic the session works in; empty until a company user chooses one. */
  customer?: Maybe<SessionCustomer>;
  /** Where the code was sent, masked. */
  email?: Maybe<Scalars['String']['output']>;
  /** How many seconds the trust cookie lasts. */
  exp?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The session token, a signed JWT of 18,000,000 ms, or less when the session ends earlier. */
  token?: Maybe<Scalars['String']['output']>;
  /** The new trust token of this device, when asked for. */
  trustToken?: Maybe<Scalars['String']['output']>;
  /** Who is signed in. */
  user?: Maybe<SessionUser>;
  /** Names this sign-in for loginWithOtp and resendOtp; empty once there is a token. */
  userid?: Maybe<Scalars['ID']['output']>;
};

/** What a person types to sign in, and where they do it. */
export type LoginCredentials = {
  /** What the device calls itself. */
  device?: InputMaybe<Scalars['String']['input']>;
  /** The application: AdminWeb or AdminLite. */
  deviceType?: InputMaybe<Scalars['String']['input']>;
  /** The user's email, compared without regard to case. */
  email: Scalars['String']['input'];
  /** Where the device is, as far as it tells. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** The password. */
  password: Scalars['String']['input'];
  /** The trust token of this device, if it has one. */
  trustToken?: InputMaybe<Scalars['String']['input']>;
};

/** The version of a care plan that a programme runs. */
export type MadeFrom = {
  __typename?: 'MadeFrom';
  /** Since which day of the clinic the programme runs it. */
  on: Scalars['CalendarDate']['output'];
  /** Its number, from 1 on. */
  version: Scalars['Int']['output'];
};

/** A value of a reading. Its number is its place, and never changes its meaning. */
export type MeasuredValue = {
  __typename?: 'MeasuredValue';
  /** Whether it was published before: then only its limits change. */
  kept?: Maybe<Scalars['Boolean']['output']>;
  /** The largest value that can be true. */
  max?: Maybe<Scalars['Float']['output']>;
  /** What it measures. */
  metric?: Maybe<Scalars['String']['output']>;
  /** The smallest value that can be true. */
  min?: Maybe<Scalars['Float']['output']>;
  /** The limits that charts draw. */
  thresholds?: Maybe<Array<ValueLimit>>;
  /** Its unit; empty for none. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** A value of a reading, as it is typed. */
export type MeasuredValueInput = {
  /** The largest value that can be true. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** What it measures, at most 40 characters. */
  metric?: InputMaybe<Scalars['String']['input']>;
  /** The smallest value that can be true. */
  min?: InputMaybe<Scalars['Float']['input']>;
  /** The limits that charts draw: at most 12. */
  thresholds?: InputMaybe<Array<ValueLimitInput>>;
  /** Its unit, at most 12 characters; empty for none. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** A day on which a device is due. */
export type MeasurementDay = {
  __typename?: 'MeasurementDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** complete, partial, skipped, or remaining: due today or later and not begun. */
  status: Scalars['String']['output'];
  /** How often it is due. */
  time: Scalars['Int']['output'];
  /** How often it measured. */
  timesDone: Scalars['Int']['output'];
};

/** Patients by what they did of their measurements. */
export type MeasurementEngagementAnswer = Answer & {
  __typename?: 'MeasurementEngagementAnswer';
  /** All done. */
  meacomplete?: Maybe<EngagedPatients>;
  /** Some done. */
  meapartial?: Maybe<EngagedPatients>;
  /** None done. */
  measkipped?: Maybe<EngagedPatients>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What there is to see of something. */
export type Media = {
  __typename?: 'Media';
  /** Its picture. */
  image: MediaImage;
};

/** A picture. */
export type MediaImage = {
  __typename?: 'MediaImage';
  /** Its address; empty for none. */
  url?: Maybe<Scalars['String']['output']>;
};

/** An image of a message, by the names of its files: POST /images/messages shows them. */
export type MessageImage = {
  __typename?: 'MessageImage';
  /** The image as it is kept. */
  original: Scalars['String']['output'];
  /** A small one. */
  thumbnail: Scalars['String']['output'];
};

/** The patient whose messages are shown. */
export type MessagePatient = {
  __typename?: 'MessagePatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Last four digits of the phone. */
  lastdigitsofphone: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The date of the surgery. */
  surgeryDate: Scalars['CalendarDate']['output'];
  /** 'knee' or 'hip'. */
  surgeryType: Scalars['String']['output'];
};

/** A surgeon beside the messages. */
export type MessageSurgeon = {
  __typename?: 'MessageSurgeon';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** Address of a picture; empty for none. */
  image: Scalars['String']['output'];
  /** The name with title. */
  name: Scalars['String']['output'];
  /** Whether lists show the surgeon. */
  showinlist: Scalars['Boolean']['output'];
  /** How many conversations about the surgeon's patients are unread to the viewer. */
  unreadcount: Scalars['Int']['output'];
};

/** One value of a device. */
export type Metric = {
  __typename?: 'Metric';
  /** Highest plausible value. */
  max: Scalars['Float']['output'];
  /** Label. */
  metric: Scalars['String']['output'];
  /** Lowest plausible value. */
  min: Scalars['Float']['output'];
  /** Unit. */
  unit: Scalars['String']['output'];
};

/** What was moved. */
export type MoveSurgeryAnswer = Answer & {
  __typename?: 'MoveSurgeryAnswer';
  /** The change, by which it can be undone. */
  change?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A new surgery date. */
export type MoveSurgeryInput = {
  /** Whether items may end of which nothing is left. */
  drops?: InputMaybe<Scalars['Boolean']['input']>;
  /** Patient id. */
  patientid: Scalars['ID']['input'];
  /** Of the preview that was shown. */
  planHash: Scalars['String']['input'];
  /** The reminders that go along; left out, those that nobody else appointed. */
  reminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether exercises and measurements go with the date; questionnaires always do. */
  reschedule: Scalars['Boolean']['input'];
  /** The new date. */
  to: Scalars['CalendarDate']['input'];
};

/** What becomes of an item when surgery moves. */
export type MovedItem = {
  __typename?: 'MovedItem';
  /** Item id. */
  _id: Scalars['ID']['output'];
  /** First and last date then; empty for one that drops. */
  after?: Maybe<ItemDates>;
  /** 'exercise', 'measurement' or 'questionnaire'. */
  area: Scalars['String']['output'];
  /** First and last date now. */
  before: ItemDates;
  /** 'moves', 'longer', 'shorter', 'startsToday', 'keeps' or 'drops'. */
  effect: Scalars['String']['output'];
  /** What it is of. */
  name: Scalars['String']['output'];
  /** The regimen that an exercise came with; empty for what was added by hand. */
  regimen?: Maybe<Scalars['String']['output']>;
  /** How far the order of a device has come; empty for others. */
  status?: Maybe<Scalars['String']['output']>;
};

/** A reminder beside a new surgery date. */
export type MovedReminder = {
  __typename?: 'MovedReminder';
  /** Reminder id. */
  _id: Scalars['ID']['output'];
  /** Its date. */
  date: Scalars['CalendarDate']['output'];
  /** Whether it goes along. */
  goesalong: Scalars['Boolean']['output'];
  /** Its title. */
  title: Scalars['String']['output'];
  /** Where it would go; empty where that lies before today. */
  to?: Maybe<Scalars['CalendarDate']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Asks a surgeon to call back. No session is needed; the answer is the same whether there is such a patient or not. */
  addCallbackRequest: CallbackRequestAnswer;
  /** Adds a company, or with an id changes one; for the super admin. */
  addEditCompany: CompanyAnswer;
  /** Adds a clinic to a company, or with an id changes one. */
  addEditCustomer: SavedCustomerAnswer;
  /** addEvent under its other name. */
  addEditEvent: ReminderAnswer;
  /** Adds a surgeon to the session's clinic, or with an id changes one. A surgeon may change the own record only. */
  addEditSurgeon: SurgeonAnswer;
  /** Adds a user and mails a link to set a password, or with an id changes what the input holds. Who is deactivated is signed out at once. */
  addEditUser: SavedUserAnswer;
  /** Adds a reminder for today or a later day of the clinic; with the id of a reminder it changes that one. */
  addEvent: ReminderAnswer;
  /** Says something in a case. Staff at their screens hear it at once, everybody else when it can no longer be taken back. */
  addNewComment: CommentAnswer;
  /** Sends a notification to patients: to those named, or to all whom the filters match. */
  addNotifications: NotificationSentAnswer;
  /** Adds a patient with a programme that begins today: all of it, or nothing. Its devices are ordered, the patient is invited. */
  addPatientAdmin: AddPatientAnswer;
  /** Adds several diagnoses, or none of them. */
  addPatientDiagnoses: DiagnosesAnswer;
  /** Adds a note about a patient. */
  addPatientNote: PatientNoteAnswer;
  /** A patient registers. Sent twice with the same token it registers once; the answer never tells who is known already. */
  addRegisterPatient: PlainAnswer;
  /** Adds a diagnosis. One that is recorded already is refused. */
  addSingleDiagnosis: DiagnosesAnswer;
  /** Logs work on a case. */
  addWorkLog: PlainAnswer;
  /** Sets a patient's caregiver, or removes the one there is. Refused when it is not the known one any more. */
  addeditCaregiver: PatientAnswer;
  /** Names a patient's health coach, one of the viewer's company, or nobody with null. */
  addeditHealthcoach: PlainAnswer;
  /** Sets where a patient's devices are sent. Refused when it is not the known one any more. */
  addeditShipAddress: PatientAnswer;
  /** Puts the newest version of a care plan into running programmes, as its preview said. It is done a patient at a time, soon after. */
  applyVersion: PlainAnswer;
  /** Takes cases out of the lists; archived false brings them back. All of them or, when one is not the viewer's, none. */
  archiveActionCases: PlainAnswer;
  /** Asks the carrier for news of an order now. */
  askCarrier: FullfillmentAnswer;
  /** Gives a case to the vendor's team. */
  assignedToMoveAi: PlainAnswer;
  /** Ends reports of the viewer's that are being made; nothing of them is kept. */
  cancelReportJob: PlainAnswer;
  /** Mails a caregiver a link to the page, which works for 7 days. */
  caregiverNotify: PlainAnswer;
  /** A signed-in user's new password; the old one is asked for again. */
  changeUserPassword: PlainAnswer;
  /** Begins content of the company as a copy of other content, as a draft. */
  copyContent: ContentAnswer;
  /** Takes back a line of where a device has been, for a reason. The device stands again where the lines left over lead. */
  correctCustody: FullfillmentAnswer;
  /** addPatientAdmin under its other name. */
  creatPatientAdmin: AddPatientAnswer;
  /** Opens a conversation with a patient: createNewCase under the name that a message has for it. */
  createCaseFromMessage: NewCaseAnswer;
  /** Opens a case of a clinic, as company users do, or a conversation with a patient, as everybody else does. */
  createNewCase: NewCaseAnswer;
  /** Asks that the account of a person be deleted. The answer is the same whether or not there is one. */
  deleteAccountRequest: PlainAnswer;
  /** Deletes archived cases with their comments and work logs. All of them, or none. */
  deleteActionCase: PlainAnswer;
  /** Deletes a comment. Only its author may, and can bring it back. */
  deleteComment: PlainAnswer;
  /** Deletes a reminder, which can be brought back. */
  deleteEvent: PlainAnswer;
  /** Deletes a diagnosis, which can be brought back. */
  deletePatientDiagnosis: DiagnosesAnswer;
  /** Deletes a note. Only its author may, and can bring it back. */
  deletePatientNote: PlainAnswer;
  /** Deletes a registration that waits, with what was signed. */
  deleteRegisteredPatient: PlainAnswer;
  /** Ends pushes to a device. */
  deleteUserDeviceToken: PlainAnswer;
  /** Deletes an entry of the work log. Only its author may. */
  deleteWorkLog: PlainAnswer;
  /** Takes the draft away. What was never published goes with it. */
  discardContentDraft: PlainAnswer;
  /** Erases a draft. */
  discardPatientDraft: PlainAnswer;
  /** Takes a request out of the company's list because it is about none of its patients; for a super admin out of all lists. */
  dismissDeletionRequest: PlainAnswer;
  /** Takes a message out of the list, and with dismissed false back into it. A dismissed message is not tried again. */
  dismissUndeliveredMessage: PlainAnswer;
  /** Changes a comment. Only its author may. */
  editComment: PlainAnswer;
  /** Saves a patient's questionnaires from today on. */
  editFeedSchedule: SaveScheduleAnswer;
  /** Changes a patient. The surgery type stays; a new surgery date moves questionnaires, and with regimEdit exercises and measurements. */
  editPatient: EditPatientAnswer;
  /** Saves a patient's exercises from today on. What has passed stays. */
  editSchedule: SaveScheduleAnswer;
  /** Changes an entry of the work log. Only its author may. */
  editWorkLog: PlainAnswer;
  /** Ends all sessions of the signed-in user's own account but the one that calls. */
  endOtherSessions: PlainAnswer;
  /** Ends a link to the data of a patient, on every page and connection that it opened. The holder of a caregiver's or a report link can end that link alone. */
  endPatientLink: PlainAnswer;
  /** Ends a session of the signed-in user's own account, with all its tokens. */
  endSession: PlainAnswer;
  /** A company user or super admin enters a clinic: a new token and profile for it. */
  loginAsCustomer: LoginAnswer;
  /** A patient's session in the phone application. */
  loginPatient: PatientLoginAnswer;
  /** First step of signing in. A trusted device gets its session at once, any other a one-time code by mail. */
  loginUser: LoginAnswer;
  /** Second step: the one-time code opens the session. */
  loginWithOtp: LoginAnswer;
  /** Ends the session; with a push token, that device gets no more pushes. */
  logout: PlainAnswer;
  /** Deletes a device from its order before it is sent; its schedule stays. */
  markAsDeleted: FullfillmentAnswer;
  /** Marks devices of an order as shipped, with the gateway and tracking link that were saved. Without consent it asks, until `unsigned` says yes. */
  markAsShipped: FullfillmentAnswer;
  /** Moves a patient's surgery and the programme with it, as the preview showed. */
  moveSurgery: MoveSurgeryAnswer;
  /**
   * Notes by hand what happened to a unit: delivered, linked, unlinked, returned, lost, checked, wiped or retired, as far as it stands and
   * the role may. `seen` is the newest line that was read: who comes second is refused and reads who was first.
   */
  moveUnit: FullfillmentAnswer;
  /** Tells other staff who look at a case that the caller is writing in it. It is kept nowhere. */
  nowWriting: PlainAnswer;
  /** Makes the draft the newest version. All that is wrong with it comes back together. */
  publishContent: ContentAnswer;
  /** Puts a patient on technical hold from today on, or releases the hold with isNew false. */
  putPatientOnHold: PlainAnswer;
  /** The signed-in patient filled a questionnaire in. */
  recordAnswers: RecordAnswer;
  /** The signed-in patient did one round of an exercise. */
  recordExercise: RecordAnswer;
  /** A device of the signed-in patient measured something. */
  recordReading: RecordAnswer;
  /** Takes surgeons out of the session's clinic. Refused as a whole while one of them has active patients. */
  removeSurgeons: PlainAnswer;
  /** A new token of the running session, in the clinic where it works. The end of the session stays: 12 hours after its password. A progress page that was opened with a code gets 30 minutes more, until 2 hours after the code. */
  renewSession: RenewedSessionAnswer;
  /** Gives a unit another hardware, whose id is read like a Gateway ID. The device, its schedule and its readings stay. */
  replaceUnit: FullfillmentAnswer;
  /** Sends a new one-time code, at the earliest 30 seconds after the last. */
  resendOtp: PlainAnswer;
  /** Sets a new password from an emailed link. */
  resetPassword: PlainAnswer;
  /** Sends a reset link: for staff by _id and email, for patients by patientid and phone. */
  resetUserPassword: PlainAnswer;
  /** Brings a deleted comment back as it was. */
  restoreComment: PlainAnswer;
  /** Brings a deleted reminder back as it was. */
  restoreEvent: PlainAnswer;
  /** Brings a deleted diagnosis back as it was. */
  restorePatientDiagnosis: DiagnosesAnswer;
  /** Brings a deleted note back as it was. */
  restorePatientNote: PlainAnswer;
  /** Offers content no longer, or again. What runs goes on. */
  retireContent: ContentAnswer;
  /** Asks for a code again on a device trusted before. */
  revokeTrustedDevice: PlainAnswer;
  /** Keeps the next version as it is typed; without an id it begins new content. */
  saveContentDraft: ContentAnswer;
  /** Keeps what was typed so far of a new patient; each save erases it 30 days later. Without a draft the window only says that it goes on. Refused when another window has taken it, or when it changed. */
  savePatientDraft: PatientDraftAnswer;
  /** Lists a request for a company, whose admin may start a case. */
  sendDeletionRequest: PlainAnswer;
  /** Puts a message that was not delivered on its way again. One whose content is gone is refused with what to do instead. */
  sendMessageAgain: PlainAnswer;
  /** Sends somebody the link of the clinic's page with QR code and instructions. */
  sendMobileAppLink: PlainAnswer;
  /** Sends somebody the link of the clinic's registration page, by SMS and, if an email is given, by mail. */
  sendPatientAuthLink: PlainAnswer;
  /** Mails a link to a patient's report, which works for 7 days. The file itself never travels by mail. */
  sendReportMail: ReportMailAnswer;
  /** Mails a link to set a new password, if there is such an account; the answer is the same either way. */
  sendResetPasswordLink: PlainAnswer;
  /** Notes that somebody was called back; with called false, that nobody was. Whoever called first stays named. */
  setCallbackCalled: PlainAnswer;
  /** Sets after how many hours, 12 to 720, a silent device opens a case in a clinic; none for never. */
  setDeviceSilence: PlainAnswer;
  /** Sets the first password from an emailed link. */
  setPassword: PlainAnswer;
  /** Sets a patient's password from a link. */
  setPatientPassword: PlainAnswer;
  /** Registers a phone or computer of the signed-in user for pushes. timezone is its offset or name; userid, when sent, is the user's own id. */
  setUserDeviceToken: PlainAnswer;
  /** Registers a browser for pushes. webtoken is its subscription as JSON. */
  setWebToken: PlainAnswer;
  /** Starts a 'Delete Account Request' case about the patient whom a listed request is taken for, and takes the request out of the list. */
  startDeletionCase: DeletionCaseAnswer;
  /** Begins the reports of up to 500 patients, which are made behind the answer and kept for 24 hours as GET /reports/{job}.zip. */
  startReports: StartReportsAnswer;
  /** Switches for a clinic, or for a company, whether reminders are imported by themselves. */
  switchAutoImport: PlainAnswer;
  /** Takes a comment back within 8 seconds: nobody but staff at their screens has heard of it. */
  takeBack: PlainAnswer;
  /** Takes back a mail of the caller's that has not left yet: it waits 8 seconds. */
  takeBackReportMail: PlainAnswer;
  /** Makes a patient active or inactive from today on. */
  togglePatientStatus: PlainAnswer;
  /** Takes a change of the last 30 days back, from today on. What was changed again since stays, and is named. */
  undoScheduleChange: UndoScheduleAnswer;
  /** Changes a case, and may log work on it. What is left out stays. */
  updateActionCase: PlainAnswer;
  /** Gives an order an address of its own, and the patient's record too when `record` says so. Parcels on their way keep theirs. */
  updateAddress: FullfillmentAnswer;
  /** Saves gateway, tracking link and note of an order without sending anything, and its address when one is given. */
  updateDeviceOrder: FullfillmentAnswer;
  /** Saves a patient's devices from today on, orders the new ones, and orders those in reorder again. */
  updateDeviceSchedule: SaveScheduleAnswer;
  /** Saves the gateway of an order. A gateway serves one open order at a time. */
  updateGatewayId: FullfillmentAnswer;
  /** Notes that the viewer looked at a case: what was said until now is read, or with unread none of it. */
  updateLastViewed: PlainAnswer;
  /** Changes the code or the description of a diagnosis. */
  updatePatientDiagnosis: DiagnosesAnswer;
  /** Changes a note. Only its author may. */
  updatePatientNote: PatientNoteAnswer;
  /** Saves the closing lines of mails. */
  updateSignature: PlainAnswer;
  /** Saves where the parcel of an order can be followed. */
  updateTrackingLink: FullfillmentAnswer;
  /** Remembers the patient list filter, as address parameters, or forgets it when empty. */
  updateUserFilter: PlainAnswer;
  /** Notes that the tour of a page was seen. */
  updateUserVisitedPages: VisitedPagesAnswer;
  /** Somebody opens a patient's progress page without a link: mails the patient a code, and names the challenge it belongs to. */
  validPatientId: PatientIdAnswer;
  /** Opens the page for 30 minutes with the code that was mailed. */
  verifyActivityLinkOtp: ActivityLinkAnswer;
  /** Withdraws a request by the link in the message to its account. */
  withdrawAccountDeletion: PlainAnswer;
  /** Withdraws a request because the patient asked for it. The reason is said in the case. */
  withdrawDeletionForPatient: PlainAnswer;
};


export type MutationAddCallbackRequestArgs = {
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  patientid?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
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
  comment: Scalars['String']['input'];
  image?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddNotificationsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<PatientFilters>;
  header: Scalars['String']['input'];
  message: Scalars['String']['input'];
  patientids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAddPatientAdminArgs = {
  although?: InputMaybe<AdditionReasonInput>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  draft?: InputMaybe<Scalars['ID']['input']>;
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
  include_regimens?: InputMaybe<Scalars['Boolean']['input']>;
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
  consent_email?: InputMaybe<Scalars['String']['input']>;
  customer: Scalars['ID']['input'];
  dob: Scalars['String']['input'];
  email: Scalars['String']['input'];
  email_opt_in: Scalars['Boolean']['input'];
  firstname: Scalars['String']['input'];
  gender: Scalars['String']['input'];
  height?: InputMaybe<Scalars['Float']['input']>;
  include_devices: Scalars['Boolean']['input'];
  lastname: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  shipaddress: ShipAddressInput;
  token: Scalars['String']['input'];
};


export type MutationAddSingleDiagnosisArgs = {
  input: DiagnosisInput;
  patientId: Scalars['ID']['input'];
};


export type MutationAddWorkLogArgs = {
  caseId: Scalars['ID']['input'];
  date: Scalars['String']['input'];
  hrs?: InputMaybe<Scalars['Int']['input']>;
  mins?: InputMaybe<Scalars['Int']['input']>;
  workDescription?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddeditCaregiverArgs = {
  caregiver?: InputMaybe<CaregiverInput>;
  known?: InputMaybe<CaregiverInput>;
  patientid: Scalars['ID']['input'];
};


export type MutationAddeditHealthcoachArgs = {
  healthcoachid?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
};


export type MutationAddeditShipAddressArgs = {
  known?: InputMaybe<ShipAddressInput>;
  orders?: InputMaybe<Array<OrderFollowsInput>>;
  patientid: Scalars['ID']['input'];
  shipaddress: ShipAddressInput;
};


export type MutationApplyVersionArgs = {
  changes: Array<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  planHash: Scalars['String']['input'];
  tell?: InputMaybe<Scalars['Boolean']['input']>;
  telladmins?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationArchiveActionCasesArgs = {
  archived?: InputMaybe<Scalars['Boolean']['input']>;
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
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  patientid: Scalars['ID']['input'];
};


export type MutationChangeUserPasswordArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  newpassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationCopyContentArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationCorrectCustodyArgs = {
  _id: Scalars['ID']['input'];
  lineid: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationCreatPatientAdminArgs = {
  although?: InputMaybe<AdditionReasonInput>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  draft?: InputMaybe<Scalars['ID']['input']>;
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
  include_regimens?: InputMaybe<Scalars['Boolean']['input']>;
  patient: PatientInput;
  registration?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateCaseFromMessageArgs = {
  description: Scalars['String']['input'];
  messageType?: InputMaybe<Scalars['String']['input']>;
  patientId: Scalars['ID']['input'];
  summary: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


export type MutationCreateNewCaseArgs = {
  assignedTo?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  description: Scalars['String']['input'];
  hrs?: InputMaybe<Scalars['Int']['input']>;
  lastFourDigits?: InputMaybe<Scalars['String']['input']>;
  messageType?: InputMaybe<Scalars['String']['input']>;
  mins?: InputMaybe<Scalars['Int']['input']>;
  patientId?: InputMaybe<Scalars['ID']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  summary: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  type: Scalars['String']['input'];
  workDescription?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccountRequestArgs = {
  dob: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  firstname: Scalars['String']['input'];
  lastname: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  token: Scalars['String']['input'];
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
  dxCode: Scalars['String']['input'];
  patientId: Scalars['ID']['input'];
};


export type MutationDeletePatientNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteRegisteredPatientArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserDeviceTokenArgs = {
  token: Scalars['String']['input'];
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
  dismissed?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationEditCommentArgs = {
  comment: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
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
  date: Scalars['String']['input'];
  hrs?: InputMaybe<Scalars['Int']['input']>;
  mins?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  wlid: Scalars['ID']['input'];
  workDescription?: InputMaybe<Scalars['String']['input']>;
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
  device?: InputMaybe<Scalars['String']['input']>;
  deviceType?: InputMaybe<Scalars['String']['input']>;
  isTrusted?: InputMaybe<Scalars['Boolean']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  otpFromPatient: Scalars['String']['input'];
  userid: Scalars['ID']['input'];
};


export type MutationLogoutArgs = {
  pushToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkAsDeletedArgs = {
  _id: Scalars['ID']['input'];
  deviceid: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkAsShippedArgs = {
  _id: Scalars['ID']['input'];
  devicesids: Array<Scalars['ID']['input']>;
  unsigned?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMoveSurgeryArgs = {
  input: MoveSurgeryInput;
};


export type MutationMoveUnitArgs = {
  _id: Scalars['ID']['input'];
  deviceid: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<Scalars['ID']['input']>;
  word: Scalars['String']['input'];
};


export type MutationNowWritingArgs = {
  caseid: Scalars['ID']['input'];
};


export type MutationPublishContentArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationPutPatientOnHoldArgs = {
  isNew: Scalars['Boolean']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
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
  hardwareid: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationResendOtpArgs = {
  userid: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetUserPasswordArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRestoreCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePatientDiagnosisArgs = {
  dxCode: Scalars['String']['input'];
  patientId: Scalars['ID']['input'];
};


export type MutationRestorePatientNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetireContentArgs = {
  id: Scalars['ID']['input'];
  retired: Scalars['Boolean']['input'];
};


export type MutationRevokeTrustedDeviceArgs = {
  deviceid: Scalars['ID']['input'];
};


export type MutationSaveContentDraftArgs = {
  body: ContentBodyInput;
  companyid?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['Int']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSavePatientDraftArgs = {
  desk: Scalars['ID']['input'];
  draft?: InputMaybe<PatientDraftInput>;
  id?: InputMaybe<Scalars['ID']['input']>;
  take?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
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
  email?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};


export type MutationSendPatientAuthLinkArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
};


export type MutationSendReportMailArgs = {
  patientid: Scalars['ID']['input'];
  signature?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
  to: Scalars['String']['input'];
};


export type MutationSendResetPasswordLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationSetCallbackCalledArgs = {
  called: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSetDeviceSilenceArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  hours?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSetPatientPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationSetUserDeviceTokenArgs = {
  timezone?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
  userid?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetWebTokenArgs = {
  timezone?: InputMaybe<Scalars['String']['input']>;
  webtoken: Scalars['String']['input'];
};


export type MutationStartDeletionCaseArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  patientid: Scalars['ID']['input'];
  requestid: Scalars['ID']['input'];
};


export type MutationStartReportsArgs = {
  answers?: InputMaybe<Scalars['Boolean']['input']>;
  filters?: InputMaybe<PatientFilters>;
  notes: Scalars['Boolean']['input'];
  patientids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSwitchAutoImportArgs = {
  flag: Scalars['Boolean']['input'];
  input: AutoImportInput;
};


export type MutationTakeBackArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTakeBackReportMailArgs = {
  mail: Scalars['ID']['input'];
};


export type MutationTogglePatientStatusArgs = {
  isActive: Scalars['Boolean']['input'];
  patientId: Scalars['ID']['input'];
};


export type MutationUndoScheduleChangeArgs = {
  changeid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
  planHash?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateActionCaseArgs = {
  caseId: Scalars['ID']['input'];
  customerid?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  healthCoachId?: InputMaybe<Scalars['ID']['input']>;
  hrs?: InputMaybe<Scalars['Int']['input']>;
  mins?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  takenFrom?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  workDescription?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateAddressArgs = {
  address: FullfillmentAddressInput;
  id: Scalars['ID']['input'];
  record?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateDeviceOrderArgs = {
  _id: Scalars['ID']['input'];
  gateway_url?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  shipping_address?: InputMaybe<FullfillmentAddressInput>;
  tracking_url?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateDeviceScheduleArgs = {
  input: UpdateDeviceScheduleInput;
};


export type MutationUpdateGatewayIdArgs = {
  gateway_id: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationUpdateLastViewedArgs = {
  caseId: Scalars['ID']['input'];
  unread?: InputMaybe<Scalars['Boolean']['input']>;
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
  signature: Scalars['String']['input'];
};


export type MutationUpdateTrackingLinkArgs = {
  id: Scalars['ID']['input'];
  tracking_link: Scalars['String']['input'];
};


export type MutationUpdateUserFilterArgs = {
  filter: Scalars['String']['input'];
};


export type MutationUpdateUserVisitedPagesArgs = {
  page: Scalars['String']['input'];
};


export type MutationValidPatientIdArgs = {
  patientid: Scalars['ID']['input'];
};


export type MutationVerifyActivityLinkOtpArgs = {
  otp: Scalars['String']['input'];
  patientid: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


export type MutationWithdrawAccountDeletionArgs = {
  token: Scalars['String']['input'];
};


export type MutationWithdrawDeletionForPatientArgs = {
  caseId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** A patient's day. */
export type MyDayAnswer = Answer & {
  __typename?: 'MyDayAnswer';
  /** The day. */
  day?: Maybe<ActivityDay>;
  /** What the devices of the day measure. */
  devices?: Maybe<Array<DeviceMetrics>>;
  /** The questions of the questionnaires of the day. */
  forms?: Maybe<Array<BlankForm>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The clinic's today. */
  today?: Maybe<Scalars['CalendarDate']['output']>;
};

/** Something of the catalogue by its name. */
export type NamedContent = {
  __typename?: 'NamedContent';
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Whether something is new. */
export type NewActionCaseAnswer = Answer & {
  __typename?: 'NewActionCaseAnswer';
  /** Whether there is one. */
  isNew?: Maybe<Scalars['Boolean']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The case that was opened. */
export type NewCaseAnswer = Answer & {
  __typename?: 'NewCaseAnswer';
  /** Case id. */
  caseid?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Who wrote a note. */
export type NoteAuthor = {
  __typename?: 'NoteAuthor';
  /** User id. */
  _id: Scalars['ID']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
};

/** The categories of notes. */
export type NoteCategoriesAnswer = Answer & {
  __typename?: 'NoteCategoriesAnswer';
  /** In their order. */
  categories?: Maybe<Array<NoteCategory>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A category of notes. */
export type NoteCategory = {
  __typename?: 'NoteCategory';
  /** Category id. */
  _id: Scalars['ID']['output'];
  /** Whether it is still offered. */
  active: Scalars['Boolean']['output'];
  /** Name. */
  category_name: Scalars['String']['output'];
  /** How many notes about the patient it has; empty where they were not counted. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Whether a new note begins with it. */
  is_default: Scalars['Boolean']['output'];
};

/** A number of notes. */
export type NotesCountAnswer = Answer & {
  __typename?: 'NotesCountAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** Which page of notes is asked for. */
export type NotesPageInput = {
  /** Page number, from 1; the first when it is left out. */
  current?: InputMaybe<Scalars['Int']['input']>;
  /** Notes a page, up to 1000; 10 when it is left out. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A notification to a patient. */
export type Notification = {
  __typename?: 'Notification';
  /** Notification id. */
  _id: Scalars['ID']['output'];
  /** When it was sent. */
  date: Scalars['DateTime']['output'];
  /** When the phone got it. */
  delieveredat?: Maybe<Scalars['DateTime']['output']>;
  /** Title. */
  header: Scalars['String']['output'];
  /** Text. */
  message: Scalars['String']['output'];
  /** When the patient read it. */
  readat?: Maybe<Scalars['DateTime']['output']>;
  /** Who sent it. */
  sender?: Maybe<NotificationSender>;
};

/** Who sent a notification. */
export type NotificationSender = {
  __typename?: 'NotificationSender';
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
};

/** How many were told. */
export type NotificationSentAnswer = Answer & {
  __typename?: 'NotificationSentAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** How many patients get it. */
  sent?: Maybe<Scalars['Int']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient's notifications. */
export type NotificationsAnswer = Answer & {
  __typename?: 'NotificationsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Newest first; where there are many, the newest of them. */
  notifications?: Maybe<Array<Notification>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many were sent, those included that are not listed. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** What of a patient is still to come. */
export type OpenOfPatientAnswer = Answer & {
  __typename?: 'OpenOfPatientAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Orders of which not all was sent, the oldest first. */
  orders?: Maybe<Array<OpenOrder>>;
  /** How many reminders lie on today or later. */
  reminders?: Maybe<Scalars['Int']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** An order of which not all was sent. */
export type OpenOrder = {
  __typename?: 'OpenOrder';
  /** Order id. */
  _id: Scalars['ID']['output'];
  /** Names of the devices that were not sent, in alphabetical order. */
  devices: Array<Scalars['String']['output']>;
  /** The day it was ordered. */
  orderedon: Scalars['CalendarDate']['output'];
  /** Whether it has an address of its own in place of the patient's. */
  ownaddress: Scalars['Boolean']['output'];
};

/** Where an order goes that was not sent. */
export type OrderFollowsInput = {
  /** Whether it goes where the patient's devices go; else it goes on where it went. */
  follows: Scalars['Boolean']['input'];
  /** Order id. */
  orderid: Scalars['ID']['input'];
};

/** Which page of a list is asked for. */
export type PageInput = {
  /** Page number, from 1; the first when it is left out. */
  current?: InputMaybe<Scalars['Int']['input']>;
  /** Rows a page: 5, 10, 20, 50 or 100; 20 when it is left out. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A patient as the side panel shows one. */
export type Patient = {
  __typename?: 'Patient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Whether the patient is active. */
  active: Scalars['Boolean']['output'];
  /** Since when the patient is active or inactive. */
  activesince: Scalars['CalendarDate']['output'];
  /** Age group, such as 61-70. */
  age: Scalars['String']['output'];
  /** Who helps the patient; empty for nobody. */
  caregiver?: Maybe<Caregiver>;
  /** The care plan's name. */
  careplan?: Maybe<Scalars['String']['output']>;
  /** Cases of this patient, newest first; where there are many, open ones before others. Empty for company users. */
  cases: Array<PatientCase>;
  /** How many of them are open. */
  casesopen: Scalars['Int']['output'];
  /** How many cases there are, those included that are not listed. */
  casestotal: Scalars['Int']['output'];
  /** Whether the patient signed the consent. */
  consent: Scalars['Boolean']['output'];
  /** When the record was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The clinic's calendar date of createdAt. */
  createdOn: Scalars['CalendarDate']['output'];
  /** Customer id. */
  customer: Scalars['ID']['output'];
  /** The patient's day for exercises and calls, by the clinic's clock. */
  dailyshift: DailyShift;
  /** Measurements done of those due to date, in percent; empty when none was due. */
  deviceprogress?: Maybe<Scalars['Int']['output']>;
  /** Devices assigned, with their order's state. */
  devices: Array<AssignedDevice>;
  /** Diagnoses, newest first. */
  diagnoses: Array<Diagnosis>;
  /** Birth date. */
  dob: Scalars['CalendarDate']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** Whether the patient wants mail. */
  email_opt_in: Scalars['Boolean']['output'];
  /** Reminders of today and of the year after it, earliest first. */
  eventSchedule: Array<Reminder>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** male or female. */
  gender: Scalars['String']['output'];
  /** The health coach, if one is named. */
  healthcoach?: Maybe<HealthCoach>;
  /** Height in inches. */
  height?: Maybe<Scalars['Float']['output']>;
  /** Whether the patient uses devices. */
  include_devices: Scalars['Boolean']['output'];
  /** Last sign-in on the phone. */
  lastLoggedinTime?: Maybe<Scalars['DateTime']['output']>;
  /** The last four digits of the phone. */
  lastdigitsofphone: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Last known scores. */
  lastscores: LastScores;
  /** How many links to the patient's data have not ended. */
  links: Scalars['Int']['output'];
  /** The version of the care plan that the programme was made from, or has followed since it was applied; empty without a care plan. */
  madefrom?: Maybe<MadeFrom>;
  /** When the patient was last active in each area, and what comes next. */
  patientactivity: PatientActivity;
  /** Phone, masked to the last four digits. */
  phone: Scalars['String']['output'];
  /** Exercises done of those due to date, in percent; empty when none was due. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** The surgeon's name with title. */
  provider: Scalars['String']['output'];
  /** The registration that became this patient; empty for one whom staff typed in. */
  regid?: Maybe<Scalars['ID']['output']>;
  /** Whether exercises and measurements went along when surgery was moved to its date of now; false when it never moved. */
  regimEdit: Scalars['Boolean']['output'];
  /** Whether the patient registered in the app. */
  registered: Scalars['Boolean']['output'];
  /** Mr. or Ms. */
  salutation: Scalars['String']['output'];
  /** Whether the patient has exercises, devices and questionnaires scheduled. */
  scheduled: ScheduledAreas;
  /** Where devices are sent; empty while nobody entered it. */
  shipaddress?: Maybe<ShipAddress>;
  /** Surgeon id. */
  surgeon: Scalars['ID']['output'];
  /** Joint and date. */
  surgery: Surgery;
  /** Holds, newest first. */
  technicalholdhistory: Array<TechnicalHold>;
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
  /** How many messages to or about the patient were not delivered; empty for those who may not read their list. */
  undelivered?: Maybe<Scalars['Int']['output']>;
  /** How often the record was changed; a change names the one that it was made on. */
  version: Scalars['Int']['output'];
};

/** A patient's activity by area. */
export type PatientActivity = {
  __typename?: 'PatientActivity';
  /** Measurements. */
  deviceactivity: AreaActivity;
  /** Exercises. */
  exerciseactivity: AreaActivity;
  /** Questionnaires. */
  feedbackactivity: AreaActivity;
};

/** What a live connection is told: ids and dates, never health data. */
export type PatientActivityEvent = {
  __typename?: 'PatientActivityEvent';
  /** The day it counts for. */
  date?: Maybe<Scalars['CalendarDate']['output']>;
  /** Who changed which part of the patient's facts; empty for all else, and for who changed them. */
  edit?: Maybe<PatientEdit>;
  /** Number of the fact; send it as since after a reconnect. */
  fact: Scalars['Int']['output'];
  /** What happened: ExerciseRecorded, ReadingRecorded, QuestionnaireAnswered, ReminderAdded, PatientEdited and others. */
  kind: Scalars['String']['output'];
  /** Patient id. */
  patientid: Scalars['ID']['output'];
  /** 'success', or 'fail' when the subscriber may not see the patient any more. */
  status: Scalars['String']['output'];
};

/** One patient. */
export type PatientAnswer = Answer & {
  __typename?: 'PatientAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The patient. */
  patient?: Maybe<Patient>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A case in the patient's panel. */
export type PatientCase = {
  __typename?: 'PatientCase';
  /** Case id. */
  _id: Scalars['ID']['output'];
  /** Number shown as C-20418. */
  number: Scalars['String']['output'];
  /** Status of the case. */
  status: Scalars['String']['output'];
  /** Subject. */
  summary: Scalars['String']['output'];
};

/** How a patient signs in on the phone. */
export type PatientCredentials = {
  /** The patient's email, compared without regard to case. */
  email: Scalars['String']['input'];
  /** The password. */
  password: Scalars['String']['input'];
};

/** The diagnoses of a patient. */
export type PatientDiagnoses = {
  __typename?: 'PatientDiagnoses';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** When the first was added; empty while there is none. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** They, newest first. */
  diagnoses: Array<Diagnosis>;
  /** Patient id once more. */
  patientId: Scalars['ID']['output'];
  /** When one was last added or changed; empty while there is none. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A patient who is being added. */
export type PatientDraft = {
  __typename?: 'PatientDraft';
  /** Draft id. */
  _id: Scalars['ID']['output'];
  /** When somebody began it. */
  begunat: Scalars['DateTime']['output'];
  /** When it was changed last. */
  changedat: Scalars['DateTime']['output'];
  /** First and last name of who changed it last. */
  changedby: Scalars['String']['output'];
  /** All that was typed, as JSON; only of a single draft. */
  content?: Maybe<Scalars['String']['output']>;
  /** Whether its care plan brings devices, once one is chosen. */
  hasdevices?: Maybe<Scalars['Boolean']['output']>;
  /** First and last name of whose window goes on with it now; none while nobody does. */
  heldby?: Maybe<Scalars['String']['output']>;
  /** Whether its care plan brings regimens, once one is chosen. */
  includesregimens?: Maybe<Scalars['Boolean']['output']>;
  /** First and last name, as far as they are typed. */
  name: Scalars['String']['output'];
  /** The registration that is taken over. */
  registration?: Maybe<Scalars['ID']['output']>;
  /** The step it stands at. */
  step: Scalars['String']['output'];
  /** Surgery date, once it is chosen. */
  surgerydate?: Maybe<Scalars['CalendarDate']['output']>;
  /** Surgery type, once it is chosen: knee or hip. */
  surgerytype?: Maybe<Scalars['String']['output']>;
  /** Raised by each save. */
  version: Scalars['Int']['output'];
};

/** The draft that was saved, or that the window goes on with. */
export type PatientDraftAnswer = Answer & {
  __typename?: 'PatientDraftAnswer';
  /** The draft. */
  draft?: Maybe<PatientDraft>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What is kept of a new patient. */
export type PatientDraftInput = {
  /** All that was typed, as JSON: an object with patient and what follows. */
  content: Scalars['String']['input'];
  /** The registration that is taken over. */
  registration?: InputMaybe<Scalars['ID']['input']>;
  /** The step it stands at: info, careplan, devices, regimens, schedule or questionnaire. */
  step: Scalars['String']['input'];
  /** Surgeon id, once one is chosen. */
  surgeon?: InputMaybe<Scalars['ID']['input']>;
};

/** Patients who are being added. */
export type PatientDraftsAnswer = Answer & {
  __typename?: 'PatientDraftsAnswer';
  /** The drafts. */
  drafts?: Maybe<Array<PatientDraft>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** That somebody of the staff changed facts of a patient; to what, getPatient answers. */
export type PatientEdit = {
  __typename?: 'PatientEdit';
  /** Name of who changed them. */
  by: Scalars['String']['output'];
  /** person, caregiver, address or coach. */
  part: Scalars['String']['output'];
};

/** A patient's questionnaires. */
export type PatientFeedSchedule = {
  __typename?: 'PatientFeedSchedule';
  /** A row for each span. */
  feedback: Array<ScheduledFeed>;
  /** Every day on which a questionnaire is due. */
  feedbackdateschedule: Array<FeedScheduleDay>;
  /** Whether the viewer may change it. */
  isEditable: Scalars['Boolean']['output'];
  /** The last scores. */
  lastscores: LastScores;
  /** The surgery date that days count from. */
  surgery: Scalars['CalendarDate']['output'];
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
  /** What a save is made on: send it back with the change. */
  version: Scalars['String']['output'];
  /** Week by week, each span by itself. */
  weeklyfeedschedule: Array<FeedWeek>;
};

/** A patient's questionnaire schedule. */
export type PatientFeedScheduleAnswer = Answer & {
  __typename?: 'PatientFeedScheduleAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The schedule. */
  schedules?: Maybe<PatientFeedSchedule>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What the patient list is narrowed to. Every field is optional. */
export type PatientFilters = {
  /** Only the active patients of a slice of compliance: exercise, measurement, questionnaire or overall, and skipped, partial, complete or due, such as exercise.skipped. */
  compliance?: InputMaybe<Scalars['String']['input']>;
  /** Customer ids; only in the company-wide search. */
  customer?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Days before today that engagement looks at: 1, 3, 7, 15, 30, 60, 90, 182 or 365; 7 when left out. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Measurement progress in percent. */
  deviceprogress?: InputMaybe<RangeInput>;
  /** Only the active patients of a column of engagement: exercise or measurement, and skipped, partial, complete or due, such as exercise.partial; or untouched, with something due and not one round on each day. */
  engagement?: InputMaybe<Scalars['String']['input']>;
  /** Last hip score. */
  hipscore?: InputMaybe<RangeInput>;
  /** The joint that compliance looks at: knee, hip or all; knee when left out. */
  joint?: InputMaybe<Scalars['String']['input']>;
  /** Last knee score. */
  kneescore?: InputMaybe<RangeInput>;
  /** The last four digits of the phone. */
  lastdigitsofphone?: InputMaybe<Scalars['LastDigits']['input']>;
  /** The beginning of the last name. */
  lastname_plain?: InputMaybe<Scalars['String']['input']>;
  /** Beginnings of first and last names, in any order, divided by spaces or commas; every one must be found. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Pre or Post; with surgeryrangetype range. */
  optype?: InputMaybe<Scalars['String']['input']>;
  /** Pain level codes, 0 None to 4 Severe. */
  painlevel?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only these patients. */
  patients?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The whole phone; what has no plus gets +1. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Exercise progress in percent. */
  progress?: InputMaybe<RangeInput>;
  /** Whether the filter is to be remembered; the list does not read it. */
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  /** Surgeon ids. */
  surgeon?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A part of the surgeon's name; only in the company-wide search. */
  surgeonname?: InputMaybe<Scalars['String']['input']>;
  /** First and last surgery date; with surgeryrangetype date. */
  surgeryDate?: InputMaybe<Array<Scalars['CalendarDate']['input']>>;
  /** Weeks before or after surgery, 1 to 6, 52 for more than 6, or 0 for all time. */
  surgeryrange?: InputMaybe<Scalars['Int']['input']>;
  /** range, date or none. */
  surgeryrangetype?: InputMaybe<Scalars['String']['input']>;
  /** knee, hip or all. */
  surgerytype?: InputMaybe<Scalars['String']['input']>;
  /** The same as surgeryrange, as older clients name it. */
  surgerywkrange?: InputMaybe<Scalars['Int']['input']>;
  /** active, inactive or all. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Weeks that compliance looks at, up to the end of last week: 1, 2, 4, or 0 for all time; 2 when left out. */
  weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** A challenge, and where its code went. */
export type PatientIdAnswer = Answer & {
  __typename?: 'PatientIdAnswer';
  /** Name of the patient's clinic. */
  clinic?: Maybe<Scalars['String']['output']>;
  /** Where the code was sent, masked: m•••@e•••.com. */
  email?: Maybe<Scalars['String']['output']>;
  /** The clinic's logo, the path of a picture; empty for none. */
  logo?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The challenge: together with the code it opens the page, alone it opens nothing. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A patient as the form writes one. */
export type PatientInput = {
  /** Who helps the patient, if anybody; for a new patient. */
  caregiver?: InputMaybe<CaregiverInput>;
  /** The patient's day as an edit shall leave it; left out, it stays. */
  dailyshift?: InputMaybe<DailyShiftInput>;
  /** Birth date, MM/DD/YYYY or one of the forms the page takes. */
  dob: Scalars['String']['input'];
  /** Whether items may end of which a new surgery date leaves nothing. */
  drops?: InputMaybe<Scalars['Boolean']['input']>;
  /** Email, at most 50 characters. */
  email: Scalars['String']['input'];
  /** Whether the clinic may write emails. */
  email_opt_in: Scalars['Boolean']['input'];
  /** First name, at most 40 characters. */
  firstname: Scalars['String']['input'];
  /** 'male' or 'female'. */
  gender: Scalars['String']['input'];
  /** Height in inches. */
  height?: InputMaybe<Scalars['Float']['input']>;
  /** Whether devices are wanted. */
  include_devices: Scalars['Boolean']['input'];
  /** Last name, at most 40 characters. */
  lastname: Scalars['String']['input'];
  /** The reminders that go along with a new surgery date; left out, those that nobody else appointed. */
  movereminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Cell phone as text; +1 without a plus. Null keeps the one that is there. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Of the preview of a new surgery date; without it a new date is refused. */
  planHash?: InputMaybe<Scalars['String']['input']>;
  /** Whether exercises and measurements go along with a new surgery date. */
  regimEdit?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where devices are sent; for a new patient. */
  shipaddress?: InputMaybe<ShipAddressInput>;
  /** Surgeon id. */
  surgeon: Scalars['ID']['input'];
  /** Which joint, and when. */
  surgery: SurgeryInput;
  /** The version that an edit was made on. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A link to the data of one patient. Its token is answered to nobody. */
export type PatientLink = {
  __typename?: 'PatientLink';
  /** Link id. */
  _id: Scalars['ID']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends by itself. */
  endsAt: Scalars['DateTime']['output'];
  /** True for the link that asks. */
  isThis: Scalars['Boolean']['output'];
  /** What it opens: progress, caregiver or report. */
  kind: Scalars['String']['output'];
  /** Where it comes from: 'Sent by' a member of staff or the patient, or 'Opened with a mailed code'. */
  origin: Scalars['String']['output'];
  /** The address it was mailed to, or that its code was mailed to, masked: m•••@e•••.com. */
  recipient: Scalars['String']['output'];
};

/** The links to the data of a patient. */
export type PatientLinksAnswer = Answer & {
  __typename?: 'PatientLinksAnswer';
  /** The links. */
  links?: Maybe<Array<PatientLink>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The clinic's time zone, an IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** A page of patients. */
export type PatientListAnswer = Answer & {
  __typename?: 'PatientListAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The page. */
  patients?: Maybe<Array<PatientRow>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many patients match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A patient's session. */
export type PatientLoginAnswer = Answer & {
  __typename?: 'PatientLoginAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Patient id. */
  patientid?: Maybe<Scalars['ID']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The session token. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A patient who has something in common with a form. */
export type PatientMatch = {
  __typename?: 'PatientMatch';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Whether the patient is active. */
  active: Scalars['Boolean']['output'];
  /** Since when the patient is active or inactive. */
  activesince: Scalars['CalendarDate']['output'];
  /** Birth date. */
  dob: Scalars['CalendarDate']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone, masked to the last four digits. */
  phone: Scalars['String']['output'];
  /** The surgeon's name with title. */
  provider: Scalars['String']['output'];
  /** What is the same: name, dob, phone, email. */
  same: Array<Scalars['String']['output']>;
  /** 'strong' by birth date with name or phone, 'weak' by phone or email alone. */
  strength: Scalars['String']['output'];
  /** Joint and date. */
  surgery: Surgery;
};

/** A conversation with its newest message. */
export type PatientMessage = {
  __typename?: 'PatientMessage';
  /** Id of the case that it is. */
  _id: Scalars['ID']['output'];
  /** Whether the conversation is archived. */
  archived: Scalars['Boolean']['output'];
  /** Number shown as C-20418. */
  caseNumber: Scalars['String']['output'];
  /** Its beginning. */
  message: Scalars['String']['output'];
  /** Whether the viewer wrote it. */
  mine: Scalars['Boolean']['output'];
  /** Patient id. */
  patientId: Scalars['ID']['output'];
  /** The patient's name. */
  patientName: Scalars['String']['output'];
  /** When the newest message came. */
  receivedOn: Scalars['DateTime']['output'];
  /** Who wrote the newest message: 'Patient', or the name of somebody of the staff. */
  reportedBy: Scalars['String']['output'];
  /** Subject. */
  summary: Scalars['String']['output'];
  /** The patient's surgeon. */
  surgeonId: Scalars['ID']['output'];
  /** That surgeon's name with title. */
  surgeonName: Scalars['String']['output'];
  /** The date of the surgery. */
  surgeryDate: Scalars['CalendarDate']['output'];
  /** 'knee' or 'hip'. */
  surgeryType: Scalars['String']['output'];
  /** Whether somebody else wrote it and the viewer has not looked since. */
  unread: Scalars['Boolean']['output'];
  /** How many of the patient's conversations are unread to the viewer, among those that match. */
  unreadOfPatient: Scalars['Int']['output'];
  /** Whether something unread is urgent. */
  urgent: Scalars['Boolean']['output'];
};

/** What the messages are narrowed to. Every field is optional. */
export type PatientMessageFilters = {
  /** Whether archived ones are shown too. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each patient is listed once, with the message that presses most: urgent and unread, else the newest. */
  byPatients?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether they are grouped by surgeon, the surgeon with the newest unread message first. */
  bySurgeons?: InputMaybe<Scalars['Boolean']['input']>;
  /** The clinic at work; another one is refused. */
  customerIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The last four digits of the patient's phone. */
  lastdigitsofphone?: InputMaybe<Scalars['String']['input']>;
  /** Beginnings of first and last names of the patient, in any order. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only about this patient. */
  patientId?: InputMaybe<Scalars['ID']['input']>;
  /** Only about this surgeon's patients. */
  surgeonId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what is urgent and unread to the viewer. */
  urgent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of messages, and who they are for. */
export type PatientMessages = {
  __typename?: 'PatientMessages';
  /** The page. */
  messages: Array<PatientMessage>;
  /** The patient that the filter names. */
  patient?: Maybe<MessagePatient>;
  /** The surgeons whose messages the viewer may see, by name. */
  surgeons: Array<MessageSurgeon>;
  /** Today in the clinic. */
  today: Scalars['CalendarDate']['output'];
  /** How many match. */
  total: Scalars['Int']['output'];
};

/** Messages. */
export type PatientMessagesAnswer = Answer & {
  __typename?: 'PatientMessagesAnswer';
  /** They, with the surgeons. */
  data?: Maybe<PatientMessages>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A note about a patient, for staff. */
export type PatientNote = {
  __typename?: 'PatientNote';
  /** Note id. */
  _id: Scalars['ID']['output'];
  /** Its category. */
  category: NoteCategory;
  /** When it was written. */
  created_at: Scalars['DateTime']['output'];
  /** Who wrote it. */
  created_by: NoteAuthor;
  /** The time it is about. */
  datetime: Scalars['DateTime']['output'];
  /** The text. */
  notes: Scalars['String']['output'];
  /** The patient it is about. */
  patient_id: Scalars['ID']['output'];
  /** Minutes that were spent; 0 for none. */
  time_logged: Scalars['Int']['output'];
  /** When it was last changed. */
  updated_at: Scalars['DateTime']['output'];
  /** Sent with a change, so that no change goes over another unseen. */
  version: Scalars['Int']['output'];
};

/** One note. */
export type PatientNoteAnswer = Answer & {
  __typename?: 'PatientNoteAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The note as it is kept. */
  note?: Maybe<PatientNote>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A note as typed. */
export type PatientNoteInput = {
  /** Id of its category. */
  category: Scalars['ID']['input'];
  /** The time it is about, not to come, ISO 8601. */
  datetime: Scalars['String']['input'];
  /** The text, up to 4000 characters. */
  notes: Scalars['String']['input'];
  /** Patient id. */
  patient_id: Scalars['ID']['input'];
  /** Minutes that were spent, up to a day. */
  time_logged?: InputMaybe<Scalars['Int']['input']>;
  /** Of a note that is changed: the version that was read; the newest without it. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of notes. */
export type PatientNotesAnswer = Answer & {
  __typename?: 'PatientNotesAnswer';
  /** Minutes that the matching notes of the clinic's month log. */
  logged?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The notes. */
  notes?: Maybe<Array<PatientNote>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many notes match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A patient's phone. */
export type PatientPhoneAnswer = Answer & {
  __typename?: 'PatientPhoneAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Phone in international form. */
  phone?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient in the list. */
export type PatientRow = {
  __typename?: 'PatientRow';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Whether the patient is active. */
  active: Scalars['Boolean']['output'];
  /** Age group today, such as 61-70. */
  age: Scalars['String']['output'];
  /** Customer id. */
  customer: Scalars['ID']['output'];
  /** The clinic's name. */
  customername: Scalars['String']['output'];
  /** Measurement progress in percent; empty when none was due. */
  deviceprogress?: Maybe<Scalars['Int']['output']>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone, masked to the last four digits. */
  phone: Scalars['String']['output'];
  /** Exercise progress in percent; empty when none was due. */
  progress?: Maybe<Scalars['Int']['output']>;
  /** The surgeon's name with title. */
  provider: Scalars['String']['output'];
  /** Surgeon id. */
  surgeon: Scalars['ID']['output'];
  /** Joint and date. */
  surgery: Surgery;
};

/** Counts of active patients. */
export type PatientStatsAnswer = Answer & {
  __typename?: 'PatientStatsAnswer';
  /** Active patients. */
  active?: Maybe<Scalars['Int']['output']>;
  /** Active patients with a hip. */
  hip?: Maybe<Scalars['Int']['output']>;
  /** Active patients with a knee. */
  knee?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A phone that cannot be called. */
export type PhoneToCheck = {
  __typename?: 'PhoneToCheck';
  /** Id of the record that holds it: of the patient for a caregiver. */
  _id: Scalars['ID']['output'];
  /** Name of its owner. */
  name: Scalars['String']['output'];
  /** Whose it is: 'patient', 'caregiver', 'registered', 'registeredCaregiver', 'surgeon', 'surgeonPrivate', 'user' or 'customer'. */
  owner: Scalars['String']['output'];
  /** The phone, masked to its last four digits. */
  phone: Scalars['String']['output'];
};

/** Phones to check. */
export type PhonesToCheckAnswer = Answer & {
  __typename?: 'PhonesToCheckAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** At most 500 of them, by name. */
  phones?: Maybe<Array<PhoneToCheck>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Something of the catalogue with its picture. */
export type PicturedContent = {
  __typename?: 'PicturedContent';
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
};

/** What a map knows of a place; empty where it knows nothing. */
export type Place = {
  __typename?: 'Place';
  /** City, town or village. */
  city: Scalars['String']['output'];
  /** Continent. */
  continent: Scalars['String']['output'];
  /** Country. */
  country: Scalars['String']['output'];
  /** All of it in one line. */
  displayname: Scalars['String']['output'];
  /** State or region. */
  state: Scalars['String']['output'];
};

/** A place in words. */
export type PlaceAnswer = Answer & {
  __typename?: 'PlaceAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The place. */
  place?: Maybe<Place>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** An answer that has no data. */
export type PlainAnswer = Answer & {
  __typename?: 'PlainAnswer';
  /** True when the call failed; the same as status 'fail'. */
  error: Scalars['Boolean']['output'];
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What is due on a day. */
export type PlannedDay = {
  __typename?: 'PlannedDay';
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Whether something differs from what is saved. */
  differs: Scalars['Boolean']['output'];
  /** Exercises. */
  exercises: Scalars['Int']['output'];
  /** Measurements. */
  measurements: Scalars['Int']['output'];
  /** Questionnaires. */
  questionnaires: Scalars['Int']['output'];
  /** Rounds of exercises: the sum of their times a day. */
  rounds: Scalars['Int']['output'];
};

/** A device of a care plan. */
export type PlannedDevice = {
  __typename?: 'PlannedDevice';
  /** Version of the device. */
  deviceid: Scalars['ID']['output'];
  /** Last day from surgery. */
  end_date?: Maybe<Scalars['Int']['output']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: Maybe<Scalars['Boolean']['output']>;
  /** First day from surgery. */
  start_date?: Maybe<Scalars['Int']['output']>;
  /** Times a day, 1 to 4. */
  time?: Maybe<Scalars['Int']['output']>;
};

/** A device of a care plan. */
export type PlannedDeviceInput = {
  /** Version of the device. */
  deviceid: Scalars['ID']['input'];
  /** Last day from surgery. */
  end_date?: InputMaybe<Scalars['Int']['input']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day from surgery. */
  start_date?: InputMaybe<Scalars['Int']['input']>;
  /** Times a day, 1 to 4. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** An exercise of a regimen. */
export type PlannedExercise = {
  __typename?: 'PlannedExercise';
  /** Last day from surgery. */
  enddate?: Maybe<Scalars['Int']['output']>;
  /** Version of the exercise. */
  exercise: Scalars['ID']['output'];
  /** Hold in seconds. */
  holdseconds?: Maybe<Scalars['Int']['output']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** Place in this list, from 0, of the exercise that it is linked to; empty for none. */
  next?: Maybe<Scalars['Int']['output']>;
  /** Repeats. */
  repeat?: Maybe<Scalars['Int']['output']>;
  /** Sets. */
  set?: Maybe<Scalars['Int']['output']>;
  /** First day from surgery. */
  startdate?: Maybe<Scalars['Int']['output']>;
  /** Times a day. */
  time?: Maybe<Scalars['Int']['output']>;
};

/** An exercise of a regimen. */
export type PlannedExerciseInput = {
  /** Last day from surgery. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** Version of the exercise. */
  exercise: Scalars['ID']['input'];
  /** Hold in seconds. */
  holdseconds?: InputMaybe<Scalars['Int']['input']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Place in this list, from 0, of the exercise that it is linked to; empty for none. */
  next?: InputMaybe<Scalars['Int']['input']>;
  /** Repeats. */
  repeat?: InputMaybe<Scalars['Int']['input']>;
  /** Sets. */
  set?: InputMaybe<Scalars['Int']['input']>;
  /** First day from surgery. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
  /** Times a day. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** A span in which a care plan asks a questionnaire. */
export type PlannedFeed = {
  __typename?: 'PlannedFeed';
  /** Last day from surgery. */
  enddate?: Maybe<Scalars['Int']['output']>;
  /** Version of the questionnaire. */
  formid: Scalars['ID']['output'];
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule?: Maybe<Array<Scalars['Int']['output']>>;
  /** 'weekly' or 'custom'. */
  scheduletype?: Maybe<Scalars['String']['output']>;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: Maybe<Scalars['Boolean']['output']>;
  /** First day from surgery. */
  startdate?: Maybe<Scalars['Int']['output']>;
};

/** A span in which a care plan asks a questionnaire. */
export type PlannedFeedInput = {
  /** Last day from surgery. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** Version of the questionnaire. */
  formid: Scalars['ID']['input'];
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 'weekly' or 'custom'. */
  scheduletype?: InputMaybe<Scalars['String']['input']>;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day from surgery. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
};

/** An item of a plan. */
export type PlannedItem = {
  __typename?: 'PlannedItem';
  /** Item id; of one that begins, the id that was sent. */
  _id: Scalars['ID']['output'];
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** What it is of. */
  name: Scalars['String']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
};

/** The days of a programme that is being made. */
export type PreviewProgrammeAnswer = Answer & {
  __typename?: 'PreviewProgrammeAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The 28 days. */
  plan?: Maybe<ProgrammePlan>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What a save would do. */
export type PreviewScheduleAnswer = Answer & {
  __typename?: 'PreviewScheduleAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What becomes of the items, and of the days. */
  plan?: Maybe<SchedulePlan>;
  /** Send it with the save, which then does exactly this or nothing. */
  planHash?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What a new surgery date would do. */
export type PreviewSurgeryMoveAnswer = Answer & {
  __typename?: 'PreviewSurgeryMoveAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What becomes of the programme. */
  plan?: Maybe<SurgeryMovePlan>;
  /** Send it with the move, which then does exactly this or nothing. */
  planHash?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What an undo would do. */
export type PreviewUndoAnswer = Answer & {
  __typename?: 'PreviewUndoAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What goes back and what stays. */
  plan?: Maybe<UndoPlan>;
  /** Send it with the undo, which then does exactly this or nothing. */
  planHash?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What a programme asks for. */
export type ProgrammePlan = {
  __typename?: 'ProgrammePlan';
  /** Day by day. */
  days: Array<PlannedDay>;
};

/** A surgeon as the public page shows: no email, no private phone, no patients. */
export type PublicSurgeon = {
  __typename?: 'PublicSurgeon';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** About the surgeon. */
  about_me: Scalars['String']['output'];
  /** Where patients come. */
  address: Scalars['String']['output'];
  /** Department. */
  department_name: Scalars['String']['output'];
  /** Title in the department. */
  department_title: Scalars['String']['output'];
  /** A line below the name. */
  description: Scalars['String']['output'];
  /** Where the surgeon works. */
  hospital_name: Scalars['String']['output'];
  /** Address of the hospital's site. */
  hospital_url: Scalars['String']['output'];
  /** Address of the picture, or empty. */
  image: Scalars['String']['output'];
  /** Name with title. */
  name: Scalars['String']['output'];
  /** The public phone, in international form. */
  phone: Scalars['String']['output'];
  /** The parts of the team that name people, in their order. */
  team: Array<TeamCategory>;
};

/** A surgeon as everybody may see. */
export type PublicSurgeonAnswer = Answer & {
  __typename?: 'PublicSurgeonAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The surgeon. */
  surgeon?: Maybe<PublicSurgeon>;
};

/** Something in which versions of a care plan differ. */
export type PublishChange = {
  __typename?: 'PublishChange';
  /** Id of the regimen, device or questionnaire. */
  _id: Scalars['ID']['output'];
  /** 'exercise', 'measurement' or 'questionnaire'. */
  area: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What is asked for; empty for what is taken out. */
  says: Scalars['String']['output'];
  /** What was asked for; empty for what is added. */
  was: Scalars['String']['output'];
};

/** What publishing would do to the programmes of a clinic. */
export type PublishClinic = {
  __typename?: 'PublishClinic';
  /** Clinic id. */
  _id: Scalars['ID']['output'];
  /** Those that change. */
  change: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Those in which nothing is left to change. */
  passed: Scalars['Int']['output'];
  /** Programmes that run an earlier version. */
  running: Scalars['Int']['output'];
  /** Those that stay, as they were changed by hand. */
  stay: Scalars['Int']['output'];
};

/** What publishing would do to the programme of a patient. */
export type PublishPatient = {
  __typename?: 'PublishPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Name of the clinic. */
  clinic: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** Whether a programme that changes is on technical hold. */
  onhold: Scalars['Boolean']['output'];
  /** 'change', 'stay' or 'passed'. */
  outcome: Scalars['String']['output'];
  /** What was changed by hand there and stays, by name. */
  stays: Array<Scalars['String']['output']>;
};

/** Which programmes are asked for one by one. */
export type PublishPatientsInput = {
  /** Clinic id; left out for every clinic. */
  clinicid?: InputMaybe<Scalars['ID']['input']>;
  /** 'change', 'stay' or 'passed'; left out for all. */
  outcome?: InputMaybe<Scalars['String']['input']>;
};

/** What publishing would do to running programmes, from today on. */
export type PublishPreview = {
  __typename?: 'PublishPreview';
  /** Those that change. */
  change: Scalars['Int']['output'];
  /** What differs between the versions, to be ticked. */
  changes: Array<PublishChange>;
  /** The same sums for each clinic. */
  clinics: Array<PublishClinic>;
  /** How many of those that change are on technical hold. */
  onhold: Scalars['Int']['output'];
  /** Those in which nothing is left to change. */
  passed: Scalars['Int']['output'];
  /** A page of them, by clinic and name. */
  patients: Array<PublishPatient>;
  /** Programmes that run an earlier version. */
  running: Scalars['Int']['output'];
  /** Those that stay, as they were changed by hand. */
  stay: Scalars['Int']['output'];
  /** How many programmes those that are asked for one by one are, on all pages. */
  total: Scalars['Int']['output'];
};

/** What publishing would do to running programmes. */
export type PublishPreviewAnswer = Answer & {
  __typename?: 'PublishPreviewAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What would change, where. */
  plan?: Maybe<PublishPreview>;
  /** Tells whether it is still so. */
  planHash?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Codes of the ICD-10-CM list by the beginnings of their words and of the code, at most 50: those of the patient's side first, those found by a synonym last. */
  findDiagnosisCodes: DiagnosisCodesAnswer;
  /** An access code that no surgeon of the session's clinic has, for a new one. */
  getAccessCode: AccessCodeAnswer;
  /** What a case of the type 'Delete Account Request' stands for. */
  getAccountDeletion: AccountDeletionAnswer;
  /** One case as its page shows it to whoever handles cases; to others without what was worked on it. */
  getActionCase: ActionCaseAnswer;
  /** A page of the cases of the company's clinics. By the newest change, what is urgent and unread to the viewer comes first. */
  getActionCaseList: ActionCaseListAnswer;
  /** How many cases the company's clinics have in each state; of one clinic when named. */
  getActionCaseStats: ActionCaseStatsAnswer;
  /** The devices that a patient's programme has now and that were not deleted from their order. */
  getActiveAssignedDevices: FullfillmentDevicesAnswer;
  /** What was done about a patient and by the patient, newest first: fourteen days unless others are asked for. */
  getActivityLog: ActivityLogAnswer;
  /** The care plans that a clinic chooses from, each with what it brings. */
  getAllCarePlans: CarePlansAnswer;
  /** The devices that a patient can be given; with a care plan, those it brings carry its schedule. */
  getAllDevices: DevicesAnswer;
  /** All exercises by name. */
  getAllExercises: ExercisesAnswer;
  /** The questionnaires that a patient can be given. */
  getAllFeedbackForms: FeedbackFormsAnswer;
  /** The regimens that a care plan brings to a patient, in its order and at its pace. */
  getAutoAssignedRegimens: RegimensAnswer;
  /** A new challenge for a public form. The browser solves it and sends the solution as `token`. */
  getBotCheck: BotCheckAnswer;
  /** Who asked to be called back, in the clinic or at the viewer's surgeons: the newest first. Numbers are whole. */
  getCallbackRequests: CallbackRequestsAnswer;
  /** The companies that run the programme; for the super admin. */
  getCompanies: CompaniesAnswer;
  /** One company; for the super admin. */
  getCompany: CompanyAnswer;
  /** All clinics of a company that the caller may enter, by name. */
  getCompanyCustomerList: CustomerNamesAnswer;
  /** The active health coaches of a company, by name: a page, or all of them when no page is named. */
  getCompanyHealthcoach: UsersAnswer;
  /** The consent forms that a clinic's patients sign when they register. */
  getConsentForm: ConsentFormsAnswer;
  /** One care plan, exercise or other content: its draft, else its newest version. */
  getContent: ContentAnswer;
  /** How many a company has of each kind, with what is ready for it. */
  getContentCounts: ContentCountsAnswer;
  /** In which published contents the newest version holds any version of one: a regimen stands in care plans, an exercise in regimens. */
  getContentHolders: ContentHoldersAnswer;
  /** What a company has of one kind, and what is ready for it, by name. */
  getContentList: ContentListAnswer;
  /** The names of all versions that a clinic may know, also of those that are not offered any more. */
  getContentNames: ContentNamesAnswer;
  /** Who runs a care plan: the patients whom 'running' counts in a list, by clinic and name. */
  getContentRunning: ContentRunningAnswer;
  /** The versions of content, newest first. */
  getContentVersions: ContentVersionsAnswer;
  /**
   * What a number counts. Without a patient its patients, who did least of much first; with one of them that patient's days, newest
   * first, each with its items and when they were done. Numbers of one patient want a patient. A bar of survey outcomes, or all of them, answers its
   * forms, to roles that see scores of patients.
   */
  getCounted: CountedAnswer;
  /** One clinic with its summary. */
  getCustomer: CustomerAnswer;
  /** Whose registration page it is. */
  getCustomerLogoAndName: CustomerLogoAndNameAnswer;
  /** The clinics a company user or super admin may enter. */
  getCustomers: CustomersAnswer;
  /** The same page as getCustomers, under the name that tables of summaries ask for. */
  getCustomers2: CustomersAnswer;
  /** Names and ids of a company's clinics, of all or of those mapped to one health coach. */
  getCustomersIdAndNameList: CustomerNamesAnswer;
  /** A patient's days from startdate to enddate (at most 62), each with what was due and done, and the weeks they lie in. */
  getDateRangeActivities: ActivitiesAnswer;
  /** When the questionnaires of a care plan are asked. */
  getDeafultFeedSchedule: FeedSchedulesAnswer;
  /**
   * Requests for deletion that no record fits, newest first, for 90 days: for a super admin all, for a company admin those in which
   * something points to the company.
   */
  getDeletionRequests: DeletionRequestsAnswer;
  /** A patient's devices with their schedule and what was measured. */
  getDeviceSchedule: DeviceScheduleAnswer;
  /** After how many hours without a first reading a delivered device of a clinic is silent. */
  getDeviceSilence: DeviceSilenceAnswer;
  /** One exercise. */
  getExercise: ExerciseAnswer;
  /** How straight a knee gets over time: the score is 90 when fully, people read the degrees that are missing. */
  getExtensionData: ScoreSeriesAnswer;
  /** How far a knee bends over time, degrees. */
  getFlexionData: ScoreSeriesAnswer;
  /** A submitted questionnaire with its questions and the answers chosen. */
  getFormByScheduleSubId: FormAnswer;
  /** The scores of a patient over time. */
  getFormData: FormDataAnswer;
  /** What active patients answered, by month. range: 1 to 3 months, the running one included; 3 when left out. */
  getFormGraphData: FormGraphAnswer;
  /** One order with its devices, its address and what happened to it. */
  getFullfillment: FullfillmentAnswer;
  /** The devices of one order. */
  getFullfillmentViewDevices: FullfillmentDevicesAnswer;
  /** A page of the orders of devices: of the session's clinic, or of the company's clinics while none is chosen. */
  getFullfillments: FullfillmentsAnswer;
  /** How many of these orders are Pending and how many Shipped; the filters narrow both, their status neither. */
  getFullfillmentsCount: FullfillmentsCountAnswer;
  /** The charts of an assigned device: its last readings for each value that is shown. */
  getGraphMeasurementData: GraphAnswer;
  /** The address of an image of a message, for who sees the message; it is opened with the same token as every call. */
  getImageUrl: ImageUrlAnswer;
  /** Active patients by how much of the exercises due in the last days they did. range: 1, 3, 7, 15, 30, 60, 90, 182 or 365 days before today, 7 when left out. */
  getLast7Activities: ActivityEngagementAnswer;
  /** The same for measurements. */
  getLast7Measurements: MeasurementEngagementAnswer;
  /** The same for the message view. */
  getMessageCase: ActionCaseAnswer;
  /** What the signed-in patient has to do on a day of their clinic. */
  getMyDay: MyDayAnswer;
  /** What was sent to a patient, newest first. */
  getNotifications: NotificationsAnswer;
  /** The score of the Oxford knee or hip form over time, 0 to 48. */
  getOksData: ScoreSeriesAnswer;
  /** What of a patient is still to come: orders that were not sent, and reminders. */
  getOpenOfPatient: OpenOfPatientAnswer;
  /** Pain over time as its code, 0 None to 4 Severe. */
  getPainData: ScoreSeriesAnswer;
  /** One patient with all that the side panel shows. */
  getPatient: PatientAnswer;
  /** How many patients completed, partly completed or skipped what was due in a range, by area and overall. */
  getPatientCompliance: ComplianceAnswer;
  /** The diagnoses of a patient, newest first. */
  getPatientDiagnoses: DiagnosesAnswer;
  /** Patients of the clinic that somebody began to add, the newest first: a surgeon sees the own patients' only. With an id one of them, with its content. */
  getPatientDrafts: PatientDraftsAnswer;
  /** A patient's questionnaires with their schedule and what was answered. */
  getPatientFeedSchedule: PatientFeedScheduleAnswer;
  /** Links to the data of a patient that work now, newest first. The holder of a caregiver's or a report link sees that link alone. */
  getPatientLinks: PatientLinksAnswer;
  /** A page of the clinic's patients with their progress, as filtered and sorted. */
  getPatientList: PatientListAnswer;
  /** The same over all clinics of the company; each row names its clinic. */
  getPatientListForCompany: PatientListAnswer;
  /** The clinic's conversations by their newest message, what is unread and urgent first. */
  getPatientMessages: PatientMessagesAnswer;
  /** Notes about a patient, newest first. */
  getPatientNotes: PatientNotesAnswer;
  /** The categories of notes, with how many notes about a patient each has. */
  getPatientNotesCategories: NoteCategoriesAnswer;
  /** How many notes there are about a patient. */
  getPatientNotesCount: NotesCountAnswer;
  /** The whole phone of a patient, for the field that edits it. Noted as a read of the record. */
  getPatientPhone: PatientPhoneAnswer;
  /** How many active patients the viewer's clinic has, and how many of them by joint. */
  getPatientStats: PatientStatsAnswer;
  /** Phones of the session's clinic that cannot be called and could not be repaired, by name, at most 500. */
  getPhonesToCheck: PhonesToCheckAnswer;
  /** What everybody may see of a surgeon: the public page. No session is needed. */
  getPublicSurgeon: PublicSurgeonAnswer;
  /** A patient's exercises from startdate to enddate, day by day. */
  getRangeExercises: RangeExercisesAnswer;
  /** The days on which an assigned device is due, from startdate to enddate; without them all of its days. */
  getRangeMeasurement: RangeMeasurementAnswer;
  /** A patient's recovery since surgery, beside that of the clinic's other patients with the same joint on the same days after surgery. */
  getRecovery: RecoveryAnswer;
  /** The regimens that a patient can be given, those with the earliest first day first. */
  getRegimens: RegimensAnswer;
  /** One of them with all that was entered, to be added as a patient. */
  getRegisteredPatient: RegisteredPatientAnswer;
  /** Who registered with the clinic and waits to be added, newest first. */
  getRegisteredPatients: RegisteredPatientsAnswer;
  /** The reminders of the clinic in a month, by day. */
  getReminders: RemindersAnswer;
  /** The viewer's reports of several patients that are being made, or were made in the last 24 hours, newest first. */
  getReportJobs: ReportJobsAnswer;
  /** A patient's exercise schedule with what was done. */
  getSchedule: ScheduleAnswer;
  /** What was changed in a patient's programme in the last 30 days, newest first. */
  getScheduleChanges: ScheduleChangesAnswer;
  /** Failed sign-ins, refused rights and other events that may tell of an attack, newest day first; for the super admin. */
  getSecurityEvents: SecurityEventsAnswer;
  /** The running sessions of the signed-in user's own account, the last used first. */
  getSessions: SessionsAnswer;
  /** Delivered devices without a reading for as long as their clinic waits: of one clinic, else of all that the session reaches. */
  getSilentDevices: SilentDevicesAnswer;
  /** Where help is asked for, and what to say about the product there. */
  getSupport: SupportAnswer;
  /** One surgeon of the session's clinic; a surgeon may ask for the own record only. */
  getSurgeonById: SurgeonAnswer;
  /** Address of a surgeon's picture, in the session's clinic. */
  getSurgeonImage: SurgeonImageAnswer;
  /** The surgeons of a clinic, the session's when none is named, by name, for choosing one. */
  getSurgeonList: SurgeonListAnswer;
  /** A page of the surgeons of the session's clinic. */
  getSurgeons: SurgeonsAnswer;
  /** What the progress page of a patient shows: scores, measurements, filled forms, and what was due and done by week. */
  getSurveyDetail: SurveyDetailAnswer;
  /** Devices the signed-in user trusts. */
  getTrustedDevices: TrustedDevicesAnswer;
  /**
   * Messages that were not delivered, or have failed for an hour and are still tried, newest first: those of the session's clinic, which a
   * company user or super admin names; those to a company's own people; for a super admin who names nothing, those that belong to no clinic.
   */
  getUndeliveredMessages: UndeliveredMessagesAnswer;
  /** An access code that no clinic has, for a new one. */
  getUniqueCustomerCode: CustomerCodeAnswer;
  /** Where a device of a patient has been, for who cares for the patient. */
  getUnit: UnitAnswer;
  /** A page of all devices that were ordered and not deleted: where each is, since when, and by when it is due back. */
  getUnits: UnitsAnswer;
  /** One user of the session's clinic, or of a company. */
  getUser: UserAnswer;
  /** Pages whose tour the signed-in user has seen. */
  getUserVisitedPages: VisitedPagesAnswer;
  /** A page of the users of the session's clinic, or of a company. */
  getUsers: UsersAnswer;
  /** The key by which a browser knows who pushes to it. */
  getWebPushKey: WebPushKeyAnswer;
  /** Whether there is a case that somebody else opened and the viewer has not looked at: in the clinic, or without one in the company's clinics. */
  isNewActionCase: NewActionCaseAnswer;
  /** What a programme that is being made asks for, day by day; nothing is saved. */
  previewProgramme: PreviewProgrammeAnswer;
  /** What a care plan's draft, else its newest version, would change in running programmes. Nothing is changed. */
  previewPublish: PublishPreviewAnswer;
  /** What saving one area of a patient's programme would do. */
  previewSchedule: PreviewScheduleAnswer;
  /** What a new surgery date would do to a patient's programme. */
  previewSurgeryMove: PreviewSurgeryMoveAnswer;
  /** What taking a change of the last 30 days back would do. */
  previewUndo: PreviewUndoAnswer;
  /** The place at a point, as a public map service names it: where a device is that shall be trusted. */
  reverseGeocode: PlaceAnswer;
  /** Whether a filled form is right, and which patients it may be about, before a patient is added. */
  validatePatient: ValidatePatientAnswer;
  /** Whether a signed form, or the file of a registration's signed forms, is as it was signed. */
  verifyConsent: VerifyConsentAnswer;
};


export type QueryFindDiagnosisCodesArgs = {
  patientId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
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
  fromDate?: InputMaybe<Scalars['String']['input']>;
  patientid: Scalars['ID']['input'];
};


export type QueryGetAllCarePlansArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  customerid?: InputMaybe<Scalars['ID']['input']>;
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllDevicesArgs = {
  age_group?: InputMaybe<Scalars['String']['input']>;
  careplan?: InputMaybe<Scalars['ID']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAllFeedbackFormsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  feedback?: InputMaybe<Scalars['ID']['input']>;
  patientid?: InputMaybe<Scalars['ID']['input']>;
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAutoAssignedRegimensArgs = {
  companyid?: InputMaybe<Scalars['ID']['input']>;
  patient: RegimenFilter;
};


export type QueryGetCallbackRequestsArgs = {
  done?: InputMaybe<Scalars['Boolean']['input']>;
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
  kind: Scalars['String']['input'];
  pagination?: InputMaybe<PageInput>;
  searchText?: InputMaybe<Scalars['String']['input']>;
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
  surgery_type?: InputMaybe<Scalars['String']['input']>;
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
  range?: InputMaybe<Scalars['Int']['input']>;
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
  fileName: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


export type QueryGetLast7ActivitiesArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetLast7MeasurementsArgs = {
  customerid?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetMessageCaseArgs = {
  caseId: Scalars['ID']['input'];
};


export type QueryGetMyDayArgs = {
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
};


export type QueryGetNotificationsArgs = {
  id: Scalars['ID']['input'];
  isAdmin?: InputMaybe<Scalars['Boolean']['input']>;
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
  surgery_type?: InputMaybe<Scalars['String']['input']>;
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
  search?: InputMaybe<Scalars['String']['input']>;
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
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetRemindersArgs = {
  month: Scalars['CalendarDate']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
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
  area: Scalars['String']['input'];
  items: ScheduleRowsInput;
  patientid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPreviewSurgeryMoveArgs = {
  patientid: Scalars['ID']['input'];
  reminders?: InputMaybe<Array<Scalars['ID']['input']>>;
  reschedule: Scalars['Boolean']['input'];
  to: Scalars['CalendarDate']['input'];
};


export type QueryPreviewUndoArgs = {
  changeid: Scalars['ID']['input'];
  patientid: Scalars['ID']['input'];
};


export type QueryReverseGeocodeArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QueryValidatePatientArgs = {
  patient: PatientInput;
};


export type QueryVerifyConsentArgs = {
  hash: Scalars['String']['input'];
};

/** A questionnaire as it is typed or published. */
export type QuestionnaireBody = {
  __typename?: 'QuestionnaireBody';
  /** Address of its picture. */
  image?: Maybe<Scalars['String']['output']>;
  /** What its score is counted by: 'feedback' unless it is a copy of something ready. It stays as it is. */
  kind?: Maybe<Scalars['String']['output']>;
  /** Whose licence it needs; empty for nobody's. */
  licence?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its questions, in order. */
  questions?: Maybe<Array<TypedQuestion>>;
  /** How many days back it asks; empty where it does not say. */
  recalldays?: Maybe<Scalars['Int']['output']>;
};

/** A questionnaire as it is typed. Its kind is not: it is that of what it is a copy of. */
export type QuestionnaireBodyInput = {
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Whose licence it needs, at most 300 characters; empty for nobody's. */
  licence?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its questions, in order. */
  questions?: InputMaybe<Array<TypedQuestionInput>>;
  /** How many days back it asks, 1 to 365; empty where it does not say. */
  recalldays?: InputMaybe<Scalars['Int']['input']>;
};

/** A patient's exercises by day. */
export type RangeExercisesAnswer = Answer & {
  __typename?: 'RangeExercisesAnswer';
  /** Days that have exercises. */
  exercises?: Maybe<Array<ExerciseDay>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** From and to, both included. */
export type RangeInput = {
  /** Highest value. */
  max: Scalars['Int']['input'];
  /** Lowest value. */
  min: Scalars['Int']['input'];
};

/** The due days of a device. */
export type RangeMeasurementAnswer = Answer & {
  __typename?: 'RangeMeasurementAnswer';
  /** The days on which the device is due, in order. */
  measurements?: Maybe<Array<MeasurementDay>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The clinic's today. */
  today?: Maybe<Scalars['CalendarDate']['output']>;
};

/** A hardware that readings of a device came from. They are kept under the patient's device and never move. */
export type ReadingSource = {
  __typename?: 'ReadingSource';
  /** On how many days of the patient it measured. */
  days: Scalars['Int']['output'];
  /** When it measured first in that time; null when it did not. */
  first?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is the device's; null for the first one. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Its hardware id, or empty where none is known. */
  hardware: Scalars['String']['output'];
  /** When it measured last in that time; null when it did not. */
  last?: Maybe<Scalars['DateTime']['output']>;
  /** How many readings it sent. */
  readings: Scalars['Int']['output'];
  /** Until when; null for the one it has now. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** What was recorded. */
export type RecordAnswer = Answer & {
  __typename?: 'RecordAnswer';
  /** Number of the fact. */
  fact?: Maybe<Scalars['Int']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How often the item is now done that day. */
  timesDone?: Maybe<Scalars['Int']['output']>;
};

/** The answers to a questionnaire. */
export type RecordAnswersInput = {
  /** The optnumber chosen for each question in order; empty where left out. */
  answers: Array<InputMaybe<Scalars['Int']['input']>>;
  /** The day it was due; the clinic's today if empty. */
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Schedule item id. */
  itemid: Scalars['ID']['input'];
};

/** One round of an exercise. */
export type RecordExerciseInput = {
  /** The day it counts for; the clinic's today if empty, at most seven days back. */
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Schedule item id. */
  itemid: Scalars['ID']['input'];
};

/** All values of one moment, in the order of the device's metrics. */
export type RecordReadingInput = {
  /** Schedule item id. */
  itemid: Scalars['ID']['input'];
  /** When it was measured; now if empty, never in the future. */
  takenAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A value per metric; empty where the device gave none. */
  values: Array<InputMaybe<Scalars['Float']['input']>>;
};

/** A patient's values with the corridors that they are drawn in. */
export type Recovery = {
  __typename?: 'Recovery';
  /** A chart for each metric and source that the patient has values of, by metric, the source with most values first. */
  charts: Array<RecoveryChart>;
  /** The earliest surgery of the patients compared with. */
  cohortfrom?: Maybe<Scalars['CalendarDate']['output']>;
  /** The latest surgery of the patients compared with. */
  cohortto?: Maybe<Scalars['CalendarDate']['output']>;
  /** Days from surgery to the clinic's today; negative before surgery. */
  day: Scalars['Int']['output'];
  /** knee or hip. */
  joint: Scalars['String']['output'];
  /** The clinic's day on which they were made. */
  madeon?: Maybe<Scalars['CalendarDate']['output']>;
  /** Number of the clinic's corridors, which are made anew each week; empty before the first time. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A patient's recovery. */
export type RecoveryAnswer = Answer & {
  __typename?: 'RecoveryAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What is drawn. */
  recovery?: Maybe<Recovery>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The corridor on a day: what so many of the others had at the most, in the unit of the metric. */
export type RecoveryBand = {
  __typename?: 'RecoveryBand';
  /** One in ten. */
  c10: Scalars['Float']['output'];
  /** One in four. */
  c25: Scalars['Float']['output'];
  /** Half. */
  c50: Scalars['Float']['output'];
  /** Three in four. */
  c75: Scalars['Float']['output'];
  /** Nine in ten. */
  c90: Scalars['Float']['output'];
  /** Days after surgery. */
  day: Scalars['Int']['output'];
};

/** One metric from one source: values of different sources are never compared. */
export type RecoveryChart = {
  __typename?: 'RecoveryChart';
  /** The corridor, in runs without a gap: a week in which fewer than 30 others stand is left out. */
  corridor: Array<Array<RecoveryBand>>;
  /** flexion or deficit in degrees, pain as its code from 0 None to 4 Severe, or oxford, 0 to 48. */
  metric: Scalars['String']['output'];
  /** The patient's values since surgery, oldest first. */
  points: Array<RecoveryPoint>;
  /** What the newest value says beside the others, or why there is no corridor on its day. */
  sentence: Scalars['String']['output'];
  /** The device's name, or form for questionnaires. */
  source: Scalars['String']['output'];
  /** The others around the day of the newest value. */
  window: RecoveryWindow;
};

/** A value of the patient. */
export type RecoveryPoint = {
  __typename?: 'RecoveryPoint';
  /** The day it is for. */
  date: Scalars['CalendarDate']['output'];
  /** Days after surgery. */
  day: Scalars['Int']['output'];
  /** 0 below the 10th centile, 1 up to the 25th, 2 up to the middle, 3 up to the 75th, 4 up to the 90th, 5 above; empty where no corridor is. */
  place?: Maybe<Scalars['Int']['output']>;
  /** The value, in the unit of its metric. */
  value: Scalars['Float']['output'];
};

/** Days after surgery that are looked at together. */
export type RecoveryWindow = {
  __typename?: 'RecoveryWindow';
  /** The first. */
  from: Scalars['Int']['output'];
  /** How many others stand there, each with one value. */
  people: Scalars['Int']['output'];
  /** How many values these come from. */
  readings: Scalars['Int']['output'];
  /** The last. */
  to: Scalars['Int']['output'];
};

/** A set of exercises. */
export type Regimen = {
  __typename?: 'Regimen';
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Age groups it is meant for; none for all. */
  age_groups: Array<Scalars['String']['output']>;
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** Its exercises in order. */
  exerciseschedule: Array<RegimenExercise>;
  /** 'male' or 'female'; empty for both. */
  gender?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
};

/** A regimen as it is typed or published. */
export type RegimenBody = {
  __typename?: 'RegimenBody';
  /** Age groups it is meant for; none for all. */
  age_groups?: Maybe<Array<Scalars['String']['output']>>;
  /** Last day from surgery. */
  enddate?: Maybe<Scalars['Int']['output']>;
  /** Its exercises, in order. */
  exercises?: Maybe<Array<PlannedExercise>>;
  /** 'male' or 'female'; empty for both. */
  gender?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** First day from surgery. */
  startdate?: Maybe<Scalars['Int']['output']>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: Maybe<Scalars['String']['output']>;
};

/** A regimen as it is typed. */
export type RegimenBodyInput = {
  /** Age groups it is meant for; none for all. */
  age_groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Last day from surgery. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** Its exercises, in order. */
  exercises?: InputMaybe<Array<PlannedExerciseInput>>;
  /** 'male' or 'female'; empty for both. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day from surgery. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
  /** 'knee' or 'hip'; empty for both. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};

/** An exercise of a regimen. */
export type RegimenExercise = {
  __typename?: 'RegimenExercise';
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** The exercise. */
  exercise: Exercise;
  /** Hold in words, such as '30 seconds'; empty for none. */
  hold: Scalars['String']['output'];
  /** Hold in seconds. */
  holdseconds: Scalars['Int']['output'];
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Place in this list of the exercise that it is linked to; empty for none. */
  next?: Maybe<Scalars['Int']['output']>;
  /** Repeats. */
  repeat: Scalars['Int']['output'];
  /** Sets. */
  set: Scalars['Int']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
};

/** For whom regimens are looked for; what is left out is not asked. */
export type RegimenFilter = {
  /** Such as '61-70'. */
  age_group?: InputMaybe<Scalars['String']['input']>;
  /** Care plan id: the regimens come at its pace. */
  careplan?: InputMaybe<Scalars['ID']['input']>;
  /** 'male' or 'female'. */
  gender?: InputMaybe<Scalars['String']['input']>;
  /** 'knee' or 'hip'. */
  surgery_type?: InputMaybe<Scalars['String']['input']>;
};

/** The regimens. */
export type RegimensAnswer = Answer & {
  __typename?: 'RegimensAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** In the order asked. */
  regimens?: Maybe<Array<Regimen>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What somebody entered to register. */
export type RegisteredPatient = {
  __typename?: 'RegisteredPatient';
  /** Registration id. */
  _id: Scalars['ID']['output'];
  /** Who helps the patient; empty for nobody. */
  caregiver?: Maybe<Caregiver>;
  /** Birth date. */
  dob: Scalars['CalendarDate']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** Whether the clinic may write emails. */
  email_opt_in: Scalars['Boolean']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** The forms that were signed, in their order. */
  forms: Array<SignedForm>;
  /** male or female. */
  gender: Scalars['String']['output'];
  /** Height in inches. */
  height?: Maybe<Scalars['Float']['output']>;
  /** Whether devices are wanted. */
  include_devices: Scalars['Boolean']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone in international form, for the form that it fills. */
  phone: Scalars['String']['output'];
  /** When the forms were signed, in the clinic's zone: MM/DD/YYYY, h:mm a. */
  registered: Scalars['String']['output'];
  /** Where devices are sent. */
  shipaddress: ShipAddress;
};

/** One registration. */
export type RegisteredPatientAnswer = Answer & {
  __typename?: 'RegisteredPatientAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What was entered. */
  patient?: Maybe<RegisteredPatient>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A page of those who registered. */
export type RegisteredPatientsAnswer = Answer & {
  __typename?: 'RegisteredPatientsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The page. */
  patients?: Maybe<Array<RegisteredRow>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many match. */
  total?: Maybe<Scalars['Int']['output']>;
  /** How many wait in all. */
  waiting?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who registered, in the list. */
export type RegisteredRow = {
  __typename?: 'RegisteredRow';
  /** Registration id. */
  _id: Scalars['ID']['output'];
  /** Age in years today. */
  age: Scalars['Int']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** How many there are to sign: those that were signed, and those that the clinic asks for now. */
  forms: Scalars['Int']['output'];
  /** male or female. */
  gender: Scalars['String']['output'];
  /** True when somebody of this name, birth date and phone was known before. */
  isrepeated: Scalars['Boolean']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Phone, masked to the last four digits. */
  phone: Scalars['String']['output'];
  /** When the forms were signed, in the clinic's zone: MM/DD/YYYY, h:mm a. */
  registered: Scalars['String']['output'];
  /** How many forms were signed. */
  signed: Scalars['Int']['output'];
};

/** A reminder of a patient. */
export type Reminder = {
  __typename?: 'Reminder';
  /** Reminder id. */
  _id: Scalars['ID']['output'];
  /** The day. */
  date: Scalars['CalendarDate']['output'];
  /** Text. */
  message: Scalars['String']['output'];
  /** Title. */
  title: Scalars['String']['output'];
};

/** The reminder that was saved. */
export type ReminderAnswer = Answer & {
  __typename?: 'ReminderAnswer';
  /** The reminder. */
  event?: Maybe<Reminder>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A reminder that changed: ids only. */
export type ReminderEvent = {
  __typename?: 'ReminderEvent';
  /** Number of the fact; send it as since after a reconnect. */
  fact: Scalars['Int']['output'];
  /** The patient it is for. */
  patientid: Scalars['ID']['output'];
  /** 'success'. */
  status: Scalars['String']['output'];
};

/** A reminder as typed. */
export type ReminderInput = {
  /** Of one that is changed, its id. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  /** The day, today or later. */
  date: Scalars['CalendarDate']['input'];
  /** Text. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title: Scalars['String']['input'];
};

/** The reminders of a month. */
export type RemindersAnswer = Answer & {
  __typename?: 'RemindersAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** They, at most 1,000: those from today on by day, then the past ones. */
  reminders?: Maybe<Array<ClinicReminder>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many of them are from today on. */
  tocome?: Maybe<Scalars['Int']['output']>;
  /** The clinic's today. */
  today?: Maybe<Scalars['CalendarDate']['output']>;
  /** How many there are, those included that are not listed. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A session with a new token. */
export type RenewedSessionAnswer = Answer & {
  __typename?: 'RenewedSessionAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** When the session ends, whatever renews its token. */
  sessionends?: Maybe<Scalars['DateTime']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The token, a signed JWT of 18,000,000 ms, of a progress page 1,800,000 ms, or less when the session ends earlier. */
  token?: Maybe<Scalars['String']['output']>;
};

/** Reports that somebody asked for together. */
export type ReportJob = {
  __typename?: 'ReportJob';
  /** Id of the job. */
  _id: Scalars['ID']['output'];
  /** Whether the answers of questionnaires do. */
  answers: Scalars['Boolean']['output'];
  /** How large the reports are together, of whom the viewer may see; null while they are being made, and where there is none. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Whether the viewer ended them early. */
  cancelled: Scalars['Boolean']['output'];
  /** How many are made or left out. */
  done: Scalars['Int']['output'];
  /** Null while they are being made. */
  endedat?: Maybe<Scalars['DateTime']['output']>;
  /** Until when they can be downloaded; null while they are being made. */
  keptuntil?: Maybe<Scalars['DateTime']['output']>;
  /** Of whom there is no report. */
  leftout: Array<LeftOutPatient>;
  /** Whether notes stand in them. */
  notes: Scalars['Boolean']['output'];
  /** About how many seconds more; null before the first report, and at the end. */
  secondsleft?: Maybe<Scalars['Int']['output']>;
  /** When they were asked for. */
  startedat: Scalars['DateTime']['output'];
  /** How many patients. */
  total: Scalars['Int']['output'];
};

/** Reports of several patients. */
export type ReportJobsAnswer = Answer & {
  __typename?: 'ReportJobsAnswer';
  /** One for each time that somebody asked. */
  jobs?: Maybe<Array<ReportJob>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A mail that leads to a report. */
export type ReportMailAnswer = Answer & {
  __typename?: 'ReportMailAnswer';
  /** By which it can be taken back. */
  mail?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A patient whose programme was made from a version of a care plan. */
export type RunningPatient = {
  __typename?: 'RunningPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** Name of the clinic. */
  clinic: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The number of that version. */
  version: Scalars['Int']['output'];
};

/** What was saved. */
export type SaveScheduleAnswer = Answer & {
  __typename?: 'SaveScheduleAnswer';
  /** The change, by which it can be undone; empty when nothing changed. */
  change?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A clinic that was saved, or what stands in the way. */
export type SavedCustomerAnswer = Answer & {
  __typename?: 'SavedCustomerAnswer';
  /** The clinic as saved. */
  customer?: Maybe<Customer>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The clinic whose coach would change; nothing is saved until the input says override. */
  overrides?: Maybe<Array<CoachOverride>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A user who was saved, or what stands in the way. */
export type SavedUserAnswer = Answer & {
  __typename?: 'SavedUserAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Customers that another coach would lose; nothing is saved until the input says override. */
  overrides?: Maybe<Array<CoachOverride>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The user as saved. */
  user?: Maybe<User>;
};

/** A patient's exercise schedule. */
export type ScheduleAnswer = Answer & {
  __typename?: 'ScheduleAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The schedule. */
  schedules?: Maybe<ExerciseSchedule>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A change of one area, or a move of the surgery date. */
export type ScheduleChange = {
  __typename?: 'ScheduleChange';
  /** Change id. */
  _id: Scalars['ID']['output'];
  /** 'exercise', 'measurement', 'questionnaire' or 'surgery'. */
  area: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who, by name; empty for somebody who is gone. */
  by?: Maybe<Scalars['String']['output']>;
  /** The surgery date before a move; empty for other changes. */
  from?: Maybe<Scalars['CalendarDate']['output']>;
  /** The surgery date after a move; empty for other changes. */
  to?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether it was undone. */
  undone: Scalars['Boolean']['output'];
};

/** What was changed. */
export type ScheduleChangesAnswer = Answer & {
  __typename?: 'ScheduleChangesAnswer';
  /** Newest first. */
  changes?: Maybe<Array<ScheduleChange>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** What becomes of a programme. */
export type SchedulePlan = {
  __typename?: 'SchedulePlan';
  /** What begins. */
  begins: Array<PlannedItem>;
  /** What goes on changed. */
  changes: Array<PlannedItem>;
  /** The 28 days from today. */
  days: Array<PlannedDay>;
  /** What ends, with its last window. */
  ends: Array<PlannedItem>;
};

/** All rows of one area; the lists of the others are left out. */
export type ScheduleRowsInput = {
  /** Devices. */
  devices?: InputMaybe<Array<ScheduledDeviceInput>>;
  /** Exercises. */
  exercises?: InputMaybe<Array<ScheduledExerciseInput>>;
  /** Questionnaires. */
  feedback?: InputMaybe<Array<ScheduledFeedInput>>;
};

/** How many were due and done. */
export type ScheduleSums = {
  __typename?: 'ScheduleSums';
  /** Done. */
  completeddays: Scalars['Int']['output'];
  /** Due. */
  totaldays: Scalars['Int']['output'];
};

/** A week of a schedule. */
export type ScheduleWeek = {
  __typename?: 'ScheduleWeek';
  /** Done. */
  completeddays: Scalars['Int']['output'];
  /** Due. */
  totaldays: Scalars['Int']['output'];
  /** The Sunday that it begins with, MM/DD/YYYY. */
  weekdate: Scalars['String']['output'];
};

/** Which of the three areas have a schedule. */
export type ScheduledAreas = {
  __typename?: 'ScheduledAreas';
  /** Exercises. */
  exercises: Scalars['Boolean']['output'];
  /** Devices. */
  measurements: Scalars['Boolean']['output'];
  /** Questionnaires. */
  questionnaires: Scalars['Boolean']['output'];
};

/** A device of a patient. */
export type ScheduledDevice = {
  __typename?: 'ScheduledDevice';
  /** Item id. */
  _id: Scalars['ID']['output'];
  /** Why it is fail, in the vendor's words; empty where none were said, and in every other state. */
  cause: Scalars['String']['output'];
  /** Whether hardware is linked to it. */
  configured: Scalars['Boolean']['output'];
  /** When it arrived. */
  delivered_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Device id. */
  deviceid: Scalars['ID']['output'];
  /** Its name. */
  display_name: Scalars['String']['output'];
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Whether it was taken out before it was sent. */
  isDeleted: Scalars['Boolean']['output'];
  /** Its picture. */
  media: Media;
  /** Its code. */
  name: Scalars['String']['output'];
  /** When it was ordered. */
  ordered_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** The order that it is of; empty where it was never ordered. */
  orderid?: Maybe<Scalars['ID']['output']>;
  /** When it was ordered again. */
  reorder_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** When it came back. */
  returned_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** When it was sent. */
  shipped_on?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether the day of surgery is left out. */
  skiponsurgerydate: Scalars['Boolean']['output'];
  /** 'ahead', 'running' or 'passed'; what has passed cannot be changed. */
  stage: Scalars['String']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** Pending, Shipped, Delivered, Returned, Unlinked, fail or Deleted. */
  status: Scalars['String']['output'];
  /** Due and done up to today. */
  sums: ScheduleSums;
  /** Times a day, 1 to 4. */
  time: Scalars['Int']['output'];
  /** Where the parcel can be followed; empty while there is none. */
  tracking_link?: Maybe<Scalars['String']['output']>;
  /** What it measures. */
  valueDesc: Array<DeviceValue>;
};

/** A device of a programme. A new one has any id that no other row has. */
export type ScheduledDeviceInput = {
  /** Item id. */
  _id: Scalars['ID']['input'];
  /** Device id. */
  deviceid?: InputMaybe<Scalars['ID']['input']>;
  /** Last day from surgery. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day from surgery. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
  /** Times a day, 1 to 4. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** An exercise of a patient. */
export type ScheduledExercise = {
  __typename?: 'ScheduledExercise';
  /** Item id. */
  _id: Scalars['ID']['output'];
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** What it is. */
  exercise: PicturedContent;
  /** Hold in seconds. */
  hold: Scalars['Int']['output'];
  /** 1 daily, 2 to 6 times a week, 7 weekly. */
  interval: Scalars['Int']['output'];
  /** Item id of the exercise that it is linked to. */
  nextexerciseid?: Maybe<Scalars['ID']['output']>;
  /** The regimen that it came with; empty for one that was added by hand. */
  regimen?: Maybe<NamedContent>;
  /** Repeats. */
  repeat: Scalars['Int']['output'];
  /** Sets. */
  set: Scalars['Int']['output'];
  /** Whether the day of surgery is left out. */
  skiponsurgerydate: Scalars['Boolean']['output'];
  /** 'ahead', 'running' or 'passed'; what has passed cannot be changed. */
  stage: Scalars['String']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** Due and done up to today. */
  sums: ScheduleSums;
  /** Times a day. */
  time: Scalars['Int']['output'];
};

/** An exercise of a programme. A new one has any id that no other row has. */
export type ScheduledExerciseInput = {
  /** Item id. */
  _id: Scalars['ID']['input'];
  /** Last day from surgery. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** Exercise id. */
  exercise?: InputMaybe<Scalars['ID']['input']>;
  /** Hold in seconds. */
  hold?: InputMaybe<Scalars['Int']['input']>;
  /** 1 daily, 2 to 6 times a week, 7 weekly (if left out). */
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** Item id of the exercise that this one is linked to. */
  nextexerciseid?: InputMaybe<Scalars['ID']['input']>;
  /** Regimen id; empty for one that was added by hand. */
  regimen?: InputMaybe<Scalars['ID']['input']>;
  /** Repeats. */
  repeat?: InputMaybe<Scalars['Int']['input']>;
  /** Sets. */
  set?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day from surgery. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
  /** Times a day. */
  time?: InputMaybe<Scalars['Int']['input']>;
};

/** An exercise on a day. */
export type ScheduledExerciseOfDay = {
  __typename?: 'ScheduledExerciseOfDay';
  /** Item id. */
  exerciseid: Scalars['ID']['output'];
  /** Hold in words, such as '5 seconds'; empty for none. */
  hold: Scalars['String']['output'];
  /** What it is. */
  meta: ExerciseMeta;
  /** Repeats. */
  repeat: Scalars['Int']['output'];
  /** Sets. */
  set: Scalars['Int']['output'];
  /** Done as often as asked. */
  status: Scalars['Boolean']['output'];
  /** Times a day. */
  time: Scalars['Int']['output'];
};

/** A span of a questionnaire of a patient. */
export type ScheduledFeed = {
  __typename?: 'ScheduledFeed';
  /** Item id. */
  _id: Scalars['ID']['output'];
  /** Days from surgery on which it was answered. */
  answered: Array<Scalars['Int']['output']>;
  /** Last day from surgery. */
  enddate: Scalars['Int']['output'];
  /** Questionnaire id. */
  formid: Scalars['ID']['output'];
  /** Address of its picture; empty for none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule: Array<Scalars['Int']['output']>;
  /** 'weekly' or 'custom'. */
  scheduletype: Scalars['String']['output'];
  /** Name. */
  shortname: Scalars['String']['output'];
  /** Whether the day of surgery is left out. */
  skiponsurgerydate: Scalars['Boolean']['output'];
  /** 'ahead', 'running' or 'passed'; what has passed cannot be changed. */
  stage: Scalars['String']['output'];
  /** First day from surgery. */
  startdate: Scalars['Int']['output'];
  /** Due and done up to today. */
  sums: ScheduleSums;
  /** Weekdays (0 Sunday); none for a custom one. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** A span of a questionnaire. A new one has any id that no other row has. */
export type ScheduledFeedInput = {
  /** Item id. */
  _id: Scalars['ID']['input'];
  /** Last day from surgery; of a custom one its last listed day. */
  enddate?: InputMaybe<Scalars['Int']['input']>;
  /** Questionnaire id. */
  formid?: InputMaybe<Scalars['ID']['input']>;
  /** Weekdays (0 Sunday) of a weekly one, days from surgery of a custom one. */
  schedule?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 'weekly' or 'custom'. */
  scheduletype?: InputMaybe<Scalars['String']['input']>;
  /** Whether the day of surgery is left out; yes if left out. */
  skiponsurgerydate?: InputMaybe<Scalars['Boolean']['input']>;
  /** First day from surgery; of a custom one its first listed day. */
  startdate?: InputMaybe<Scalars['Int']['input']>;
};

/** A value and its day. */
export type Score = {
  __typename?: 'Score';
  /** The day it was given. */
  date: Scalars['CalendarDate']['output'];
  /** The questionnaire or device it comes from, where several can give it. */
  source?: Maybe<Scalars['String']['output']>;
  /** The value. */
  value: Scalars['Float']['output'];
};

/** A point of a score chart. */
export type ScorePoint = {
  __typename?: 'ScorePoint';
  /** The day it is for. */
  date: Scalars['CalendarDate']['output'];
  /** The degrees that a knee lacks to lie straight, 0 when it does; empty for other scores. */
  extensiondeficit?: Maybe<Scalars['Float']['output']>;
  /** The score. */
  score: Scalars['Float']['output'];
  /** The questionnaire or device it comes from. */
  source: Scalars['String']['output'];
};

/** A score over time. */
export type ScoreSeriesAnswer = Answer & {
  __typename?: 'ScoreSeriesAnswer';
  /** What devices sent and cannot be true, oldest first: no points. Empty for a score that no device measures. */
  leftout?: Maybe<Array<LeftOutScore>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Its points, oldest first: the day each is for decides, and on one day the moment. */
  series?: Maybe<Array<ScorePoint>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The limits valid today of the device that measured last, on what people read; empty for a score that no device measures. */
  threshold?: Maybe<GraphThreshold>;
};

/** Scores of five to nine days before today, each from where the last one comes from; empty where there is none, or where the last is as old. */
export type ScoresWeekAgo = {
  __typename?: 'ScoresWeekAgo';
  /** Degrees that are missing to straight. */
  extensiondeficit?: Maybe<Scalars['Float']['output']>;
  /** Bend of the knee, degrees. */
  flexion?: Maybe<Scalars['Float']['output']>;
  /** Pain as its code, 0 None to 4 Severe. */
  painlevel?: Maybe<Scalars['Float']['output']>;
  /** Of the knee or hip form, 0 to 48. */
  score?: Maybe<Scalars['Float']['output']>;
};

/** Events of one kind that one account or source had on one day. */
export type SecurityEventCount = {
  __typename?: 'SecurityEventCount';
  /** Name of the member of staff, or 'A patient' without a name; null where no account is known. */
  account?: Maybe<Scalars['String']['output']>;
  /** The day in UTC, as an ISO calendar date. */
  day: Scalars['CalendarDate']['output'];
  /** How many there were. */
  events: Scalars['Int']['output'];
  /** The kind, as the filter names it. */
  kind: Scalars['String']['output'];
  /** When the last one was. */
  lastat: Scalars['DateTime']['output'];
  /** Name of the clinic or company of the account; null where there is none. */
  organization?: Maybe<Scalars['String']['output']>;
  /** A name that is no person's, such as a carrier's; empty where there is none. */
  source: Scalars['String']['output'];
};

/** Which security events are asked for. */
export type SecurityEventFilter = {
  /** The page, counted from 1; the first without it. */
  current?: InputMaybe<Scalars['Int']['input']>;
  /** 'failedSignIn', 'lockOut', 'refusedRight', 'forgedSignature', 'newDevice' or 'roleChange'; all kinds without it. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Rows of a page, at most 100; 20 without it. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of security events. */
export type SecurityEventsAnswer = Answer & {
  __typename?: 'SecurityEventsAnswer';
  /** The page, newest day first. */
  events?: Maybe<Array<SecurityEventCount>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many rows match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A session, from its password until it ends. */
export type Session = {
  __typename?: 'Session';
  /** Session id. */
  _id: Scalars['ID']['output'];
  /** The application: AdminWeb, AdminLite or Patient. */
  application: Scalars['String']['output'];
  /** Browser and system, such as 'Chrome on Windows'. */
  device: Scalars['String']['output'];
  /** When it ends, whatever renews its token. */
  endsAt: Scalars['DateTime']['output'];
  /** True for the session that asks. */
  isThis: Scalars['Boolean']['output'];
  /** When it last called the server, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Town or time zone, as far as the device told; else empty. */
  place: Scalars['String']['output'];
  /** When the password was given. */
  startedAt: Scalars['DateTime']['output'];
};

/** The company of a session. */
export type SessionCompany = {
  __typename?: 'SessionCompany';
  /** Company id. */
  _id: Scalars['ID']['output'];
  /** Whether reminders are imported by themselves. */
  autoimportevent: Scalars['Boolean']['output'];
  /** Email. */
  email?: Maybe<Scalars['String']['output']>;
  /** The company's name. */
  name: Scalars['String']['output'];
  /** Phone. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** The clinic of a session. */
export type SessionCustomer = {
  __typename?: 'SessionCustomer';
  /** Customer id. */
  _id: Scalars['ID']['output'];
  /** The clinic code. */
  accesscode: Scalars['String']['output'];
  /** Whether reminders are imported by themselves. */
  autoimportevent: Scalars['Boolean']['output'];
  /** Company id. */
  company: Scalars['ID']['output'];
  /** The company's name. */
  companyname: Scalars['String']['output'];
  /** Address of the logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** The clinic's name. */
  name: Scalars['String']['output'];
  /** IANA name of the clinic's time zone. */
  timezone: Scalars['String']['output'];
};

/** The signed-in person. */
export type SessionUser = {
  __typename?: 'SessionUser';
  /** User id. */
  _id: Scalars['ID']['output'];
  /** Email, which is the username. */
  email: Scalars['String']['output'];
  /** The remembered patient list filter as address parameters. */
  filter?: Maybe<Scalars['String']['output']>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** The sign-in before this one. */
  lastlogintime?: Maybe<Scalars['DateTime']['output']>;
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Pages whose tour was seen. */
  pagevisited: Array<Scalars['String']['output']>;
  /** How many patients the user's surgeon has; for others the clinic's. */
  patients_count: Scalars['Int']['output'];
  /** Role code. */
  role: Scalars['Int']['output'];
  /** Closing lines of mails. */
  signature: Scalars['String']['output'];
  /** Whether the account is active or inactive. */
  status: Scalars['String']['output'];
  /** The surgeon this user is or is linked to. */
  surgeon?: Maybe<Scalars['ID']['output']>;
  /** All surgeons whose patients this user is limited to; empty for no limit. */
  surgeons: Array<Scalars['ID']['output']>;
  /** Address of the picture. */
  userimage?: Maybe<Scalars['String']['output']>;
};

/** The running sessions of an account. */
export type SessionsAnswer = Answer & {
  __typename?: 'SessionsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The sessions. */
  sessions?: Maybe<Array<Session>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Where a patient's devices are sent. */
export type ShipAddress = {
  __typename?: 'ShipAddress';
  /** First line. */
  addressline1: Scalars['String']['output'];
  /** Second line; may be blank. */
  addressline2: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** Country, ISO code. */
  country: Scalars['String']['output'];
  /** State; blank outside the US. */
  state: Scalars['String']['output'];
  /** Postal code. */
  zip: Scalars['String']['output'];
};

/** A patient's postal address. */
export type ShipAddressInput = {
  /** First line, at most 100 characters. */
  addressline1: Scalars['String']['input'];
  /** Second line. */
  addressline2?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 20 characters. */
  city: Scalars['String']['input'];
  /** Country, ISO code; US if left out. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** State; needed for the US. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code, at most 20 characters. */
  zip: Scalars['String']['input'];
};

/** A form that was signed. */
export type SignedForm = {
  __typename?: 'SignedForm';
  /** Title. */
  title: Scalars['String']['output'];
  /** Which version of the form. */
  version: Scalars['Int']['output'];
};

/** A delivered device that has not sent a reading. */
export type SilentDevice = {
  __typename?: 'SilentDevice';
  /** The case about it; null once that was deleted. */
  case?: Maybe<FullfillmentCase>;
  /** The clinic. */
  customer: FullfillmentCustomer;
  /** The clinic's date of its delivery. */
  deliveredOn: Scalars['CalendarDate']['output'];
  /** Item id of the device in the patient's programme. */
  deviceid: Scalars['ID']['output'];
  /** What it is. */
  name: Scalars['String']['output'];
  /** The order it was sent with. */
  orderid: Scalars['ID']['output'];
  /** Whom it is with. */
  patient: SilentPatient;
};

/** Silent devices. */
export type SilentDevicesAnswer = Answer & {
  __typename?: 'SilentDevicesAnswer';
  /** Those that were delivered first, at most 200. */
  devices?: Maybe<Array<SilentDevice>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** Whom a silent device is with. */
export type SilentPatient = {
  __typename?: 'SilentPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
  /** The provider. */
  surgeon: FullfillmentSurgeon;
};

/** How a list is sorted. */
export type SorterInput = {
  /** Name of the sorted field. */
  field: Scalars['String']['input'];
  /** 'ascend' or 'descend'. */
  order: Scalars['String']['input'];
};

/** Reports that are being made. */
export type StartReportsAnswer = Answer & {
  __typename?: 'StartReportsAnswer';
  /** By which they can be cancelled and downloaded. */
  job?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A questionnaire as it was submitted. */
export type SubmittedForm = {
  __typename?: 'SubmittedForm';
  /** Submission id. */
  _id: Scalars['ID']['output'];
  /** The submission of the same questionnaire before this one; empty for the first. */
  before?: Maybe<EarlierForm>;
  /** How many submissions of this questionnaire the patient has. */
  count: Scalars['Int']['output'];
  /** The day it counts for. */
  date: Scalars['CalendarDate']['output'];
  /** What it asks about: oxford-knee, oxford-hip, pain, range-of-motion, safety, feedback, koos-jr, hoos-jr or promis. */
  kind: Scalars['String']['output'];
  /** The id of the submission after this one; empty for the newest. */
  laterid?: Maybe<Scalars['ID']['output']>;
  /** Whose licence the form needs, in one line; empty for none. */
  licence: Scalars['String']['output'];
  /** Its place among the patient's submissions of this questionnaire, from 1. */
  place: Scalars['Int']['output'];
  /** Questions in order. */
  questions: Array<SubmittedQuestion>;
  /** Its score; empty where it has none. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Short name. */
  shortname: Scalars['String']['output'];
  /** When it was submitted. */
  submittime: Scalars['DateTime']['output'];
};

/** An option, and whether it was chosen. */
export type SubmittedOption = {
  __typename?: 'SubmittedOption';
  /** The words. */
  option: Scalars['String']['output'];
  /** Value of the option. */
  optnumber: Scalars['Int']['output'];
  /** Whether it was chosen. */
  selected: Scalars['Boolean']['output'];
  /** What was written beside the option; empty where the form takes no writing, as none of the library does. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A question with its answer. */
export type SubmittedQuestion = {
  __typename?: 'SubmittedQuestion';
  /** What could be answered. */
  options: Array<SubmittedOption>;
  /** The question. */
  question: Scalars['String']['output'];
  /** Number of the question. */
  questnumber: Scalars['Int']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** A message of other staff came in a case that the subscriber may see: what the lite chat listens to. */
  addAdminCommentToLite: CommentEvent;
  /** The list of the clinic's cases changed, by whomever. */
  getActionCaseListSubscription: CommentEvent;
  /** A case of the clinic was given to the vendor's team. */
  moveAiComment: CommentEvent;
  /** A message came in a case that the subscriber may see and did not write. With since, what was missed comes first. */
  onComment: CommentEvent;
  /** Something changed in the case lists of the company's clinics, by whomever. Nothing is repeated after a reconnect: ask for the list then. */
  onCompanyCases: CompanyCasesEvent;
  /** The patient recorded something or the schedule changed. With since, what was missed comes first. */
  onPatientActivity: PatientActivityEvent;
  /** A reminder of the clinic changed, by somebody else. With since, what was missed comes first. */
  onReminders: ReminderEvent;
  /** Somebody else of the staff is writing in a case just now. */
  onWriting: WritingEvent;
};


export type SubscriptionAddAdminCommentToLiteArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionGetActionCaseListSubscriptionArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionMoveAiCommentArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionOnCommentArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionOnPatientActivityArgs = {
  patientid: Scalars['ID']['input'];
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionOnRemindersArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
};


export type SubscriptionOnWritingArgs = {
  caseid: Scalars['ID']['input'];
};

/** Where help is asked for. */
export type SupportAnswer = Answer & {
  __typename?: 'SupportAnswer';
  /** The mail address of the people who help. */
  email?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The server's time. */
  now?: Maybe<Scalars['DateTime']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The version of the product. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A surgeon. */
export type Surgeon = {
  __typename?: 'Surgeon';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** For the public page. */
  about_me: Scalars['String']['output'];
  /** The surgeon's code. */
  accesscode: Scalars['String']['output'];
  /** Where patients come. */
  address: Scalars['String']['output'];
  /** The clinic. */
  customer: Scalars['ID']['output'];
  /** Department. */
  department_name: Scalars['String']['output'];
  /** Title in the department. */
  department_title: Scalars['String']['output'];
  /** A line below the name on the public page. */
  description: Scalars['String']['output'];
  /** Email; also the username of the surgeon's account. */
  email: Scalars['String']['output'];
  /** First name, read out of the name. */
  firstname: Scalars['String']['output'];
  /** Where the surgeon works. */
  hospital_name: Scalars['String']['output'];
  /** Address of the hospital's site. */
  hospital_url: Scalars['String']['output'];
  /** Address of the picture, or empty. */
  image: Scalars['String']['output'];
  /** Last name, read out of the name. */
  lastname: Scalars['String']['output'];
  /** Name with title. */
  name: Scalars['String']['output'];
  /** How many active patients the surgeon has. */
  patients: Scalars['Int']['output'];
  /** Phones. */
  phone: SurgeonPhone;
  /** Whether lists show the surgeon. */
  showinlist: Scalars['Boolean']['output'];
  /** The team by categories, in their order. */
  team: Array<TeamCategory>;
  /** How many messages about the surgeon's patients the viewer has not read. */
  unreadcount: Scalars['Int']['output'];
  /** Address of the public page. */
  url: Scalars['String']['output'];
  /** Raised by every change. */
  version: Scalars['Int']['output'];
};

/** One surgeon. */
export type SurgeonAnswer = Answer & {
  __typename?: 'SurgeonAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The surgeon. */
  surgeon?: Maybe<Surgeon>;
};

/** Address of a picture. */
export type SurgeonImageAnswer = Answer & {
  __typename?: 'SurgeonImageAnswer';
  /** Address of the picture, or empty. */
  image?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A surgeon as the form writes it. */
export type SurgeonInput = {
  /** At most 300 words, for the public page. */
  about_me?: InputMaybe<Scalars['String']['input']>;
  /** Of a new surgeon: the code from getAccessCode. One is drawn when it is left out. */
  accesscode?: InputMaybe<Scalars['String']['input']>;
  /** Where patients come, at most 200 characters in several lines. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  department_name?: InputMaybe<Scalars['String']['input']>;
  /** Title in the department. */
  department_title?: InputMaybe<Scalars['String']['input']>;
  /** A line below the name on the public page, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email; also the username of the surgeon's account. */
  email: Scalars['String']['input'];
  /** Where the surgeon works. */
  hospital_name?: InputMaybe<Scalars['String']['input']>;
  /** Address of the hospital's site. */
  hospital_url?: InputMaybe<Scalars['String']['input']>;
  /** Address of a picture that POST /images answered, or empty for none. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Name with title, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Public phone, and a private one or an empty text. */
  phone: SurgeonPhoneInput;
  /** The team by categories, in their order. */
  team: Array<TeamCategoryInput>;
  /** Of a change: the version that was read; the newest without it. One that is not the newest is refused. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** The surgeons of a clinic. */
export type SurgeonListAnswer = Answer & {
  __typename?: 'SurgeonListAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** By name. */
  surgeons?: Maybe<Array<SurgeonName>>;
};

/** A surgeon to choose. */
export type SurgeonName = {
  __typename?: 'SurgeonName';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** Name with title. */
  name: Scalars['String']['output'];
};

/** Phones of a surgeon, in international form; empty when there is none. */
export type SurgeonPhone = {
  __typename?: 'SurgeonPhone';
  /** For staff. */
  private: Scalars['String']['output'];
  /** Shown on the public page. */
  public: Scalars['String']['output'];
};

/** Phones of a surgeon. */
export type SurgeonPhoneInput = {
  /** For staff; may be empty. */
  private?: InputMaybe<Scalars['String']['input']>;
  /** Shown on the public page. */
  public: Scalars['String']['input'];
};

/** A surgeon in the list. */
export type SurgeonRow = {
  __typename?: 'SurgeonRow';
  /** Surgeon id. */
  _id: Scalars['ID']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** Address of the picture, or empty. */
  image: Scalars['String']['output'];
  /** Name with title. */
  name: Scalars['String']['output'];
  /** How many active patients the surgeon has. */
  patients: Scalars['Int']['output'];
  /** Phones. */
  phone: SurgeonPhone;
};

/** A page of surgeons. */
export type SurgeonsAnswer = Answer & {
  __typename?: 'SurgeonsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The page, by name. */
  surgeons?: Maybe<Array<SurgeonRow>>;
  /** How many surgeons match. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** Which surgeons are asked for. */
export type SurgeonsPageInput = {
  /** Page number, from 1. */
  current?: InputMaybe<Scalars['Int']['input']>;
  /** The clinic; the session's own when left out. */
  customerid?: InputMaybe<Scalars['ID']['input']>;
  /** Rows a page, at most 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, an email or a public phone. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Only by 'name'; ascending when left out. */
  sorter?: InputMaybe<SorterInput>;
};

/** Which joint, and when. */
export type Surgery = {
  __typename?: 'Surgery';
  /** Surgery date. */
  date: Scalars['CalendarDate']['output'];
  /** Days from the surgery date to the clinic's today; negative before surgery. */
  days: Scalars['Int']['output'];
  /** knee or hip. */
  type: Scalars['String']['output'];
};

/** Which joint, and when. */
export type SurgeryInput = {
  /** Surgery date; null while none is chosen, which is refused. */
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** knee or hip. */
  type: Scalars['String']['input'];
};

/** What becomes of a programme when surgery moves. */
export type SurgeryMovePlan = {
  __typename?: 'SurgeryMovePlan';
  /** Days before today on which something was done; they stay. */
  donedays: Scalars['Int']['output'];
  /** The surgery date of now. */
  from: Scalars['CalendarDate']['output'];
  /** What runs or is to come. */
  items: Array<MovedItem>;
  /** Reminders from today on. */
  reminders: Array<MovedReminder>;
  /** The new one. */
  to: Scalars['CalendarDate']['output'];
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
};

/** A patient's scores, measurements, forms and weeks. */
export type SurveyDetail = {
  __typename?: 'SurveyDetail';
  /** Name of the patient's clinic. */
  clinic: Scalars['String']['output'];
  /** Last straightening of the knee, degrees as bands speak of it; 90 is straight. */
  extension?: Maybe<Scalars['Float']['output']>;
  /** When it was recorded. */
  extensiondate?: Maybe<Scalars['CalendarDate']['output']>;
  /** The same as people read it: the degrees that are missing, 0 is straight. */
  extensiondeficit?: Maybe<Scalars['Float']['output']>;
  /** The questionnaire or device it comes from. */
  extensionsource?: Maybe<Scalars['String']['output']>;
  /** Last bend of the knee, degrees. */
  flexion?: Maybe<Scalars['Float']['output']>;
  /** When it was recorded. */
  flexiondate?: Maybe<Scalars['CalendarDate']['output']>;
  /** The questionnaire or device it comes from. */
  flexionsource?: Maybe<Scalars['String']['output']>;
  /** Filled forms, newest first. */
  forms: Array<SurveyForm>;
  /** Last score of the hip form, 0 to 48. */
  hipscore?: Maybe<Scalars['Float']['output']>;
  /** When it was recorded. */
  hipscoredate?: Maybe<Scalars['CalendarDate']['output']>;
  /** Whether the patient's programme includes devices. */
  includedevices: Scalars['Boolean']['output'];
  /** Last score of the knee form, 0 to 48. */
  kneescore?: Maybe<Scalars['Float']['output']>;
  /** When it was recorded. */
  kneescoredate?: Maybe<Scalars['CalendarDate']['output']>;
  /** The clinic's logo, the path of a picture; empty for none. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Whether the reader may share the page with a caregiver. */
  mayshare: Scalars['Boolean']['output'];
  /** The last value of each metric of each assigned device. */
  measurements: Array<SurveyMeasurement>;
  /** Last pain as its code, 0 None to 4 Severe. */
  painlevel?: Maybe<Scalars['Float']['output']>;
  /** When it was recorded. */
  painleveldate?: Maybe<Scalars['CalendarDate']['output']>;
  /** First and last name, for staff and for who proved to be the patient; null for a caregiver, whose link may be passed on. */
  patientname?: Maybe<Scalars['String']['output']>;
  /** Name of the patient's surgeon. */
  provider: Scalars['String']['output'];
  /** The day of the surgery. */
  surgerydate: Scalars['CalendarDate']['output'];
  /** knee or hip. */
  surgerytype: Scalars['String']['output'];
  /** The clinic's time zone, an IANA name. */
  timezone: Scalars['String']['output'];
  /** The clinic's today. */
  today: Scalars['CalendarDate']['output'];
  /** What the last scores were about a week before today. */
  weekago?: Maybe<ScoresWeekAgo>;
  /** Weeks in which something was due, earliest first, up to the last whole one. */
  weeks: Array<SurveyWeek>;
};

/** What the progress page shows. */
export type SurveyDetailAnswer = Answer & {
  __typename?: 'SurveyDetailAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The page. */
  survey?: Maybe<SurveyDetail>;
};

/** A filled form. */
export type SurveyForm = {
  __typename?: 'SurveyForm';
  /** The day it counts for. */
  date: Scalars['CalendarDate']['output'];
  /** Submission id. */
  formid: Scalars['ID']['output'];
  /** What it asks about: oxford-knee, oxford-hip, pain, range-of-motion, safety, feedback, koos-jr, hoos-jr or promis. */
  kind: Scalars['String']['output'];
  /** Its score; empty where it has none. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Short name. */
  shortname: Scalars['String']['output'];
};

/** A metric of an assigned device. */
export type SurveyMeasurement = {
  __typename?: 'SurveyMeasurement';
  /** When it was measured. */
  date?: Maybe<Scalars['CalendarDate']['output']>;
  /** Id of the assigned device. */
  deviceid: Scalars['ID']['output'];
  /** Name of the device. */
  devicename: Scalars['String']['output'];
  /** What is measured, as its device names it. */
  metric: Scalars['String']['output'];
  /** The same for programs, such as flexion_max; of a company's own it begins with own_. */
  parameter: Scalars['String']['output'];
  /** The unit; empty for none. */
  unit: Scalars['String']['output'];
  /** The last value; empty for none. */
  value?: Maybe<Scalars['Float']['output']>;
  /** Its place among the values of the device, from 0. */
  valueIndex: Scalars['Int']['output'];
};

/** A week, in item-days. */
export type SurveyWeek = {
  __typename?: 'SurveyWeek';
  /** Its Sunday. */
  date: Scalars['CalendarDate']['output'];
  /** Exercises. */
  exercise: DueDone;
  /** Measurements. */
  measurement: DueDone;
  /** Questionnaires. */
  questionnaire: DueDone;
};

/** A part of a surgeon's team. */
export type TeamCategory = {
  __typename?: 'TeamCategory';
  /** Id of the category. */
  _id: Scalars['ID']['output'];
  /** Its people, one a line. */
  details: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its place, from 1. */
  order: Scalars['Int']['output'];
};

/** A part of a surgeon's team. */
export type TeamCategoryInput = {
  /** Tells the category from the others; whoever adds it chooses it. */
  _id: Scalars['String']['input'];
  /** Its people, one a line. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** Its name. */
  name: Scalars['String']['input'];
};

/** A pause of the programme for a technical reason. */
export type TechnicalHold = {
  __typename?: 'TechnicalHold';
  /** First day of the hold. */
  holddate: Scalars['CalendarDate']['output'];
  /** Why; may be blank. */
  note: Scalars['String']['output'];
  /** First day after the hold; empty while it lasts. */
  releasedate?: Maybe<Scalars['CalendarDate']['output']>;
  /** hold while it lasts, release afterwards. */
  status: Scalars['String']['output'];
};

/** A time of the clinic's clock. */
export type TimeOfDay = {
  __typename?: 'TimeOfDay';
  /** 0 to 23. */
  hour: Scalars['Int']['output'];
  /** 0 to 59. */
  minute: Scalars['Int']['output'];
};

/** A time by the clinic's clock. */
export type TimeOfDayInput = {
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** 0 to 59. */
  minute: Scalars['Int']['input'];
};

/** A device that signs in without a code. */
export type TrustedDevice = {
  __typename?: 'TrustedDevice';
  /** Device id. */
  _id: Scalars['ID']['output'];
  /** When it was trusted. */
  createdAt: Scalars['DateTime']['output'];
  /** What the device calls itself. */
  device: Scalars['String']['output'];
  /** When it last signed in. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Where it was trusted. */
  location: Scalars['String']['output'];
};

/** The devices a user trusts. */
export type TrustedDevicesAnswer = Answer & {
  __typename?: 'TrustedDevicesAnswer';
  /** Newest first. */
  devices?: Maybe<Array<TrustedDevice>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** An answer that can be chosen. */
export type TypedAnswer = {
  __typename?: 'TypedAnswer';
  /** What it says. */
  option?: Maybe<Scalars['String']['output']>;
  /** Its points: what is scored and kept. */
  optnumber?: Maybe<Scalars['Int']['output']>;
};

/** An answer that can be chosen. */
export type TypedAnswerInput = {
  /** What it says, at most 100 characters. */
  option?: InputMaybe<Scalars['String']['input']>;
  /** Its points, 0 to 999, none twice in a question. */
  optnumber?: InputMaybe<Scalars['Int']['input']>;
};

/** A question of a questionnaire. */
export type TypedQuestion = {
  __typename?: 'TypedQuestion';
  /** Its answers, in order. */
  options?: Maybe<Array<TypedAnswer>>;
  /** What is asked. */
  question?: Maybe<Scalars['String']['output']>;
};

/** A question of a questionnaire. */
export type TypedQuestionInput = {
  /** Its answers, in order: 2 to 12. */
  options?: InputMaybe<Array<TypedAnswerInput>>;
  /** What is asked, at most 200 characters. */
  question?: InputMaybe<Scalars['String']['input']>;
};

/** A message that was not delivered. */
export type UndeliveredMessage = {
  __typename?: 'UndeliveredMessage';
  /** Id of the message. */
  _id: Scalars['ID']['output'];
  /** Name of the patient it is about, where that is not the recipient; else empty. */
  about: Scalars['String']['output'];
  /** 'mail', 'sms', 'push' (to a phone) or 'webPush' (to a browser). */
  channel: Scalars['String']['output'];
  /** What to do once it can no longer be sent; empty while it can. */
  instead: Scalars['String']['output'];
  /** What kind of message it is, such as 'Invitation'. */
  kind: Scalars['String']['output'];
  /** Name of the recipient; empty for somebody without an account or a record. */
  name: Scalars['String']['output'];
  /** When it is tried again by itself; null when it is not. */
  nexttry?: Maybe<Scalars['DateTime']['output']>;
  /** The patient it is to or about. */
  patientid?: Maybe<Scalars['ID']['output']>;
  /** Why it was not delivered, as a sentence. */
  reason: Scalars['String']['output'];
  /** Mail address or phone; of a patient's phone the last four digits, of a caregiver's address the first letter and the domain. Empty for pushes. */
  recipient: Scalars['String']['output'];
  /** Whether it can still be sent. */
  sendable: Scalars['Boolean']['output'];
  /** When it was to be sent first. */
  since: Scalars['DateTime']['output'];
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** Messages that were not delivered. */
export type UndeliveredMessagesAnswer = Answer & {
  __typename?: 'UndeliveredMessagesAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** The page. */
  messages?: Maybe<Array<UndeliveredMessage>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many there are on all pages. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** What goes back and what stays. */
export type UndoPlan = {
  __typename?: 'UndoPlan';
  /** How many items go back. */
  back: Scalars['Int']['output'];
  /** How many devices are ordered anew, as their order was withdrawn or nothing is left of it. */
  orders: Scalars['Int']['output'];
  /** Names of what stays, because it was changed again since. */
  stays: Array<Scalars['String']['output']>;
  /** The date that surgery goes back to; empty where it stays. */
  surgery?: Maybe<Scalars['CalendarDate']['output']>;
};

/** What was undone. */
export type UndoScheduleAnswer = Answer & {
  __typename?: 'UndoScheduleAnswer';
  /** The undo, which is a change too. */
  change?: Maybe<Scalars['ID']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** Names of what stayed, because it was changed again since. */
  stays?: Maybe<Array<Scalars['String']['output']>>;
};

/** A device that was ordered for a patient, as a thing that is somewhere. */
export type Unit = {
  __typename?: 'Unit';
  /** Id of the device in the patient's programme. */
  _id: Scalars['ID']['output'];
  /** The clinic. */
  customer: FullfillmentCustomer;
  /** How many days it has stood there. */
  days?: Maybe<Scalars['Int']['output']>;
  /** The clinic's date by which it is due back: 14 days after its patient needs it no longer; null unless it is out. */
  dueback?: Maybe<Scalars['CalendarDate']['output']>;
  /** Its hardware id or that of the gateway it was sent with, or empty. */
  hardware_uuid: Scalars['String']['output'];
  /** Whether it has been out for more than 30 days after its patient needed it no longer. */
  maybelost: Scalars['Boolean']['output'];
  /** What it is. */
  name: Scalars['String']['output'];
  /** The order it belongs to. */
  orderid: Scalars['ID']['output'];
  /** Whether it should be back by now. */
  overdue: Scalars['Boolean']['output'];
  /** Whom it was ordered for. */
  patient: UnitPatient;
  /** The clinic's date since which it stands there; null where that is not known. */
  since?: Maybe<Scalars['CalendarDate']['output']>;
  /** Pending, Shipped, Delivered, Returned, Unlinked or fail, or Lost. */
  status: Scalars['String']['output'];
};

/** Where a device of a patient has been. */
export type UnitAnswer = Answer & {
  __typename?: 'UnitAnswer';
  /** The device. */
  device?: Maybe<FullfillmentDevice>;
  /** What happened to it, oldest first. */
  happened?: Maybe<Array<CustodyLine>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** IANA name of the clinic's time zone. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** The same as a thing that is somewhere. */
  unit?: Maybe<FullfillmentUnit>;
};

/** Which units are asked for. What is left out does not narrow. */
export type UnitFilters = {
  /** One clinic of the company. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** 'out', which is usual, for those on their way or with a patient; 'awaited' for those of them that are needed no longer; 'overdue', 'silent' for what was delivered and has not measured, 'back', 'lost', 'tosend' or 'all'. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** How the hardware id or the patient's last name begins, at most 40 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Something that may be noted by hand about a unit. */
export type UnitMove = {
  __typename?: 'UnitMove';
  /** Why it cannot be noted now, such as 'was shipped on 10/13/2026'; null when it can. */
  why?: Maybe<Scalars['String']['output']>;
  /** The word that moveUnit takes; 'replaced' is replaceUnit. */
  word: Scalars['String']['output'];
};

/** Whom a unit was ordered for. */
export type UnitPatient = {
  __typename?: 'UnitPatient';
  /** Patient id. */
  _id: Scalars['ID']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A page of units. */
export type UnitsAnswer = Answer & {
  __typename?: 'UnitsAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many match. */
  total?: Maybe<Scalars['Int']['output']>;
  /** The page: sorted by 'since', what stands longest first, or by 'dueback'. */
  units?: Maybe<Array<Unit>>;
};

/** A patient's devices as they shall run. */
export type UpdateDeviceScheduleInput = {
  /** Patient id. */
  _id: Scalars['ID']['input'];
  /** All rows that shall run. */
  assigneddevices: Array<ScheduledDeviceInput>;
  /** The care plan that the page shows; it is not changed here. */
  careplan?: InputMaybe<Scalars['ID']['input']>;
  /** The patient's day as it shall be; left out, it stays. */
  dailyshift?: InputMaybe<DailyShiftInput>;
  /** Of the preview that was shown; refused when the save would do something else. */
  planHash?: InputMaybe<Scalars['String']['input']>;
  /** Item ids of devices that are ordered again. */
  reorder?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Why: 'Lost or broken', 'Does not work', 'Wrong size' or 'Other'. */
  reorderreason?: InputMaybe<Scalars['String']['input']>;
  /** The surgery date that the page shows; refused when it moved. */
  surgery?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** The version that was read; left out by clients that overwrite what is there. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A user: staff with an account. */
export type User = {
  __typename?: 'User';
  /** User id. */
  _id: Scalars['ID']['output'];
  /** Whether the user may sign in. */
  active: Scalars['Boolean']['output'];
  /** Of a medical associate the surgeons, of a health coach the customers. */
  associateids: Array<Scalars['ID']['output']>;
  /** The company of a company user. */
  company?: Maybe<Scalars['ID']['output']>;
  /** The clinic of a clinic's user. */
  customer?: Maybe<Scalars['ID']['output']>;
  /** Email, which is the username. */
  email: Scalars['String']['output'];
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Last name. */
  lastname: Scalars['String']['output'];
  /** Active patients: of the user's surgeons, for others of the clinic; none for company users. */
  patients_count: Scalars['Int']['output'];
  /** Cell phone in international form, or empty. */
  phone: Scalars['String']['output'];
  /** Role code. */
  role: Scalars['Int']['output'];
  /** Closing lines of mails. */
  signature: Scalars['String']['output'];
  /** The surgeon this user is or is linked to. */
  surgeon?: Maybe<Scalars['ID']['output']>;
  /** Address of the picture, or empty. */
  userimage: Scalars['String']['output'];
  /** Raised by every change. */
  version: Scalars['Int']['output'];
};

/** One user. */
export type UserAnswer = Answer & {
  __typename?: 'UserAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** The user. */
  user?: Maybe<User>;
};

/** A user as the form writes it. Of a change, what is left out stays as it is. */
export type UserInput = {
  /** Whether the user may sign in. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a medical associate the surgeons, of a health coach the customers. */
  associateids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The company of a new company user, or the company in which to find the one to change. */
  company?: InputMaybe<Scalars['ID']['input']>;
  /** The clinic of a new user, or the clinic in which to find the one to change: the session's. */
  customer?: InputMaybe<Scalars['ID']['input']>;
  /** Email, which is the username; no two users have the same. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 50 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 50 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** True takes customers from the coach who has them; without it such a change is refused and overrides says who loses what. */
  override?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cell phone; a health coach needs one. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Role code. */
  role?: InputMaybe<Scalars['Int']['input']>;
  /** Address of a picture that POST /images answered, or empty for none. */
  userimage?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. When it is not the newest the change is refused; when left out, whatever is newest is changed. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of users. */
export type UsersAnswer = Answer & {
  __typename?: 'UsersAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
  /** How many users match. */
  total?: Maybe<Scalars['Int']['output']>;
  /** The page, by last name. */
  users?: Maybe<Array<User>>;
};

/** Which users are asked for. */
export type UsersPageInput = {
  /** Only active, or only inactive ones; all when left out. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** A super admin names the company; a company user's own is taken otherwise. */
  companyid?: InputMaybe<Scalars['ID']['input']>;
  /** The session's clinic; a company user or super admin names it, and is answered with the company's users otherwise. */
  customerid?: InputMaybe<Scalars['ID']['input']>;
  /** True leaves out the accounts of surgeons, which are kept with the surgeons. */
  onlyusers?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page number, from 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name or an email. */
  searchText?: InputMaybe<Scalars['String']['input']>;
  /** Rows a page, at most 100. */
  size?: InputMaybe<Scalars['Int']['input']>;
  /** Only by 'name', last name first; ascending when left out. */
  sorter?: InputMaybe<SorterInput>;
};

/** Whom a form may be about. */
export type ValidatePatientAnswer = Answer & {
  __typename?: 'ValidatePatientAnswer';
  /** Patients whom the viewer may see, the likeliest first; at most 10. */
  matches?: Maybe<Array<PatientMatch>>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** What a surgeon is told of a patient of somebody else; empty for nothing. */
  others?: Maybe<Scalars['String']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** A limit of a value. */
export type ValueLimit = {
  __typename?: 'ValueLimit';
  /** Day from surgery on which it begins; empty where it holds on any day. */
  fromday?: Maybe<Scalars['Int']['output']>;
  /** Above it a value stands out; empty for none. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Below it a value stands out; empty for none. */
  min?: Maybe<Scalars['Float']['output']>;
};

/** A limit of a value, as it is typed. */
export type ValueLimitInput = {
  /** Day from surgery on which it begins; empty where it holds on any day. */
  fromday?: InputMaybe<Scalars['Int']['input']>;
  /** Above it a value stands out; empty for none. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Below it a value stands out; empty for none. */
  min?: InputMaybe<Scalars['Float']['input']>;
};

/** What is known of a signed form or file. */
export type VerifyConsentAnswer = Answer & {
  __typename?: 'VerifyConsentAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'valid': as it was signed. 'changed': what is kept differs from what was signed. 'unknown': never signed here, or the file differs. */
  result?: Maybe<Scalars['String']['output']>;
  /** When it was signed. */
  signedat?: Maybe<Scalars['DateTime']['output']>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The pages whose tour was seen. */
export type VisitedPagesAnswer = Answer & {
  __typename?: 'VisitedPagesAnswer';
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** Names of pages. */
  pagevisited?: Maybe<Array<Scalars['String']['output']>>;
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** The server's key for pushes to browsers. */
export type WebPushKeyAnswer = Answer & {
  __typename?: 'WebPushKeyAnswer';
  /** VAPID public key, base64url. */
  key?: Maybe<Scalars['String']['output']>;
  /** A sentence for the person who called, or nothing. */
  message: Scalars['String']['output'];
  /** 'success' or 'fail'; 'Token expired' when the session has ended. */
  status: Scalars['String']['output'];
};

/** Work that was logged on a case. */
export type WorkLogEntry = {
  __typename?: 'WorkLogEntry';
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** When it was logged. */
  createdAt: Scalars['DateTime']['output'];
  /** Day on which the work began. */
  date: Scalars['CalendarDate']['output'];
  /** Minutes. */
  timeMin: Scalars['Int']['output'];
  /** User id of the author. */
  userId: Scalars['ID']['output'];
  /** Name of the author. */
  userName: Scalars['String']['output'];
  /** Sent with a change, so that no change goes over another unseen. */
  version: Scalars['Int']['output'];
  /** What was worked on. */
  workDescription: Scalars['String']['output'];
};

/** Somebody is writing. */
export type WritingEvent = {
  __typename?: 'WritingEvent';
  /** The case. */
  caseid: Scalars['ID']['output'];
  /** 'success'. */
  status: Scalars['String']['output'];
  /** Who is writing. */
  userName: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Answer:
    | ( AccessCodeAnswer )
    | ( AccountDeletionAnswer )
    | ( ActionCaseAnswer )
    | ( ActionCaseListAnswer )
    | ( ActionCaseStatsAnswer )
    | ( ActivitiesAnswer )
    | ( ActivityEngagementAnswer )
    | ( ActivityLinkAnswer )
    | ( ActivityLogAnswer )
    | ( AddPatientAnswer )
    | ( BotCheckAnswer )
    | ( CallbackRequestAnswer )
    | ( CallbackRequestsAnswer )
    | ( CarePlansAnswer )
    | ( CommentAnswer )
    | ( CompaniesAnswer )
    | ( CompanyAnswer )
    | ( ComplianceAnswer )
    | ( ConsentFormsAnswer )
    | ( ContentAnswer )
    | ( ContentCountsAnswer )
    | ( ContentHoldersAnswer )
    | ( ContentListAnswer )
    | ( ContentNamesAnswer )
    | ( ContentRunningAnswer )
    | ( ContentVersionsAnswer )
    | ( CountedAnswer )
    | ( CustomerAnswer )
    | ( CustomerCodeAnswer )
    | ( CustomerLogoAndNameAnswer )
    | ( CustomerNamesAnswer )
    | ( CustomersAnswer )
    | ( DeletionCaseAnswer )
    | ( DeletionRequestsAnswer )
    | ( DeviceScheduleAnswer )
    | ( DeviceSilenceAnswer )
    | ( DevicesAnswer )
    | ( DiagnosesAnswer )
    | ( DiagnosisCodesAnswer )
    | ( EditPatientAnswer )
    | ( ExerciseAnswer )
    | ( ExercisesAnswer )
    | ( FeedSchedulesAnswer )
    | ( FeedbackFormsAnswer )
    | ( FormAnswer )
    | ( FormDataAnswer )
    | ( FormGraphAnswer )
    | ( FullfillmentAnswer )
    | ( FullfillmentDevicesAnswer )
    | ( FullfillmentsAnswer )
    | ( FullfillmentsCountAnswer )
    | ( GraphAnswer )
    | ( ImageUrlAnswer )
    | ( LoginAnswer )
    | ( MeasurementEngagementAnswer )
    | ( MoveSurgeryAnswer )
    | ( MyDayAnswer )
    | ( NewActionCaseAnswer )
    | ( NewCaseAnswer )
    | ( NoteCategoriesAnswer )
    | ( NotesCountAnswer )
    | ( NotificationSentAnswer )
    | ( NotificationsAnswer )
    | ( OpenOfPatientAnswer )
    | ( PatientAnswer )
    | ( PatientDraftAnswer )
    | ( PatientDraftsAnswer )
    | ( PatientFeedScheduleAnswer )
    | ( PatientIdAnswer )
    | ( PatientLinksAnswer )
    | ( PatientListAnswer )
    | ( PatientLoginAnswer )
    | ( PatientMessagesAnswer )
    | ( PatientNoteAnswer )
    | ( PatientNotesAnswer )
    | ( PatientPhoneAnswer )
    | ( PatientStatsAnswer )
    | ( PhonesToCheckAnswer )
    | ( PlaceAnswer )
    | ( PlainAnswer )
    | ( PreviewProgrammeAnswer )
    | ( PreviewScheduleAnswer )
    | ( PreviewSurgeryMoveAnswer )
    | ( PreviewUndoAnswer )
    | ( PublicSurgeonAnswer )
    | ( PublishPreviewAnswer )
    | ( RangeExercisesAnswer )
    | ( RangeMeasurementAnswer )
    | ( RecordAnswer )
    | ( RecoveryAnswer )
    | ( RegimensAnswer )
    | ( RegisteredPatientAnswer )
    | ( RegisteredPatientsAnswer )
    | ( ReminderAnswer )
    | ( RemindersAnswer )
    | ( RenewedSessionAnswer )
    | ( ReportJobsAnswer )
    | ( ReportMailAnswer )
    | ( SaveScheduleAnswer )
    | ( SavedCustomerAnswer )
    | ( SavedUserAnswer )
    | ( ScheduleAnswer )
    | ( ScheduleChangesAnswer )
    | ( ScoreSeriesAnswer )
    | ( SecurityEventsAnswer )
    | ( SessionsAnswer )
    | ( SilentDevicesAnswer )
    | ( StartReportsAnswer )
    | ( SupportAnswer )
    | ( SurgeonAnswer )
    | ( SurgeonImageAnswer )
    | ( SurgeonListAnswer )
    | ( SurgeonsAnswer )
    | ( SurveyDetailAnswer )
    | ( TrustedDevicesAnswer )
    | ( UndeliveredMessagesAnswer )
    | ( UndoScheduleAnswer )
    | ( UnitAnswer )
    | ( UnitsAnswer )
    | ( UserAnswer )
    | ( UsersAnswer )
    | ( ValidatePatientAnswer )
    | ( VerifyConsentAnswer )
    | ( VisitedPagesAnswer )
    | ( WebPushKeyAnswer )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessCodeAnswer: ResolverTypeWrapper<AccessCodeAnswer>;
  AccountDeletion: ResolverTypeWrapper<AccountDeletion>;
  AccountDeletionAnswer: ResolverTypeWrapper<AccountDeletionAnswer>;
  ActionCase: ResolverTypeWrapper<ActionCase>;
  ActionCaseAnswer: ResolverTypeWrapper<ActionCaseAnswer>;
  ActionCaseFilters: ActionCaseFilters;
  ActionCaseListAnswer: ResolverTypeWrapper<ActionCaseListAnswer>;
  ActionCaseRow: ResolverTypeWrapper<ActionCaseRow>;
  ActionCaseStatsAnswer: ResolverTypeWrapper<ActionCaseStatsAnswer>;
  ActivitiesAnswer: ResolverTypeWrapper<ActivitiesAnswer>;
  ActivityChange: ResolverTypeWrapper<ActivityChange>;
  ActivityDay: ResolverTypeWrapper<ActivityDay>;
  ActivityEngagementAnswer: ResolverTypeWrapper<ActivityEngagementAnswer>;
  ActivityLinkAnswer: ResolverTypeWrapper<ActivityLinkAnswer>;
  ActivityLogAnswer: ResolverTypeWrapper<ActivityLogAnswer>;
  ActivityLogFilter: ActivityLogFilter;
  ActivityRecord: ResolverTypeWrapper<ActivityRecord>;
  ActivityWeek: ResolverTypeWrapper<ActivityWeek>;
  AddPatientAnswer: ResolverTypeWrapper<AddPatientAnswer>;
  AddedPatient: ResolverTypeWrapper<AddedPatient>;
  AdditionReasonInput: AdditionReasonInput;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  Answer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Answer']>;
  AreaActivity: ResolverTypeWrapper<AreaActivity>;
  AssignableDevice: ResolverTypeWrapper<AssignableDevice>;
  AssignedDevice: ResolverTypeWrapper<AssignedDevice>;
  AutoImportInput: AutoImportInput;
  BlankForm: ResolverTypeWrapper<BlankForm>;
  BlankOption: ResolverTypeWrapper<BlankOption>;
  BlankQuestion: ResolverTypeWrapper<BlankQuestion>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BotCheckAnswer: ResolverTypeWrapper<BotCheckAnswer>;
  CalendarDate: ResolverTypeWrapper<Scalars['CalendarDate']['output']>;
  CallbackRequest: ResolverTypeWrapper<CallbackRequest>;
  CallbackRequestAnswer: ResolverTypeWrapper<CallbackRequestAnswer>;
  CallbackRequestsAnswer: ResolverTypeWrapper<CallbackRequestsAnswer>;
  CarePlan: ResolverTypeWrapper<CarePlan>;
  CarePlanBody: ResolverTypeWrapper<CarePlanBody>;
  CarePlanBodyInput: CarePlanBodyInput;
  CarePlansAnswer: ResolverTypeWrapper<CarePlansAnswer>;
  Caregiver: ResolverTypeWrapper<Caregiver>;
  CaregiverInput: CaregiverInput;
  CarrierMessage: ResolverTypeWrapper<CarrierMessage>;
  CarrierTrouble: ResolverTypeWrapper<CarrierTrouble>;
  CaseComment: ResolverTypeWrapper<CaseComment>;
  CaseEditor: ResolverTypeWrapper<CaseEditor>;
  CasePatient: ResolverTypeWrapper<CasePatient>;
  CaseScheduleRow: ResolverTypeWrapper<CaseScheduleRow>;
  CaseSurgeon: ResolverTypeWrapper<CaseSurgeon>;
  CaseSurgery: ResolverTypeWrapper<CaseSurgery>;
  ClinicReminder: ResolverTypeWrapper<ClinicReminder>;
  CoachOverride: ResolverTypeWrapper<CoachOverride>;
  CommentAnswer: ResolverTypeWrapper<CommentAnswer>;
  CommentEvent: ResolverTypeWrapper<CommentEvent>;
  CompaniesAnswer: ResolverTypeWrapper<CompaniesAnswer>;
  CompaniesInput: CompaniesInput;
  Company: ResolverTypeWrapper<Company>;
  CompanyAnswer: ResolverTypeWrapper<CompanyAnswer>;
  CompanyCasesEvent: ResolverTypeWrapper<CompanyCasesEvent>;
  CompanyInput: CompanyInput;
  ComplianceAnswer: ResolverTypeWrapper<ComplianceAnswer>;
  ComplianceBucket: ResolverTypeWrapper<ComplianceBucket>;
  ComplianceFilters: ComplianceFilters;
  ComplianceSummary: ResolverTypeWrapper<ComplianceSummary>;
  ConsentForm: ResolverTypeWrapper<ConsentForm>;
  ConsentFormsAnswer: ResolverTypeWrapper<ConsentFormsAnswer>;
  ConsentInput: ConsentInput;
  ConsentSignatureInput: ConsentSignatureInput;
  Contact: ResolverTypeWrapper<Contact>;
  ContactInput: ContactInput;
  Content: ResolverTypeWrapper<Content>;
  ContentAnswer: ResolverTypeWrapper<ContentAnswer>;
  ContentBodyInput: ContentBodyInput;
  ContentCount: ResolverTypeWrapper<ContentCount>;
  ContentCountsAnswer: ResolverTypeWrapper<ContentCountsAnswer>;
  ContentFilter: ContentFilter;
  ContentHolder: ResolverTypeWrapper<ContentHolder>;
  ContentHoldersAnswer: ResolverTypeWrapper<ContentHoldersAnswer>;
  ContentListAnswer: ResolverTypeWrapper<ContentListAnswer>;
  ContentName: ResolverTypeWrapper<ContentName>;
  ContentNamesAnswer: ResolverTypeWrapper<ContentNamesAnswer>;
  ContentPart: ResolverTypeWrapper<ContentPart>;
  ContentRunningAnswer: ResolverTypeWrapper<ContentRunningAnswer>;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  ContentVersionsAnswer: ResolverTypeWrapper<ContentVersionsAnswer>;
  CountedAnswer: ResolverTypeWrapper<CountedAnswer>;
  CountedDay: ResolverTypeWrapper<CountedDay>;
  CountedForm: ResolverTypeWrapper<CountedForm>;
  CountedItem: ResolverTypeWrapper<CountedItem>;
  CountedName: CountedName;
  CountedNumber: CountedNumber;
  CountedPerson: ResolverTypeWrapper<CountedPerson>;
  CustodyLine: ResolverTypeWrapper<CustodyLine>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerAnswer: ResolverTypeWrapper<CustomerAnswer>;
  CustomerCodeAnswer: ResolverTypeWrapper<CustomerCodeAnswer>;
  CustomerInput: CustomerInput;
  CustomerLogoAndNameAnswer: ResolverTypeWrapper<CustomerLogoAndNameAnswer>;
  CustomerName: ResolverTypeWrapper<CustomerName>;
  CustomerNamesAnswer: ResolverTypeWrapper<CustomerNamesAnswer>;
  CustomerNamesInput: CustomerNamesInput;
  CustomersAnswer: ResolverTypeWrapper<CustomersAnswer>;
  CustomersInput: CustomersInput;
  DailyExercise: ResolverTypeWrapper<DailyExercise>;
  DailyMeasurement: ResolverTypeWrapper<DailyMeasurement>;
  DailyQuestionnaire: ResolverTypeWrapper<DailyQuestionnaire>;
  DailyShift: ResolverTypeWrapper<DailyShift>;
  DailyShiftInput: DailyShiftInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletionCaseAnswer: ResolverTypeWrapper<DeletionCaseAnswer>;
  DeletionRequest: ResolverTypeWrapper<DeletionRequest>;
  DeletionRequestsAnswer: ResolverTypeWrapper<DeletionRequestsAnswer>;
  DeviceBody: ResolverTypeWrapper<DeviceBody>;
  DeviceBodyInput: DeviceBodyInput;
  DeviceCriteria: ResolverTypeWrapper<DeviceCriteria>;
  DeviceLastScore: ResolverTypeWrapper<DeviceLastScore>;
  DeviceMetrics: ResolverTypeWrapper<DeviceMetrics>;
  DeviceOfDay: ResolverTypeWrapper<DeviceOfDay>;
  DeviceOut: ResolverTypeWrapper<DeviceOut>;
  DeviceSchedule: ResolverTypeWrapper<DeviceSchedule>;
  DeviceScheduleAnswer: ResolverTypeWrapper<DeviceScheduleAnswer>;
  DeviceScheduleDay: ResolverTypeWrapper<DeviceScheduleDay>;
  DeviceSilenceAnswer: ResolverTypeWrapper<DeviceSilenceAnswer>;
  DeviceValue: ResolverTypeWrapper<DeviceValue>;
  DeviceWeek: ResolverTypeWrapper<DeviceWeek>;
  DevicesAnswer: ResolverTypeWrapper<DevicesAnswer>;
  DiagnosesAnswer: ResolverTypeWrapper<DiagnosesAnswer>;
  Diagnosis: ResolverTypeWrapper<Diagnosis>;
  DiagnosisChangeInput: DiagnosisChangeInput;
  DiagnosisCode: ResolverTypeWrapper<DiagnosisCode>;
  DiagnosisCodesAnswer: ResolverTypeWrapper<DiagnosisCodesAnswer>;
  DiagnosisInput: DiagnosisInput;
  DueDone: ResolverTypeWrapper<DueDone>;
  EarlierForm: ResolverTypeWrapper<EarlierForm>;
  EditFeedScheduleInput: EditFeedScheduleInput;
  EditPatientAnswer: ResolverTypeWrapper<EditPatientAnswer>;
  EditScheduleInput: EditScheduleInput;
  EngagedPatient: ResolverTypeWrapper<EngagedPatient>;
  EngagedPatients: ResolverTypeWrapper<EngagedPatients>;
  Exercise: ResolverTypeWrapper<Exercise>;
  ExerciseAnswer: ResolverTypeWrapper<ExerciseAnswer>;
  ExerciseBody: ResolverTypeWrapper<ExerciseBody>;
  ExerciseBodyInput: ExerciseBodyInput;
  ExerciseDay: ResolverTypeWrapper<ExerciseDay>;
  ExerciseDose: ResolverTypeWrapper<ExerciseDose>;
  ExerciseMeta: ResolverTypeWrapper<ExerciseMeta>;
  ExerciseSchedule: ResolverTypeWrapper<ExerciseSchedule>;
  ExerciseScheduleDay: ResolverTypeWrapper<ExerciseScheduleDay>;
  ExercisesAnswer: ResolverTypeWrapper<ExercisesAnswer>;
  FeedMeta: ResolverTypeWrapper<FeedMeta>;
  FeedOfDay: ResolverTypeWrapper<FeedOfDay>;
  FeedSchedule: ResolverTypeWrapper<FeedSchedule>;
  FeedScheduleDay: ResolverTypeWrapper<FeedScheduleDay>;
  FeedSchedulesAnswer: ResolverTypeWrapper<FeedSchedulesAnswer>;
  FeedWeek: ResolverTypeWrapper<FeedWeek>;
  FeedbackForm: ResolverTypeWrapper<FeedbackForm>;
  FeedbackFormsAnswer: ResolverTypeWrapper<FeedbackFormsAnswer>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FormAnswer: ResolverTypeWrapper<FormAnswer>;
  FormData: ResolverTypeWrapper<FormData>;
  FormDataAnswer: ResolverTypeWrapper<FormDataAnswer>;
  FormGraph: ResolverTypeWrapper<FormGraph>;
  FormGraphAnswer: ResolverTypeWrapper<FormGraphAnswer>;
  FormGraphBand: ResolverTypeWrapper<FormGraphBand>;
  Fullfillment: ResolverTypeWrapper<Fullfillment>;
  FullfillmentAddress: ResolverTypeWrapper<FullfillmentAddress>;
  FullfillmentAddressInput: FullfillmentAddressInput;
  FullfillmentAnswer: ResolverTypeWrapper<FullfillmentAnswer>;
  FullfillmentCase: ResolverTypeWrapper<FullfillmentCase>;
  FullfillmentCustomer: ResolverTypeWrapper<FullfillmentCustomer>;
  FullfillmentDetail: ResolverTypeWrapper<FullfillmentDetail>;
  FullfillmentDevice: ResolverTypeWrapper<FullfillmentDevice>;
  FullfillmentDeviceDates: ResolverTypeWrapper<FullfillmentDeviceDates>;
  FullfillmentDevicesAnswer: ResolverTypeWrapper<FullfillmentDevicesAnswer>;
  FullfillmentFilters: FullfillmentFilters;
  FullfillmentHardware: ResolverTypeWrapper<FullfillmentHardware>;
  FullfillmentParcel: ResolverTypeWrapper<FullfillmentParcel>;
  FullfillmentPatient: ResolverTypeWrapper<FullfillmentPatient>;
  FullfillmentSurgeon: ResolverTypeWrapper<FullfillmentSurgeon>;
  FullfillmentSurgery: ResolverTypeWrapper<FullfillmentSurgery>;
  FullfillmentUnit: ResolverTypeWrapper<FullfillmentUnit>;
  FullfillmentsAnswer: ResolverTypeWrapper<FullfillmentsAnswer>;
  FullfillmentsCountAnswer: ResolverTypeWrapper<FullfillmentsCountAnswer>;
  GraphAnswer: ResolverTypeWrapper<GraphAnswer>;
  GraphData: ResolverTypeWrapper<GraphData>;
  GraphInput: GraphInput;
  GraphLine: ResolverTypeWrapper<GraphLine>;
  GraphPoint: ResolverTypeWrapper<GraphPoint>;
  GraphRange: ResolverTypeWrapper<GraphRange>;
  GraphThreshold: ResolverTypeWrapper<GraphThreshold>;
  HealthCoach: ResolverTypeWrapper<HealthCoach>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageUrlAnswer: ResolverTypeWrapper<ImageUrlAnswer>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemDates: ResolverTypeWrapper<ItemDates>;
  LastActivities: ResolverTypeWrapper<LastActivities>;
  LastDigits: ResolverTypeWrapper<Scalars['LastDigits']['output']>;
  LastMeasurements: ResolverTypeWrapper<LastMeasurements>;
  LastScores: ResolverTypeWrapper<LastScores>;
  LeftOutPatient: ResolverTypeWrapper<LeftOutPatient>;
  LeftOutScore: ResolverTypeWrapper<LeftOutScore>;
  ListedContent: ResolverTypeWrapper<ListedContent>;
  LoginAnswer: ResolverTypeWrapper<LoginAnswer>;
  LoginCredentials: LoginCredentials;
  MadeFrom: ResolverTypeWrapper<MadeFrom>;
  MeasuredValue: ResolverTypeWrapper<MeasuredValue>;
  MeasuredValueInput: MeasuredValueInput;
  MeasurementDay: ResolverTypeWrapper<MeasurementDay>;
  MeasurementEngagementAnswer: ResolverTypeWrapper<MeasurementEngagementAnswer>;
  Media: ResolverTypeWrapper<Media>;
  MediaImage: ResolverTypeWrapper<MediaImage>;
  MessageImage: ResolverTypeWrapper<MessageImage>;
  MessagePatient: ResolverTypeWrapper<MessagePatient>;
  MessageSurgeon: ResolverTypeWrapper<MessageSurgeon>;
  Metric: ResolverTypeWrapper<Metric>;
  MoveSurgeryAnswer: ResolverTypeWrapper<MoveSurgeryAnswer>;
  MoveSurgeryInput: MoveSurgeryInput;
  MovedItem: ResolverTypeWrapper<MovedItem>;
  MovedReminder: ResolverTypeWrapper<MovedReminder>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyDayAnswer: ResolverTypeWrapper<MyDayAnswer>;
  NamedContent: ResolverTypeWrapper<NamedContent>;
  NewActionCaseAnswer: ResolverTypeWrapper<NewActionCaseAnswer>;
  NewCaseAnswer: ResolverTypeWrapper<NewCaseAnswer>;
  NoteAuthor: ResolverTypeWrapper<NoteAuthor>;
  NoteCategoriesAnswer: ResolverTypeWrapper<NoteCategoriesAnswer>;
  NoteCategory: ResolverTypeWrapper<NoteCategory>;
  NotesCountAnswer: ResolverTypeWrapper<NotesCountAnswer>;
  NotesPageInput: NotesPageInput;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationSender: ResolverTypeWrapper<NotificationSender>;
  NotificationSentAnswer: ResolverTypeWrapper<NotificationSentAnswer>;
  NotificationsAnswer: ResolverTypeWrapper<NotificationsAnswer>;
  OpenOfPatientAnswer: ResolverTypeWrapper<OpenOfPatientAnswer>;
  OpenOrder: ResolverTypeWrapper<OpenOrder>;
  OrderFollowsInput: OrderFollowsInput;
  PageInput: PageInput;
  Patient: ResolverTypeWrapper<Patient>;
  PatientActivity: ResolverTypeWrapper<PatientActivity>;
  PatientActivityEvent: ResolverTypeWrapper<PatientActivityEvent>;
  PatientAnswer: ResolverTypeWrapper<PatientAnswer>;
  PatientCase: ResolverTypeWrapper<PatientCase>;
  PatientCredentials: PatientCredentials;
  PatientDiagnoses: ResolverTypeWrapper<PatientDiagnoses>;
  PatientDraft: ResolverTypeWrapper<PatientDraft>;
  PatientDraftAnswer: ResolverTypeWrapper<PatientDraftAnswer>;
  PatientDraftInput: PatientDraftInput;
  PatientDraftsAnswer: ResolverTypeWrapper<PatientDraftsAnswer>;
  PatientEdit: ResolverTypeWrapper<PatientEdit>;
  PatientFeedSchedule: ResolverTypeWrapper<PatientFeedSchedule>;
  PatientFeedScheduleAnswer: ResolverTypeWrapper<PatientFeedScheduleAnswer>;
  PatientFilters: PatientFilters;
  PatientIdAnswer: ResolverTypeWrapper<PatientIdAnswer>;
  PatientInput: PatientInput;
  PatientLink: ResolverTypeWrapper<PatientLink>;
  PatientLinksAnswer: ResolverTypeWrapper<PatientLinksAnswer>;
  PatientListAnswer: ResolverTypeWrapper<PatientListAnswer>;
  PatientLoginAnswer: ResolverTypeWrapper<PatientLoginAnswer>;
  PatientMatch: ResolverTypeWrapper<PatientMatch>;
  PatientMessage: ResolverTypeWrapper<PatientMessage>;
  PatientMessageFilters: PatientMessageFilters;
  PatientMessages: ResolverTypeWrapper<PatientMessages>;
  PatientMessagesAnswer: ResolverTypeWrapper<PatientMessagesAnswer>;
  PatientNote: ResolverTypeWrapper<PatientNote>;
  PatientNoteAnswer: ResolverTypeWrapper<PatientNoteAnswer>;
  PatientNoteInput: PatientNoteInput;
  PatientNotesAnswer: ResolverTypeWrapper<PatientNotesAnswer>;
  PatientPhoneAnswer: ResolverTypeWrapper<PatientPhoneAnswer>;
  PatientRow: ResolverTypeWrapper<PatientRow>;
  PatientStatsAnswer: ResolverTypeWrapper<PatientStatsAnswer>;
  PhoneToCheck: ResolverTypeWrapper<PhoneToCheck>;
  PhonesToCheckAnswer: ResolverTypeWrapper<PhonesToCheckAnswer>;
  PicturedContent: ResolverTypeWrapper<PicturedContent>;
  Place: ResolverTypeWrapper<Place>;
  PlaceAnswer: ResolverTypeWrapper<PlaceAnswer>;
  PlainAnswer: ResolverTypeWrapper<PlainAnswer>;
  PlannedDay: ResolverTypeWrapper<PlannedDay>;
  PlannedDevice: ResolverTypeWrapper<PlannedDevice>;
  PlannedDeviceInput: PlannedDeviceInput;
  PlannedExercise: ResolverTypeWrapper<PlannedExercise>;
  PlannedExerciseInput: PlannedExerciseInput;
  PlannedFeed: ResolverTypeWrapper<PlannedFeed>;
  PlannedFeedInput: PlannedFeedInput;
  PlannedItem: ResolverTypeWrapper<PlannedItem>;
  PreviewProgrammeAnswer: ResolverTypeWrapper<PreviewProgrammeAnswer>;
  PreviewScheduleAnswer: ResolverTypeWrapper<PreviewScheduleAnswer>;
  PreviewSurgeryMoveAnswer: ResolverTypeWrapper<PreviewSurgeryMoveAnswer>;
  PreviewUndoAnswer: ResolverTypeWrapper<PreviewUndoAnswer>;
  ProgrammePlan: ResolverTypeWrapper<ProgrammePlan>;
  PublicSurgeon: ResolverTypeWrapper<PublicSurgeon>;
  PublicSurgeonAnswer: ResolverTypeWrapper<PublicSurgeonAnswer>;
  PublishChange: ResolverTypeWrapper<PublishChange>;
  PublishClinic: ResolverTypeWrapper<PublishClinic>;
  PublishPatient: ResolverTypeWrapper<PublishPatient>;
  PublishPatientsInput: PublishPatientsInput;
  PublishPreview: ResolverTypeWrapper<PublishPreview>;
  PublishPreviewAnswer: ResolverTypeWrapper<PublishPreviewAnswer>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionnaireBody: ResolverTypeWrapper<QuestionnaireBody>;
  QuestionnaireBodyInput: QuestionnaireBodyInput;
  RangeExercisesAnswer: ResolverTypeWrapper<RangeExercisesAnswer>;
  RangeInput: RangeInput;
  RangeMeasurementAnswer: ResolverTypeWrapper<RangeMeasurementAnswer>;
  ReadingSource: ResolverTypeWrapper<ReadingSource>;
  RecordAnswer: ResolverTypeWrapper<RecordAnswer>;
  RecordAnswersInput: RecordAnswersInput;
  RecordExerciseInput: RecordExerciseInput;
  RecordReadingInput: RecordReadingInput;
  Recovery: ResolverTypeWrapper<Recovery>;
  RecoveryAnswer: ResolverTypeWrapper<RecoveryAnswer>;
  RecoveryBand: ResolverTypeWrapper<RecoveryBand>;
  RecoveryChart: ResolverTypeWrapper<RecoveryChart>;
  RecoveryPoint: ResolverTypeWrapper<RecoveryPoint>;
  RecoveryWindow: ResolverTypeWrapper<RecoveryWindow>;
  Regimen: ResolverTypeWrapper<Regimen>;
  RegimenBody: ResolverTypeWrapper<RegimenBody>;
  RegimenBodyInput: RegimenBodyInput;
  RegimenExercise: ResolverTypeWrapper<RegimenExercise>;
  RegimenFilter: RegimenFilter;
  RegimensAnswer: ResolverTypeWrapper<RegimensAnswer>;
  RegisteredPatient: ResolverTypeWrapper<RegisteredPatient>;
  RegisteredPatientAnswer: ResolverTypeWrapper<RegisteredPatientAnswer>;
  RegisteredPatientsAnswer: ResolverTypeWrapper<RegisteredPatientsAnswer>;
  RegisteredRow: ResolverTypeWrapper<RegisteredRow>;
  Reminder: ResolverTypeWrapper<Reminder>;
  ReminderAnswer: ResolverTypeWrapper<ReminderAnswer>;
  ReminderEvent: ResolverTypeWrapper<ReminderEvent>;
  ReminderInput: ReminderInput;
  RemindersAnswer: ResolverTypeWrapper<RemindersAnswer>;
  RenewedSessionAnswer: ResolverTypeWrapper<RenewedSessionAnswer>;
  ReportJob: ResolverTypeWrapper<ReportJob>;
  ReportJobsAnswer: ResolverTypeWrapper<ReportJobsAnswer>;
  ReportMailAnswer: ResolverTypeWrapper<ReportMailAnswer>;
  RunningPatient: ResolverTypeWrapper<RunningPatient>;
  SaveScheduleAnswer: ResolverTypeWrapper<SaveScheduleAnswer>;
  SavedCustomerAnswer: ResolverTypeWrapper<SavedCustomerAnswer>;
  SavedUserAnswer: ResolverTypeWrapper<SavedUserAnswer>;
  ScheduleAnswer: ResolverTypeWrapper<ScheduleAnswer>;
  ScheduleChange: ResolverTypeWrapper<ScheduleChange>;
  ScheduleChangesAnswer: ResolverTypeWrapper<ScheduleChangesAnswer>;
  SchedulePlan: ResolverTypeWrapper<SchedulePlan>;
  ScheduleRowsInput: ScheduleRowsInput;
  ScheduleSums: ResolverTypeWrapper<ScheduleSums>;
  ScheduleWeek: ResolverTypeWrapper<ScheduleWeek>;
  ScheduledAreas: ResolverTypeWrapper<ScheduledAreas>;
  ScheduledDevice: ResolverTypeWrapper<ScheduledDevice>;
  ScheduledDeviceInput: ScheduledDeviceInput;
  ScheduledExercise: ResolverTypeWrapper<ScheduledExercise>;
  ScheduledExerciseInput: ScheduledExerciseInput;
  ScheduledExerciseOfDay: ResolverTypeWrapper<ScheduledExerciseOfDay>;
  ScheduledFeed: ResolverTypeWrapper<ScheduledFeed>;
  ScheduledFeedInput: ScheduledFeedInput;
  Score: ResolverTypeWrapper<Score>;
  ScorePoint: ResolverTypeWrapper<ScorePoint>;
  ScoreSeriesAnswer: ResolverTypeWrapper<ScoreSeriesAnswer>;
  ScoresWeekAgo: ResolverTypeWrapper<ScoresWeekAgo>;
  SecurityEventCount: ResolverTypeWrapper<SecurityEventCount>;
  SecurityEventFilter: SecurityEventFilter;
  SecurityEventsAnswer: ResolverTypeWrapper<SecurityEventsAnswer>;
  Session: ResolverTypeWrapper<Session>;
  SessionCompany: ResolverTypeWrapper<SessionCompany>;
  SessionCustomer: ResolverTypeWrapper<SessionCustomer>;
  SessionUser: ResolverTypeWrapper<SessionUser>;
  SessionsAnswer: ResolverTypeWrapper<SessionsAnswer>;
  ShipAddress: ResolverTypeWrapper<ShipAddress>;
  ShipAddressInput: ShipAddressInput;
  SignedForm: ResolverTypeWrapper<SignedForm>;
  SilentDevice: ResolverTypeWrapper<SilentDevice>;
  SilentDevicesAnswer: ResolverTypeWrapper<SilentDevicesAnswer>;
  SilentPatient: ResolverTypeWrapper<SilentPatient>;
  SorterInput: SorterInput;
  StartReportsAnswer: ResolverTypeWrapper<StartReportsAnswer>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmittedForm: ResolverTypeWrapper<SubmittedForm>;
  SubmittedOption: ResolverTypeWrapper<SubmittedOption>;
  SubmittedQuestion: ResolverTypeWrapper<SubmittedQuestion>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportAnswer: ResolverTypeWrapper<SupportAnswer>;
  Surgeon: ResolverTypeWrapper<Surgeon>;
  SurgeonAnswer: ResolverTypeWrapper<SurgeonAnswer>;
  SurgeonImageAnswer: ResolverTypeWrapper<SurgeonImageAnswer>;
  SurgeonInput: SurgeonInput;
  SurgeonListAnswer: ResolverTypeWrapper<SurgeonListAnswer>;
  SurgeonName: ResolverTypeWrapper<SurgeonName>;
  SurgeonPhone: ResolverTypeWrapper<SurgeonPhone>;
  SurgeonPhoneInput: SurgeonPhoneInput;
  SurgeonRow: ResolverTypeWrapper<SurgeonRow>;
  SurgeonsAnswer: ResolverTypeWrapper<SurgeonsAnswer>;
  SurgeonsPageInput: SurgeonsPageInput;
  Surgery: ResolverTypeWrapper<Surgery>;
  SurgeryInput: SurgeryInput;
  SurgeryMovePlan: ResolverTypeWrapper<SurgeryMovePlan>;
  SurveyDetail: ResolverTypeWrapper<SurveyDetail>;
  SurveyDetailAnswer: ResolverTypeWrapper<SurveyDetailAnswer>;
  SurveyForm: ResolverTypeWrapper<SurveyForm>;
  SurveyMeasurement: ResolverTypeWrapper<SurveyMeasurement>;
  SurveyWeek: ResolverTypeWrapper<SurveyWeek>;
  TeamCategory: ResolverTypeWrapper<TeamCategory>;
  TeamCategoryInput: TeamCategoryInput;
  TechnicalHold: ResolverTypeWrapper<TechnicalHold>;
  TimeOfDay: ResolverTypeWrapper<TimeOfDay>;
  TimeOfDayInput: TimeOfDayInput;
  TrustedDevice: ResolverTypeWrapper<TrustedDevice>;
  TrustedDevicesAnswer: ResolverTypeWrapper<TrustedDevicesAnswer>;
  TypedAnswer: ResolverTypeWrapper<TypedAnswer>;
  TypedAnswerInput: TypedAnswerInput;
  TypedQuestion: ResolverTypeWrapper<TypedQuestion>;
  TypedQuestionInput: TypedQuestionInput;
  UndeliveredMessage: ResolverTypeWrapper<UndeliveredMessage>;
  UndeliveredMessagesAnswer: ResolverTypeWrapper<UndeliveredMessagesAnswer>;
  UndoPlan: ResolverTypeWrapper<UndoPlan>;
  UndoScheduleAnswer: ResolverTypeWrapper<UndoScheduleAnswer>;
  Unit: ResolverTypeWrapper<Unit>;
  UnitAnswer: ResolverTypeWrapper<UnitAnswer>;
  UnitFilters: UnitFilters;
  UnitMove: ResolverTypeWrapper<UnitMove>;
  UnitPatient: ResolverTypeWrapper<UnitPatient>;
  UnitsAnswer: ResolverTypeWrapper<UnitsAnswer>;
  UpdateDeviceScheduleInput: UpdateDeviceScheduleInput;
  User: ResolverTypeWrapper<User>;
  UserAnswer: ResolverTypeWrapper<UserAnswer>;
  UserInput: UserInput;
  UsersAnswer: ResolverTypeWrapper<UsersAnswer>;
  UsersPageInput: UsersPageInput;
  ValidatePatientAnswer: ResolverTypeWrapper<ValidatePatientAnswer>;
  ValueLimit: ResolverTypeWrapper<ValueLimit>;
  ValueLimitInput: ValueLimitInput;
  VerifyConsentAnswer: ResolverTypeWrapper<VerifyConsentAnswer>;
  VisitedPagesAnswer: ResolverTypeWrapper<VisitedPagesAnswer>;
  WebPushKeyAnswer: ResolverTypeWrapper<WebPushKeyAnswer>;
  WorkLogEntry: ResolverTypeWrapper<WorkLogEntry>;
  WritingEvent: ResolverTypeWrapper<WritingEvent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessCodeAnswer: AccessCodeAnswer;
  AccountDeletion: AccountDeletion;
  AccountDeletionAnswer: AccountDeletionAnswer;
  ActionCase: ActionCase;
  ActionCaseAnswer: ActionCaseAnswer;
  ActionCaseFilters: ActionCaseFilters;
  ActionCaseListAnswer: ActionCaseListAnswer;
  ActionCaseRow: ActionCaseRow;
  ActionCaseStatsAnswer: ActionCaseStatsAnswer;
  ActivitiesAnswer: ActivitiesAnswer;
  ActivityChange: ActivityChange;
  ActivityDay: ActivityDay;
  ActivityEngagementAnswer: ActivityEngagementAnswer;
  ActivityLinkAnswer: ActivityLinkAnswer;
  ActivityLogAnswer: ActivityLogAnswer;
  ActivityLogFilter: ActivityLogFilter;
  ActivityRecord: ActivityRecord;
  ActivityWeek: ActivityWeek;
  AddPatientAnswer: AddPatientAnswer;
  AddedPatient: AddedPatient;
  AdditionReasonInput: AdditionReasonInput;
  Address: Address;
  AddressInput: AddressInput;
  Answer: ResolversInterfaceTypes<ResolversParentTypes>['Answer'];
  AreaActivity: AreaActivity;
  AssignableDevice: AssignableDevice;
  AssignedDevice: AssignedDevice;
  AutoImportInput: AutoImportInput;
  BlankForm: BlankForm;
  BlankOption: BlankOption;
  BlankQuestion: BlankQuestion;
  Boolean: Scalars['Boolean']['output'];
  BotCheckAnswer: BotCheckAnswer;
  CalendarDate: Scalars['CalendarDate']['output'];
  CallbackRequest: CallbackRequest;
  CallbackRequestAnswer: CallbackRequestAnswer;
  CallbackRequestsAnswer: CallbackRequestsAnswer;
  CarePlan: CarePlan;
  CarePlanBody: CarePlanBody;
  CarePlanBodyInput: CarePlanBodyInput;
  CarePlansAnswer: CarePlansAnswer;
  Caregiver: Caregiver;
  CaregiverInput: CaregiverInput;
  CarrierMessage: CarrierMessage;
  CarrierTrouble: CarrierTrouble;
  CaseComment: CaseComment;
  CaseEditor: CaseEditor;
  CasePatient: CasePatient;
  CaseScheduleRow: CaseScheduleRow;
  CaseSurgeon: CaseSurgeon;
  CaseSurgery: CaseSurgery;
  ClinicReminder: ClinicReminder;
  CoachOverride: CoachOverride;
  CommentAnswer: CommentAnswer;
  CommentEvent: CommentEvent;
  CompaniesAnswer: CompaniesAnswer;
  CompaniesInput: CompaniesInput;
  Company: Company;
  CompanyAnswer: CompanyAnswer;
  CompanyCasesEvent: CompanyCasesEvent;
  CompanyInput: CompanyInput;
  ComplianceAnswer: ComplianceAnswer;
  ComplianceBucket: ComplianceBucket;
  ComplianceFilters: ComplianceFilters;
  ComplianceSummary: ComplianceSummary;
  ConsentForm: ConsentForm;
  ConsentFormsAnswer: ConsentFormsAnswer;
  ConsentInput: ConsentInput;
  ConsentSignatureInput: ConsentSignatureInput;
  Contact: Contact;
  ContactInput: ContactInput;
  Content: Content;
  ContentAnswer: ContentAnswer;
  ContentBodyInput: ContentBodyInput;
  ContentCount: ContentCount;
  ContentCountsAnswer: ContentCountsAnswer;
  ContentFilter: ContentFilter;
  ContentHolder: ContentHolder;
  ContentHoldersAnswer: ContentHoldersAnswer;
  ContentListAnswer: ContentListAnswer;
  ContentName: ContentName;
  ContentNamesAnswer: ContentNamesAnswer;
  ContentPart: ContentPart;
  ContentRunningAnswer: ContentRunningAnswer;
  ContentVersion: ContentVersion;
  ContentVersionsAnswer: ContentVersionsAnswer;
  CountedAnswer: CountedAnswer;
  CountedDay: CountedDay;
  CountedForm: CountedForm;
  CountedItem: CountedItem;
  CountedNumber: CountedNumber;
  CountedPerson: CountedPerson;
  CustodyLine: CustodyLine;
  Customer: Customer;
  CustomerAnswer: CustomerAnswer;
  CustomerCodeAnswer: CustomerCodeAnswer;
  CustomerInput: CustomerInput;
  CustomerLogoAndNameAnswer: CustomerLogoAndNameAnswer;
  CustomerName: CustomerName;
  CustomerNamesAnswer: CustomerNamesAnswer;
  CustomerNamesInput: CustomerNamesInput;
  CustomersAnswer: CustomersAnswer;
  CustomersInput: CustomersInput;
  DailyExercise: DailyExercise;
  DailyMeasurement: DailyMeasurement;
  DailyQuestionnaire: DailyQuestionnaire;
  DailyShift: DailyShift;
  DailyShiftInput: DailyShiftInput;
  DateTime: Scalars['DateTime']['output'];
  DeletionCaseAnswer: DeletionCaseAnswer;
  DeletionRequest: DeletionRequest;
  DeletionRequestsAnswer: DeletionRequestsAnswer;
  DeviceBody: DeviceBody;
  DeviceBodyInput: DeviceBodyInput;
  DeviceCriteria: DeviceCriteria;
  DeviceLastScore: DeviceLastScore;
  DeviceMetrics: DeviceMetrics;
  DeviceOfDay: DeviceOfDay;
  DeviceOut: DeviceOut;
  DeviceSchedule: DeviceSchedule;
  DeviceScheduleAnswer: DeviceScheduleAnswer;
  DeviceScheduleDay: DeviceScheduleDay;
  DeviceSilenceAnswer: DeviceSilenceAnswer;
  DeviceValue: DeviceValue;
  DeviceWeek: DeviceWeek;
  DevicesAnswer: DevicesAnswer;
  DiagnosesAnswer: DiagnosesAnswer;
  Diagnosis: Diagnosis;
  DiagnosisChangeInput: DiagnosisChangeInput;
  DiagnosisCode: DiagnosisCode;
  DiagnosisCodesAnswer: DiagnosisCodesAnswer;
  DiagnosisInput: DiagnosisInput;
  DueDone: DueDone;
  EarlierForm: EarlierForm;
  EditFeedScheduleInput: EditFeedScheduleInput;
  EditPatientAnswer: EditPatientAnswer;
  EditScheduleInput: EditScheduleInput;
  EngagedPatient: EngagedPatient;
  EngagedPatients: EngagedPatients;
  Exercise: Exercise;
  ExerciseAnswer: ExerciseAnswer;
  ExerciseBody: ExerciseBody;
  ExerciseBodyInput: ExerciseBodyInput;
  ExerciseDay: ExerciseDay;
  ExerciseDose: ExerciseDose;
  ExerciseMeta: ExerciseMeta;
  ExerciseSchedule: ExerciseSchedule;
  ExerciseScheduleDay: ExerciseScheduleDay;
  ExercisesAnswer: ExercisesAnswer;
  FeedMeta: FeedMeta;
  FeedOfDay: FeedOfDay;
  FeedSchedule: FeedSchedule;
  FeedScheduleDay: FeedScheduleDay;
  FeedSchedulesAnswer: FeedSchedulesAnswer;
  FeedWeek: FeedWeek;
  FeedbackForm: FeedbackForm;
  FeedbackFormsAnswer: FeedbackFormsAnswer;
  Float: Scalars['Float']['output'];
  FormAnswer: FormAnswer;
  FormData: FormData;
  FormDataAnswer: FormDataAnswer;
  FormGraph: FormGraph;
  FormGraphAnswer: FormGraphAnswer;
  FormGraphBand: FormGraphBand;
  Fullfillment: Fullfillment;
  FullfillmentAddress: FullfillmentAddress;
  FullfillmentAddressInput: FullfillmentAddressInput;
  FullfillmentAnswer: FullfillmentAnswer;
  FullfillmentCase: FullfillmentCase;
  FullfillmentCustomer: FullfillmentCustomer;
  FullfillmentDetail: FullfillmentDetail;
  FullfillmentDevice: FullfillmentDevice;
  FullfillmentDeviceDates: FullfillmentDeviceDates;
  FullfillmentDevicesAnswer: FullfillmentDevicesAnswer;
  FullfillmentFilters: FullfillmentFilters;
  FullfillmentHardware: FullfillmentHardware;
  FullfillmentParcel: FullfillmentParcel;
  FullfillmentPatient: FullfillmentPatient;
  FullfillmentSurgeon: FullfillmentSurgeon;
  FullfillmentSurgery: FullfillmentSurgery;
  FullfillmentUnit: FullfillmentUnit;
  FullfillmentsAnswer: FullfillmentsAnswer;
  FullfillmentsCountAnswer: FullfillmentsCountAnswer;
  GraphAnswer: GraphAnswer;
  GraphData: GraphData;
  GraphInput: GraphInput;
  GraphLine: GraphLine;
  GraphPoint: GraphPoint;
  GraphRange: GraphRange;
  GraphThreshold: GraphThreshold;
  HealthCoach: HealthCoach;
  ID: Scalars['ID']['output'];
  ImageUrlAnswer: ImageUrlAnswer;
  Int: Scalars['Int']['output'];
  ItemDates: ItemDates;
  LastActivities: LastActivities;
  LastDigits: Scalars['LastDigits']['output'];
  LastMeasurements: LastMeasurements;
  LastScores: LastScores;
  LeftOutPatient: LeftOutPatient;
  LeftOutScore: LeftOutScore;
  ListedContent: ListedContent;
  LoginAnswer: LoginAnswer;
  LoginCredentials: LoginCredentials;
  MadeFrom: MadeFrom;
  MeasuredValue: MeasuredValue;
  MeasuredValueInput: MeasuredValueInput;
  MeasurementDay: MeasurementDay;
  MeasurementEngagementAnswer: MeasurementEngagementAnswer;
  Media: Media;
  MediaImage: MediaImage;
  MessageImage: MessageImage;
  MessagePatient: MessagePatient;
  MessageSurgeon: MessageSurgeon;
  Metric: Metric;
  MoveSurgeryAnswer: MoveSurgeryAnswer;
  MoveSurgeryInput: MoveSurgeryInput;
  MovedItem: MovedItem;
  MovedReminder: MovedReminder;
  Mutation: Record<PropertyKey, never>;
  MyDayAnswer: MyDayAnswer;
  NamedContent: NamedContent;
  NewActionCaseAnswer: NewActionCaseAnswer;
  NewCaseAnswer: NewCaseAnswer;
  NoteAuthor: NoteAuthor;
  NoteCategoriesAnswer: NoteCategoriesAnswer;
  NoteCategory: NoteCategory;
  NotesCountAnswer: NotesCountAnswer;
  NotesPageInput: NotesPageInput;
  Notification: Notification;
  NotificationSender: NotificationSender;
  NotificationSentAnswer: NotificationSentAnswer;
  NotificationsAnswer: NotificationsAnswer;
  OpenOfPatientAnswer: OpenOfPatientAnswer;
  OpenOrder: OpenOrder;
  OrderFollowsInput: OrderFollowsInput;
  PageInput: PageInput;
  Patient: Patient;
  PatientActivity: PatientActivity;
  PatientActivityEvent: PatientActivityEvent;
  PatientAnswer: PatientAnswer;
  PatientCase: PatientCase;
  PatientCredentials: PatientCredentials;
  PatientDiagnoses: PatientDiagnoses;
  PatientDraft: PatientDraft;
  PatientDraftAnswer: PatientDraftAnswer;
  PatientDraftInput: PatientDraftInput;
  PatientDraftsAnswer: PatientDraftsAnswer;
  PatientEdit: PatientEdit;
  PatientFeedSchedule: PatientFeedSchedule;
  PatientFeedScheduleAnswer: PatientFeedScheduleAnswer;
  PatientFilters: PatientFilters;
  PatientIdAnswer: PatientIdAnswer;
  PatientInput: PatientInput;
  PatientLink: PatientLink;
  PatientLinksAnswer: PatientLinksAnswer;
  PatientListAnswer: PatientListAnswer;
  PatientLoginAnswer: PatientLoginAnswer;
  PatientMatch: PatientMatch;
  PatientMessage: PatientMessage;
  PatientMessageFilters: PatientMessageFilters;
  PatientMessages: PatientMessages;
  PatientMessagesAnswer: PatientMessagesAnswer;
  PatientNote: PatientNote;
  PatientNoteAnswer: PatientNoteAnswer;
  PatientNoteInput: PatientNoteInput;
  PatientNotesAnswer: PatientNotesAnswer;
  PatientPhoneAnswer: PatientPhoneAnswer;
  PatientRow: PatientRow;
  PatientStatsAnswer: PatientStatsAnswer;
  PhoneToCheck: PhoneToCheck;
  PhonesToCheckAnswer: PhonesToCheckAnswer;
  PicturedContent: PicturedContent;
  Place: Place;
  PlaceAnswer: PlaceAnswer;
  PlainAnswer: PlainAnswer;
  PlannedDay: PlannedDay;
  PlannedDevice: PlannedDevice;
  PlannedDeviceInput: PlannedDeviceInput;
  PlannedExercise: PlannedExercise;
  PlannedExerciseInput: PlannedExerciseInput;
  PlannedFeed: PlannedFeed;
  PlannedFeedInput: PlannedFeedInput;
  PlannedItem: PlannedItem;
  PreviewProgrammeAnswer: PreviewProgrammeAnswer;
  PreviewScheduleAnswer: PreviewScheduleAnswer;
  PreviewSurgeryMoveAnswer: PreviewSurgeryMoveAnswer;
  PreviewUndoAnswer: PreviewUndoAnswer;
  ProgrammePlan: ProgrammePlan;
  PublicSurgeon: PublicSurgeon;
  PublicSurgeonAnswer: PublicSurgeonAnswer;
  PublishChange: PublishChange;
  PublishClinic: PublishClinic;
  PublishPatient: PublishPatient;
  PublishPatientsInput: PublishPatientsInput;
  PublishPreview: PublishPreview;
  PublishPreviewAnswer: PublishPreviewAnswer;
  Query: Record<PropertyKey, never>;
  QuestionnaireBody: QuestionnaireBody;
  QuestionnaireBodyInput: QuestionnaireBodyInput;
  RangeExercisesAnswer: RangeExercisesAnswer;
  RangeInput: RangeInput;
  RangeMeasurementAnswer: RangeMeasurementAnswer;
  ReadingSource: ReadingSource;
  RecordAnswer: RecordAnswer;
  RecordAnswersInput: RecordAnswersInput;
  RecordExerciseInput: RecordExerciseInput;
  RecordReadingInput: RecordReadingInput;
  Recovery: Recovery;
  RecoveryAnswer: RecoveryAnswer;
  RecoveryBand: RecoveryBand;
  RecoveryChart: RecoveryChart;
  RecoveryPoint: RecoveryPoint;
  RecoveryWindow: RecoveryWindow;
  Regimen: Regimen;
  RegimenBody: RegimenBody;
  RegimenBodyInput: RegimenBodyInput;
  RegimenExercise: RegimenExercise;
  RegimenFilter: RegimenFilter;
  RegimensAnswer: RegimensAnswer;
  RegisteredPatient: RegisteredPatient;
  RegisteredPatientAnswer: RegisteredPatientAnswer;
  RegisteredPatientsAnswer: RegisteredPatientsAnswer;
  RegisteredRow: RegisteredRow;
  Reminder: Reminder;
  ReminderAnswer: ReminderAnswer;
  ReminderEvent: ReminderEvent;
  ReminderInput: ReminderInput;
  RemindersAnswer: RemindersAnswer;
  RenewedSessionAnswer: RenewedSessionAnswer;
  ReportJob: ReportJob;
  ReportJobsAnswer: ReportJobsAnswer;
  ReportMailAnswer: ReportMailAnswer;
  RunningPatient: RunningPatient;
  SaveScheduleAnswer: SaveScheduleAnswer;
  SavedCustomerAnswer: SavedCustomerAnswer;
  SavedUserAnswer: SavedUserAnswer;
  ScheduleAnswer: ScheduleAnswer;
  ScheduleChange: ScheduleChange;
  ScheduleChangesAnswer: ScheduleChangesAnswer;
  SchedulePlan: SchedulePlan;
  ScheduleRowsInput: ScheduleRowsInput;
  ScheduleSums: ScheduleSums;
  ScheduleWeek: ScheduleWeek;
  ScheduledAreas: ScheduledAreas;
  ScheduledDevice: ScheduledDevice;
  ScheduledDeviceInput: ScheduledDeviceInput;
  ScheduledExercise: ScheduledExercise;
  ScheduledExerciseInput: ScheduledExerciseInput;
  ScheduledExerciseOfDay: ScheduledExerciseOfDay;
  ScheduledFeed: ScheduledFeed;
  ScheduledFeedInput: ScheduledFeedInput;
  Score: Score;
  ScorePoint: ScorePoint;
  ScoreSeriesAnswer: ScoreSeriesAnswer;
  ScoresWeekAgo: ScoresWeekAgo;
  SecurityEventCount: SecurityEventCount;
  SecurityEventFilter: SecurityEventFilter;
  SecurityEventsAnswer: SecurityEventsAnswer;
  Session: Session;
  SessionCompany: SessionCompany;
  SessionCustomer: SessionCustomer;
  SessionUser: SessionUser;
  SessionsAnswer: SessionsAnswer;
  ShipAddress: ShipAddress;
  ShipAddressInput: ShipAddressInput;
  SignedForm: SignedForm;
  SilentDevice: SilentDevice;
  SilentDevicesAnswer: SilentDevicesAnswer;
  SilentPatient: SilentPatient;
  SorterInput: SorterInput;
  StartReportsAnswer: StartReportsAnswer;
  String: Scalars['String']['output'];
  SubmittedForm: SubmittedForm;
  SubmittedOption: SubmittedOption;
  SubmittedQuestion: SubmittedQuestion;
  Subscription: Record<PropertyKey, never>;
  SupportAnswer: SupportAnswer;
  Surgeon: Surgeon;
  SurgeonAnswer: SurgeonAnswer;
  SurgeonImageAnswer: SurgeonImageAnswer;
  SurgeonInput: SurgeonInput;
  SurgeonListAnswer: SurgeonListAnswer;
  SurgeonName: SurgeonName;
  SurgeonPhone: SurgeonPhone;
  SurgeonPhoneInput: SurgeonPhoneInput;
  SurgeonRow: SurgeonRow;
  SurgeonsAnswer: SurgeonsAnswer;
  SurgeonsPageInput: SurgeonsPageInput;
  Surgery: Surgery;
  SurgeryInput: SurgeryInput;
  SurgeryMovePlan: SurgeryMovePlan;
  SurveyDetail: SurveyDetail;
  SurveyDetailAnswer: SurveyDetailAnswer;
  SurveyForm: SurveyForm;
  SurveyMeasurement: SurveyMeasurement;
  SurveyWeek: SurveyWeek;
  TeamCategory: TeamCategory;
  TeamCategoryInput: TeamCategoryInput;
  TechnicalHold: TechnicalHold;
  TimeOfDay: TimeOfDay;
  TimeOfDayInput: TimeOfDayInput;
  TrustedDevice: TrustedDevice;
  TrustedDevicesAnswer: TrustedDevicesAnswer;
  TypedAnswer: TypedAnswer;
  TypedAnswerInput: TypedAnswerInput;
  TypedQuestion: TypedQuestion;
  TypedQuestionInput: TypedQuestionInput;
  UndeliveredMessage: UndeliveredMessage;
  UndeliveredMessagesAnswer: UndeliveredMessagesAnswer;
  UndoPlan: UndoPlan;
  UndoScheduleAnswer: UndoScheduleAnswer;
  Unit: Unit;
  UnitAnswer: UnitAnswer;
  UnitFilters: UnitFilters;
  UnitMove: UnitMove;
  UnitPatient: UnitPatient;
  UnitsAnswer: UnitsAnswer;
  UpdateDeviceScheduleInput: UpdateDeviceScheduleInput;
  User: User;
  UserAnswer: UserAnswer;
  UserInput: UserInput;
  UsersAnswer: UsersAnswer;
  UsersPageInput: UsersPageInput;
  ValidatePatientAnswer: ValidatePatientAnswer;
  ValueLimit: ValueLimit;
  ValueLimitInput: ValueLimitInput;
  VerifyConsentAnswer: VerifyConsentAnswer;
  VisitedPagesAnswer: VisitedPagesAnswer;
  WebPushKeyAnswer: WebPushKeyAnswer;
  WorkLogEntry: WorkLogEntry;
  WritingEvent: WritingEvent;
};

export type AccessCodeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessCodeAnswer'] = ResolversParentTypes['AccessCodeAnswer']> = {
  accesscode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  devicesOut?: Resolver<Array<ResolversTypes['DeviceOut']>, ParentType, ContextType>;
  eraseOn?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  erasedOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  withdrawnOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccountDeletionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountDeletionAnswer'] = ResolversParentTypes['AccountDeletionAnswer']> = {
  deletion?: Resolver<Maybe<ResolversTypes['AccountDeletion']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCase'] = ResolversParentTypes['ActionCase']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedToName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['CaseEditor']>, ParentType, ContextType>;
  coaches?: Resolver<Maybe<Array<ResolversTypes['CaseEditor']>>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['CaseComment']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceSchedule?: Resolver<Maybe<Array<ResolversTypes['CaseScheduleRow']>>, ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedbackSchedule?: Resolver<Maybe<Array<ResolversTypes['CaseScheduleRow']>>, ParentType, ContextType>;
  healthcoach?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['MessageImage']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastViewedDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newCommentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientData?: Resolver<Maybe<ResolversTypes['CasePatient']>, ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientLastDigitOfPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportedRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<Maybe<ResolversTypes['CaseSurgeon']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  totalTimeSpent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vendor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vendorAssignedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vendorAssignedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workLog?: Resolver<Maybe<Array<ResolversTypes['WorkLogEntry']>>, ParentType, ContextType>;
};

export type ActionCaseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCaseAnswer'] = ResolversParentTypes['ActionCaseAnswer']> = {
  actionCase?: Resolver<Maybe<ResolversTypes['ActionCase']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionCaseListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCaseListAnswer'] = ResolversParentTypes['ActionCaseListAnswer']> = {
  actionCases?: Resolver<Maybe<Array<ResolversTypes['ActionCaseRow']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionCaseRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCaseRow'] = ResolversParentTypes['ActionCaseRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignedTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignedToName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customerLogo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  patientId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  patientLastDigitOfPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActionCaseStatsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCaseStatsAnswer'] = ResolversParentTypes['ActionCaseStatsAnswer']> = {
  assigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notanissue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unassigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unread?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unresolved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivitiesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivitiesAnswer'] = ResolversParentTypes['ActivitiesAnswer']> = {
  activities?: Resolver<Maybe<Array<ResolversTypes['ActivityDay']>>, ParentType, ContextType>;
  fact?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  weeks?: Resolver<Maybe<Array<ResolversTypes['ActivityWeek']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityChange'] = ResolversParentTypes['ActivityChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityDay'] = ResolversParentTypes['ActivityDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['DailyExercise']>, ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measurement?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['DailyMeasurement']>, ParentType, ContextType>;
  questionnaire?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  questionnaires?: Resolver<Array<ResolversTypes['DailyQuestionnaire']>, ParentType, ContextType>;
  reminders?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
};

export type ActivityEngagementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityEngagementAnswer'] = ResolversParentTypes['ActivityEngagementAnswer']> = {
  complete?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partial?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityLinkAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityLinkAnswer'] = ResolversParentTypes['ActivityLinkAnswer']> = {
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityLogAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityLogAnswer'] = ResolversParentTypes['ActivityLogAnswer']> = {
  enddate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  records?: Resolver<Maybe<Array<ResolversTypes['ActivityRecord']>>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalIsExact?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivityRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityRecord'] = ResolversParentTypes['ActivityRecord']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actiontype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['ActivityChange']>, ParentType, ContextType>;
  collection_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActivityDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newdata?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivityWeek'] = ResolversParentTypes['ActivityWeek']> = {
  exercise?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  measurement?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  questionnaire?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  weekdate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
};

export type AddPatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPatientAnswer'] = ResolversParentTypes['AddPatientAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['AddedPatient']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddedPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedPatient'] = ResolversParentTypes['AddedPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercises?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  __resolveType: TypeResolveFn<'AccessCodeAnswer' | 'AccountDeletionAnswer' | 'ActionCaseAnswer' | 'ActionCaseListAnswer' | 'ActionCaseStatsAnswer' | 'ActivitiesAnswer' | 'ActivityEngagementAnswer' | 'ActivityLinkAnswer' | 'ActivityLogAnswer' | 'AddPatientAnswer' | 'BotCheckAnswer' | 'CallbackRequestAnswer' | 'CallbackRequestsAnswer' | 'CarePlansAnswer' | 'CommentAnswer' | 'CompaniesAnswer' | 'CompanyAnswer' | 'ComplianceAnswer' | 'ConsentFormsAnswer' | 'ContentAnswer' | 'ContentCountsAnswer' | 'ContentHoldersAnswer' | 'ContentListAnswer' | 'ContentNamesAnswer' | 'ContentRunningAnswer' | 'ContentVersionsAnswer' | 'CountedAnswer' | 'CustomerAnswer' | 'CustomerCodeAnswer' | 'CustomerLogoAndNameAnswer' | 'CustomerNamesAnswer' | 'CustomersAnswer' | 'DeletionCaseAnswer' | 'DeletionRequestsAnswer' | 'DeviceScheduleAnswer' | 'DeviceSilenceAnswer' | 'DevicesAnswer' | 'DiagnosesAnswer' | 'DiagnosisCodesAnswer' | 'EditPatientAnswer' | 'ExerciseAnswer' | 'ExercisesAnswer' | 'FeedSchedulesAnswer' | 'FeedbackFormsAnswer' | 'FormAnswer' | 'FormDataAnswer' | 'FormGraphAnswer' | 'FullfillmentAnswer' | 'FullfillmentDevicesAnswer' | 'FullfillmentsAnswer' | 'FullfillmentsCountAnswer' | 'GraphAnswer' | 'ImageUrlAnswer' | 'LoginAnswer' | 'MeasurementEngagementAnswer' | 'MoveSurgeryAnswer' | 'MyDayAnswer' | 'NewActionCaseAnswer' | 'NewCaseAnswer' | 'NoteCategoriesAnswer' | 'NotesCountAnswer' | 'NotificationSentAnswer' | 'NotificationsAnswer' | 'OpenOfPatientAnswer' | 'PatientAnswer' | 'PatientDraftAnswer' | 'PatientDraftsAnswer' | 'PatientFeedScheduleAnswer' | 'PatientIdAnswer' | 'PatientLinksAnswer' | 'PatientListAnswer' | 'PatientLoginAnswer' | 'PatientMessagesAnswer' | 'PatientNoteAnswer' | 'PatientNotesAnswer' | 'PatientPhoneAnswer' | 'PatientStatsAnswer' | 'PhonesToCheckAnswer' | 'PlaceAnswer' | 'PlainAnswer' | 'PreviewProgrammeAnswer' | 'PreviewScheduleAnswer' | 'PreviewSurgeryMoveAnswer' | 'PreviewUndoAnswer' | 'PublicSurgeonAnswer' | 'PublishPreviewAnswer' | 'RangeExercisesAnswer' | 'RangeMeasurementAnswer' | 'RecordAnswer' | 'RecoveryAnswer' | 'RegimensAnswer' | 'RegisteredPatientAnswer' | 'RegisteredPatientsAnswer' | 'ReminderAnswer' | 'RemindersAnswer' | 'RenewedSessionAnswer' | 'ReportJobsAnswer' | 'ReportMailAnswer' | 'SaveScheduleAnswer' | 'SavedCustomerAnswer' | 'SavedUserAnswer' | 'ScheduleAnswer' | 'ScheduleChangesAnswer' | 'ScoreSeriesAnswer' | 'SecurityEventsAnswer' | 'SessionsAnswer' | 'SilentDevicesAnswer' | 'StartReportsAnswer' | 'SupportAnswer' | 'SurgeonAnswer' | 'SurgeonImageAnswer' | 'SurgeonListAnswer' | 'SurgeonsAnswer' | 'SurveyDetailAnswer' | 'TrustedDevicesAnswer' | 'UndeliveredMessagesAnswer' | 'UndoScheduleAnswer' | 'UnitAnswer' | 'UnitsAnswer' | 'UserAnswer' | 'UsersAnswer' | 'ValidatePatientAnswer' | 'VerifyConsentAnswer' | 'VisitedPagesAnswer' | 'WebPushKeyAnswer', ParentType, ContextType>;
};

export type AreaActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaActivity'] = ResolversParentTypes['AreaActivity']> = {
  futureactivity?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  inactive?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastactivity?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
};

export type AssignableDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignableDevice'] = ResolversParentTypes['AssignableDevice']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  scheduled_criteria?: Resolver<Maybe<ResolversTypes['DeviceCriteria']>, ParentType, ContextType>;
};

export type AssignedDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssignedDevice'] = ResolversParentTypes['AssignedDevice']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  delivered_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  shipped_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  silent_since?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlankFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlankForm'] = ResolversParentTypes['BlankForm']> = {
  itemid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['BlankQuestion']>, ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlankOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlankOption'] = ResolversParentTypes['BlankOption']> = {
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optnumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BlankQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlankQuestion'] = ResolversParentTypes['BlankQuestion']> = {
  options?: Resolver<Array<ResolversTypes['BlankOption']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questnumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BotCheckAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BotCheckAnswer'] = ResolversParentTypes['BotCheckAnswer']> = {
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CalendarDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CalendarDate'], any> {
  name: 'CalendarDate';
}

export type CallbackRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallbackRequest'] = ResolversParentTypes['CallbackRequest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calledOn?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  surgeonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CallbackRequestAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallbackRequestAnswer'] = ResolversParentTypes['CallbackRequestAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedon?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CallbackRequestsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CallbackRequestsAnswer'] = ResolversParentTypes['CallbackRequestsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requests?: Resolver<Maybe<Array<ResolversTypes['CallbackRequest']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CarePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarePlan'] = ResolversParentTypes['CarePlan']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  age_groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceids?: Resolver<Array<ResolversTypes['AssignableDevice']>, ParentType, ContextType>;
  feedback?: Resolver<Array<ResolversTypes['FeedSchedule']>, ParentType, ContextType>;
  include_regimens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regimens?: Resolver<Array<ResolversTypes['NamedContent']>, ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CarePlanBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarePlanBody'] = ResolversParentTypes['CarePlanBody']> = {
  age_groups?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  customers?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['PlannedDevice']>>, ParentType, ContextType>;
  feedback?: Resolver<Maybe<Array<ResolversTypes['PlannedFeed']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pace?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  regimens?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CarePlansAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarePlansAnswer'] = ResolversParentTypes['CarePlansAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plans?: Resolver<Maybe<Array<ResolversTypes['CarePlan']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaregiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Caregiver'] = ResolversParentTypes['Caregiver']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationship?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarrierMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierMessage'] = ResolversParentTypes['CarrierMessage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  did?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarrierTroubleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarrierTrouble'] = ResolversParentTypes['CarrierTrouble']> = {
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseComment'] = ResolversParentTypes['CaseComment']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commented_date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  edited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['MessageImage']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseEditorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEditor'] = ResolversParentTypes['CaseEditor']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CasePatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasePatient'] = ResolversParentTypes['CasePatient']> = {
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastdigitsofphone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['CaseSurgery'], ParentType, ContextType>;
};

export type CaseScheduleRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseScheduleRow'] = ResolversParentTypes['CaseScheduleRow']> = {
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastdone?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduletype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaseSurgeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSurgeon'] = ResolversParentTypes['CaseSurgeon']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseSurgeryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSurgery'] = ResolversParentTypes['CaseSurgery']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClinicReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClinicReminder'] = ResolversParentTypes['ClinicReminder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surgerydate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  surgerytype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoachOverrideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoachOverride'] = ResolversParentTypes['CoachOverride']> = {
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentAnswer'] = ResolversParentTypes['CommentAnswer']> = {
  commentid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentEvent'] = ResolversParentTypes['CommentEvent']> = {
  caseid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompaniesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompaniesAnswer'] = ResolversParentTypes['CompaniesAnswer']> = {
  companies?: Resolver<Maybe<Array<ResolversTypes['Company']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  autoimportevent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyAnswer'] = ResolversParentTypes['CompanyAnswer']> = {
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompanyCasesEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompanyCasesEvent'] = ResolversParentTypes['CompanyCasesEvent']> = {
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComplianceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceAnswer'] = ResolversParentTypes['ComplianceAnswer']> = {
  enddate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  exerciseSummary?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
  feedBackSummary?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
  measurementSummary?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overAllSummary?: Resolver<Maybe<ResolversTypes['ComplianceSummary']>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ComplianceBucketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceBucket'] = ResolversParentTypes['ComplianceBucket']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ComplianceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComplianceSummary'] = ResolversParentTypes['ComplianceSummary']> = {
  completed?: Resolver<ResolversTypes['ComplianceBucket'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['ComplianceBucket'], ParentType, ContextType>;
  partially?: Resolver<ResolversTypes['ComplianceBucket'], ParentType, ContextType>;
};

export type ConsentFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentForm'] = ResolversParentTypes['ConsentForm']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentFormsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentFormsAnswer'] = ResolversParentTypes['ConsentFormsAnswer']> = {
  forms?: Resolver<Maybe<Array<ResolversTypes['ConsentForm']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  carePlan?: Resolver<Maybe<ResolversTypes['CarePlanBody']>, ParentType, ContextType>;
  changed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedby?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['DeviceBody']>, ParentType, ContextType>;
  exercise?: Resolver<Maybe<ResolversTypes['ExerciseBody']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayedit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['ContentPart']>, ParentType, ContextType>;
  questionnaire?: Resolver<Maybe<ResolversTypes['QuestionnaireBody']>, ParentType, ContextType>;
  regimen?: Resolver<Maybe<ResolversTypes['RegimenBody']>, ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentAnswer'] = ResolversParentTypes['ContentAnswer']> = {
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentCount'] = ResolversParentTypes['ContentCount']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentCountsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentCountsAnswer'] = ResolversParentTypes['ContentCountsAnswer']> = {
  counts?: Resolver<Maybe<Array<ResolversTypes['ContentCount']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentHolderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentHolder'] = ResolversParentTypes['ContentHolder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContentHoldersAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentHoldersAnswer'] = ResolversParentTypes['ContentHoldersAnswer']> = {
  holders?: Resolver<Maybe<Array<ResolversTypes['ContentHolder']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentListAnswer'] = ResolversParentTypes['ContentListAnswer']> = {
  contents?: Resolver<Maybe<Array<ResolversTypes['ListedContent']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentName'] = ResolversParentTypes['ContentName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  measures?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recalldays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ContentNamesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentNamesAnswer'] = ResolversParentTypes['ContentNamesAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<Array<ResolversTypes['ContentName']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPart'] = ResolversParentTypes['ContentPart']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enddate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exercises?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContentRunningAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentRunningAnswer'] = ResolversParentTypes['ContentRunningAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients?: Resolver<Maybe<Array<ResolversTypes['RunningPatient']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentVersionsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentVersionsAnswer'] = ResolversParentTypes['ContentVersionsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Maybe<Array<ResolversTypes['ContentVersion']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedAnswer'] = ResolversParentTypes['CountedAnswer']> = {
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Maybe<Array<ResolversTypes['CountedDay']>>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<Array<ResolversTypes['CountedForm']>>, ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<Maybe<Array<ResolversTypes['CountedPerson']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CountedPerson']>, ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedDay'] = ResolversParentTypes['CountedDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CountedItem']>, ParentType, ContextType>;
};

export type CountedFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedForm'] = ResolversParentTypes['CountedForm']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedItem'] = ResolversParentTypes['CountedItem']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  doneAt?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
  itemid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountedPerson'] = ResolversParentTypes['CountedPerson']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeryDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surgeryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustodyLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustodyLine'] = ResolversParentTypes['CustodyLine']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  correctable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deviceid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accesscode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  assigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  associatehealthcoach?: Resolver<Maybe<ResolversTypes['HealthCoach']>, ParentType, ContextType>;
  autoimportevent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  fullyCompliant?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last3daysInact?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastActivities?: Resolver<Maybe<ResolversTypes['LastActivities']>, ParentType, ContextType>;
  lastMeasurements?: Resolver<Maybe<ResolversTypes['LastMeasurements']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notCompliant?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notanissue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opencases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partiallyCompliant?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  patients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAnswer'] = ResolversParentTypes['CustomerAnswer']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerCodeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCodeAnswer'] = ResolversParentTypes['CustomerCodeAnswer']> = {
  accesscode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerLogoAndNameAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerLogoAndNameAnswer'] = ResolversParentTypes['CustomerLogoAndNameAnswer']> = {
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerName'] = ResolversParentTypes['CustomerName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerNamesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNamesAnswer'] = ResolversParentTypes['CustomerNamesAnswer']> = {
  customers?: Resolver<Maybe<Array<ResolversTypes['CustomerName']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomersAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomersAnswer'] = ResolversParentTypes['CustomersAnswer']> = {
  customers?: Resolver<Maybe<Array<ResolversTypes['Customer']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyExercise'] = ResolversParentTypes['DailyExercise']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exerciseid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DailyMeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyMeasurement'] = ResolversParentTypes['DailyMeasurement']> = {
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DailyQuestionnaireResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyQuestionnaire'] = ResolversParentTypes['DailyQuestionnaire']> = {
  answerid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submittime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DailyShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DailyShift'] = ResolversParentTypes['DailyShift']> = {
  end?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionCaseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionCaseAnswer'] = ResolversParentTypes['DeletionCaseAnswer']> = {
  caseid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequest'] = ResolversParentTypes['DeletionRequest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DeletionRequestsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionRequestsAnswer'] = ResolversParentTypes['DeletionRequestsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requests?: Resolver<Maybe<Array<ResolversTypes['DeletionRequest']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeviceBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceBody'] = ResolversParentTypes['DeviceBody']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['MeasuredValue']>>, ParentType, ContextType>;
};

export type DeviceCriteriaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceCriteria'] = ResolversParentTypes['DeviceCriteria']> = {
  end_date?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skiponsurgerydate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  start_date?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceLastScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceLastScore'] = ResolversParentTypes['DeviceLastScore']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  device_metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeviceMetricsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceMetrics'] = ResolversParentTypes['DeviceMetrics']> = {
  itemid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metrics?: Resolver<Array<ResolversTypes['Metric']>, ParentType, ContextType>;
};

export type DeviceOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceOfDay'] = ResolversParentTypes['DeviceOfDay']> = {
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceOut'] = ResolversParentTypes['DeviceOut']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeviceScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceSchedule'] = ResolversParentTypes['DeviceSchedule']> = {
  assigneddevices?: Resolver<Array<ResolversTypes['ScheduledDevice']>, ParentType, ContextType>;
  devicedateschedule?: Resolver<Array<ResolversTypes['DeviceScheduleDay']>, ParentType, ContextType>;
  enddate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastscore?: Resolver<Array<ResolversTypes['DeviceLastScore']>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklydevice_summary?: Resolver<Array<ResolversTypes['DeviceWeek']>, ParentType, ContextType>;
};

export type DeviceScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceScheduleAnswer'] = ResolversParentTypes['DeviceScheduleAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Maybe<ResolversTypes['DeviceSchedule']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeviceScheduleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceScheduleDay'] = ResolversParentTypes['DeviceScheduleDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['DeviceOfDay']>, ParentType, ContextType>;
};

export type DeviceSilenceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceSilenceAnswer'] = ResolversParentTypes['DeviceSilenceAnswer']> = {
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeviceValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceValue'] = ResolversParentTypes['DeviceValue']> = {
  isOutput?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceWeek'] = ResolversParentTypes['DeviceWeek']> = {
  devices?: Resolver<Array<ResolversTypes['ScheduleSums']>, ParentType, ContextType>;
  weekdate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DevicesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DevicesAnswer'] = ResolversParentTypes['DevicesAnswer']> = {
  devices?: Resolver<Maybe<Array<ResolversTypes['AssignableDevice']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiagnosesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiagnosesAnswer'] = ResolversParentTypes['DiagnosesAnswer']> = {
  data?: Resolver<Maybe<ResolversTypes['PatientDiagnoses']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DiagnosisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Diagnosis'] = ResolversParentTypes['Diagnosis']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dxCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dxDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  listed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DiagnosisCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiagnosisCode'] = ResolversParentTypes['DiagnosisCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endedOn?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherSide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  synonym?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DiagnosisCodesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiagnosisCodesAnswer'] = ResolversParentTypes['DiagnosisCodesAnswer']> = {
  codes?: Resolver<Maybe<Array<ResolversTypes['DiagnosisCode']>>, ParentType, ContextType>;
  listedFrom?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DueDoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DueDone'] = ResolversParentTypes['DueDone']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarlierFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarlierForm'] = ResolversParentTypes['EarlierForm']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answers?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type EditPatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditPatientAnswer'] = ResolversParentTypes['EditPatientAnswer']> = {
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EngagedPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagedPatient'] = ResolversParentTypes['EngagedPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EngagedPatientsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EngagedPatients'] = ResolversParentTypes['EngagedPatients']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  patients?: Resolver<Array<ResolversTypes['EngagedPatient']>, ParentType, ContextType>;
};

export type ExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exercise'] = ResolversParentTypes['Exercise']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExerciseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseAnswer'] = ResolversParentTypes['ExerciseAnswer']> = {
  exercise?: Resolver<Maybe<ResolversTypes['Exercise']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExerciseBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseBody'] = ResolversParentTypes['ExerciseBody']> = {
  caution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holdseconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  repeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExerciseDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseDay'] = ResolversParentTypes['ExerciseDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DailyExercise']>, ParentType, ContextType>;
};

export type ExerciseDoseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseDose'] = ResolversParentTypes['ExerciseDose']> = {
  holdseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExerciseMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseMeta'] = ResolversParentTypes['ExerciseMeta']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExerciseScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseSchedule'] = ResolversParentTypes['ExerciseSchedule']> = {
  exercisedateschedule?: Resolver<Array<ResolversTypes['ExerciseScheduleDay']>, ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['ScheduledExercise']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ScheduleSums'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyactivity_summary?: Resolver<Array<ResolversTypes['ScheduleWeek']>, ParentType, ContextType>;
};

export type ExerciseScheduleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExerciseScheduleDay'] = ResolversParentTypes['ExerciseScheduleDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  exercises?: Resolver<Array<ResolversTypes['ScheduledExerciseOfDay']>, ParentType, ContextType>;
};

export type ExercisesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExercisesAnswer'] = ResolversParentTypes['ExercisesAnswer']> = {
  exercises?: Resolver<Maybe<Array<ResolversTypes['Exercise']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedMetaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedMeta'] = ResolversParentTypes['FeedMeta']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedOfDay'] = ResolversParentTypes['FeedOfDay']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answers?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['FeedMeta'], ParentType, ContextType>;
  submittime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FeedScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedSchedule'] = ResolversParentTypes['FeedSchedule']> = {
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduletype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skiponsurgerydate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedScheduleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedScheduleDay'] = ResolversParentTypes['FeedScheduleDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['FeedOfDay']>, ParentType, ContextType>;
};

export type FeedSchedulesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedSchedulesAnswer'] = ResolversParentTypes['FeedSchedulesAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Maybe<Array<ResolversTypes['FeedSchedule']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedWeek'] = ResolversParentTypes['FeedWeek']> = {
  feedback?: Resolver<Array<ResolversTypes['ScheduleSums']>, ParentType, ContextType>;
  weekdate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackForm'] = ResolversParentTypes['FeedbackForm']> = {
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackFormsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeedbackFormsAnswer'] = ResolversParentTypes['FeedbackFormsAnswer']> = {
  forms?: Resolver<Maybe<Array<ResolversTypes['FeedbackForm']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = {
  form?: Resolver<Maybe<ResolversTypes['SubmittedForm']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormData'] = ResolversParentTypes['FormData']> = {
  extension?: Resolver<Array<ResolversTypes['Score']>, ParentType, ContextType>;
  extensiondeficit?: Resolver<Array<ResolversTypes['Score']>, ParentType, ContextType>;
  flexion?: Resolver<Array<ResolversTypes['Score']>, ParentType, ContextType>;
  oks?: Resolver<Array<ResolversTypes['Score']>, ParentType, ContextType>;
  pain?: Resolver<Array<ResolversTypes['Score']>, ParentType, ContextType>;
};

export type FormDataAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormDataAnswer'] = ResolversParentTypes['FormDataAnswer']> = {
  formdata?: Resolver<Maybe<ResolversTypes['FormData']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormGraphResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormGraph'] = ResolversParentTypes['FormGraph']> = {
  data?: Resolver<Array<ResolversTypes['FormGraphBand']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FormGraphAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormGraphAnswer'] = ResolversParentTypes['FormGraphAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  months?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  oks?: Resolver<Maybe<ResolversTypes['FormGraph']>, ParentType, ContextType>;
  pain?: Resolver<Maybe<ResolversTypes['FormGraph']>, ParentType, ContextType>;
  rom?: Resolver<Maybe<ResolversTypes['FormGraph']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FormGraphBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormGraphBand'] = ResolversParentTypes['FormGraphBand']> = {
  counts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fullfillment'] = ResolversParentTypes['Fullfillment']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['FullfillmentCase']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['FullfillmentCustomer'], ParentType, ContextType>;
  isnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noOfDevice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderDate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['FullfillmentPatient'], ParentType, ContextType>;
};

export type FullfillmentAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentAddress'] = ResolversParentTypes['FullfillmentAddress']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_zip_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentAnswer'] = ResolversParentTypes['FullfillmentAnswer']> = {
  fullfillment?: Resolver<Maybe<ResolversTypes['FullfillmentDetail']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FullfillmentCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentCase'] = ResolversParentTypes['FullfillmentCase']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  casenumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentCustomer'] = ResolversParentTypes['FullfillmentCustomer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentDetail'] = ResolversParentTypes['FullfillmentDetail']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['FullfillmentAddress'], ParentType, ContextType>;
  authorization_form_signed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['FullfillmentCase']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['FullfillmentCustomer'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['FullfillmentDevice']>, ParentType, ContextType>;
  gateway_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  happened?: Resolver<Array<ResolversTypes['CustodyLine']>, ParentType, ContextType>;
  isnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['CarrierMessage']>, ParentType, ContextType>;
  noOfDevice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderDate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['FullfillmentPatient'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnto?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  savedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking_link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['CarrierTrouble']>, ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['FullfillmentUnit']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FullfillmentDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentDevice'] = ResolversParentTypes['FullfillmentDevice']> = {
  device?: Resolver<ResolversTypes['FullfillmentHardware'], ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  first_reading?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last_reading?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  meta_data?: Resolver<ResolversTypes['FullfillmentDeviceDates'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FullfillmentDeviceDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentDeviceDates'] = ResolversParentTypes['FullfillmentDeviceDates']> = {
  delivered_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  ordered_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  reorder_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  returned_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  shipped_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
};

export type FullfillmentDevicesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentDevicesAnswer'] = ResolversParentTypes['FullfillmentDevicesAnswer']> = {
  devices?: Resolver<Maybe<Array<ResolversTypes['FullfillmentDevice']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FullfillmentHardwareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentHardware'] = ResolversParentTypes['FullfillmentHardware']> = {
  fulfillment_request?: Resolver<ResolversTypes['FullfillmentParcel'], ParentType, ContextType>;
  hardware_uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentParcel'] = ResolversParentTypes['FullfillmentParcel']> = {
  shipping_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_tracking_link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentPatient'] = ResolversParentTypes['FullfillmentPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientconsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shipaddress?: Resolver<ResolversTypes['FullfillmentAddress'], ParentType, ContextType>;
  surgeon?: Resolver<ResolversTypes['FullfillmentSurgeon'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['FullfillmentSurgery'], ParentType, ContextType>;
};

export type FullfillmentSurgeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentSurgeon'] = ResolversParentTypes['FullfillmentSurgeon']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentSurgeryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentSurgery'] = ResolversParentTypes['FullfillmentSurgery']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
};

export type FullfillmentUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentUnit'] = ResolversParentTypes['FullfillmentUnit']> = {
  ahead?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dueback?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  maybelost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['UnitMove']>, ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ReadingSource']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FullfillmentsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentsAnswer'] = ResolversParentTypes['FullfillmentsAnswer']> = {
  fullfillments?: Resolver<Maybe<Array<ResolversTypes['Fullfillment']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FullfillmentsCountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FullfillmentsCountAnswer'] = ResolversParentTypes['FullfillmentsCountAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipped?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  silent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['CarrierTrouble']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GraphAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphAnswer'] = ResolversParentTypes['GraphAnswer']> = {
  graphs?: Resolver<Maybe<Array<ResolversTypes['GraphData']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GraphDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphData'] = ResolversParentTypes['GraphData']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['GraphLine']>, ParentType, ContextType>;
  devicename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  xAxisLable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yAxisLable?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yAxisRange?: Resolver<Maybe<ResolversTypes['GraphRange']>, ParentType, ContextType>;
};

export type GraphLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphLine'] = ResolversParentTypes['GraphLine']> = {
  reading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['GraphThreshold'], ParentType, ContextType>;
  valueIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['GraphPoint']>, ParentType, ContextType>;
};

export type GraphPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphPoint'] = ResolversParentTypes['GraphPoint']> = {
  x?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GraphRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphRange'] = ResolversParentTypes['GraphRange']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GraphThresholdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GraphThreshold'] = ResolversParentTypes['GraphThreshold']> = {
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HealthCoachResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCoach'] = ResolversParentTypes['HealthCoach']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageUrlAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageUrlAnswer'] = ResolversParentTypes['ImageUrlAnswer']> = {
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemDates'] = ResolversParentTypes['ItemDates']> = {
  from?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
};

export type LastActivitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastActivities'] = ResolversParentTypes['LastActivities']> = {
  complete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LastDigitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LastDigits'], any> {
  name: 'LastDigits';
}

export type LastMeasurementsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastMeasurements'] = ResolversParentTypes['LastMeasurements']> = {
  meacomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  meapartial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measkipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LastScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastScores'] = ResolversParentTypes['LastScores']> = {
  extension?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
  extensiondeficit?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
  flexion?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
  hipscore?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
  kneescore?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
  painlevel?: Resolver<Maybe<ResolversTypes['Score']>, ParentType, ContextType>;
};

export type LeftOutPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOutPatient'] = ResolversParentTypes['LeftOutPatient']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeftOutScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOutScore'] = ResolversParentTypes['LeftOutScore']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ListedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedContent'] = ResolversParentTypes['ListedContent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  age_groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  changed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clinics?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dose?: Resolver<Maybe<ResolversTypes['ExerciseDose']>, ParentType, ContextType>;
  hasdraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasvideo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayedit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionnaires?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  regimens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usedin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  versionid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LoginAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginAnswer'] = ResolversParentTypes['LoginAnswer']> = {
  company?: Resolver<Maybe<ResolversTypes['SessionCompany']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['SessionCustomer']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exp?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trustToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SessionUser']>, ParentType, ContextType>;
  userid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MadeFromResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeFrom'] = ResolversParentTypes['MadeFrom']> = {
  on?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeasuredValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasuredValue'] = ResolversParentTypes['MeasuredValue']> = {
  kept?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  metric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  thresholds?: Resolver<Maybe<Array<ResolversTypes['ValueLimit']>>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeasurementDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasurementDay'] = ResolversParentTypes['MeasurementDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timesDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MeasurementEngagementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MeasurementEngagementAnswer'] = ResolversParentTypes['MeasurementEngagementAnswer']> = {
  meacomplete?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  meapartial?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  measkipped?: Resolver<Maybe<ResolversTypes['EngagedPatients']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  image?: Resolver<ResolversTypes['MediaImage'], ParentType, ContextType>;
};

export type MediaImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaImage'] = ResolversParentTypes['MediaImage']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageImage'] = ResolversParentTypes['MessageImage']> = {
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessagePatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePatient'] = ResolversParentTypes['MessagePatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastdigitsofphone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeryDate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  surgeryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageSurgeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageSurgeon'] = ResolversParentTypes['MessageSurgeon']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showinlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadcount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetricResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveSurgeryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveSurgeryAnswer'] = ResolversParentTypes['MoveSurgeryAnswer']> = {
  change?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MovedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedItem'] = ResolversParentTypes['MovedItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['ItemDates']>, ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['ItemDates'], ParentType, ContextType>;
  effect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regimen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MovedReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedReminder'] = ResolversParentTypes['MovedReminder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  goesalong?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addCallbackRequest?: Resolver<ResolversTypes['CallbackRequestAnswer'], ParentType, ContextType, RequireFields<MutationAddCallbackRequestArgs, 'message' | 'name' | 'phone' | 'surgeon'>>;
  addEditCompany?: Resolver<ResolversTypes['CompanyAnswer'], ParentType, ContextType, RequireFields<MutationAddEditCompanyArgs, 'input'>>;
  addEditCustomer?: Resolver<ResolversTypes['SavedCustomerAnswer'], ParentType, ContextType, RequireFields<MutationAddEditCustomerArgs, 'input'>>;
  addEditEvent?: Resolver<ResolversTypes['ReminderAnswer'], ParentType, ContextType, RequireFields<MutationAddEditEventArgs, 'event' | 'id'>>;
  addEditSurgeon?: Resolver<ResolversTypes['SurgeonAnswer'], ParentType, ContextType, RequireFields<MutationAddEditSurgeonArgs, 'input'>>;
  addEditUser?: Resolver<ResolversTypes['SavedUserAnswer'], ParentType, ContextType, RequireFields<MutationAddEditUserArgs, 'input'>>;
  addEvent?: Resolver<ResolversTypes['ReminderAnswer'], ParentType, ContextType, RequireFields<MutationAddEventArgs, 'event' | 'id'>>;
  addNewComment?: Resolver<ResolversTypes['CommentAnswer'], ParentType, ContextType, RequireFields<MutationAddNewCommentArgs, 'caseId' | 'comment'>>;
  addNotifications?: Resolver<ResolversTypes['NotificationSentAnswer'], ParentType, ContextType, RequireFields<MutationAddNotificationsArgs, 'header' | 'message'>>;
  addPatientAdmin?: Resolver<ResolversTypes['AddPatientAnswer'], ParentType, ContextType, RequireFields<MutationAddPatientAdminArgs, 'patient'>>;
  addPatientDiagnoses?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<MutationAddPatientDiagnosesArgs, 'input' | 'patientId'>>;
  addPatientNote?: Resolver<ResolversTypes['PatientNoteAnswer'], ParentType, ContextType, RequireFields<MutationAddPatientNoteArgs, 'input'>>;
  addRegisterPatient?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationAddRegisterPatientArgs, 'consent' | 'customer' | 'dob' | 'email' | 'email_opt_in' | 'firstname' | 'gender' | 'include_devices' | 'lastname' | 'phone' | 'shipaddress' | 'token'>>;
  addSingleDiagnosis?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<MutationAddSingleDiagnosisArgs, 'input' | 'patientId'>>;
  addWorkLog?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationAddWorkLogArgs, 'caseId' | 'date'>>;
  addeditCaregiver?: Resolver<ResolversTypes['PatientAnswer'], ParentType, ContextType, RequireFields<MutationAddeditCaregiverArgs, 'patientid'>>;
  addeditHealthcoach?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationAddeditHealthcoachArgs, 'patientid'>>;
  addeditShipAddress?: Resolver<ResolversTypes['PatientAnswer'], ParentType, ContextType, RequireFields<MutationAddeditShipAddressArgs, 'patientid' | 'shipaddress'>>;
  applyVersion?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationApplyVersionArgs, 'changes' | 'id' | 'planHash'>>;
  archiveActionCases?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationArchiveActionCasesArgs, 'ids'>>;
  askCarrier?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationAskCarrierArgs, '_id'>>;
  assignedToMoveAi?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationAssignedToMoveAiArgs, 'caseId'>>;
  cancelReportJob?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationCancelReportJobArgs, 'id'>>;
  caregiverNotify?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationCaregiverNotifyArgs, 'email' | 'name' | 'patientid'>>;
  changeUserPassword?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationChangeUserPasswordArgs, 'newpassword' | 'password'>>;
  copyContent?: Resolver<ResolversTypes['ContentAnswer'], ParentType, ContextType, RequireFields<MutationCopyContentArgs, 'id'>>;
  correctCustody?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationCorrectCustodyArgs, '_id' | 'lineid' | 'reason'>>;
  creatPatientAdmin?: Resolver<ResolversTypes['AddPatientAnswer'], ParentType, ContextType, RequireFields<MutationCreatPatientAdminArgs, 'patient'>>;
  createCaseFromMessage?: Resolver<ResolversTypes['NewCaseAnswer'], ParentType, ContextType, RequireFields<MutationCreateCaseFromMessageArgs, 'description' | 'patientId' | 'summary' | 'type'>>;
  createNewCase?: Resolver<ResolversTypes['NewCaseAnswer'], ParentType, ContextType, RequireFields<MutationCreateNewCaseArgs, 'description' | 'summary' | 'type'>>;
  deleteAccountRequest?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountRequestArgs, 'dob' | 'firstname' | 'lastname' | 'phone' | 'token'>>;
  deleteActionCase?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteActionCaseArgs, 'ids'>>;
  deleteComment?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id'>>;
  deleteEvent?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteEventArgs, 'id'>>;
  deletePatientDiagnosis?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<MutationDeletePatientDiagnosisArgs, 'dxCode' | 'patientId'>>;
  deletePatientNote?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeletePatientNoteArgs, 'id'>>;
  deleteRegisteredPatient?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteRegisteredPatientArgs, 'id'>>;
  deleteUserDeviceToken?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserDeviceTokenArgs, 'token'>>;
  deleteWorkLog?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWorkLogArgs, 'caseId' | 'wlid'>>;
  discardContentDraft?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDiscardContentDraftArgs, 'id'>>;
  discardPatientDraft?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDiscardPatientDraftArgs, 'id'>>;
  dismissDeletionRequest?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDismissDeletionRequestArgs, 'requestid'>>;
  dismissUndeliveredMessage?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationDismissUndeliveredMessageArgs, 'dismissed' | 'id'>>;
  editComment?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'comment' | 'id'>>;
  editFeedSchedule?: Resolver<ResolversTypes['SaveScheduleAnswer'], ParentType, ContextType, RequireFields<MutationEditFeedScheduleArgs, 'input'>>;
  editPatient?: Resolver<ResolversTypes['EditPatientAnswer'], ParentType, ContextType, RequireFields<MutationEditPatientArgs, 'id' | 'input'>>;
  editSchedule?: Resolver<ResolversTypes['SaveScheduleAnswer'], ParentType, ContextType, RequireFields<MutationEditScheduleArgs, 'input'>>;
  editWorkLog?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationEditWorkLogArgs, 'caseId' | 'date' | 'wlid'>>;
  endOtherSessions?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType>;
  endPatientLink?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationEndPatientLinkArgs, 'linkid' | 'patientid'>>;
  endSession?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'sessionid'>>;
  loginAsCustomer?: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationLoginAsCustomerArgs, 'customerid'>>;
  loginPatient?: Resolver<ResolversTypes['PatientLoginAnswer'], ParentType, ContextType, RequireFields<MutationLoginPatientArgs, 'credentials'>>;
  loginUser?: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationLoginUserArgs, 'credentials'>>;
  loginWithOtp?: Resolver<ResolversTypes['LoginAnswer'], ParentType, ContextType, RequireFields<MutationLoginWithOtpArgs, 'otpFromPatient' | 'userid'>>;
  logout?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, Partial<MutationLogoutArgs>>;
  markAsDeleted?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationMarkAsDeletedArgs, '_id' | 'deviceid'>>;
  markAsShipped?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationMarkAsShippedArgs, '_id' | 'devicesids'>>;
  moveSurgery?: Resolver<ResolversTypes['MoveSurgeryAnswer'], ParentType, ContextType, RequireFields<MutationMoveSurgeryArgs, 'input'>>;
  moveUnit?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationMoveUnitArgs, '_id' | 'deviceid' | 'word'>>;
  nowWriting?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationNowWritingArgs, 'caseid'>>;
  publishContent?: Resolver<ResolversTypes['ContentAnswer'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'id' | 'version'>>;
  putPatientOnHold?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationPutPatientOnHoldArgs, 'isNew' | 'patientid'>>;
  recordAnswers?: Resolver<ResolversTypes['RecordAnswer'], ParentType, ContextType, RequireFields<MutationRecordAnswersArgs, 'input'>>;
  recordExercise?: Resolver<ResolversTypes['RecordAnswer'], ParentType, ContextType, RequireFields<MutationRecordExerciseArgs, 'input'>>;
  recordReading?: Resolver<ResolversTypes['RecordAnswer'], ParentType, ContextType, RequireFields<MutationRecordReadingArgs, 'input'>>;
  removeSurgeons?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationRemoveSurgeonsArgs, 'ids'>>;
  renewSession?: Resolver<ResolversTypes['RenewedSessionAnswer'], ParentType, ContextType>;
  replaceUnit?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationReplaceUnitArgs, '_id' | 'deviceid' | 'hardwareid'>>;
  resendOtp?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationResendOtpArgs, 'userid'>>;
  resetPassword?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'email' | 'password' | 'token'>>;
  resetUserPassword?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, Partial<MutationResetUserPasswordArgs>>;
  restoreComment?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationRestoreCommentArgs, 'id'>>;
  restoreEvent?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationRestoreEventArgs, 'id'>>;
  restorePatientDiagnosis?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<MutationRestorePatientDiagnosisArgs, 'dxCode' | 'patientId'>>;
  restorePatientNote?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationRestorePatientNoteArgs, 'id'>>;
  retireContent?: Resolver<ResolversTypes['ContentAnswer'], ParentType, ContextType, RequireFields<MutationRetireContentArgs, 'id' | 'retired'>>;
  revokeTrustedDevice?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationRevokeTrustedDeviceArgs, 'deviceid'>>;
  saveContentDraft?: Resolver<ResolversTypes['ContentAnswer'], ParentType, ContextType, RequireFields<MutationSaveContentDraftArgs, 'body'>>;
  savePatientDraft?: Resolver<ResolversTypes['PatientDraftAnswer'], ParentType, ContextType, RequireFields<MutationSavePatientDraftArgs, 'desk'>>;
  sendDeletionRequest?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSendDeletionRequestArgs, 'companyid' | 'requestid'>>;
  sendMessageAgain?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSendMessageAgainArgs, 'id'>>;
  sendMobileAppLink?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSendMobileAppLinkArgs, 'phone'>>;
  sendPatientAuthLink?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSendPatientAuthLinkArgs, 'phone'>>;
  sendReportMail?: Resolver<ResolversTypes['ReportMailAnswer'], ParentType, ContextType, RequireFields<MutationSendReportMailArgs, 'patientid' | 'subject' | 'text' | 'to'>>;
  sendResetPasswordLink?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSendResetPasswordLinkArgs, 'email'>>;
  setCallbackCalled?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSetCallbackCalledArgs, 'called' | 'id'>>;
  setDeviceSilence?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, Partial<MutationSetDeviceSilenceArgs>>;
  setPassword?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'email' | 'password' | 'token'>>;
  setPatientPassword?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSetPatientPasswordArgs, 'password' | 'token'>>;
  setUserDeviceToken?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSetUserDeviceTokenArgs, 'token'>>;
  setWebToken?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSetWebTokenArgs, 'webtoken'>>;
  startDeletionCase?: Resolver<ResolversTypes['DeletionCaseAnswer'], ParentType, ContextType, RequireFields<MutationStartDeletionCaseArgs, 'patientid' | 'requestid'>>;
  startReports?: Resolver<ResolversTypes['StartReportsAnswer'], ParentType, ContextType, RequireFields<MutationStartReportsArgs, 'notes'>>;
  switchAutoImport?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationSwitchAutoImportArgs, 'flag' | 'input'>>;
  takeBack?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationTakeBackArgs, 'id'>>;
  takeBackReportMail?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationTakeBackReportMailArgs, 'mail'>>;
  togglePatientStatus?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationTogglePatientStatusArgs, 'isActive' | 'patientId'>>;
  undoScheduleChange?: Resolver<ResolversTypes['UndoScheduleAnswer'], ParentType, ContextType, RequireFields<MutationUndoScheduleChangeArgs, 'changeid' | 'patientid'>>;
  updateActionCase?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationUpdateActionCaseArgs, 'caseId'>>;
  updateAddress?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'address' | 'id'>>;
  updateDeviceOrder?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateDeviceOrderArgs, '_id'>>;
  updateDeviceSchedule?: Resolver<ResolversTypes['SaveScheduleAnswer'], ParentType, ContextType, RequireFields<MutationUpdateDeviceScheduleArgs, 'input'>>;
  updateGatewayId?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateGatewayIdArgs, 'gateway_id' | 'id'>>;
  updateLastViewed?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationUpdateLastViewedArgs, 'caseId'>>;
  updatePatientDiagnosis?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<MutationUpdatePatientDiagnosisArgs, 'input' | 'patientId'>>;
  updatePatientNote?: Resolver<ResolversTypes['PatientNoteAnswer'], ParentType, ContextType, RequireFields<MutationUpdatePatientNoteArgs, 'id' | 'input'>>;
  updateSignature?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationUpdateSignatureArgs, 'signature'>>;
  updateTrackingLink?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<MutationUpdateTrackingLinkArgs, 'id' | 'tracking_link'>>;
  updateUserFilter?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationUpdateUserFilterArgs, 'filter'>>;
  updateUserVisitedPages?: Resolver<ResolversTypes['VisitedPagesAnswer'], ParentType, ContextType, RequireFields<MutationUpdateUserVisitedPagesArgs, 'page'>>;
  validPatientId?: Resolver<ResolversTypes['PatientIdAnswer'], ParentType, ContextType, RequireFields<MutationValidPatientIdArgs, 'patientid'>>;
  verifyActivityLinkOtp?: Resolver<ResolversTypes['ActivityLinkAnswer'], ParentType, ContextType, RequireFields<MutationVerifyActivityLinkOtpArgs, 'otp' | 'patientid' | 'token'>>;
  withdrawAccountDeletion?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawAccountDeletionArgs, 'token'>>;
  withdrawDeletionForPatient?: Resolver<ResolversTypes['PlainAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawDeletionForPatientArgs, 'caseId' | 'reason'>>;
};

export type MyDayAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyDayAnswer'] = ResolversParentTypes['MyDayAnswer']> = {
  day?: Resolver<Maybe<ResolversTypes['ActivityDay']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['DeviceMetrics']>>, ParentType, ContextType>;
  forms?: Resolver<Maybe<Array<ResolversTypes['BlankForm']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NamedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedContent'] = ResolversParentTypes['NamedContent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewActionCaseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewActionCaseAnswer'] = ResolversParentTypes['NewActionCaseAnswer']> = {
  isNew?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewCaseAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewCaseAnswer'] = ResolversParentTypes['NewCaseAnswer']> = {
  caseid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteAuthorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteAuthor'] = ResolversParentTypes['NoteAuthor']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteCategoriesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteCategoriesAnswer'] = ResolversParentTypes['NoteCategoriesAnswer']> = {
  categories?: Resolver<Maybe<Array<ResolversTypes['NoteCategory']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteCategory'] = ResolversParentTypes['NoteCategory']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NotesCountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotesCountAnswer'] = ResolversParentTypes['NotesCountAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delieveredat?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readat?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['NotificationSender']>, ParentType, ContextType>;
};

export type NotificationSenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSender'] = ResolversParentTypes['NotificationSender']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationSentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSentAnswer'] = ResolversParentTypes['NotificationSentAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationsAnswer'] = ResolversParentTypes['NotificationsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenOfPatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOfPatientAnswer'] = ResolversParentTypes['OpenOfPatientAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Maybe<Array<ResolversTypes['OpenOrder']>>, ParentType, ContextType>;
  reminders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenOrder'] = ResolversParentTypes['OpenOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderedon?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  ownaddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Patient'] = ResolversParentTypes['Patient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activesince?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caregiver?: Resolver<Maybe<ResolversTypes['Caregiver']>, ParentType, ContextType>;
  careplan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['PatientCase']>, ParentType, ContextType>;
  casesopen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  casestotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  consent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dailyshift?: Resolver<ResolversTypes['DailyShift'], ParentType, ContextType>;
  deviceprogress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['AssignedDevice']>, ParentType, ContextType>;
  diagnoses?: Resolver<Array<ResolversTypes['Diagnosis']>, ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_opt_in?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  eventSchedule?: Resolver<Array<ResolversTypes['Reminder']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  healthcoach?: Resolver<Maybe<ResolversTypes['HealthCoach']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  include_devices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLoggedinTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastdigitsofphone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastscores?: Resolver<ResolversTypes['LastScores'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  madefrom?: Resolver<Maybe<ResolversTypes['MadeFrom']>, ParentType, ContextType>;
  patientactivity?: Resolver<ResolversTypes['PatientActivity'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  regimEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  salutation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['ScheduledAreas'], ParentType, ContextType>;
  shipaddress?: Resolver<Maybe<ResolversTypes['ShipAddress']>, ParentType, ContextType>;
  surgeon?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['Surgery'], ParentType, ContextType>;
  technicalholdhistory?: Resolver<Array<ResolversTypes['TechnicalHold']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  undelivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientActivityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientActivity'] = ResolversParentTypes['PatientActivity']> = {
  deviceactivity?: Resolver<ResolversTypes['AreaActivity'], ParentType, ContextType>;
  exerciseactivity?: Resolver<ResolversTypes['AreaActivity'], ParentType, ContextType>;
  feedbackactivity?: Resolver<ResolversTypes['AreaActivity'], ParentType, ContextType>;
};

export type PatientActivityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientActivityEvent'] = ResolversParentTypes['PatientActivityEvent']> = {
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  edit?: Resolver<Maybe<ResolversTypes['PatientEdit']>, ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientAnswer'] = ResolversParentTypes['PatientAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['Patient']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientCase'] = ResolversParentTypes['PatientCase']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientDiagnosesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientDiagnoses'] = ResolversParentTypes['PatientDiagnoses']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  diagnoses?: Resolver<Array<ResolversTypes['Diagnosis']>, ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PatientDraftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientDraft'] = ResolversParentTypes['PatientDraft']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  begunat?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedat?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedby?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasdevices?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  heldby?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  includesregimens?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgerydate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  surgerytype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientDraftAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientDraftAnswer'] = ResolversParentTypes['PatientDraftAnswer']> = {
  draft?: Resolver<Maybe<ResolversTypes['PatientDraft']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientDraftsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientDraftsAnswer'] = ResolversParentTypes['PatientDraftsAnswer']> = {
  drafts?: Resolver<Maybe<Array<ResolversTypes['PatientDraft']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientEdit'] = ResolversParentTypes['PatientEdit']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientFeedScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientFeedSchedule'] = ResolversParentTypes['PatientFeedSchedule']> = {
  feedback?: Resolver<Array<ResolversTypes['ScheduledFeed']>, ParentType, ContextType>;
  feedbackdateschedule?: Resolver<Array<ResolversTypes['FeedScheduleDay']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastscores?: Resolver<ResolversTypes['LastScores'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklyfeedschedule?: Resolver<Array<ResolversTypes['FeedWeek']>, ParentType, ContextType>;
};

export type PatientFeedScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientFeedScheduleAnswer'] = ResolversParentTypes['PatientFeedScheduleAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Maybe<ResolversTypes['PatientFeedSchedule']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientIdAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientIdAnswer'] = ResolversParentTypes['PatientIdAnswer']> = {
  clinic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientLink'] = ResolversParentTypes['PatientLink']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatientLinksAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientLinksAnswer'] = ResolversParentTypes['PatientLinksAnswer']> = {
  links?: Resolver<Maybe<Array<ResolversTypes['PatientLink']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientListAnswer'] = ResolversParentTypes['PatientListAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients?: Resolver<Maybe<Array<ResolversTypes['PatientRow']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientLoginAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientLoginAnswer'] = ResolversParentTypes['PatientLoginAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patientid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientMatch'] = ResolversParentTypes['PatientMatch']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  activesince?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  same?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['Surgery'], ParentType, ContextType>;
};

export type PatientMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientMessage'] = ResolversParentTypes['PatientMessage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  caseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patientId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receivedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reportedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeonId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surgeonName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeryDate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  surgeryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadOfPatient?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PatientMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientMessages'] = ResolversParentTypes['PatientMessages']> = {
  messages?: Resolver<Array<ResolversTypes['PatientMessage']>, ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['MessagePatient']>, ParentType, ContextType>;
  surgeons?: Resolver<Array<ResolversTypes['MessageSurgeon']>, ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientMessagesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientMessagesAnswer'] = ResolversParentTypes['PatientMessagesAnswer']> = {
  data?: Resolver<Maybe<ResolversTypes['PatientMessages']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientNote'] = ResolversParentTypes['PatientNote']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['NoteCategory'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  created_by?: Resolver<ResolversTypes['NoteAuthor'], ParentType, ContextType>;
  datetime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time_logged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PatientNoteAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientNoteAnswer'] = ResolversParentTypes['PatientNoteAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['PatientNote']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientNotesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientNotesAnswer'] = ResolversParentTypes['PatientNotesAnswer']> = {
  logged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['PatientNote']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientPhoneAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientPhoneAnswer'] = ResolversParentTypes['PatientPhoneAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PatientRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientRow'] = ResolversParentTypes['PatientRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceprogress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surgery?: Resolver<ResolversTypes['Surgery'], ParentType, ContextType>;
};

export type PatientStatsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PatientStatsAnswer'] = ResolversParentTypes['PatientStatsAnswer']> = {
  active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hip?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  knee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneToCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneToCheck'] = ResolversParentTypes['PhoneToCheck']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhonesToCheckAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhonesToCheckAnswer'] = ResolversParentTypes['PhonesToCheckAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phones?: Resolver<Maybe<Array<ResolversTypes['PhoneToCheck']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PicturedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PicturedContent'] = ResolversParentTypes['PicturedContent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  continent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceAnswer'] = ResolversParentTypes['PlaceAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlainAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlainAnswer'] = ResolversParentTypes['PlainAnswer']> = {
  error?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlannedDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedDay'] = ResolversParentTypes['PlannedDay']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  differs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exercises?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  measurements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionnaires?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlannedDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedDevice'] = ResolversParentTypes['PlannedDevice']> = {
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  end_date?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skiponsurgerydate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  start_date?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlannedExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedExercise'] = ResolversParentTypes['PlannedExercise']> = {
  enddate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holdseconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlannedFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedFeed'] = ResolversParentTypes['PlannedFeed']> = {
  enddate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  schedule?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  scheduletype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skiponsurgerydate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlannedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedItem'] = ResolversParentTypes['PlannedItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewProgrammeAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewProgrammeAnswer'] = ResolversParentTypes['PreviewProgrammeAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ProgrammePlan']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewScheduleAnswer'] = ResolversParentTypes['PreviewScheduleAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['SchedulePlan']>, ParentType, ContextType>;
  planHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewSurgeryMoveAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewSurgeryMoveAnswer'] = ResolversParentTypes['PreviewSurgeryMoveAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['SurgeryMovePlan']>, ParentType, ContextType>;
  planHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewUndoAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewUndoAnswer'] = ResolversParentTypes['PreviewUndoAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['UndoPlan']>, ParentType, ContextType>;
  planHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammePlan'] = ResolversParentTypes['ProgrammePlan']> = {
  days?: Resolver<Array<ResolversTypes['PlannedDay']>, ParentType, ContextType>;
};

export type PublicSurgeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicSurgeon'] = ResolversParentTypes['PublicSurgeon']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about_me?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospital_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospital_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team?: Resolver<Array<ResolversTypes['TeamCategory']>, ParentType, ContextType>;
};

export type PublicSurgeonAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicSurgeonAnswer'] = ResolversParentTypes['PublicSurgeonAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<Maybe<ResolversTypes['PublicSurgeon']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishChange'] = ResolversParentTypes['PublishChange']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  says?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishClinicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishClinic'] = ResolversParentTypes['PublishClinic']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPatient'] = ResolversParentTypes['PublishPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onhold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublishPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPreview'] = ResolversParentTypes['PublishPreview']> = {
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PublishChange']>, ParentType, ContextType>;
  clinics?: Resolver<Array<ResolversTypes['PublishClinic']>, ParentType, ContextType>;
  onhold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patients?: Resolver<Array<ResolversTypes['PublishPatient']>, ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishPreviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPreviewAnswer'] = ResolversParentTypes['PublishPreviewAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['PublishPreview']>, ParentType, ContextType>;
  planHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  findDiagnosisCodes?: Resolver<ResolversTypes['DiagnosisCodesAnswer'], ParentType, ContextType, RequireFields<QueryFindDiagnosisCodesArgs, 'patientId' | 'search'>>;
  getAccessCode?: Resolver<ResolversTypes['AccessCodeAnswer'], ParentType, ContextType>;
  getAccountDeletion?: Resolver<ResolversTypes['AccountDeletionAnswer'], ParentType, ContextType, RequireFields<QueryGetAccountDeletionArgs, 'caseId'>>;
  getActionCase?: Resolver<ResolversTypes['ActionCaseAnswer'], ParentType, ContextType, RequireFields<QueryGetActionCaseArgs, 'caseId'>>;
  getActionCaseList?: Resolver<ResolversTypes['ActionCaseListAnswer'], ParentType, ContextType, Partial<QueryGetActionCaseListArgs>>;
  getActionCaseStats?: Resolver<ResolversTypes['ActionCaseStatsAnswer'], ParentType, ContextType, Partial<QueryGetActionCaseStatsArgs>>;
  getActiveAssignedDevices?: Resolver<ResolversTypes['FullfillmentDevicesAnswer'], ParentType, ContextType, RequireFields<QueryGetActiveAssignedDevicesArgs, 'patientid'>>;
  getActivityLog?: Resolver<ResolversTypes['ActivityLogAnswer'], ParentType, ContextType, RequireFields<QueryGetActivityLogArgs, 'patientid'>>;
  getAllCarePlans?: Resolver<ResolversTypes['CarePlansAnswer'], ParentType, ContextType, Partial<QueryGetAllCarePlansArgs>>;
  getAllDevices?: Resolver<ResolversTypes['DevicesAnswer'], ParentType, ContextType, Partial<QueryGetAllDevicesArgs>>;
  getAllExercises?: Resolver<ResolversTypes['ExercisesAnswer'], ParentType, ContextType>;
  getAllFeedbackForms?: Resolver<ResolversTypes['FeedbackFormsAnswer'], ParentType, ContextType, Partial<QueryGetAllFeedbackFormsArgs>>;
  getAutoAssignedRegimens?: Resolver<ResolversTypes['RegimensAnswer'], ParentType, ContextType, RequireFields<QueryGetAutoAssignedRegimensArgs, 'patient'>>;
  getBotCheck?: Resolver<ResolversTypes['BotCheckAnswer'], ParentType, ContextType>;
  getCallbackRequests?: Resolver<ResolversTypes['CallbackRequestsAnswer'], ParentType, ContextType, Partial<QueryGetCallbackRequestsArgs>>;
  getCompanies?: Resolver<ResolversTypes['CompaniesAnswer'], ParentType, ContextType, RequireFields<QueryGetCompaniesArgs, 'input'>>;
  getCompany?: Resolver<ResolversTypes['CompanyAnswer'], ParentType, ContextType, RequireFields<QueryGetCompanyArgs, 'companyid'>>;
  getCompanyCustomerList?: Resolver<ResolversTypes['CustomerNamesAnswer'], ParentType, ContextType, Partial<QueryGetCompanyCustomerListArgs>>;
  getCompanyHealthcoach?: Resolver<ResolversTypes['UsersAnswer'], ParentType, ContextType, Partial<QueryGetCompanyHealthcoachArgs>>;
  getConsentForm?: Resolver<ResolversTypes['ConsentFormsAnswer'], ParentType, ContextType, RequireFields<QueryGetConsentFormArgs, 'customerid'>>;
  getContent?: Resolver<ResolversTypes['ContentAnswer'], ParentType, ContextType, RequireFields<QueryGetContentArgs, 'id'>>;
  getContentCounts?: Resolver<ResolversTypes['ContentCountsAnswer'], ParentType, ContextType, Partial<QueryGetContentCountsArgs>>;
  getContentHolders?: Resolver<ResolversTypes['ContentHoldersAnswer'], ParentType, ContextType, RequireFields<QueryGetContentHoldersArgs, 'id'>>;
  getContentList?: Resolver<ResolversTypes['ContentListAnswer'], ParentType, ContextType, RequireFields<QueryGetContentListArgs, 'kind'>>;
  getContentNames?: Resolver<ResolversTypes['ContentNamesAnswer'], ParentType, ContextType>;
  getContentRunning?: Resolver<ResolversTypes['ContentRunningAnswer'], ParentType, ContextType, RequireFields<QueryGetContentRunningArgs, 'id'>>;
  getContentVersions?: Resolver<ResolversTypes['ContentVersionsAnswer'], ParentType, ContextType, RequireFields<QueryGetContentVersionsArgs, 'id'>>;
  getCounted?: Resolver<ResolversTypes['CountedAnswer'], ParentType, ContextType, RequireFields<QueryGetCountedArgs, 'number'>>;
  getCustomer?: Resolver<ResolversTypes['CustomerAnswer'], ParentType, ContextType, RequireFields<QueryGetCustomerArgs, 'customerid'>>;
  getCustomerLogoAndName?: Resolver<ResolversTypes['CustomerLogoAndNameAnswer'], ParentType, ContextType, RequireFields<QueryGetCustomerLogoAndNameArgs, 'customerid'>>;
  getCustomers?: Resolver<ResolversTypes['CustomersAnswer'], ParentType, ContextType, RequireFields<QueryGetCustomersArgs, 'input'>>;
  getCustomers2?: Resolver<ResolversTypes['CustomersAnswer'], ParentType, ContextType, RequireFields<QueryGetCustomers2Args, 'input'>>;
  getCustomersIdAndNameList?: Resolver<ResolversTypes['CustomerNamesAnswer'], ParentType, ContextType, RequireFields<QueryGetCustomersIdAndNameListArgs, 'input'>>;
  getDateRangeActivities?: Resolver<ResolversTypes['ActivitiesAnswer'], ParentType, ContextType, RequireFields<QueryGetDateRangeActivitiesArgs, 'enddate' | 'patientid' | 'startdate'>>;
  getDeafultFeedSchedule?: Resolver<ResolversTypes['FeedSchedulesAnswer'], ParentType, ContextType, Partial<QueryGetDeafultFeedScheduleArgs>>;
  getDeletionRequests?: Resolver<ResolversTypes['DeletionRequestsAnswer'], ParentType, ContextType, Partial<QueryGetDeletionRequestsArgs>>;
  getDeviceSchedule?: Resolver<ResolversTypes['DeviceScheduleAnswer'], ParentType, ContextType, RequireFields<QueryGetDeviceScheduleArgs, 'patientid'>>;
  getDeviceSilence?: Resolver<ResolversTypes['DeviceSilenceAnswer'], ParentType, ContextType, Partial<QueryGetDeviceSilenceArgs>>;
  getExercise?: Resolver<ResolversTypes['ExerciseAnswer'], ParentType, ContextType, RequireFields<QueryGetExerciseArgs, 'id'>>;
  getExtensionData?: Resolver<ResolversTypes['ScoreSeriesAnswer'], ParentType, ContextType, RequireFields<QueryGetExtensionDataArgs, 'patientid'>>;
  getFlexionData?: Resolver<ResolversTypes['ScoreSeriesAnswer'], ParentType, ContextType, RequireFields<QueryGetFlexionDataArgs, 'patientid'>>;
  getFormByScheduleSubId?: Resolver<ResolversTypes['FormAnswer'], ParentType, ContextType, RequireFields<QueryGetFormByScheduleSubIdArgs, 'id' | 'patientid'>>;
  getFormData?: Resolver<ResolversTypes['FormDataAnswer'], ParentType, ContextType, RequireFields<QueryGetFormDataArgs, 'patientid'>>;
  getFormGraphData?: Resolver<ResolversTypes['FormGraphAnswer'], ParentType, ContextType, Partial<QueryGetFormGraphDataArgs>>;
  getFullfillment?: Resolver<ResolversTypes['FullfillmentAnswer'], ParentType, ContextType, RequireFields<QueryGetFullfillmentArgs, 'id'>>;
  getFullfillmentViewDevices?: Resolver<ResolversTypes['FullfillmentDevicesAnswer'], ParentType, ContextType, RequireFields<QueryGetFullfillmentViewDevicesArgs, 'id'>>;
  getFullfillments?: Resolver<ResolversTypes['FullfillmentsAnswer'], ParentType, ContextType, Partial<QueryGetFullfillmentsArgs>>;
  getFullfillmentsCount?: Resolver<ResolversTypes['FullfillmentsCountAnswer'], ParentType, ContextType, Partial<QueryGetFullfillmentsCountArgs>>;
  getGraphMeasurementData?: Resolver<ResolversTypes['GraphAnswer'], ParentType, ContextType, RequireFields<QueryGetGraphMeasurementDataArgs, 'graphIn'>>;
  getImageUrl?: Resolver<ResolversTypes['ImageUrlAnswer'], ParentType, ContextType, RequireFields<QueryGetImageUrlArgs, 'fileName' | 'type'>>;
  getLast7Activities?: Resolver<ResolversTypes['ActivityEngagementAnswer'], ParentType, ContextType, Partial<QueryGetLast7ActivitiesArgs>>;
  getLast7Measurements?: Resolver<ResolversTypes['MeasurementEngagementAnswer'], ParentType, ContextType, Partial<QueryGetLast7MeasurementsArgs>>;
  getMessageCase?: Resolver<ResolversTypes['ActionCaseAnswer'], ParentType, ContextType, RequireFields<QueryGetMessageCaseArgs, 'caseId'>>;
  getMyDay?: Resolver<ResolversTypes['MyDayAnswer'], ParentType, ContextType, Partial<QueryGetMyDayArgs>>;
  getNotifications?: Resolver<ResolversTypes['NotificationsAnswer'], ParentType, ContextType, RequireFields<QueryGetNotificationsArgs, 'id'>>;
  getOksData?: Resolver<ResolversTypes['ScoreSeriesAnswer'], ParentType, ContextType, RequireFields<QueryGetOksDataArgs, 'patientid'>>;
  getOpenOfPatient?: Resolver<ResolversTypes['OpenOfPatientAnswer'], ParentType, ContextType, RequireFields<QueryGetOpenOfPatientArgs, 'patientid'>>;
  getPainData?: Resolver<ResolversTypes['ScoreSeriesAnswer'], ParentType, ContextType, RequireFields<QueryGetPainDataArgs, 'patientid'>>;
  getPatient?: Resolver<ResolversTypes['PatientAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientArgs, 'id'>>;
  getPatientCompliance?: Resolver<ResolversTypes['ComplianceAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientComplianceArgs, 'filters'>>;
  getPatientDiagnoses?: Resolver<ResolversTypes['DiagnosesAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientDiagnosesArgs, 'patientId'>>;
  getPatientDrafts?: Resolver<ResolversTypes['PatientDraftsAnswer'], ParentType, ContextType, Partial<QueryGetPatientDraftsArgs>>;
  getPatientFeedSchedule?: Resolver<ResolversTypes['PatientFeedScheduleAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientFeedScheduleArgs, 'patientid'>>;
  getPatientLinks?: Resolver<ResolversTypes['PatientLinksAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientLinksArgs, 'patientid'>>;
  getPatientList?: Resolver<ResolversTypes['PatientListAnswer'], ParentType, ContextType, Partial<QueryGetPatientListArgs>>;
  getPatientListForCompany?: Resolver<ResolversTypes['PatientListAnswer'], ParentType, ContextType, Partial<QueryGetPatientListForCompanyArgs>>;
  getPatientMessages?: Resolver<ResolversTypes['PatientMessagesAnswer'], ParentType, ContextType, Partial<QueryGetPatientMessagesArgs>>;
  getPatientNotes?: Resolver<ResolversTypes['PatientNotesAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientNotesArgs, 'patient_id'>>;
  getPatientNotesCategories?: Resolver<ResolversTypes['NoteCategoriesAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientNotesCategoriesArgs, 'patientId'>>;
  getPatientNotesCount?: Resolver<ResolversTypes['NotesCountAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientNotesCountArgs, 'patientId'>>;
  getPatientPhone?: Resolver<ResolversTypes['PatientPhoneAnswer'], ParentType, ContextType, RequireFields<QueryGetPatientPhoneArgs, 'id'>>;
  getPatientStats?: Resolver<ResolversTypes['PatientStatsAnswer'], ParentType, ContextType, Partial<QueryGetPatientStatsArgs>>;
  getPhonesToCheck?: Resolver<ResolversTypes['PhonesToCheckAnswer'], ParentType, ContextType, Partial<QueryGetPhonesToCheckArgs>>;
  getPublicSurgeon?: Resolver<ResolversTypes['PublicSurgeonAnswer'], ParentType, ContextType, RequireFields<QueryGetPublicSurgeonArgs, 'id'>>;
  getRangeExercises?: Resolver<ResolversTypes['RangeExercisesAnswer'], ParentType, ContextType, RequireFields<QueryGetRangeExercisesArgs, 'enddate' | 'patientid' | 'startdate'>>;
  getRangeMeasurement?: Resolver<ResolversTypes['RangeMeasurementAnswer'], ParentType, ContextType, RequireFields<QueryGetRangeMeasurementArgs, 'deviceid' | 'patientid'>>;
  getRecovery?: Resolver<ResolversTypes['RecoveryAnswer'], ParentType, ContextType, RequireFields<QueryGetRecoveryArgs, 'patientid'>>;
  getRegimens?: Resolver<ResolversTypes['RegimensAnswer'], ParentType, ContextType, Partial<QueryGetRegimensArgs>>;
  getRegisteredPatient?: Resolver<ResolversTypes['RegisteredPatientAnswer'], ParentType, ContextType, RequireFields<QueryGetRegisteredPatientArgs, 'id'>>;
  getRegisteredPatients?: Resolver<ResolversTypes['RegisteredPatientsAnswer'], ParentType, ContextType, RequireFields<QueryGetRegisteredPatientsArgs, 'metadata'>>;
  getReminders?: Resolver<ResolversTypes['RemindersAnswer'], ParentType, ContextType, RequireFields<QueryGetRemindersArgs, 'month'>>;
  getReportJobs?: Resolver<ResolversTypes['ReportJobsAnswer'], ParentType, ContextType>;
  getSchedule?: Resolver<ResolversTypes['ScheduleAnswer'], ParentType, ContextType, RequireFields<QueryGetScheduleArgs, 'patientid'>>;
  getScheduleChanges?: Resolver<ResolversTypes['ScheduleChangesAnswer'], ParentType, ContextType, RequireFields<QueryGetScheduleChangesArgs, 'patientid'>>;
  getSecurityEvents?: Resolver<ResolversTypes['SecurityEventsAnswer'], ParentType, ContextType, RequireFields<QueryGetSecurityEventsArgs, 'filter'>>;
  getSessions?: Resolver<ResolversTypes['SessionsAnswer'], ParentType, ContextType>;
  getSilentDevices?: Resolver<ResolversTypes['SilentDevicesAnswer'], ParentType, ContextType, Partial<QueryGetSilentDevicesArgs>>;
  getSupport?: Resolver<ResolversTypes['SupportAnswer'], ParentType, ContextType>;
  getSurgeonById?: Resolver<ResolversTypes['SurgeonAnswer'], ParentType, ContextType, RequireFields<QueryGetSurgeonByIdArgs, 'id'>>;
  getSurgeonImage?: Resolver<ResolversTypes['SurgeonImageAnswer'], ParentType, ContextType, RequireFields<QueryGetSurgeonImageArgs, 'id'>>;
  getSurgeonList?: Resolver<ResolversTypes['SurgeonListAnswer'], ParentType, ContextType, Partial<QueryGetSurgeonListArgs>>;
  getSurgeons?: Resolver<ResolversTypes['SurgeonsAnswer'], ParentType, ContextType, Partial<QueryGetSurgeonsArgs>>;
  getSurveyDetail?: Resolver<ResolversTypes['SurveyDetailAnswer'], ParentType, ContextType, RequireFields<QueryGetSurveyDetailArgs, 'patientid'>>;
  getTrustedDevices?: Resolver<ResolversTypes['TrustedDevicesAnswer'], ParentType, ContextType>;
  getUndeliveredMessages?: Resolver<ResolversTypes['UndeliveredMessagesAnswer'], ParentType, ContextType, Partial<QueryGetUndeliveredMessagesArgs>>;
  getUniqueCustomerCode?: Resolver<ResolversTypes['CustomerCodeAnswer'], ParentType, ContextType>;
  getUnit?: Resolver<ResolversTypes['UnitAnswer'], ParentType, ContextType, RequireFields<QueryGetUnitArgs, 'deviceid' | 'patientid'>>;
  getUnits?: Resolver<ResolversTypes['UnitsAnswer'], ParentType, ContextType, Partial<QueryGetUnitsArgs>>;
  getUser?: Resolver<ResolversTypes['UserAnswer'], ParentType, ContextType, RequireFields<QueryGetUserArgs, 'id'>>;
  getUserVisitedPages?: Resolver<ResolversTypes['VisitedPagesAnswer'], ParentType, ContextType>;
  getUsers?: Resolver<ResolversTypes['UsersAnswer'], ParentType, ContextType, RequireFields<QueryGetUsersArgs, 'pagination'>>;
  getWebPushKey?: Resolver<ResolversTypes['WebPushKeyAnswer'], ParentType, ContextType>;
  isNewActionCase?: Resolver<ResolversTypes['NewActionCaseAnswer'], ParentType, ContextType, Partial<QueryIsNewActionCaseArgs>>;
  previewProgramme?: Resolver<ResolversTypes['PreviewProgrammeAnswer'], ParentType, ContextType, RequireFields<QueryPreviewProgrammeArgs, 'items' | 'surgery'>>;
  previewPublish?: Resolver<ResolversTypes['PublishPreviewAnswer'], ParentType, ContextType, RequireFields<QueryPreviewPublishArgs, 'id'>>;
  previewSchedule?: Resolver<ResolversTypes['PreviewScheduleAnswer'], ParentType, ContextType, RequireFields<QueryPreviewScheduleArgs, 'area' | 'items' | 'patientid'>>;
  previewSurgeryMove?: Resolver<ResolversTypes['PreviewSurgeryMoveAnswer'], ParentType, ContextType, RequireFields<QueryPreviewSurgeryMoveArgs, 'patientid' | 'reschedule' | 'to'>>;
  previewUndo?: Resolver<ResolversTypes['PreviewUndoAnswer'], ParentType, ContextType, RequireFields<QueryPreviewUndoArgs, 'changeid' | 'patientid'>>;
  reverseGeocode?: Resolver<ResolversTypes['PlaceAnswer'], ParentType, ContextType, RequireFields<QueryReverseGeocodeArgs, 'latitude' | 'longitude'>>;
  validatePatient?: Resolver<ResolversTypes['ValidatePatientAnswer'], ParentType, ContextType, RequireFields<QueryValidatePatientArgs, 'patient'>>;
  verifyConsent?: Resolver<ResolversTypes['VerifyConsentAnswer'], ParentType, ContextType, RequireFields<QueryVerifyConsentArgs, 'hash'>>;
};

export type QuestionnaireBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuestionnaireBody'] = ResolversParentTypes['QuestionnaireBody']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['TypedQuestion']>>, ParentType, ContextType>;
  recalldays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RangeExercisesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RangeExercisesAnswer'] = ResolversParentTypes['RangeExercisesAnswer']> = {
  exercises?: Resolver<Maybe<Array<ResolversTypes['ExerciseDay']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RangeMeasurementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RangeMeasurementAnswer'] = ResolversParentTypes['RangeMeasurementAnswer']> = {
  measurements?: Resolver<Maybe<Array<ResolversTypes['MeasurementDay']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadingSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReadingSource'] = ResolversParentTypes['ReadingSource']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hardware?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecordAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordAnswer'] = ResolversParentTypes['RecordAnswer']> = {
  fact?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timesDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recovery'] = ResolversParentTypes['Recovery']> = {
  charts?: Resolver<Array<ResolversTypes['RecoveryChart']>, ParentType, ContextType>;
  cohortfrom?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  cohortto?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeon?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecoveryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryAnswer'] = ResolversParentTypes['RecoveryAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recovery?: Resolver<Maybe<ResolversTypes['Recovery']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryBand'] = ResolversParentTypes['RecoveryBand']> = {
  c10?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  c25?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  c50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  c75?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  c90?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryChart'] = ResolversParentTypes['RecoveryChart']> = {
  corridor?: Resolver<Array<Array<ResolversTypes['RecoveryBand']>>, ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['RecoveryPoint']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['RecoveryWindow'], ParentType, ContextType>;
};

export type RecoveryPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryPoint'] = ResolversParentTypes['RecoveryPoint']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecoveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecoveryWindow'] = ResolversParentTypes['RecoveryWindow']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegimenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Regimen'] = ResolversParentTypes['Regimen']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  age_groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exerciseschedule?: Resolver<Array<ResolversTypes['RegimenExercise']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegimenBodyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegimenBody'] = ResolversParentTypes['RegimenBody']> = {
  age_groups?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  enddate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  exercises?: Resolver<Maybe<Array<ResolversTypes['PlannedExercise']>>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startdate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  surgery_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RegimenExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegimenExercise'] = ResolversParentTypes['RegimenExercise']> = {
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['Exercise'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holdseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegimensAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegimensAnswer'] = ResolversParentTypes['RegimensAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regimens?: Resolver<Maybe<Array<ResolversTypes['Regimen']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisteredPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredPatient'] = ResolversParentTypes['RegisteredPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  caregiver?: Resolver<Maybe<ResolversTypes['Caregiver']>, ParentType, ContextType>;
  dob?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email_opt_in?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['SignedForm']>, ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  include_devices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipaddress?: Resolver<ResolversTypes['ShipAddress'], ParentType, ContextType>;
};

export type RegisteredPatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredPatientAnswer'] = ResolversParentTypes['RegisteredPatientAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patient?: Resolver<Maybe<ResolversTypes['RegisteredPatient']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisteredPatientsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredPatientsAnswer'] = ResolversParentTypes['RegisteredPatientsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients?: Resolver<Maybe<Array<ResolversTypes['RegisteredRow']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisteredRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredRow'] = ResolversParentTypes['RegisteredRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isrepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReminderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reminder'] = ResolversParentTypes['Reminder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReminderAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderAnswer'] = ResolversParentTypes['ReminderAnswer']> = {
  event?: Resolver<Maybe<ResolversTypes['Reminder']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReminderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReminderEvent'] = ResolversParentTypes['ReminderEvent']> = {
  fact?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  patientid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemindersAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindersAnswer'] = ResolversParentTypes['RemindersAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminders?: Resolver<Maybe<Array<ResolversTypes['ClinicReminder']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tocome?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewedSessionAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewedSessionAnswer'] = ResolversParentTypes['RenewedSessionAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionends?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportJobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportJob'] = ResolversParentTypes['ReportJob']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedat?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keptuntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftout?: Resolver<Array<ResolversTypes['LeftOutPatient']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondsleft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedat?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportJobsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportJobsAnswer'] = ResolversParentTypes['ReportJobsAnswer']> = {
  jobs?: Resolver<Maybe<Array<ResolversTypes['ReportJob']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportMailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMailAnswer'] = ResolversParentTypes['ReportMailAnswer']> = {
  mail?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RunningPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunningPatient'] = ResolversParentTypes['RunningPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clinic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveScheduleAnswer'] = ResolversParentTypes['SaveScheduleAnswer']> = {
  change?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedCustomerAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedCustomerAnswer'] = ResolversParentTypes['SavedCustomerAnswer']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overrides?: Resolver<Maybe<Array<ResolversTypes['CoachOverride']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedUserAnswer'] = ResolversParentTypes['SavedUserAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overrides?: Resolver<Maybe<Array<ResolversTypes['CoachOverride']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleAnswer'] = ResolversParentTypes['ScheduleAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Maybe<ResolversTypes['ExerciseSchedule']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScheduleChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleChange'] = ResolversParentTypes['ScheduleChange']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScheduleChangesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleChangesAnswer'] = ResolversParentTypes['ScheduleChangesAnswer']> = {
  changes?: Resolver<Maybe<Array<ResolversTypes['ScheduleChange']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SchedulePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchedulePlan'] = ResolversParentTypes['SchedulePlan']> = {
  begins?: Resolver<Array<ResolversTypes['PlannedItem']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['PlannedItem']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PlannedDay']>, ParentType, ContextType>;
  ends?: Resolver<Array<ResolversTypes['PlannedItem']>, ParentType, ContextType>;
};

export type ScheduleSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleSums'] = ResolversParentTypes['ScheduleSums']> = {
  completeddays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totaldays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduleWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleWeek'] = ResolversParentTypes['ScheduleWeek']> = {
  completeddays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totaldays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduledAreasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledAreas'] = ResolversParentTypes['ScheduledAreas']> = {
  exercises?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measurements?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  questionnaires?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScheduledDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledDevice'] = ResolversParentTypes['ScheduledDevice']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  configured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivered_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  display_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ordered_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  orderid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reorder_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  returned_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  shipped_on?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  skiponsurgerydate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ScheduleSums'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tracking_link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueDesc?: Resolver<Array<ResolversTypes['DeviceValue']>, ParentType, ContextType>;
};

export type ScheduledExerciseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledExercise'] = ResolversParentTypes['ScheduledExercise']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['PicturedContent'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextexerciseid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  regimen?: Resolver<Maybe<ResolversTypes['NamedContent']>, ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skiponsurgerydate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ScheduleSums'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledExerciseOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledExerciseOfDay'] = ResolversParentTypes['ScheduledExerciseOfDay']> = {
  exerciseid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hold?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['ExerciseMeta'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  set?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduledFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduledFeed'] = ResolversParentTypes['ScheduledFeed']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  answered?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  enddate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  schedule?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  scheduletype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skiponsurgerydate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startdate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ScheduleSums'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Score'] = ResolversParentTypes['Score']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ScorePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorePoint'] = ResolversParentTypes['ScorePoint']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  extensiondeficit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScoreSeriesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreSeriesAnswer'] = ResolversParentTypes['ScoreSeriesAnswer']> = {
  leftout?: Resolver<Maybe<Array<ResolversTypes['LeftOutScore']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  series?: Resolver<Maybe<Array<ResolversTypes['ScorePoint']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['GraphThreshold']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ScoresWeekAgoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoresWeekAgo'] = ResolversParentTypes['ScoresWeekAgo']> = {
  extensiondeficit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  flexion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  painlevel?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SecurityEventCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEventCount'] = ResolversParentTypes['SecurityEventCount']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastat?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityEventsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEventsAnswer'] = ResolversParentTypes['SecurityEventsAnswer']> = {
  events?: Resolver<Maybe<Array<ResolversTypes['SecurityEventCount']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionCompany'] = ResolversParentTypes['SessionCompany']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  autoimportevent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionCustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionCustomer'] = ResolversParentTypes['SessionCustomer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accesscode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoimportevent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  companyname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionUser'] = ResolversParentTypes['SessionUser']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastlogintime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pagevisited?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  patients_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  surgeons?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userimage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SessionsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsAnswer'] = ResolversParentTypes['SessionsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShipAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShipAddress'] = ResolversParentTypes['ShipAddress']> = {
  addressline1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressline2?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedForm'] = ResolversParentTypes['SignedForm']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SilentDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SilentDevice'] = ResolversParentTypes['SilentDevice']> = {
  case?: Resolver<Maybe<ResolversTypes['FullfillmentCase']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['FullfillmentCustomer'], ParentType, ContextType>;
  deliveredOn?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['SilentPatient'], ParentType, ContextType>;
};

export type SilentDevicesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SilentDevicesAnswer'] = ResolversParentTypes['SilentDevicesAnswer']> = {
  devices?: Resolver<Maybe<Array<ResolversTypes['SilentDevice']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SilentPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SilentPatient'] = ResolversParentTypes['SilentPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<ResolversTypes['FullfillmentSurgeon'], ParentType, ContextType>;
};

export type StartReportsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartReportsAnswer'] = ResolversParentTypes['StartReportsAnswer']> = {
  job?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubmittedFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmittedForm'] = ResolversParentTypes['SubmittedForm']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['EarlierForm']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  laterid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['SubmittedQuestion']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submittime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SubmittedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmittedOption'] = ResolversParentTypes['SubmittedOption']> = {
  option?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optnumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubmittedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmittedQuestion'] = ResolversParentTypes['SubmittedQuestion']> = {
  options?: Resolver<Array<ResolversTypes['SubmittedOption']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questnumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  addAdminCommentToLite?: SubscriptionResolver<ResolversTypes['CommentEvent'], "addAdminCommentToLite", ParentType, ContextType, Partial<SubscriptionAddAdminCommentToLiteArgs>>;
  getActionCaseListSubscription?: SubscriptionResolver<ResolversTypes['CommentEvent'], "getActionCaseListSubscription", ParentType, ContextType, Partial<SubscriptionGetActionCaseListSubscriptionArgs>>;
  moveAiComment?: SubscriptionResolver<ResolversTypes['CommentEvent'], "moveAiComment", ParentType, ContextType, Partial<SubscriptionMoveAiCommentArgs>>;
  onComment?: SubscriptionResolver<ResolversTypes['CommentEvent'], "onComment", ParentType, ContextType, Partial<SubscriptionOnCommentArgs>>;
  onCompanyCases?: SubscriptionResolver<ResolversTypes['CompanyCasesEvent'], "onCompanyCases", ParentType, ContextType>;
  onPatientActivity?: SubscriptionResolver<ResolversTypes['PatientActivityEvent'], "onPatientActivity", ParentType, ContextType, RequireFields<SubscriptionOnPatientActivityArgs, 'patientid'>>;
  onReminders?: SubscriptionResolver<ResolversTypes['ReminderEvent'], "onReminders", ParentType, ContextType, Partial<SubscriptionOnRemindersArgs>>;
  onWriting?: SubscriptionResolver<ResolversTypes['WritingEvent'], "onWriting", ParentType, ContextType, RequireFields<SubscriptionOnWritingArgs, 'caseid'>>;
};

export type SupportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupportAnswer'] = ResolversParentTypes['SupportAnswer']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurgeonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Surgeon'] = ResolversParentTypes['Surgeon']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about_me?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accesscode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  department_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  department_title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospital_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hospital_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['SurgeonPhone'], ParentType, ContextType>;
  showinlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  team?: Resolver<Array<ResolversTypes['TeamCategory']>, ParentType, ContextType>;
  unreadcount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurgeonAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonAnswer'] = ResolversParentTypes['SurgeonAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<Maybe<ResolversTypes['Surgeon']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurgeonImageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonImageAnswer'] = ResolversParentTypes['SurgeonImageAnswer']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurgeonListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonListAnswer'] = ResolversParentTypes['SurgeonListAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeons?: Resolver<Maybe<Array<ResolversTypes['SurgeonName']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurgeonNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonName'] = ResolversParentTypes['SurgeonName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurgeonPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonPhone'] = ResolversParentTypes['SurgeonPhone']> = {
  private?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurgeonRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonRow'] = ResolversParentTypes['SurgeonRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['SurgeonPhone'], ParentType, ContextType>;
};

export type SurgeonsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeonsAnswer'] = ResolversParentTypes['SurgeonsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeons?: Resolver<Maybe<Array<ResolversTypes['SurgeonRow']>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurgeryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Surgery'] = ResolversParentTypes['Surgery']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurgeryMovePlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurgeryMovePlan'] = ResolversParentTypes['SurgeryMovePlan']> = {
  donedays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MovedItem']>, ParentType, ContextType>;
  reminders?: Resolver<Array<ResolversTypes['MovedReminder']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
};

export type SurveyDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyDetail'] = ResolversParentTypes['SurveyDetail']> = {
  clinic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  extensiondate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  extensiondeficit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  extensionsource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flexion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  flexiondate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  flexionsource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forms?: Resolver<Array<ResolversTypes['SurveyForm']>, ParentType, ContextType>;
  hipscore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hipscoredate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  includedevices?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kneescore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kneescoredate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayshare?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  measurements?: Resolver<Array<ResolversTypes['SurveyMeasurement']>, ParentType, ContextType>;
  painlevel?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  painleveldate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  patientname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgerydate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  surgerytype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  weekago?: Resolver<Maybe<ResolversTypes['ScoresWeekAgo']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['SurveyWeek']>, ParentType, ContextType>;
};

export type SurveyDetailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyDetailAnswer'] = ResolversParentTypes['SurveyDetailAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  survey?: Resolver<Maybe<ResolversTypes['SurveyDetail']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SurveyFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyForm'] = ResolversParentTypes['SurveyForm']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  formid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shortname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SurveyMeasurementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyMeasurement'] = ResolversParentTypes['SurveyMeasurement']> = {
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  deviceid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  devicename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  valueIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SurveyWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyWeek'] = ResolversParentTypes['SurveyWeek']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  exercise?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  measurement?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
  questionnaire?: Resolver<ResolversTypes['DueDone'], ParentType, ContextType>;
};

export type TeamCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamCategory'] = ResolversParentTypes['TeamCategory']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TechnicalHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TechnicalHold'] = ResolversParentTypes['TechnicalHold']> = {
  holddate?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  releasedate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeOfDay'] = ResolversParentTypes['TimeOfDay']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrustedDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedDevice'] = ResolversParentTypes['TrustedDevice']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrustedDevicesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrustedDevicesAnswer'] = ResolversParentTypes['TrustedDevicesAnswer']> = {
  devices?: Resolver<Maybe<Array<ResolversTypes['TrustedDevice']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TypedAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypedAnswer'] = ResolversParentTypes['TypedAnswer']> = {
  option?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optnumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TypedQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TypedQuestion'] = ResolversParentTypes['TypedQuestion']> = {
  options?: Resolver<Maybe<Array<ResolversTypes['TypedAnswer']>>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndeliveredMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMessage'] = ResolversParentTypes['UndeliveredMessage']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nexttry?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  patientid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndeliveredMessagesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndeliveredMessagesAnswer'] = ResolversParentTypes['UndeliveredMessagesAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Maybe<Array<ResolversTypes['UndeliveredMessage']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndoPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoPlan'] = ResolversParentTypes['UndoPlan']> = {
  back?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  surgery?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
};

export type UndoScheduleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoScheduleAnswer'] = ResolversParentTypes['UndoScheduleAnswer']> = {
  change?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stays?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Unit'] = ResolversParentTypes['Unit']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['FullfillmentCustomer'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dueback?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  hardware_uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maybelost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  patient?: Resolver<ResolversTypes['UnitPatient'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitAnswer'] = ResolversParentTypes['UnitAnswer']> = {
  device?: Resolver<Maybe<ResolversTypes['FullfillmentDevice']>, ParentType, ContextType>;
  happened?: Resolver<Maybe<Array<ResolversTypes['CustodyLine']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['FullfillmentUnit']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnitMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitMove'] = ResolversParentTypes['UnitMove']> = {
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitPatientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitPatient'] = ResolversParentTypes['UnitPatient']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnitsAnswer'] = ResolversParentTypes['UnitsAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Maybe<Array<ResolversTypes['Unit']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  associateids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patients_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surgeon?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userimage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAnswer'] = ResolversParentTypes['UserAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UsersAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsersAnswer'] = ResolversParentTypes['UsersAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValidatePatientAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidatePatientAnswer'] = ResolversParentTypes['ValidatePatientAnswer']> = {
  matches?: Resolver<Maybe<Array<ResolversTypes['PatientMatch']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValueLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValueLimit'] = ResolversParentTypes['ValueLimit']> = {
  fromday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type VerifyConsentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyConsentAnswer'] = ResolversParentTypes['VerifyConsentAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedat?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitedPagesAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisitedPagesAnswer'] = ResolversParentTypes['VisitedPagesAnswer']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pagevisited?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebPushKeyAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebPushKeyAnswer'] = ResolversParentTypes['WebPushKeyAnswer']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLogEntry'] = ResolversParentTypes['WorkLogEntry']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  timeMin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WritingEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WritingEvent'] = ResolversParentTypes['WritingEvent']> = {
  caseid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessCodeAnswer?: AccessCodeAnswerResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
  AccountDeletionAnswer?: AccountDeletionAnswerResolvers<ContextType>;
  ActionCase?: ActionCaseResolvers<ContextType>;
  ActionCaseAnswer?: ActionCaseAnswerResolvers<ContextType>;
  ActionCaseListAnswer?: ActionCaseListAnswerResolvers<ContextType>;
  ActionCaseRow?: ActionCaseRowResolvers<ContextType>;
  ActionCaseStatsAnswer?: ActionCaseStatsAnswerResolvers<ContextType>;
  ActivitiesAnswer?: ActivitiesAnswerResolvers<ContextType>;
  ActivityChange?: ActivityChangeResolvers<ContextType>;
  ActivityDay?: ActivityDayResolvers<ContextType>;
  ActivityEngagementAnswer?: ActivityEngagementAnswerResolvers<ContextType>;
  ActivityLinkAnswer?: ActivityLinkAnswerResolvers<ContextType>;
  ActivityLogAnswer?: ActivityLogAnswerResolvers<ContextType>;
  ActivityRecord?: ActivityRecordResolvers<ContextType>;
  ActivityWeek?: ActivityWeekResolvers<ContextType>;
  AddPatientAnswer?: AddPatientAnswerResolvers<ContextType>;
  AddedPatient?: AddedPatientResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AreaActivity?: AreaActivityResolvers<ContextType>;
  AssignableDevice?: AssignableDeviceResolvers<ContextType>;
  AssignedDevice?: AssignedDeviceResolvers<ContextType>;
  BlankForm?: BlankFormResolvers<ContextType>;
  BlankOption?: BlankOptionResolvers<ContextType>;
  BlankQuestion?: BlankQuestionResolvers<ContextType>;
  BotCheckAnswer?: BotCheckAnswerResolvers<ContextType>;
  CalendarDate?: GraphQLScalarType;
  CallbackRequest?: CallbackRequestResolvers<ContextType>;
  CallbackRequestAnswer?: CallbackRequestAnswerResolvers<ContextType>;
  CallbackRequestsAnswer?: CallbackRequestsAnswerResolvers<ContextType>;
  CarePlan?: CarePlanResolvers<ContextType>;
  CarePlanBody?: CarePlanBodyResolvers<ContextType>;
  CarePlansAnswer?: CarePlansAnswerResolvers<ContextType>;
  Caregiver?: CaregiverResolvers<ContextType>;
  CarrierMessage?: CarrierMessageResolvers<ContextType>;
  CarrierTrouble?: CarrierTroubleResolvers<ContextType>;
  CaseComment?: CaseCommentResolvers<ContextType>;
  CaseEditor?: CaseEditorResolvers<ContextType>;
  CasePatient?: CasePatientResolvers<ContextType>;
  CaseScheduleRow?: CaseScheduleRowResolvers<ContextType>;
  CaseSurgeon?: CaseSurgeonResolvers<ContextType>;
  CaseSurgery?: CaseSurgeryResolvers<ContextType>;
  ClinicReminder?: ClinicReminderResolvers<ContextType>;
  CoachOverride?: CoachOverrideResolvers<ContextType>;
  CommentAnswer?: CommentAnswerResolvers<ContextType>;
  CommentEvent?: CommentEventResolvers<ContextType>;
  CompaniesAnswer?: CompaniesAnswerResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyAnswer?: CompanyAnswerResolvers<ContextType>;
  CompanyCasesEvent?: CompanyCasesEventResolvers<ContextType>;
  ComplianceAnswer?: ComplianceAnswerResolvers<ContextType>;
  ComplianceBucket?: ComplianceBucketResolvers<ContextType>;
  ComplianceSummary?: ComplianceSummaryResolvers<ContextType>;
  ConsentForm?: ConsentFormResolvers<ContextType>;
  ConsentFormsAnswer?: ConsentFormsAnswerResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentAnswer?: ContentAnswerResolvers<ContextType>;
  ContentCount?: ContentCountResolvers<ContextType>;
  ContentCountsAnswer?: ContentCountsAnswerResolvers<ContextType>;
  ContentHolder?: ContentHolderResolvers<ContextType>;
  ContentHoldersAnswer?: ContentHoldersAnswerResolvers<ContextType>;
  ContentListAnswer?: ContentListAnswerResolvers<ContextType>;
  ContentName?: ContentNameResolvers<ContextType>;
  ContentNamesAnswer?: ContentNamesAnswerResolvers<ContextType>;
  ContentPart?: ContentPartResolvers<ContextType>;
  ContentRunningAnswer?: ContentRunningAnswerResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  ContentVersionsAnswer?: ContentVersionsAnswerResolvers<ContextType>;
  CountedAnswer?: CountedAnswerResolvers<ContextType>;
  CountedDay?: CountedDayResolvers<ContextType>;
  CountedForm?: CountedFormResolvers<ContextType>;
  CountedItem?: CountedItemResolvers<ContextType>;
  CountedPerson?: CountedPersonResolvers<ContextType>;
  CustodyLine?: CustodyLineResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAnswer?: CustomerAnswerResolvers<ContextType>;
  CustomerCodeAnswer?: CustomerCodeAnswerResolvers<ContextType>;
  CustomerLogoAndNameAnswer?: CustomerLogoAndNameAnswerResolvers<ContextType>;
  CustomerName?: CustomerNameResolvers<ContextType>;
  CustomerNamesAnswer?: CustomerNamesAnswerResolvers<ContextType>;
  CustomersAnswer?: CustomersAnswerResolvers<ContextType>;
  DailyExercise?: DailyExerciseResolvers<ContextType>;
  DailyMeasurement?: DailyMeasurementResolvers<ContextType>;
  DailyQuestionnaire?: DailyQuestionnaireResolvers<ContextType>;
  DailyShift?: DailyShiftResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletionCaseAnswer?: DeletionCaseAnswerResolvers<ContextType>;
  DeletionRequest?: DeletionRequestResolvers<ContextType>;
  DeletionRequestsAnswer?: DeletionRequestsAnswerResolvers<ContextType>;
  DeviceBody?: DeviceBodyResolvers<ContextType>;
  DeviceCriteria?: DeviceCriteriaResolvers<ContextType>;
  DeviceLastScore?: DeviceLastScoreResolvers<ContextType>;
  DeviceMetrics?: DeviceMetricsResolvers<ContextType>;
  DeviceOfDay?: DeviceOfDayResolvers<ContextType>;
  DeviceOut?: DeviceOutResolvers<ContextType>;
  DeviceSchedule?: DeviceScheduleResolvers<ContextType>;
  DeviceScheduleAnswer?: DeviceScheduleAnswerResolvers<ContextType>;
  DeviceScheduleDay?: DeviceScheduleDayResolvers<ContextType>;
  DeviceSilenceAnswer?: DeviceSilenceAnswerResolvers<ContextType>;
  DeviceValue?: DeviceValueResolvers<ContextType>;
  DeviceWeek?: DeviceWeekResolvers<ContextType>;
  DevicesAnswer?: DevicesAnswerResolvers<ContextType>;
  DiagnosesAnswer?: DiagnosesAnswerResolvers<ContextType>;
  Diagnosis?: DiagnosisResolvers<ContextType>;
  DiagnosisCode?: DiagnosisCodeResolvers<ContextType>;
  DiagnosisCodesAnswer?: DiagnosisCodesAnswerResolvers<ContextType>;
  DueDone?: DueDoneResolvers<ContextType>;
  EarlierForm?: EarlierFormResolvers<ContextType>;
  EditPatientAnswer?: EditPatientAnswerResolvers<ContextType>;
  EngagedPatient?: EngagedPatientResolvers<ContextType>;
  EngagedPatients?: EngagedPatientsResolvers<ContextType>;
  Exercise?: ExerciseResolvers<ContextType>;
  ExerciseAnswer?: ExerciseAnswerResolvers<ContextType>;
  ExerciseBody?: ExerciseBodyResolvers<ContextType>;
  ExerciseDay?: ExerciseDayResolvers<ContextType>;
  ExerciseDose?: ExerciseDoseResolvers<ContextType>;
  ExerciseMeta?: ExerciseMetaResolvers<ContextType>;
  ExerciseSchedule?: ExerciseScheduleResolvers<ContextType>;
  ExerciseScheduleDay?: ExerciseScheduleDayResolvers<ContextType>;
  ExercisesAnswer?: ExercisesAnswerResolvers<ContextType>;
  FeedMeta?: FeedMetaResolvers<ContextType>;
  FeedOfDay?: FeedOfDayResolvers<ContextType>;
  FeedSchedule?: FeedScheduleResolvers<ContextType>;
  FeedScheduleDay?: FeedScheduleDayResolvers<ContextType>;
  FeedSchedulesAnswer?: FeedSchedulesAnswerResolvers<ContextType>;
  FeedWeek?: FeedWeekResolvers<ContextType>;
  FeedbackForm?: FeedbackFormResolvers<ContextType>;
  FeedbackFormsAnswer?: FeedbackFormsAnswerResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  FormData?: FormDataResolvers<ContextType>;
  FormDataAnswer?: FormDataAnswerResolvers<ContextType>;
  FormGraph?: FormGraphResolvers<ContextType>;
  FormGraphAnswer?: FormGraphAnswerResolvers<ContextType>;
  FormGraphBand?: FormGraphBandResolvers<ContextType>;
  Fullfillment?: FullfillmentResolvers<ContextType>;
  FullfillmentAddress?: FullfillmentAddressResolvers<ContextType>;
  FullfillmentAnswer?: FullfillmentAnswerResolvers<ContextType>;
  FullfillmentCase?: FullfillmentCaseResolvers<ContextType>;
  FullfillmentCustomer?: FullfillmentCustomerResolvers<ContextType>;
  FullfillmentDetail?: FullfillmentDetailResolvers<ContextType>;
  FullfillmentDevice?: FullfillmentDeviceResolvers<ContextType>;
  FullfillmentDeviceDates?: FullfillmentDeviceDatesResolvers<ContextType>;
  FullfillmentDevicesAnswer?: FullfillmentDevicesAnswerResolvers<ContextType>;
  FullfillmentHardware?: FullfillmentHardwareResolvers<ContextType>;
  FullfillmentParcel?: FullfillmentParcelResolvers<ContextType>;
  FullfillmentPatient?: FullfillmentPatientResolvers<ContextType>;
  FullfillmentSurgeon?: FullfillmentSurgeonResolvers<ContextType>;
  FullfillmentSurgery?: FullfillmentSurgeryResolvers<ContextType>;
  FullfillmentUnit?: FullfillmentUnitResolvers<ContextType>;
  FullfillmentsAnswer?: FullfillmentsAnswerResolvers<ContextType>;
  FullfillmentsCountAnswer?: FullfillmentsCountAnswerResolvers<ContextType>;
  GraphAnswer?: GraphAnswerResolvers<ContextType>;
  GraphData?: GraphDataResolvers<ContextType>;
  GraphLine?: GraphLineResolvers<ContextType>;
  GraphPoint?: GraphPointResolvers<ContextType>;
  GraphRange?: GraphRangeResolvers<ContextType>;
  GraphThreshold?: GraphThresholdResolvers<ContextType>;
  HealthCoach?: HealthCoachResolvers<ContextType>;
  ImageUrlAnswer?: ImageUrlAnswerResolvers<ContextType>;
  ItemDates?: ItemDatesResolvers<ContextType>;
  LastActivities?: LastActivitiesResolvers<ContextType>;
  LastDigits?: GraphQLScalarType;
  LastMeasurements?: LastMeasurementsResolvers<ContextType>;
  LastScores?: LastScoresResolvers<ContextType>;
  LeftOutPatient?: LeftOutPatientResolvers<ContextType>;
  LeftOutScore?: LeftOutScoreResolvers<ContextType>;
  ListedContent?: ListedContentResolvers<ContextType>;
  LoginAnswer?: LoginAnswerResolvers<ContextType>;
  MadeFrom?: MadeFromResolvers<ContextType>;
  MeasuredValue?: MeasuredValueResolvers<ContextType>;
  MeasurementDay?: MeasurementDayResolvers<ContextType>;
  MeasurementEngagementAnswer?: MeasurementEngagementAnswerResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaImage?: MediaImageResolvers<ContextType>;
  MessageImage?: MessageImageResolvers<ContextType>;
  MessagePatient?: MessagePatientResolvers<ContextType>;
  MessageSurgeon?: MessageSurgeonResolvers<ContextType>;
  Metric?: MetricResolvers<ContextType>;
  MoveSurgeryAnswer?: MoveSurgeryAnswerResolvers<ContextType>;
  MovedItem?: MovedItemResolvers<ContextType>;
  MovedReminder?: MovedReminderResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyDayAnswer?: MyDayAnswerResolvers<ContextType>;
  NamedContent?: NamedContentResolvers<ContextType>;
  NewActionCaseAnswer?: NewActionCaseAnswerResolvers<ContextType>;
  NewCaseAnswer?: NewCaseAnswerResolvers<ContextType>;
  NoteAuthor?: NoteAuthorResolvers<ContextType>;
  NoteCategoriesAnswer?: NoteCategoriesAnswerResolvers<ContextType>;
  NoteCategory?: NoteCategoryResolvers<ContextType>;
  NotesCountAnswer?: NotesCountAnswerResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationSender?: NotificationSenderResolvers<ContextType>;
  NotificationSentAnswer?: NotificationSentAnswerResolvers<ContextType>;
  NotificationsAnswer?: NotificationsAnswerResolvers<ContextType>;
  OpenOfPatientAnswer?: OpenOfPatientAnswerResolvers<ContextType>;
  OpenOrder?: OpenOrderResolvers<ContextType>;
  Patient?: PatientResolvers<ContextType>;
  PatientActivity?: PatientActivityResolvers<ContextType>;
  PatientActivityEvent?: PatientActivityEventResolvers<ContextType>;
  PatientAnswer?: PatientAnswerResolvers<ContextType>;
  PatientCase?: PatientCaseResolvers<ContextType>;
  PatientDiagnoses?: PatientDiagnosesResolvers<ContextType>;
  PatientDraft?: PatientDraftResolvers<ContextType>;
  PatientDraftAnswer?: PatientDraftAnswerResolvers<ContextType>;
  PatientDraftsAnswer?: PatientDraftsAnswerResolvers<ContextType>;
  PatientEdit?: PatientEditResolvers<ContextType>;
  PatientFeedSchedule?: PatientFeedScheduleResolvers<ContextType>;
  PatientFeedScheduleAnswer?: PatientFeedScheduleAnswerResolvers<ContextType>;
  PatientIdAnswer?: PatientIdAnswerResolvers<ContextType>;
  PatientLink?: PatientLinkResolvers<ContextType>;
  PatientLinksAnswer?: PatientLinksAnswerResolvers<ContextType>;
  PatientListAnswer?: PatientListAnswerResolvers<ContextType>;
  PatientLoginAnswer?: PatientLoginAnswerResolvers<ContextType>;
  PatientMatch?: PatientMatchResolvers<ContextType>;
  PatientMessage?: PatientMessageResolvers<ContextType>;
  PatientMessages?: PatientMessagesResolvers<ContextType>;
  PatientMessagesAnswer?: PatientMessagesAnswerResolvers<ContextType>;
  PatientNote?: PatientNoteResolvers<ContextType>;
  PatientNoteAnswer?: PatientNoteAnswerResolvers<ContextType>;
  PatientNotesAnswer?: PatientNotesAnswerResolvers<ContextType>;
  PatientPhoneAnswer?: PatientPhoneAnswerResolvers<ContextType>;
  PatientRow?: PatientRowResolvers<ContextType>;
  PatientStatsAnswer?: PatientStatsAnswerResolvers<ContextType>;
  PhoneToCheck?: PhoneToCheckResolvers<ContextType>;
  PhonesToCheckAnswer?: PhonesToCheckAnswerResolvers<ContextType>;
  PicturedContent?: PicturedContentResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceAnswer?: PlaceAnswerResolvers<ContextType>;
  PlainAnswer?: PlainAnswerResolvers<ContextType>;
  PlannedDay?: PlannedDayResolvers<ContextType>;
  PlannedDevice?: PlannedDeviceResolvers<ContextType>;
  PlannedExercise?: PlannedExerciseResolvers<ContextType>;
  PlannedFeed?: PlannedFeedResolvers<ContextType>;
  PlannedItem?: PlannedItemResolvers<ContextType>;
  PreviewProgrammeAnswer?: PreviewProgrammeAnswerResolvers<ContextType>;
  PreviewScheduleAnswer?: PreviewScheduleAnswerResolvers<ContextType>;
  PreviewSurgeryMoveAnswer?: PreviewSurgeryMoveAnswerResolvers<ContextType>;
  PreviewUndoAnswer?: PreviewUndoAnswerResolvers<ContextType>;
  ProgrammePlan?: ProgrammePlanResolvers<ContextType>;
  PublicSurgeon?: PublicSurgeonResolvers<ContextType>;
  PublicSurgeonAnswer?: PublicSurgeonAnswerResolvers<ContextType>;
  PublishChange?: PublishChangeResolvers<ContextType>;
  PublishClinic?: PublishClinicResolvers<ContextType>;
  PublishPatient?: PublishPatientResolvers<ContextType>;
  PublishPreview?: PublishPreviewResolvers<ContextType>;
  PublishPreviewAnswer?: PublishPreviewAnswerResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionnaireBody?: QuestionnaireBodyResolvers<ContextType>;
  RangeExercisesAnswer?: RangeExercisesAnswerResolvers<ContextType>;
  RangeMeasurementAnswer?: RangeMeasurementAnswerResolvers<ContextType>;
  ReadingSource?: ReadingSourceResolvers<ContextType>;
  RecordAnswer?: RecordAnswerResolvers<ContextType>;
  Recovery?: RecoveryResolvers<ContextType>;
  RecoveryAnswer?: RecoveryAnswerResolvers<ContextType>;
  RecoveryBand?: RecoveryBandResolvers<ContextType>;
  RecoveryChart?: RecoveryChartResolvers<ContextType>;
  RecoveryPoint?: RecoveryPointResolvers<ContextType>;
  RecoveryWindow?: RecoveryWindowResolvers<ContextType>;
  Regimen?: RegimenResolvers<ContextType>;
  RegimenBody?: RegimenBodyResolvers<ContextType>;
  RegimenExercise?: RegimenExerciseResolvers<ContextType>;
  RegimensAnswer?: RegimensAnswerResolvers<ContextType>;
  RegisteredPatient?: RegisteredPatientResolvers<ContextType>;
  RegisteredPatientAnswer?: RegisteredPatientAnswerResolvers<ContextType>;
  RegisteredPatientsAnswer?: RegisteredPatientsAnswerResolvers<ContextType>;
  RegisteredRow?: RegisteredRowResolvers<ContextType>;
  Reminder?: ReminderResolvers<ContextType>;
  ReminderAnswer?: ReminderAnswerResolvers<ContextType>;
  ReminderEvent?: ReminderEventResolvers<ContextType>;
  RemindersAnswer?: RemindersAnswerResolvers<ContextType>;
  RenewedSessionAnswer?: RenewedSessionAnswerResolvers<ContextType>;
  ReportJob?: ReportJobResolvers<ContextType>;
  ReportJobsAnswer?: ReportJobsAnswerResolvers<ContextType>;
  ReportMailAnswer?: ReportMailAnswerResolvers<ContextType>;
  RunningPatient?: RunningPatientResolvers<ContextType>;
  SaveScheduleAnswer?: SaveScheduleAnswerResolvers<ContextType>;
  SavedCustomerAnswer?: SavedCustomerAnswerResolvers<ContextType>;
  SavedUserAnswer?: SavedUserAnswerResolvers<ContextType>;
  ScheduleAnswer?: ScheduleAnswerResolvers<ContextType>;
  ScheduleChange?: ScheduleChangeResolvers<ContextType>;
  ScheduleChangesAnswer?: ScheduleChangesAnswerResolvers<ContextType>;
  SchedulePlan?: SchedulePlanResolvers<ContextType>;
  ScheduleSums?: ScheduleSumsResolvers<ContextType>;
  ScheduleWeek?: ScheduleWeekResolvers<ContextType>;
  ScheduledAreas?: ScheduledAreasResolvers<ContextType>;
  ScheduledDevice?: ScheduledDeviceResolvers<ContextType>;
  ScheduledExercise?: ScheduledExerciseResolvers<ContextType>;
  ScheduledExerciseOfDay?: ScheduledExerciseOfDayResolvers<ContextType>;
  ScheduledFeed?: ScheduledFeedResolvers<ContextType>;
  Score?: ScoreResolvers<ContextType>;
  ScorePoint?: ScorePointResolvers<ContextType>;
  ScoreSeriesAnswer?: ScoreSeriesAnswerResolvers<ContextType>;
  ScoresWeekAgo?: ScoresWeekAgoResolvers<ContextType>;
  SecurityEventCount?: SecurityEventCountResolvers<ContextType>;
  SecurityEventsAnswer?: SecurityEventsAnswerResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionCompany?: SessionCompanyResolvers<ContextType>;
  SessionCustomer?: SessionCustomerResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  SessionsAnswer?: SessionsAnswerResolvers<ContextType>;
  ShipAddress?: ShipAddressResolvers<ContextType>;
  SignedForm?: SignedFormResolvers<ContextType>;
  SilentDevice?: SilentDeviceResolvers<ContextType>;
  SilentDevicesAnswer?: SilentDevicesAnswerResolvers<ContextType>;
  SilentPatient?: SilentPatientResolvers<ContextType>;
  StartReportsAnswer?: StartReportsAnswerResolvers<ContextType>;
  SubmittedForm?: SubmittedFormResolvers<ContextType>;
  SubmittedOption?: SubmittedOptionResolvers<ContextType>;
  SubmittedQuestion?: SubmittedQuestionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportAnswer?: SupportAnswerResolvers<ContextType>;
  Surgeon?: SurgeonResolvers<ContextType>;
  SurgeonAnswer?: SurgeonAnswerResolvers<ContextType>;
  SurgeonImageAnswer?: SurgeonImageAnswerResolvers<ContextType>;
  SurgeonListAnswer?: SurgeonListAnswerResolvers<ContextType>;
  SurgeonName?: SurgeonNameResolvers<ContextType>;
  SurgeonPhone?: SurgeonPhoneResolvers<ContextType>;
  SurgeonRow?: SurgeonRowResolvers<ContextType>;
  SurgeonsAnswer?: SurgeonsAnswerResolvers<ContextType>;
  Surgery?: SurgeryResolvers<ContextType>;
  SurgeryMovePlan?: SurgeryMovePlanResolvers<ContextType>;
  SurveyDetail?: SurveyDetailResolvers<ContextType>;
  SurveyDetailAnswer?: SurveyDetailAnswerResolvers<ContextType>;
  SurveyForm?: SurveyFormResolvers<ContextType>;
  SurveyMeasurement?: SurveyMeasurementResolvers<ContextType>;
  SurveyWeek?: SurveyWeekResolvers<ContextType>;
  TeamCategory?: TeamCategoryResolvers<ContextType>;
  TechnicalHold?: TechnicalHoldResolvers<ContextType>;
  TimeOfDay?: TimeOfDayResolvers<ContextType>;
  TrustedDevice?: TrustedDeviceResolvers<ContextType>;
  TrustedDevicesAnswer?: TrustedDevicesAnswerResolvers<ContextType>;
  TypedAnswer?: TypedAnswerResolvers<ContextType>;
  TypedQuestion?: TypedQuestionResolvers<ContextType>;
  UndeliveredMessage?: UndeliveredMessageResolvers<ContextType>;
  UndeliveredMessagesAnswer?: UndeliveredMessagesAnswerResolvers<ContextType>;
  UndoPlan?: UndoPlanResolvers<ContextType>;
  UndoScheduleAnswer?: UndoScheduleAnswerResolvers<ContextType>;
  Unit?: UnitResolvers<ContextType>;
  UnitAnswer?: UnitAnswerResolvers<ContextType>;
  UnitMove?: UnitMoveResolvers<ContextType>;
  UnitPatient?: UnitPatientResolvers<ContextType>;
  UnitsAnswer?: UnitsAnswerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAnswer?: UserAnswerResolvers<ContextType>;
  UsersAnswer?: UsersAnswerResolvers<ContextType>;
  ValidatePatientAnswer?: ValidatePatientAnswerResolvers<ContextType>;
  ValueLimit?: ValueLimitResolvers<ContextType>;
  VerifyConsentAnswer?: VerifyConsentAnswerResolvers<ContextType>;
  VisitedPagesAnswer?: VisitedPagesAnswerResolvers<ContextType>;
  WebPushKeyAnswer?: WebPushKeyAnswerResolvers<ContextType>;
  WorkLogEntry?: WorkLogEntryResolvers<ContextType>;
  WritingEvent?: WritingEventResolvers<ContextType>;
};

