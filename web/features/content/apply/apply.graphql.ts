import type { Mutation, Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type PreviewPublishQueryVariables = Exact<{
  id: string;
  changes?: Array<string> | string | null | undefined;
  of?: Types.PublishPatientsInput | null | undefined;
  pagination?: Types.PageInput | null | undefined;
}>;


export type PreviewPublishQuery = { previewPublish: { status: string, message: string, planHash: string | null, plan: { running: number, change: number, stay: number, passed: number, onhold: number, total: number, changes: Array<{ _id: string, name: string, says: string, was: string }>, clinics: Array<{ _id: string, name: string, running: number, change: number, stay: number, passed: number }>, patients: Array<{ _id: string, name: string, clinic: string, outcome: string, onhold: boolean, stays: Array<string> }> } | null } };

export type ApplyVersionMutationVariables = Exact<{
  id: string;
  changes: Array<string> | string;
  planHash: string;
  tell?: boolean | null | undefined;
  telladmins?: boolean | null | undefined;
}>;


export type ApplyVersionMutation = { applyVersion: { status: string, message: string } };

export const PreviewPublishDocument: Query<PreviewPublishQuery, PreviewPublishQueryVariables> = {"kind":"query","name":"PreviewPublish","text":"query PreviewPublish($id:ID!$changes:[ID!]$of:PublishPatientsInput$pagination:PageInput){previewPublish(id:$id changes:$changes of:$of pagination:$pagination){status message planHash plan{running change stay passed onhold changes{_id name says was}clinics{_id name running change stay passed}total patients{_id name clinic outcome onhold stays}}}}"};

export const ApplyVersionDocument: Mutation<ApplyVersionMutation, ApplyVersionMutationVariables> = {"kind":"mutation","name":"ApplyVersion","text":"mutation ApplyVersion($id:ID!$changes:[ID!]!$planHash:String!$tell:Boolean$telladmins:Boolean){applyVersion(id:$id changes:$changes planHash:$planHash tell:$tell telladmins:$telladmins){status message}}"};
