import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type DeletionRequestsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletionRequestsCountQuery = { getDeletionRequests: { status: string, message: string, total: number | null } };

export type DeletionRequestsQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
}>;


export type DeletionRequestsQuery = { getDeletionRequests: { status: string, message: string, total: number | null, requests: Array<{ _id: string, firstname: string, lastname: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, requestedOn: string, companies: Array<string> }> | null } };

export type DeletionRequestRowFragment = { _id: string, firstname: string, lastname: string, dob: import("@restride/domain/values/calendar-date.ts").CalendarDate, phone: string, email: string, requestedOn: string, companies: Array<string> };

export type CompaniesForRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesForRequestQuery = { getCompanies: { status: string, message: string, companies: Array<{ _id: string, name: string }> | null } };

export type StartDeletionCaseMutationVariables = Exact<{
  requestid: string;
  customerid?: string | null | undefined;
  patientid: string;
}>;


export type StartDeletionCaseMutation = { startDeletionCase: { status: string, message: string, caseid: string | null } };

export type DismissDeletionRequestMutationVariables = Exact<{
  requestid: string;
}>;


export type DismissDeletionRequestMutation = { dismissDeletionRequest: { status: string, message: string } };

export type SendDeletionRequestMutationVariables = Exact<{
  requestid: string;
  companyid: string;
}>;


export type SendDeletionRequestMutation = { sendDeletionRequest: { status: string, message: string } };

export const DeletionRequestsCountDocument: Query<DeletionRequestsCountQuery, DeletionRequestsCountQueryVariables> = {"kind":"query","name":"DeletionRequestsCount","text":"query DeletionRequestsCount{getDeletionRequests(metadata:{current:1 pageSize:1}){status message total}}"};

export const DeletionRequestsDocument: Query<DeletionRequestsQuery, DeletionRequestsQueryVariables> = {"kind":"query","name":"DeletionRequests","text":"query DeletionRequests($metadata:PageInput){getDeletionRequests(metadata:$metadata){status message total requests{...DeletionRequestRow}}}fragment DeletionRequestRow on DeletionRequest{_id firstname lastname dob phone email requestedOn companies}"};

export const CompaniesForRequestDocument: Query<CompaniesForRequestQuery, CompaniesForRequestQueryVariables> = {"kind":"query","name":"CompaniesForRequest","text":"query CompaniesForRequest{getCompanies(input:{pagination:{current:1 pageSize:100}}){status message companies{_id name}}}"};

export const StartDeletionCaseDocument: Mutation<StartDeletionCaseMutation, StartDeletionCaseMutationVariables> = {"kind":"mutation","name":"StartDeletionCase","text":"mutation StartDeletionCase($requestid:ID!$customerid:ID$patientid:ID!){startDeletionCase(requestid:$requestid customerid:$customerid patientid:$patientid){status message caseid}}"};

export const DismissDeletionRequestDocument: Mutation<DismissDeletionRequestMutation, DismissDeletionRequestMutationVariables> = {"kind":"mutation","name":"DismissDeletionRequest","text":"mutation DismissDeletionRequest($requestid:ID!){dismissDeletionRequest(requestid:$requestid){status message}}"};

export const SendDeletionRequestDocument: Mutation<SendDeletionRequestMutation, SendDeletionRequestMutationVariables> = {"kind":"mutation","name":"SendDeletionRequest","text":"mutation SendDeletionRequest($requestid:ID!$companyid:ID!){sendDeletionRequest(requestid:$requestid companyid:$companyid){status message}}"};
