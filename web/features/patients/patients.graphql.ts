import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type PatientListQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.PatientFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type PatientListQuery = { getPatientList: { status: string, message: string, total: number | null, patients: Array<{ progress: number | null, deviceprogress: number | null, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } }> | null } };

export type PatientIdsQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.PatientFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type PatientIdsQuery = { getPatientList: { status: string, message: string, total: number | null, patients: Array<{ _id: string }> | null } };

type PatientBasics_Patient_Fragment = { _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean };

type PatientBasics_PatientRow_Fragment = { _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean };

export type PatientBasicsFragment =
  | PatientBasics_Patient_Fragment
  | PatientBasics_PatientRow_Fragment
;

export type ListedPatientFragment = { progress: number | null, deviceprogress: number | null, _id: string, firstname: string, lastname: string, phone: string, surgeon: string, provider: string, active: boolean, surgery: { type: string, date: import("@restride/domain/values/calendar-date.ts").CalendarDate, days: number } };

export type PatientStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientStatsQuery = { getPatientStats: { status: string, message: string, active: number | null, knee: number | null, hip: number | null } };

export type SurgeonNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SurgeonNamesQuery = { getSurgeonList: { status: string, message: string, surgeons: Array<{ _id: string, name: string }> | null } };

export type UpdateUserFilterMutationVariables = Exact<{
  filter: string;
}>;


export type UpdateUserFilterMutation = { updateUserFilter: { status: string, message: string } };

export type ResetPatientPasswordMutationVariables = Exact<{
  patientid: string;
  phone?: string | null | undefined;
}>;


export type ResetPatientPasswordMutation = { resetUserPassword: { status: string, message: string } };

export const PatientListDocument: Query<PatientListQuery, PatientListQueryVariables> = {"kind":"query","name":"PatientList","text":"query PatientList($metadata:PageInput$filters:PatientFilters$sorter:SorterInput){getPatientList(metadata:$metadata filters:$filters sorter:$sorter){status message total patients{...ListedPatient}}}fragment ListedPatient on PatientRow{...PatientBasics progress deviceprogress surgery{type date days}}fragment PatientBasics on PatientBasics{_id firstname lastname phone surgeon provider active}"};

export const PatientIdsDocument: Query<PatientIdsQuery, PatientIdsQueryVariables> = {"kind":"query","name":"PatientIds","text":"query PatientIds($metadata:PageInput$filters:PatientFilters$sorter:SorterInput){getPatientList(metadata:$metadata filters:$filters sorter:$sorter){status message total patients{_id}}}"};

export const PatientStatsDocument: Query<PatientStatsQuery, PatientStatsQueryVariables> = {"kind":"query","name":"PatientStats","text":"query PatientStats{getPatientStats{status message active knee hip}}"};

export const SurgeonNamesDocument: Query<SurgeonNamesQuery, SurgeonNamesQueryVariables> = {"kind":"query","name":"SurgeonNames","text":"query SurgeonNames{getSurgeonList{status message surgeons{_id name}}}"};

export const UpdateUserFilterDocument: Mutation<UpdateUserFilterMutation, UpdateUserFilterMutationVariables> = {"kind":"mutation","name":"updateUserFilter","text":"mutation updateUserFilter($filter:String!){updateUserFilter(filter:$filter){status message}}"};

export const ResetPatientPasswordDocument: Mutation<ResetPatientPasswordMutation, ResetPatientPasswordMutationVariables> = {"kind":"mutation","name":"resetPatientPassword","text":"mutation resetPatientPassword($patientid:ID!$phone:String){resetUserPassword(patientid:$patientid phone:$phone){status message}}"};
