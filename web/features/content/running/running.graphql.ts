import type { Query } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs.ts';

export type ContentRunningQueryVariables = Exact<{
  id: string;
  companyid?: string | null | undefined;
  pagination?: Types.PageInput | null | undefined;
}>;


export type ContentRunningQuery = { getContentRunning: { status: string, message: string, total: number | null, patients: Array<{ _id: string, name: string, clinic: string, version: number }> | null } };

export const ContentRunningDocument: Query<ContentRunningQuery, ContentRunningQueryVariables> = {"kind":"query","name":"ContentRunning","text":"query ContentRunning($id:ID!$companyid:ID$pagination:PageInput){getContentRunning(id:$id companyid:$companyid pagination:$pagination){status message patients{_id name clinic version}total}}"};
