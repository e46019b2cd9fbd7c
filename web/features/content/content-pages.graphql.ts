import type { Mutation, Query } from '../../platform/calls/document.ts';
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

export type ContentRunningQueryVariables = Exact<{
  id: string;
  companyid?: string | null | undefined;
  pagination?: Types.PageInput | null | undefined;
}>;


export type ContentRunningQuery = { getContentRunning: { status: string, message: string, total: number | null, patients: Array<{ _id: string, name: string, clinic: string, version: number }> | null } };

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

export type ContentByIdQueryVariables = Exact<{
  id: string;
  versionid?: string | null | undefined;
}>;


export type ContentByIdQuery = { getContent: { status: string,
  message: string,
  content: { _id: string,
  kind: string,
  state: string,
  mayedit: boolean,
  company: string | null,
  number: number,
  version: number | null,
  changedby: string | null,
  changed: string | null,
  running: number | null,
  usedin: number,
  carePlan: { name: string | null,
  description: string | null,
  surgery_type: string | null,
  age_groups: Array<string> | null,
  pace: string | null,
  customers: Array<string> | null,
  regimens: Array<string> | null,
  devices: Array<{ deviceid: string,
  start_date: number | null,
  end_date: number | null,
  interval: number | null,
  time: number | null,
  skiponsurgerydate: boolean | null }> | null,
  feedback: Array<{ formid: string,
  scheduletype: string | null,
  schedule: Array<number> | null,
  startdate: number | null,
  enddate: number | null,
  skiponsurgerydate: boolean | null }> | null } | null,
  regimen: { name: string | null,
  surgery_type: string | null,
  gender: string | null,
  age_groups: Array<string> | null,
  startdate: number | null,
  enddate: number | null,
  exercises: Array<{ exercise: string,
  startdate: number | null,
  enddate: number | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null,
  next: number | null }> | null } | null,
  exercise: { name: string | null,
  purpose: string | null,
  caution: string | null,
  image: string | null,
  video: string | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null } | null,
  questionnaire: { name: string | null,
  kind: string | null,
  licence: string | null,
  image: string | null,
  recalldays: number | null,
  questions: Array<{ question: string | null,
  options: Array<{ optnumber: number | null,
  option: string | null }> | null }> | null } | null,
  device: { name: string | null,
  surgery_type: string | null,
  image: string | null,
  values: Array<{ metric: string | null,
  unit: string | null,
  min: number | null,
  max: number | null,
  kept: boolean | null,
  thresholds: Array<{ fromday: number | null,
  min: number | null,
  max: number | null }> | null }> | null } | null,
  parts: Array<{ _id: string,
  content: string,
  name: string,
  number: number,
  newest: string | null,
  startdate: number | null,
  enddate: number | null,
  exercises: number | null,
  image: string | null }> } | null } };

export type ContentRecordFragment = { _id: string,
  kind: string,
  state: string,
  mayedit: boolean,
  company: string | null,
  number: number,
  version: number | null,
  changedby: string | null,
  changed: string | null,
  running: number | null,
  usedin: number,
  carePlan: { name: string | null,
  description: string | null,
  surgery_type: string | null,
  age_groups: Array<string> | null,
  pace: string | null,
  customers: Array<string> | null,
  regimens: Array<string> | null,
  devices: Array<{ deviceid: string,
  start_date: number | null,
  end_date: number | null,
  interval: number | null,
  time: number | null,
  skiponsurgerydate: boolean | null }> | null,
  feedback: Array<{ formid: string,
  scheduletype: string | null,
  schedule: Array<number> | null,
  startdate: number | null,
  enddate: number | null,
  skiponsurgerydate: boolean | null }> | null } | null,
  regimen: { name: string | null,
  surgery_type: string | null,
  gender: string | null,
  age_groups: Array<string> | null,
  startdate: number | null,
  enddate: number | null,
  exercises: Array<{ exercise: string,
  startdate: number | null,
  enddate: number | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null,
  next: number | null }> | null } | null,
  exercise: { name: string | null,
  purpose: string | null,
  caution: string | null,
  image: string | null,
  video: string | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null } | null,
  questionnaire: { name: string | null,
  kind: string | null,
  licence: string | null,
  image: string | null,
  recalldays: number | null,
  questions: Array<{ question: string | null,
  options: Array<{ optnumber: number | null,
  option: string | null }> | null }> | null } | null,
  device: { name: string | null,
  surgery_type: string | null,
  image: string | null,
  values: Array<{ metric: string | null,
  unit: string | null,
  min: number | null,
  max: number | null,
  kept: boolean | null,
  thresholds: Array<{ fromday: number | null,
  min: number | null,
  max: number | null }> | null }> | null } | null,
  parts: Array<{ _id: string,
  content: string,
  name: string,
  number: number,
  newest: string | null,
  startdate: number | null,
  enddate: number | null,
  exercises: number | null,
  image: string | null }> };

