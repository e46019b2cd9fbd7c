import type { Mutation, Query } from '../../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/inputs.ts';

export type PatientDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type PatientDraftsQuery = { getPatientDrafts: { status: string, message: string, drafts: Array<{ _id: string, step: string, name: string, surgerytype: string | null, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, hasdevices: boolean | null, includesregimens: boolean | null, changedat: string, changedby: string, heldby: string | null }> | null } };

export type ListedDraftFragment = { _id: string, step: string, name: string, surgerytype: string | null, surgerydate: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, hasdevices: boolean | null, includesregimens: boolean | null, changedat: string, changedby: string, heldby: string | null };

export type SavePatientDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  desk: string;
  take?: boolean | null | undefined;
  draft?: Types.PatientDraftInput | null | undefined;
}>;


export type SavePatientDraftMutation = { savePatientDraft: { status: string, message: string, draft: { _id: string, version: number, step: string, changedat: string, changedby: string } | null } };

export type TakePatientDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  desk: string;
}>;


export type TakePatientDraftMutation = { savePatientDraft: { status: string, message: string, draft: { _id: string, version: number, step: string, changedat: string, changedby: string, content: string | null } | null } };

export type DiscardPatientDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardPatientDraftMutation = { discardPatientDraft: { status: string, message: string } };

export const PatientDraftsDocument: Query<PatientDraftsQuery, PatientDraftsQueryVariables> = {"kind":"query","name":"PatientDrafts","text":"query PatientDrafts{getPatientDrafts{status message drafts{...ListedDraft}}}fragment ListedDraft on PatientDraft{_id step name surgerytype surgerydate hasdevices includesregimens changedat changedby heldby}"};

export const SavePatientDraftDocument: Mutation<SavePatientDraftMutation, SavePatientDraftMutationVariables> = {"kind":"mutation","name":"savePatientDraft","text":"mutation savePatientDraft($id:ID$version:Int$desk:ID!$take:Boolean$draft:PatientDraftInput){savePatientDraft(id:$id version:$version desk:$desk take:$take draft:$draft){status message draft{_id version step changedat changedby}}}"};

export const TakePatientDraftDocument: Mutation<TakePatientDraftMutation, TakePatientDraftMutationVariables> = {"kind":"mutation","name":"takePatientDraft","text":"mutation takePatientDraft($id:ID$desk:ID!){savePatientDraft(id:$id desk:$desk take:true){status message draft{_id version step changedat changedby content}}}"};

export const DiscardPatientDraftDocument: Mutation<DiscardPatientDraftMutation, DiscardPatientDraftMutationVariables> = {"kind":"mutation","name":"discardPatientDraft","text":"mutation discardPatientDraft($id:ID!){discardPatientDraft(id:$id){status message}}"};
