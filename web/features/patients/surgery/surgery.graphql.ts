import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type PreviewMoveQueryVariables = Exact<{
  patientid: string;
  to: string;
  reschedule: boolean;
  reminders?: Array<string> | string | null | undefined;
}>;


export type PreviewMoveQuery = { previewSurgeryMove: { status: string, message: string, planHash: string | null, plan: { from: import("@restride/domain/values/calendar-date.ts").CalendarDate, to: import("@restride/domain/values/calendar-date.ts").CalendarDate, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, donedays: number, items: Array<{ _id: string, area: string, name: string, regimen: string | null, status: string | null, effect: string, before: { from: import("@restride/domain/values/calendar-date.ts").CalendarDate, to: import("@restride/domain/values/calendar-date.ts").CalendarDate }, after: { from: import("@restride/domain/values/calendar-date.ts").CalendarDate, to: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null }>, reminders: Array<{ _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, title: string, to: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, goesalong: boolean }> } | null } };

export type MovedItemLineFragment = { _id: string, area: string, name: string, regimen: string | null, status: string | null, effect: string, before: { from: import("@restride/domain/values/calendar-date.ts").CalendarDate, to: import("@restride/domain/values/calendar-date.ts").CalendarDate }, after: { from: import("@restride/domain/values/calendar-date.ts").CalendarDate, to: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null };

export type MoveSurgeryMutationVariables = Exact<{
  input: Types.MoveSurgeryInput;
}>;


export type MoveSurgeryMutation = { moveSurgery: { status: string, message: string, change: string | null } };

export type TellOfMoveMutationVariables = Exact<{
  patientids?: Array<string> | string | null | undefined;
  header: string;
  message: string;
}>;


export type TellOfMoveMutation = { addNotifications: { status: string, message: string } };

export const PreviewMoveDocument: Query<PreviewMoveQuery, PreviewMoveQueryVariables> = {"kind":"query","name":"PreviewMove","text":"query PreviewMove($patientid:ID!$to:CalendarDate!$reschedule:Boolean!$reminders:[ID!]){previewSurgeryMove(patientid:$patientid to:$to reschedule:$reschedule reminders:$reminders){status message planHash plan{from to today donedays items{...MovedItemLine}reminders{_id date title to goesalong}}}}fragment MovedItemLine on MovedItem{_id area name regimen status effect before{from to}after{from to}}"};

export const MoveSurgeryDocument: Mutation<MoveSurgeryMutation, MoveSurgeryMutationVariables> = {"kind":"mutation","name":"MoveSurgery","text":"mutation MoveSurgery($input:MoveSurgeryInput!){moveSurgery(input:$input){status message change}}"};

export const TellOfMoveDocument: Mutation<TellOfMoveMutation, TellOfMoveMutationVariables> = {"kind":"mutation","name":"TellOfMove","text":"mutation TellOfMove($patientids:[ID!]$header:String!$message:String!){addNotifications(patientids:$patientids header:$header message:$message){status message}}"};
