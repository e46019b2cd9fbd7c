import type { Query, Subscription } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OnCommentSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnCommentSubscription = { onComment: { status: string, fact: number, caseid: string } };

export type OnCompanyCasesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OnCompanyCasesSubscription = { onCompanyCases: { status: string } };

export type OnStaffCommentSubscriptionVariables = Exact<{
  since?: number | null | undefined;
}>;


export type OnStaffCommentSubscription = { addAdminCommentToLite: { status: string, fact: number, caseid: string } };

export type CaseStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type CaseStatsQuery = { getActionCaseStats: { status: string, message: string, unassigned: number | null } };

export type AnyNewMessageQueryVariables = Exact<{ [key: string]: never; }>;


export type AnyNewMessageQuery = { isNewActionCase: { status: string, message: string, isNew: boolean | null } };

export const OnCommentDocument: Subscription<OnCommentSubscription, OnCommentSubscriptionVariables> = {"kind":"subscription","name":"OnComment","text":"subscription OnComment($since:Int){onComment(since:$since){status fact caseid}}"};

export const OnCompanyCasesDocument: Subscription<OnCompanyCasesSubscription, OnCompanyCasesSubscriptionVariables> = {"kind":"subscription","name":"OnCompanyCases","text":"subscription OnCompanyCases{onCompanyCases{status}}"};

export const OnStaffCommentDocument: Subscription<OnStaffCommentSubscription, OnStaffCommentSubscriptionVariables> = {"kind":"subscription","name":"OnStaffComment","text":"subscription OnStaffComment($since:Int){addAdminCommentToLite(since:$since){status fact caseid}}"};

export const CaseStatsDocument: Query<CaseStatsQuery, CaseStatsQueryVariables> = {"kind":"query","name":"CaseStats","text":"query CaseStats{getActionCaseStats{status message unassigned}}"};

export const AnyNewMessageDocument: Query<AnyNewMessageQuery, AnyNewMessageQueryVariables> = {"kind":"query","name":"AnyNewMessage","text":"query AnyNewMessage{isNewActionCase{status message isNew}}"};