export type ContentVersionsQueryVariables = Exact<{
  id: string;
}>;


export type ContentVersionsQuery = { getContentVersions: { status: string, message: string, versions: Array<{ _id: string, number: number, at: string, by: string | null, running: number | null, summary: string }> | null } };

export type ContentCompanyQueryVariables = Exact<{
  companyid: string;
}>;


export type ContentCompanyQuery = { getCompany: { status: string, message: string, company: { _id: string, name: string } | null } };

export type ClinicsOfCompanyQueryVariables = Exact<{
  companyid: string;
}>;


export type ClinicsOfCompanyQuery = { getCompanyCustomerList: { status: string, message: string, customers: Array<{ _id: string, name: string }> | null } };

export type SaveContentDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  kind?: string | null | undefined;
  companyid?: string | null | undefined;
  version?: number | null | undefined;
  number?: number | null | undefined;
  body: Types.ContentBodyInput;
}>;


export type SaveContentDraftMutation = { saveContentDraft: { status: string,
  message: string,
  content: { _id: string,
  kind: string,
  state: string,
  mayedit: boolean,
  company: string | null,
  number: number,
  version: number | null,
  changedby: string | null,
  changed: string | null,
  running: number | null,
  usedin: number,
  carePlan: { name: string | null,
  description: string | null,
  surgery_type: string | null,
  age_groups: Array<string> | null,
  pace: string | null,
  customers: Array<string> | null,
  regimens: Array<string> | null,
  devices: Array<{ deviceid: string,
  start_date: number | null,
  end_date: number | null,
  interval: number | null,
  time: number | null,
  skiponsurgerydate: boolean | null }> | null,
  feedback: Array<{ formid: string,
  scheduletype: string | null,
  schedule: Array<number> | null,
  startdate: number | null,
  enddate: number | null,
  skiponsurgerydate: boolean | null }> | null } | null,
  regimen: { name: string | null,
  surgery_type: string | null,
  gender: string | null,
  age_groups: Array<string> | null,
  startdate: number | null,
  enddate: number | null,
  exercises: Array<{ exercise: string,
  startdate: number | null,
  enddate: number | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null,
  next: number | null }> | null } | null,
  exercise: { name: string | null,
  purpose: string | null,
  caution: string | null,
  image: string | null,
  video: string | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null } | null,
  questionnaire: { name: string | null,
  kind: string | null,
  licence: string | null,
  image: string | null,
  recalldays: number | null,
  questions: Array<{ question: string | null,
  options: Array<{ optnumber: number | null,
  option: string | null }> | null }> | null } | null,
  device: { name: string | null,
  surgery_type: string | null,
  image: string | null,
  values: Array<{ metric: string | null,
  unit: string | null,
  min: number | null,
  max: number | null,
  kept: boolean | null,
  thresholds: Array<{ fromday: number | null,
  min: number | null,
  max: number | null }> | null }> | null } | null,
  parts: Array<{ _id: string,
  content: string,
  name: string,
  number: number,
  newest: string | null,
  startdate: number | null,
  enddate: number | null,
  exercises: number | null,
  image: string | null }> } | null } };

export type DiscardContentDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardContentDraftMutation = { discardContentDraft: { status: string, message: string } };

export type CopyContentMutationVariables = Exact<{
  id: string;
  companyid?: string | null | undefined;
}>;


export type CopyContentMutation = { copyContent: { status: string, message: string, content: { _id: string } | null } };

