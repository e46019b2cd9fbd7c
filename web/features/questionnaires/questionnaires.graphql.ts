import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SubmittedFormQueryVariables = Exact<{
  patientid: string;
  id: string;
}>;


export type SubmittedFormQuery = { getFormByScheduleSubId: { status: string, message: string, form: { _id: string, shortname: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, submittime: string, score: number | null, licence: string, kind: string, laterid: string | null, place: number, count: number, before: { _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, score: number | null, answers: Array<number | null> } | null, questions: Array<{ questnumber: number, question: string, options: Array<{ optnumber: number, option: string, selected: boolean }> }> } | null } };

export const SubmittedFormDocument: Query<SubmittedFormQuery, SubmittedFormQueryVariables> = {"kind":"query","name":"SubmittedForm","text":"query SubmittedForm($patientid:ID!$id:ID!){getFormByScheduleSubId(patientid:$patientid id:$id){status message form{_id shortname date submittime score licence kind before{_id date score answers}laterid place count questions{questnumber question options{optnumber option selected}}}}}"};
