import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type FindDiagnosisCodesQueryVariables = Exact<{
  patientId: string;
  search: string;
}>;


export type FindDiagnosisCodesQuery = { findDiagnosisCodes: { status: string, message: string, total: number | null, listedFrom: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, codes: Array<{ code: string, description: string, synonym: string | null, otherSide: boolean, heading: boolean, endedOn: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> | null } };

export type AddDiagnosisMutationVariables = Exact<{
  patientId: string;
  input: Types.DiagnosisInput;
}>;


export type AddDiagnosisMutation = { addSingleDiagnosis: { status: string, message: string } };

export type UpdateDiagnosisMutationVariables = Exact<{
  patientId: string;
  input: Types.DiagnosisChangeInput;
}>;


export type UpdateDiagnosisMutation = { updatePatientDiagnosis: { status: string, message: string } };

export type DeleteDiagnosisMutationVariables = Exact<{
  patientId: string;
  dxCode: string;
}>;


export type DeleteDiagnosisMutation = { deletePatientDiagnosis: { status: string, message: string } };

export type RestoreDiagnosisMutationVariables = Exact<{
  patientId: string;
  dxCode: string;
}>;


export type RestoreDiagnosisMutation = { restorePatientDiagnosis: { status: string, message: string } };

export const FindDiagnosisCodesDocument: Query<FindDiagnosisCodesQuery, FindDiagnosisCodesQueryVariables> = {"kind":"query","name":"FindDiagnosisCodes","text":"query FindDiagnosisCodes($patientId:ID!$search:String!){findDiagnosisCodes(patientId:$patientId search:$search){status message total listedFrom codes{code description synonym otherSide heading endedOn}}}"};

export const AddDiagnosisDocument: Mutation<AddDiagnosisMutation, AddDiagnosisMutationVariables> = {"kind":"mutation","name":"AddDiagnosis","text":"mutation AddDiagnosis($patientId:ID!$input:DiagnosisInput!){addSingleDiagnosis(patientId:$patientId input:$input){status message}}"};

export const UpdateDiagnosisDocument: Mutation<UpdateDiagnosisMutation, UpdateDiagnosisMutationVariables> = {"kind":"mutation","name":"UpdateDiagnosis","text":"mutation UpdateDiagnosis($patientId:ID!$input:DiagnosisChangeInput!){updatePatientDiagnosis(patientId:$patientId input:$input){status message}}"};

export const DeleteDiagnosisDocument: Mutation<DeleteDiagnosisMutation, DeleteDiagnosisMutationVariables> = {"kind":"mutation","name":"DeleteDiagnosis","text":"mutation DeleteDiagnosis($patientId:ID!$dxCode:String!){deletePatientDiagnosis(patientId:$patientId dxCode:$dxCode){status message}}"};

export const RestoreDiagnosisDocument: Mutation<RestoreDiagnosisMutation, RestoreDiagnosisMutationVariables> = {"kind":"mutation","name":"RestoreDiagnosis","text":"mutation RestoreDiagnosis($patientId:ID!$dxCode:String!){restorePatientDiagnosis(patientId:$patientId dxCode:$dxCode){status message}}"};