export type PublishContentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishContentMutation = { publishContent: { status: string,
  message: string,
  content: { _id: string,
  kind: string,
  state: string,
  mayedit: boolean,
  company: string | null,
  number: number,
  version: number | null,
  changedby: string | null,
  changed: string | null,
  running: number | null,
  usedin: number,
  carePlan: { name: string | null,
  description: string | null,
  surgery_type: string | null,
  age_groups: Array<string> | null,
  pace: string | null,
  customers: Array<string> | null,
  regimens: Array<string> | null,
  devices: Array<{ deviceid: string,
  start_date: number | null,
  end_date: number | null,
  interval: number | null,
  time: number | null,
  skiponsurgerydate: boolean | null }> | null,
  feedback: Array<{ formid: string,
  scheduletype: string | null,
  schedule: Array<number> | null,
  startdate: number | null,
  enddate: number | null,
  skiponsurgerydate: boolean | null }> | null } | null,
  regimen: { name: string | null,
  surgery_type: string | null,
  gender: string | null,
  age_groups: Array<string> | null,
  startdate: number | null,
  enddate: number | null,
  exercises: Array<{ exercise: string,
  startdate: number | null,
  enddate: number | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null,
  next: number | null }> | null } | null,
  exercise: { name: string | null,
  purpose: string | null,
  caution: string | null,
  image: string | null,
  video: string | null,
  holdseconds: number | null,
  repeat: number | null,
  set: number | null,
  time: number | null,
  interval: number | null } | null,
  questionnaire: { name: string | null,
  kind: string | null,
  licence: string | null,
  image: string | null,
  recalldays: number | null,
  questions: Array<{ question: string | null,
  options: Array<{ optnumber: number | null,
  option: string | null }> | null }> | null } | null,
  device: { name: string | null,
  surgery_type: string | null,
  image: string | null,
  values: Array<{ metric: string | null,
  unit: string | null,
  min: number | null,
  max: number | null,
  kept: boolean | null,
  thresholds: Array<{ fromday: number | null,
  min: number | null,
  max: number | null }> | null }> | null } | null,
  parts: Array<{ _id: string,
  content: string,
  name: string,
  number: number,
  newest: string | null,
  startdate: number | null,
  enddate: number | null,
  exercises: number | null,
  image: string | null }> } | null } };

export type RetireContentMutationVariables = Exact<{
  id: string;
  retired: boolean;
}>;


export type RetireContentMutation = { retireContent: { status: string, message: string, content: { _id: string } | null } };

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

export const ContentListDocument: Query<ContentListQuery, ContentListQueryVariables> = {"kind":"query","name":"ContentList","text":"query ContentList($kind:String!$companyid:ID$searchText:String$filter:ContentFilter$pagination:PageInput){getContentList(kind:$kind companyid:$companyid searchText:$searchText filter:$filter pagination:$pagination){status message contents{...ListedContent}total}}fragment ListedContent on ListedContent{_id name state version versionid mayedit hasdraft surgery_type age_groups regimens devices questionnaires clinics running usedin image hasvideo measures dose{holdseconds repeat set time interval}changed}"};

export const ContentRunningDocument: Query<ContentRunningQuery, ContentRunningQueryVariables> = {"kind":"query","name":"ContentRunning","text":"query ContentRunning($id:ID!$companyid:ID$pagination:PageInput){getContentRunning(id:$id companyid:$companyid pagination:$pagination){status message patients{_id name clinic version}total}}"};

export const ContentHoldersDocument: Query<ContentHoldersQuery, ContentHoldersQueryVariables> = {"kind":"query","name":"ContentHolders","text":"query ContentHolders($id:ID!$companyid:ID){getContentHolders(id:$id companyid:$companyid){status message holders{_id name running}}}"};

export const ContentCountsDocument: Query<ContentCountsQuery, ContentCountsQueryVariables> = {"kind":"query","name":"ContentCounts","text":"query ContentCounts($companyid:ID){getContentCounts(companyid:$companyid){status message counts{kind total}}}"};

export const ContentByIdDocument: Query<ContentByIdQuery, ContentByIdQueryVariables> = {"kind":"query","name":"ContentById","text":"query ContentById($id:ID!$versionid:ID){getContent(id:$id versionid:$versionid){status message content{...ContentRecord}}}fragment ContentRecord on Content{_id kind state mayedit company number version changedby changed running usedin carePlan{name description surgery_type age_groups pace customers regimens devices{deviceid start_date end_date interval time skiponsurgerydate}feedback{formid scheduletype schedule startdate enddate skiponsurgerydate}}regimen{name surgery_type gender age_groups startdate enddate exercises{exercise startdate enddate holdseconds repeat set time interval next}}exercise{name purpose caution image video holdseconds repeat set time interval}questionnaire{name kind licence image recalldays questions{question options{optnumber option}}}device{name surgery_type image values{metric unit min max kept thresholds{fromday min max}}}parts{_id content name number newest startdate enddate exercises image}}"};

export const ContentVersionsDocument: Query<ContentVersionsQuery, ContentVersionsQueryVariables> = {"kind":"query","name":"ContentVersions","text":"query ContentVersions($id:ID!){getContentVersions(id:$id){status message versions{_id number at by running summary}}}"};

