import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ValidPatientIdMutationVariables = Exact<{
  patientid: string;
}>;


export type ValidPatientIdMutation = { validPatientId: { status: string, message: string, token: string | null, email: string | null, clinic: string | null, logo: string | null } };

export type VerifyActivityLinkOtpMutationVariables = Exact<{
  otp: string;
  patientid: string;
  token: string;
}>;


export type VerifyActivityLinkOtpMutation = { verifyActivityLinkOtp: { status: string, message: string, error: boolean, token: string | null } };

export type CaregiverNotifyMutationVariables = Exact<{
  patientid: string;
  email: string;
  name: string;
}>;


export type CaregiverNotifyMutation = { caregiverNotify: { status: string, message: string } };

export type RenewProgressPageMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewProgressPageMutation = { renewSession: { status: string, message: string, token: string | null } };

export type SurveyDetailQueryVariables = Exact<{
  patientid: string;
}>;


export type SurveyDetailQuery = { getSurveyDetail: { status: string, message: string, survey: { kneescore: number | null, kneescoredate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, hipscore: number | null, hipscoredate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, painlevel: number | null, painleveldate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, flexion: number | null, flexiondate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, flexionsource: string | null, extensiondeficit: number | null, extensiondate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, extensionsource: string | null, includedevices: boolean, timezone: string, mayshare: boolean, patientname: string | null, provider: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate, clinic: string, logo: string | null, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, forms: Array<{ formid: string, shortname: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, kind: string, score: number | null }>, weekago: { score: number | null, painlevel: number | null, flexion: number | null, extensiondeficit: number | null } | null, measurements: Array<{ deviceid: string, devicename: string, valueIndex: number, metric: string, parameter: string, unit: string, value: number | null, date: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }>, weeks: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> } | null } };

export type WhoseQueryVariables = Exact<{
  patientid: string;
}>;


export type WhoseQuery = { getSurveyDetail: { status: string, message: string, survey: { patientname: string | null, provider: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate, clinic: string, logo: string | null, today: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null } };

export type WhoseFragment = { patientname: string | null, provider: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate, clinic: string, logo: string | null, today: import("@restride/domain/values/calendar-date.ts").CalendarDate };

export type SurveyFragment = { kneescore: number | null, kneescoredate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, hipscore: number | null, hipscoredate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, painlevel: number | null, painleveldate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, flexion: number | null, flexiondate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, flexionsource: string | null, extensiondeficit: number | null, extensiondate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, extensionsource: string | null, includedevices: boolean, timezone: string, mayshare: boolean, patientname: string | null, provider: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate, clinic: string, logo: string | null, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, forms: Array<{ formid: string, shortname: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, kind: string, score: number | null }>, weekago: { score: number | null, painlevel: number | null, flexion: number | null, extensiondeficit: number | null } | null, measurements: Array<{ deviceid: string, devicename: string, valueIndex: number, metric: string, parameter: string, unit: string, value: number | null, date: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }>, weeks: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> };

export type FormDataQueryVariables = Exact<{
  patientid: string;
}>;


export type FormDataQuery = { getFormData: { status: string, message: string, formdata: { oks: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: number, source: string | null }>, pain: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: number, source: string | null }>, flexion: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: number, source: string | null }>, extensiondeficit: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: number, source: string | null }> } | null } };

export type PointFragment = { date: import("@restride/domain/values/calendar-date.ts").CalendarDate, value: number, source: string | null };

export type ActivityDaysQueryVariables = Exact<{
  patientid: string;
  startdate: string;
  enddate: string;
}>;


export type ActivityDaysQuery = { getDateRangeActivities: { status: string, message: string, activities: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercise: { due: number, done: number } }> | null } };

export const ValidPatientIdDocument: Mutation<ValidPatientIdMutation, ValidPatientIdMutationVariables> = {"kind":"mutation","name":"ValidPatientId","text":"mutation ValidPatientId($patientid:ID!){validPatientId(patientid:$patientid){status message token email clinic logo}}"};

export const VerifyActivityLinkOtpDocument: Mutation<VerifyActivityLinkOtpMutation, VerifyActivityLinkOtpMutationVariables> = {"kind":"mutation","name":"VerifyActivityLinkOtp","text":"mutation VerifyActivityLinkOtp($otp:String!$patientid:ID!$token:String!){verifyActivityLinkOtp(otp:$otp patientid:$patientid token:$token){status message error token}}"};

export const CaregiverNotifyDocument: Mutation<CaregiverNotifyMutation, CaregiverNotifyMutationVariables> = {"kind":"mutation","name":"CaregiverNotify","text":"mutation CaregiverNotify($patientid:ID!$email:String!$name:String!){caregiverNotify(patientid:$patientid email:$email name:$name){status message}}"};

export const RenewProgressPageDocument: Mutation<RenewProgressPageMutation, RenewProgressPageMutationVariables> = {"kind":"mutation","name":"RenewProgressPage","text":"mutation RenewProgressPage{renewSession{status message token}}"};

export const SurveyDetailDocument: Query<SurveyDetailQuery, SurveyDetailQueryVariables> = {"kind":"query","name":"SurveyDetail","text":"query SurveyDetail($patientid:ID!){getSurveyDetail(patientid:$patientid){status message survey{...Survey}}}fragment Survey on SurveyDetail{...Whose forms{formid shortname date kind score}kneescore kneescoredate hipscore hipscoredate painlevel painleveldate flexion flexiondate flexionsource extensiondeficit extensiondate extensionsource weekago{score painlevel flexion extensiondeficit}includedevices measurements{deviceid devicename valueIndex metric parameter unit value date}weeks{date exercise{due done}measurement{due done}questionnaire{due done}}timezone mayshare}fragment Whose on SurveyDetail{patientname provider surgerytype surgerydate clinic logo today}"};

export const WhoseDocument: Query<WhoseQuery, WhoseQueryVariables> = {"kind":"query","name":"Whose","text":"query Whose($patientid:ID!){getSurveyDetail(patientid:$patientid){status message survey{...Whose}}}fragment Whose on SurveyDetail{patientname provider surgerytype surgerydate clinic logo today}"};

export const FormDataDocument: Query<FormDataQuery, FormDataQueryVariables> = {"kind":"query","name":"FormData","text":"query FormData($patientid:ID!){getFormData(patientid:$patientid){status message formdata{oks{...Point}pain{...Point}flexion{...Point}extensiondeficit{...Point}}}}fragment Point on Score{date value source}"};

export const ActivityDaysDocument: Query<ActivityDaysQuery, ActivityDaysQueryVariables> = {"kind":"query","name":"ActivityDays","text":"query ActivityDays($patientid:ID!$startdate:CalendarDate!$enddate:CalendarDate!){getDateRangeActivities(patientid:$patientid startdate:$startdate enddate:$enddate){status message activities{date exercise{due done}}}}"};
