import type { Query, Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ActivitiesQueryVariables = Exact<{
  patientid: string;
  startdate: string;
  enddate: string;
}>;


export type ActivitiesQuery = { getDateRangeActivities: { status: string, message: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, fact: number | null, activities: Array<{ date: import("@restride/domain/values/calendar-date.ts").CalendarDate, hold: boolean, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number }, reminders: Array<{ _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, title: string, message: string }>, exercises: Array<{ exerciseid: string, name: string, description: string, status: boolean, timesDone: number, time: number, set: number, repeat: number, hold: string }>, measurements: Array<{ deviceid: string, display_name: string, status: boolean, timesDone: number, time: number }>, questionnaires: Array<{ itemid: string, name: string, status: boolean, answerid: string | null, submittime: string | null }> }> | null, weeks: Array<{ weekdate: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } }> | null } };

export type CountsFragment = { due: number, done: number };

export type WeekFragment = { weekdate: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number } };

export type DayFragment = { date: import("@restride/domain/values/calendar-date.ts").CalendarDate, hold: boolean, exercise: { due: number, done: number }, measurement: { due: number, done: number }, questionnaire: { due: number, done: number }, reminders: Array<{ _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, title: string, message: string }>, exercises: Array<{ exerciseid: string, name: string, description: string, status: boolean, timesDone: number, time: number, set: number, repeat: number, hold: string }>, measurements: Array<{ deviceid: string, display_name: string, status: boolean, timesDone: number, time: number }>, questionnaires: Array<{ itemid: string, name: string, status: boolean, answerid: string | null, submittime: string | null }> };

export type OnPatientActivitySubscriptionVariables = Exact<{
  patientid: string;
  since?: number | null | undefined;
}>;


export type OnPatientActivitySubscription = { onPatientActivity: { status: string, fact: number, kind: string, patientid: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, edit: { by: string, part: string } | null } };

export const ActivitiesDocument: Query<ActivitiesQuery, ActivitiesQueryVariables> = {"kind":"query","name":"Activities","text":"query Activities($patientid:ID!$startdate:CalendarDate!$enddate:CalendarDate!){getDateRangeActivities(patientid:$patientid startdate:$startdate enddate:$enddate){status message today fact activities{...Day}weeks{...Week}}}fragment Day on ActivityDay{date hold exercise{...Counts}measurement{...Counts}questionnaire{...Counts}reminders{_id date title message}exercises{exerciseid name description status timesDone time set repeat hold}measurements{deviceid display_name status timesDone time}questionnaires{itemid name status answerid submittime}}fragment Counts on DueDone{due done}fragment Week on ActivityWeek{weekdate exercise{...Counts}measurement{...Counts}questionnaire{...Counts}}"};

export const OnPatientActivityDocument: Subscription<OnPatientActivitySubscription, OnPatientActivitySubscriptionVariables> = {"kind":"subscription","name":"onPatientActivity","text":"subscription onPatientActivity($patientid:ID!$since:Int){onPatientActivity(patientid:$patientid since:$since){status fact kind patientid date edit{by part}}}"};