export const ContentCompanyDocument: Query<ContentCompanyQuery, ContentCompanyQueryVariables> = {"kind":"query","name":"ContentCompany","text":"query ContentCompany($companyid:ID!){getCompany(companyid:$companyid){status message company{_id name}}}"};

export const ClinicsOfCompanyDocument: Query<ClinicsOfCompanyQuery, ClinicsOfCompanyQueryVariables> = {"kind":"query","name":"ClinicsOfCompany","text":"query ClinicsOfCompany($companyid:ID!){getCompanyCustomerList(companyid:$companyid){status message customers{_id name}}}"};

export const SaveContentDraftDocument: Mutation<SaveContentDraftMutation, SaveContentDraftMutationVariables> = {"kind":"mutation","name":"SaveContentDraft","text":"mutation SaveContentDraft($id:ID$kind:String$companyid:ID$version:Int$number:Int$body:ContentBodyInput!){saveContentDraft(id:$id kind:$kind companyid:$companyid version:$version number:$number body:$body){status message content{...ContentRecord}}}fragment ContentRecord on Content{_id kind state mayedit company number version changedby changed running usedin carePlan{name description surgery_type age_groups pace customers regimens devices{deviceid start_date end_date interval time skiponsurgerydate}feedback{formid scheduletype schedule startdate enddate skiponsurgerydate}}regimen{name surgery_type gender age_groups startdate enddate exercises{exercise startdate enddate holdseconds repeat set time interval next}}exercise{name purpose caution image video holdseconds repeat set time interval}questionnaire{name kind licence image recalldays questions{question options{optnumber option}}}device{name surgery_type image values{metric unit min max kept thresholds{fromday min max}}}parts{_id content name number newest startdate enddate exercises image}}"};

export const DiscardContentDraftDocument: Mutation<DiscardContentDraftMutation, DiscardContentDraftMutationVariables> = {"kind":"mutation","name":"DiscardContentDraft","text":"mutation DiscardContentDraft($id:ID!){discardContentDraft(id:$id){status message}}"};

export const CopyContentDocument: Mutation<CopyContentMutation, CopyContentMutationVariables> = {"kind":"mutation","name":"CopyContent","text":"mutation CopyContent($id:ID!$companyid:ID){copyContent(id:$id companyid:$companyid){status message content{_id}}}"};

export const PublishContentDocument: Mutation<PublishContentMutation, PublishContentMutationVariables> = {"kind":"mutation","name":"PublishContent","text":"mutation PublishContent($id:ID!$version:Int!){publishContent(id:$id version:$version){status message content{...ContentRecord}}}fragment ContentRecord on Content{_id kind state mayedit company number version changedby changed running usedin carePlan{name description surgery_type age_groups pace customers regimens devices{deviceid start_date end_date interval time skiponsurgerydate}feedback{formid scheduletype schedule startdate enddate skiponsurgerydate}}regimen{name surgery_type gender age_groups startdate enddate exercises{exercise startdate enddate holdseconds repeat set time interval next}}exercise{name purpose caution image video holdseconds repeat set time interval}questionnaire{name kind licence image recalldays questions{question options{optnumber option}}}device{name surgery_type image values{metric unit min max kept thresholds{fromday min max}}}parts{_id content name number newest startdate enddate exercises image}}"};

export const RetireContentDocument: Mutation<RetireContentMutation, RetireContentMutationVariables> = {"kind":"mutation","name":"RetireContent","text":"mutation RetireContent($id:ID!$retired:Boolean!){retireContent(id:$id retired:$retired){status message content{_id}}}"};

export const PreviewPublishDocument: Query<PreviewPublishQuery, PreviewPublishQueryVariables> = {"kind":"query","name":"PreviewPublish","text":"query PreviewPublish($id:ID!$changes:[ID!]$of:PublishPatientsInput$pagination:PageInput){previewPublish(id:$id changes:$changes of:$of pagination:$pagination){status message planHash plan{running change stay passed onhold changes{_id name says was}clinics{_id name running change stay passed}total patients{_id name clinic outcome onhold stays}}}}"};

export const ApplyVersionDocument: Mutation<ApplyVersionMutation, ApplyVersionMutationVariables> = {"kind":"mutation","name":"ApplyVersion","text":"mutation ApplyVersion($id:ID!$changes:[ID!]!$planHash:String!$tell:Boolean$telladmins:Boolean){applyVersion(id:$id changes:$changes planHash:$planHash tell:$tell telladmins:$telladmins){status message}}"};
