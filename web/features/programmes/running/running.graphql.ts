import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type RunningPatientQueryVariables = Exact<{
  id: string;
}>;


export type RunningPatientQuery = { getPatient: { status: string, message: string, patient: { _id: string, firstname: string, lastname: string, salutation: string, age: string, gender: string, active: boolean, activesince: import("@restride/domain/values/calendar-date.ts").CalendarDate, careplan: string | null, madefrom: { version: number, on: import("@restride/domain/values/calendar-date.ts").CalendarDate } | null, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate }, shipaddress: { addressline1: string, addressline2: string, city: string, state: string, zip: string } | null, technicalholdhistory: Array<{ holddate: import("@restride/domain/values/calendar-date.ts").CalendarDate, releasedate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> } | null } };

export type RunningExercisesQueryVariables = Exact<{
  id: string;
}>;


export type RunningExercisesQuery = { getSchedule: { status: string, message: string, schedules: { version: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, exercises: Array<{ _id: string, startdate: number, enddate: number, interval: number, skiponsurgerydate: boolean, hold: number, repeat: number, set: number, time: number, nextexerciseid: string | null, stage: string, exercise: { _id: string, name: string, image: string | null }, regimen: { _id: string, name: string } | null, sums: { totaldays: number, completeddays: number } }> } | null } };

export type RunningExerciseFragment = { _id: string, startdate: number, enddate: number, interval: number, skiponsurgerydate: boolean, hold: number, repeat: number, set: number, time: number, nextexerciseid: string | null, stage: string, exercise: { _id: string, name: string, image: string | null }, regimen: { _id: string, name: string } | null, sums: { totaldays: number, completeddays: number } };

export type RunningDevicesQueryVariables = Exact<{
  id: string;
}>;


export type RunningDevicesQuery = { getDeviceSchedule: { status: string, message: string, schedules: { version: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, assigneddevices: Array<{ _id: string, deviceid: string, display_name: string, startdate: number, enddate: number, interval: number, time: number, skiponsurgerydate: boolean, status: string, cause: string, orderid: string | null, ordered_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, shipped_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, delivered_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, reorder_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, returned_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, configured: boolean, stage: string, media: { image: { url: string | null } }, sums: { totaldays: number, completeddays: number } }> } | null } };

export type RunningDeviceFragment = { _id: string, deviceid: string, display_name: string, startdate: number, enddate: number, interval: number, time: number, skiponsurgerydate: boolean, status: string, cause: string, orderid: string | null, ordered_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, shipped_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, delivered_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, reorder_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, returned_on: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, configured: boolean, stage: string, media: { image: { url: string | null } }, sums: { totaldays: number, completeddays: number } };

export type RunningFormsQueryVariables = Exact<{
  id: string;
}>;


export type RunningFormsQuery = { getPatientFeedSchedule: { status: string, message: string, schedules: { version: string, today: import("@restride/domain/values/calendar-date.ts").CalendarDate, feedback: Array<{ _id: string, formid: string, shortname: string, image: string | null, scheduletype: string, schedule: Array<number>, startdate: number, enddate: number, answered: Array<number>, skiponsurgerydate: boolean, stage: string, sums: { totaldays: number, completeddays: number } }> } | null } };

export type RunningFormFragment = { _id: string, formid: string, shortname: string, image: string | null, scheduletype: string, schedule: Array<number>, startdate: number, enddate: number, answered: Array<number>, skiponsurgerydate: boolean, stage: string, sums: { totaldays: number, completeddays: number } };

export type PreviewRunningQueryVariables = Exact<{
  patientid: string;
  area: string;
  items: Types.ScheduleRowsInput;
  version: string;
}>;


export type PreviewRunningQuery = { previewSchedule: { status: string, message: string, planHash: string | null, plan: { begins: Array<{ _id: string }>, ends: Array<{ _id: string }> } | null } };

export type SaveExercisesMutationVariables = Exact<{
  input: Types.EditScheduleInput;
}>;


export type SaveExercisesMutation = { editSchedule: { status: string, message: string, change: string | null } };

