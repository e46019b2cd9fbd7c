import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountDeletionQueryVariables = Exact<{
  caseId: string;
}>;


export type AccountDeletionQuery = { getAccountDeletion: { status: string, message: string, deletion: { requestedOn: string, eraseOn: import("@restride/domain/values/calendar-date.ts").CalendarDate, daysLeft: number, withdrawnOn: string | null, erasedOn: string | null, devicesOut: Array<{ name: string, status: string, since: import("@restride/domain/values/calendar-date.ts").CalendarDate | null }> } | null } };

export type WithdrawForPatientMutationVariables = Exact<{
  caseId: string;
  reason: string;
}>;


export type WithdrawForPatientMutation = { withdrawDeletionForPatient: { status: string, message: string } };

export const AccountDeletionDocument: Query<AccountDeletionQuery, AccountDeletionQueryVariables> = {"kind":"query","name":"AccountDeletion","text":"query AccountDeletion($caseId:ID!){getAccountDeletion(caseId:$caseId){status message deletion{requestedOn eraseOn daysLeft withdrawnOn erasedOn devicesOut{name status since}}}}"};

export const WithdrawForPatientDocument: Mutation<WithdrawForPatientMutation, WithdrawForPatientMutationVariables> = {"kind":"mutation","name":"WithdrawForPatient","text":"mutation WithdrawForPatient($caseId:ID!$reason:String!){withdrawDeletionForPatient(caseId:$caseId reason:$reason){status message}}"};
