import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type ContentListQueryVariables = Exact<{
  kind: string;
  companyid?: string | null | undefined;
  searchText?: string | null | undefined;
  filter?: Types.ContentFilter | null | undefined;
  pagination?: Types.PageInput | null | undefined;
}>;


export type ContentListQuery = { getContentList: { status: string, message: string, total: number | null, contents: Array<{ _id: string, name: string, state: string, version: number | null, versionid: string | null, mayedit: boolean, hasdraft: boolean, surgery_type: string | null, age_groups: Array<string>, regimens: number | null, devices: number | null, questionnaires: number | null, clinics: number | null, running: number | null, usedin: number, image: string | null, hasvideo: boolean, measures: Array<string>, changed: string | null, dose: { holdseconds: number, repeat: number, set: number, time: number, interval: number } | null }> | null } };

export type ContentHoldersQueryVariables = Exact<{
  id: string;
  companyid?: string | null | undefined;
}>;


export type ContentHoldersQuery = { getContentHolders: { status: string, message: string, holders: Array<{ _id: string, name: string, running: number | null }> | null } };

export type ContentCountsQueryVariables = Exact<{
  companyid?: string | null | undefined;
}>;


export type ContentCountsQuery = { getContentCounts: { status: string, message: string, counts: Array<{ kind: string, total: number }> | null } };

export type ListedContentFragment = { _id: string, name: string, state: string, version: number | null, versionid: string | null, mayedit: boolean, hasdraft: boolean, surgery_type: string | null, age_groups: Array<string>, regimens: number | null, devices: number | null, questionnaires: number | null, clinics: number | null, running: number | null, usedin: number, image: string | null, hasvideo: boolean, measures: Array<string>, changed: string | null, dose: { holdseconds: number, repeat: number, set: number, time: number, interval: number } | null };

export type ContentCompanyQueryVariables = Exact<{
  companyid: string;
}>;


export type ContentCompanyQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string } | null } };

export const ContentListDocument: Query<ContentListQuery, ContentListQueryVariables> = {"kind":"query","name":"ContentList","text":"query ContentList($kind:String!$companyid:ID$searchText:String$filter:ContentFilter$pagination:PageInput){getContentList(kind:$kind companyid:$companyid searchText:$searchText filter:$filter pagination:$pagination){status message contents{...ListedContent}total}}fragment ListedContent on ListedContent{_id name state version versionid mayedit hasdraft surgery_type age_groups regimens devices questionnaires clinics running usedin image hasvideo measures dose{holdseconds repeat set time interval}changed}"};

export const ContentHoldersDocument: Query<ContentHoldersQuery, ContentHoldersQueryVariables> = {"kind":"query","name":"ContentHolders","text":"query ContentHolders($id:ID!$companyid:ID){getContentHolders(id:$id companyid:$companyid){status message holders{_id name running}}}"};

export const ContentCountsDocument: Query<ContentCountsQuery, ContentCountsQueryVariables> = {"kind":"query","name":"ContentCounts","text":"query ContentCounts($companyid:ID){getContentCounts(companyid:$companyid){status message counts{kind total}}}"};

export const ContentCompanyDocument: Query<ContentCompanyQuery, ContentCompanyQueryVariables> = {"kind":"query","name":"ContentCompany","text":"query ContentCompany($companyid:ID!){getCompany(companyid:$companyid){status message company{_id name}}}"};
