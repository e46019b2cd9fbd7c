import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type CaseListQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.ActionCaseFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type CaseListQuery = { getActionCaseList: { status: string, message: string, total: number | null, actionCases: Array<{ _id: string, caseNumber: string, title: string, summary: string, status: string, priority: string | null, isNew: boolean, unread: boolean, urgent: boolean, assignedTo: string | null, assignedToName: string | null, customerId: string, customerName: string, customerLogo: string, patientName: string | null, patientLastDigitOfPhone: string | null, createdDate: string, lastUpdated: string, archived: boolean }> | null } };

export type ListedCaseFragment = { _id: string, caseNumber: string, title: string, summary: string, status: string, priority: string | null, isNew: boolean, unread: boolean, urgent: boolean, assignedTo: string | null, assignedToName: string | null, customerId: string, customerName: string, customerLogo: string, patientName: string | null, patientLastDigitOfPhone: string | null, createdDate: string, lastUpdated: string, archived: boolean };

export type CaseCountsQueryVariables = Exact<{
  customerid?: string | null | undefined;
}>;


export type CaseCountsQuery = { getActionCaseStats: { status: string, message: string, total: number | null, assigned: number | null, unassigned: number | null, unresolved: number | null, resolved: number | null, notanissue: number | null, unread: number | null } };

export type CaseCustomersQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type CaseCustomersQuery = { getCustomersIdAndNameList: { status: string, message: string, customers: Array<{ id: string, name: string }> | null } };

export type ArchiveCasesMutationVariables = Exact<{
  ids: Array<string> | string;
  archived?: boolean | null | undefined;
}>;


export type ArchiveCasesMutation = { archiveActionCases: { status: string, message: string } };

export type DeleteCasesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCasesMutation = { deleteActionCase: { status: string, message: string } };

export type TakeCaseMutationVariables = Exact<{
  caseId: string;
  customerid?: string | null | undefined;
  healthCoachId?: string | null | undefined;
  takenFrom?: string | null | undefined;
}>;


export type TakeCaseMutation = { updateActionCase: { status: string, message: string } };

export const CaseListDocument: Query<CaseListQuery, CaseListQueryVariables> = {"kind":"query","name":"CaseList","text":"query CaseList($metadata:PageInput$filters:ActionCaseFilters$sorter:SorterInput){getActionCaseList(metadata:$metadata filters:$filters sorter:$sorter){status message total actionCases{...ListedCase}}}fragment ListedCase on ActionCaseRow{_id caseNumber title summary status priority isNew unread urgent assignedTo assignedToName customerId customerName customerLogo patientName patientLastDigitOfPhone createdDate lastUpdated archived}"};

export const CaseCountsDocument: Query<CaseCountsQuery, CaseCountsQueryVariables> = {"kind":"query","name":"CaseCounts","text":"query CaseCounts($customerid:ID){getActionCaseStats(customerid:$customerid){status message total assigned unassigned unresolved resolved notanissue unread}}"};

export const CaseCustomersDocument: Query<CaseCustomersQuery, CaseCustomersQueryVariables> = {"kind":"query","name":"CaseCustomers","text":"query CaseCustomers($companyId:ID){getCustomersIdAndNameList(input:{companyId:$companyId}){status message customers{id name}}}"};

export const ArchiveCasesDocument: Mutation<ArchiveCasesMutation, ArchiveCasesMutationVariables> = {"kind":"mutation","name":"ArchiveCases","text":"mutation ArchiveCases($ids:[ID!]!$archived:Boolean){archiveActionCases(ids:$ids archived:$archived){status message}}"};

export const DeleteCasesDocument: Mutation<DeleteCasesMutation, DeleteCasesMutationVariables> = {"kind":"mutation","name":"DeleteCases","text":"mutation DeleteCases($ids:[ID!]!){deleteActionCase(ids:$ids){status message}}"};

export const TakeCaseDocument: Mutation<TakeCaseMutation, TakeCaseMutationVariables> = {"kind":"mutation","name":"TakeCase","text":"mutation TakeCase($caseId:ID!$customerid:ID$healthCoachId:ID$takenFrom:ID){updateActionCase(caseId:$caseId customerid:$customerid healthCoachId:$healthCoachId takenFrom:$takenFrom){status message}}"};