export type SaveDevicesMutationVariables = Exact<{
  input: Types.UpdateDeviceScheduleInput;
}>;


export type SaveDevicesMutation = { updateDeviceSchedule: { status: string, message: string, change: string | null } };

export type SaveFormsMutationVariables = Exact<{
  input: Types.EditFeedScheduleInput;
}>;


export type SaveFormsMutation = { editFeedSchedule: { status: string, message: string, change: string | null } };

export type TellPatientMutationVariables = Exact<{
  patientids?: Array<string> | string | null | undefined;
  header: string;
  message: string;
}>;


export type TellPatientMutation = { addNotifications: { status: string, message: string } };

export const RunningPatientDocument: Query<RunningPatientQuery, RunningPatientQueryVariables> = {"kind":"query","name":"RunningPatient","text":"query RunningPatient($id:ID!){getPatient(id:$id){status message patient{_id firstname lastname salutation age gender active activesince careplan madefrom{version on}surgery{type date}shipaddress{addressline1 addressline2 city state zip}technicalholdhistory{holddate releasedate}}}}"};

export const RunningExercisesDocument: Query<RunningExercisesQuery, RunningExercisesQueryVariables> = {"kind":"query","name":"RunningExercises","text":"query RunningExercises($id:ID!){getSchedule(patientid:$id){status message schedules{version today exercises{...RunningExercise}}}}fragment RunningExercise on ScheduledExercise{_id exercise{_id name image}regimen{_id name}startdate enddate interval skiponsurgerydate hold repeat set time nextexerciseid stage sums{totaldays completeddays}}"};

export const RunningDevicesDocument: Query<RunningDevicesQuery, RunningDevicesQueryVariables> = {"kind":"query","name":"RunningDevices","text":"query RunningDevices($id:ID!){getDeviceSchedule(patientid:$id){status message schedules{version today assigneddevices{...RunningDevice}}}}fragment RunningDevice on ScheduledDevice{_id deviceid display_name media{image{url}}startdate enddate interval time skiponsurgerydate status cause orderid ordered_on shipped_on delivered_on reorder_on returned_on configured stage sums{totaldays completeddays}}"};

export const RunningFormsDocument: Query<RunningFormsQuery, RunningFormsQueryVariables> = {"kind":"query","name":"RunningForms","text":"query RunningForms($id:ID!){getPatientFeedSchedule(patientid:$id){status message schedules{version today feedback{...RunningForm}}}}fragment RunningForm on ScheduledFeed{_id formid shortname image scheduletype schedule startdate enddate answered skiponsurgerydate stage sums{totaldays completeddays}}"};

export const PreviewRunningDocument: Query<PreviewRunningQuery, PreviewRunningQueryVariables> = {"kind":"query","name":"PreviewRunning","text":"query PreviewRunning($patientid:ID!$area:String!$items:ScheduleRowsInput!$version:String!){previewSchedule(patientid:$patientid area:$area items:$items version:$version){status message planHash plan{begins{_id}ends{_id}}}}"};

export const SaveExercisesDocument: Mutation<SaveExercisesMutation, SaveExercisesMutationVariables> = {"kind":"mutation","name":"SaveExercises","text":"mutation SaveExercises($input:EditScheduleInput!){editSchedule(input:$input){status message change}}"};

export const SaveDevicesDocument: Mutation<SaveDevicesMutation, SaveDevicesMutationVariables> = {"kind":"mutation","name":"SaveDevices","text":"mutation SaveDevices($input:UpdateDeviceScheduleInput!){updateDeviceSchedule(input:$input){status message change}}"};

export const SaveFormsDocument: Mutation<SaveFormsMutation, SaveFormsMutationVariables> = {"kind":"mutation","name":"SaveForms","text":"mutation SaveForms($input:EditFeedScheduleInput!){editFeedSchedule(input:$input){status message change}}"};

export const TellPatientDocument: Mutation<TellPatientMutation, TellPatientMutationVariables> = {"kind":"mutation","name":"TellPatient","text":"mutation TellPatient($patientids:[ID!]$header:String!$message:String!){addNotifications(patientids:$patientids header:$header message:$message){status message}}"};
