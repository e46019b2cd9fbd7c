import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeleteAccountRequestMutationVariables = Exact<{
  firstname: string;
  lastname: string;
  dob: string;
  email?: string | null | undefined;
  phone: string;
  token: string;
}>;


export type DeleteAccountRequestMutation = { deleteAccountRequest: { status: string, message: string } };

export type WithdrawAccountDeletionMutationVariables = Exact<{
  token: string;
}>;


export type WithdrawAccountDeletionMutation = { withdrawAccountDeletion: { status: string, message: string } };

export const DeleteAccountRequestDocument: Mutation<DeleteAccountRequestMutation, DeleteAccountRequestMutationVariables> = {"kind":"mutation","name":"deleteAccountRequest","text":"mutation deleteAccountRequest($firstname:String!$lastname:String!$dob:String!$email:String$phone:String!$token:String!){deleteAccountRequest(firstname:$firstname lastname:$lastname dob:$dob email:$email phone:$phone token:$token){status message}}"};

export const WithdrawAccountDeletionDocument: Mutation<WithdrawAccountDeletionMutation, WithdrawAccountDeletionMutationVariables> = {"kind":"mutation","name":"withdrawAccountDeletion","text":"mutation withdrawAccountDeletion($token:String!){withdrawAccountDeletion(token:$token){status message}}"};
