import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenCaseMutationVariables = Exact<{
  customerId?: string | null | undefined;
  patientId?: string | null | undefined;
  type: string;
  title?: string | null | undefined;
  status?: string | null | undefined;
  priority?: string | null | undefined;
  assignedTo?: string | null | undefined;
  summary: string;
  description: string;
  date?: string | null | undefined;
  hrs?: number | null | undefined;
  mins?: number | null | undefined;
  workDescription?: string | null | undefined;
}>;


export type OpenCaseMutation = { createNewCase: { status: string, message: string, caseid: string | null } };

export type CaseAssigneesQueryVariables = Exact<{
  companyid?: string | null | undefined;
}>;


export type CaseAssigneesQuery = { getCompanyHealthcoach: { status: string, message: string, users: Array<{ _id: string, firstname: string, lastname: string }> | null } };

export const OpenCaseDocument: Mutation<OpenCaseMutation, OpenCaseMutationVariables> = {"kind":"mutation","name":"OpenCase","text":"mutation OpenCase($customerId:ID$patientId:ID$type:String!$title:String$status:String$priority:String$assignedTo:ID$summary:String!$description:String!$date:String$hrs:Int$mins:Int$workDescription:String){createNewCase(customerId:$customerId patientId:$patientId type:$type title:$title status:$status priority:$priority assignedTo:$assignedTo summary:$summary description:$description date:$date hrs:$hrs mins:$mins workDescription:$workDescription){status message caseid}}"};

export const CaseAssigneesDocument: Query<CaseAssigneesQuery, CaseAssigneesQueryVariables> = {"kind":"query","name":"CaseAssignees","text":"query CaseAssignees($companyid:ID){getCompanyHealthcoach(companyid:$companyid){status message users{_id firstname lastname}}}"};
