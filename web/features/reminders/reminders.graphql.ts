import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type AddEventMutationVariables = Exact<{
  id: string;
  event: Types.ReminderInput;
}>;


export type AddEventMutation = { addEvent: { status: string, message: string, event: { _id: string } | null } };

export type ClinicRemindersQueryVariables = Exact<{
  month: string;
  search?: string | null | undefined;
  metadata?: Types.PageInput | null | undefined;
}>;


export type ClinicRemindersQuery = { getReminders: { status: string, message: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, total: number | null, tocome: number | null, reminders: Array<{ _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, title: string, message: string, patientid: string, name: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate }> | null } };

export type ClinicReminderFragment = { _id: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, title: string, message: string, patientid: string, name: string, surgerytype: string, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: { status: string, message: string } };

export type RestoreEventMutationVariables = Exact<{
  id: string;
}>;


export type RestoreEventMutation = { restoreEvent: { status: string, message: string } };

export const AddEventDocument: Mutation<AddEventMutation, AddEventMutationVariables> = {"kind":"mutation","name":"addEvent","text":"mutation addEvent($id:ID!$event:ReminderInput!){addEvent(id:$id event:$event){status message event{_id}}}"};

export const ClinicRemindersDocument: Query<ClinicRemindersQuery, ClinicRemindersQueryVariables> = {"kind":"query","name":"ClinicReminders","text":"query ClinicReminders($month:CalendarDate!$search:String$metadata:PageInput){getReminders(month:$month search:$search metadata:$metadata){status message today total tocome reminders{...ClinicReminder}}}fragment ClinicReminder on ClinicReminder{_id date title message patientid name surgerytype surgerydate}"};

export const DeleteEventDocument: Mutation<DeleteEventMutation, DeleteEventMutationVariables> = {"kind":"mutation","name":"deleteEvent","text":"mutation deleteEvent($id:ID!){deleteEvent(id:$id){status message}}"};

export const RestoreEventDocument: Mutation<RestoreEventMutation, RestoreEventMutationVariables> = {"kind":"mutation","name":"restoreEvent","text":"mutation restoreEvent($id:ID!){restoreEvent(id:$id){status message}}"};
