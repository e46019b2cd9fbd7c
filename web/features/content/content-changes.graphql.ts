import type { Mutation } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

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

export const SaveContentDraftDocument: Mutation<SaveContentDraftMutation, SaveContentDraftMutationVariables> = {"kind":"mutation","name":"SaveContentDraft","text":"mutation SaveContentDraft($id:ID$kind:String$companyid:ID$version:Int$number:Int$body:ContentBodyInput!){saveContentDraft(id:$id kind:$kind companyid:$companyid version:$version number:$number body:$body){status message content{...ContentRecord}}}fragment ContentRecord on Content{_id kind state mayedit company number version changedby changed running usedin carePlan{name description surgery_type age_groups pace customers regimens devices{deviceid start_date end_date interval time skiponsurgerydate}feedback{formid scheduletype schedule startdate enddate skiponsurgerydate}}regimen{name surgery_type gender age_groups startdate enddate exercises{exercise startdate enddate holdseconds repeat set time interval next}}exercise{name purpose caution image video holdseconds repeat set time interval}questionnaire{name kind licence image recalldays questions{question options{optnumber option}}}device{name surgery_type image values{metric unit min max kept thresholds{fromday min max}}}parts{_id content name number newest startdate enddate exercises image}}"};

export const DiscardContentDraftDocument: Mutation<DiscardContentDraftMutation, DiscardContentDraftMutationVariables> = {"kind":"mutation","name":"DiscardContentDraft","text":"mutation DiscardContentDraft($id:ID!){discardContentDraft(id:$id){status message}}"};

export const CopyContentDocument: Mutation<CopyContentMutation, CopyContentMutationVariables> = {"kind":"mutation","name":"CopyContent","text":"mutation CopyContent($id:ID!$companyid:ID){copyContent(id:$id companyid:$companyid){status message content{_id}}}"};

export const PublishContentDocument: Mutation<PublishContentMutation, PublishContentMutationVariables> = {"kind":"mutation","name":"PublishContent","text":"mutation PublishContent($id:ID!$version:Int!){publishContent(id:$id version:$version){status message content{...ContentRecord}}}fragment ContentRecord on Content{_id kind state mayedit company number version changedby changed running usedin carePlan{name description surgery_type age_groups pace customers regimens devices{deviceid start_date end_date interval time skiponsurgerydate}feedback{formid scheduletype schedule startdate enddate skiponsurgerydate}}regimen{name surgery_type gender age_groups startdate enddate exercises{exercise startdate enddate holdseconds repeat set time interval next}}exercise{name purpose caution image video holdseconds repeat set time interval}questionnaire{name kind licence image recalldays questions{question options{optnumber option}}}device{name surgery_type image values{metric unit min max kept thresholds{fromday min max}}}parts{_id content name number newest startdate enddate exercises image}}"};

export const RetireContentDocument: Mutation<RetireContentMutation, RetireContentMutationVariables> = {"kind":"mutation","name":"RetireContent","text":"mutation RetireContent($id:ID!$retired:Boolean!){retireContent(id:$id retired:$retired){status message content{_id}}}"};
