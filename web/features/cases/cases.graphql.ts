import type { Mutation, Query, Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CreateNewCaseMutationVariables = Exact<{
  patientId: string;
  description: string;
  summary: string;
  type: string;
  messageType?: string | null | undefined;
}>;


export type CreateNewCaseMutation = { createNewCase: { status: string, message: string, caseid: string | null } };

export type ActionCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type ActionCaseQuery = { getActionCase: { status: string, message: string, actionCase: { _id: string, number: string, summary: string, description: string, status: string, createdAt: string, createdBy: string, patientid: string | null, patientname: string | null, vendor: string, vendorAssignedAt: string | null } | null } };

export type AssignToVendorMutationVariables = Exact<{
  caseId: string;
}>;


export type AssignToVendorMutation = { assignedToMoveAi: { status: string, message: string } };

export type OnVendorTeamSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnVendorTeamSubscription = { moveAiComment: { status: string, fact: number, caseid: string } };

export type UpdateLastViewedMutationVariables = Exact<{
  caseId: string;
}>;


export type UpdateLastViewedMutation = { updateLastViewed: { status: string, message: string } };

export const CreateNewCaseDocument: Mutation<CreateNewCaseMutation, CreateNewCaseMutationVariables> = {"kind":"mutation","name":"createNewCase","text":"mutation createNewCase($patientId:ID!$description:String!$summary:String!$type:String!$messageType:String){createNewCase(patientId:$patientId description:$description summary:$summary type:$type messageType:$messageType){status message caseid}}"};

export const ActionCaseDocument: Query<ActionCaseQuery, ActionCaseQueryVariables> = {"kind":"query","name":"ActionCase","text":"query ActionCase($caseId:ID!){getActionCase(caseId:$caseId){status message actionCase{_id number summary description status createdAt createdBy patientid patientname vendor vendorAssignedAt}}}"};

export const AssignToVendorDocument: Mutation<AssignToVendorMutation, AssignToVendorMutationVariables> = {"kind":"mutation","name":"AssignToVendor","text":"mutation AssignToVendor($caseId:ID!){assignedToMoveAi(caseId:$caseId){status message}}"};

export const OnVendorTeamDocument: Subscription<OnVendorTeamSubscription, OnVendorTeamSubscriptionVariables> = {"kind":"subscription","name":"OnVendorTeam","text":"subscription OnVendorTeam($since:Int){moveAiComment(since:$since){status fact caseid}}"};

export const UpdateLastViewedDocument: Mutation<UpdateLastViewedMutation, UpdateLastViewedMutationVariables> = {"kind":"mutation","name":"UpdateLastViewed","text":"mutation UpdateLastViewed($caseId:ID!){updateLastViewed(caseId:$caseId){status message}}"};
