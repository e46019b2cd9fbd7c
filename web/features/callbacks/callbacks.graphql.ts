import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddCallbackRequestMutationVariables = Exact<{
  patientid?: string | null | undefined;
  phone: string;
  name: string;
  message: string;
  surgeon: string;
}>;


export type AddCallbackRequestMutation = { addCallbackRequest: { status: string, message: string } };

export const AddCallbackRequestDocument: Mutation<AddCallbackRequestMutation, AddCallbackRequestMutationVariables> = {"kind":"mutation","name":"addCallbackRequest","text":"mutation addCallbackRequest($patientid:ID$phone:String!$name:String!$message:String!$surgeon:ID!){addCallbackRequest(patientid:$patientid phone:$phone name:$name message:$message surgeon:$surgeon){status message}}"};
