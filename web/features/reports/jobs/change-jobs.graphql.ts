import type { Mutation } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type StartReportsMutationVariables = Exact<{
  patientids?: Array<string> | string | null | undefined;
  filters?: Types.PatientFilters | null | undefined;
  notes: boolean;
  answers: boolean;
}>;


export type StartReportsMutation = { startReports: { status: string, message: string } };

export type CancelReportJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelReportJobMutation = { cancelReportJob: { status: string, message: string } };

export const StartReportsDocument: Mutation<StartReportsMutation, StartReportsMutationVariables> = {"kind":"mutation","name":"StartReports","text":"mutation StartReports($patientids:[ID!]$filters:PatientFilters$notes:Boolean!$answers:Boolean!){startReports(patientids:$patientids filters:$filters notes:$notes answers:$answers){status message}}"};

export const CancelReportJobDocument: Mutation<CancelReportJobMutation, CancelReportJobMutationVariables> = {"kind":"mutation","name":"CancelReportJob","text":"mutation CancelReportJob($id:ID!){cancelReportJob(id:$id){status message}}"};
