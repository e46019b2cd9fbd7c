import type { Mutation } from '../../platform/calls/document.ts';
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

export const CreateNewCaseDocument: Mutation<CreateNewCaseMutation, CreateNewCaseMutationVariables> = {"kind":"mutation","name":"createNewCase","text":"mutation createNewCase($patientId:ID!$description:String!$summary:String!$type:String!$messageType:String){createNewCase(patientId:$patientId description:$description summary:$summary type:$type messageType:$messageType){status message caseid}}"};
